import {
  type AhAction,
  type CompanyId,
  type TrainId,
  companyIndex,
  fixedPrice,
  handInValue,
  mustBuyTrain,
  trainCode,
  trainData,
  trainsAtBank,
} from '@roundhouse/titles/1824'
import { NOTHING, amountIn, filled, group, note, option, optionOfAmount, row } from '../../railway/asking.ts'
import type { CompanyView, TrainView } from '../../railway/company-view.ts'
import type { Amount, Group, Meaning } from '../../railway/decision.ts'
import { type Said, type Told, joined, money } from '../../railway/said.ts'
import { effectsNote, phaseEffects, purchaseFigures, trainsDecision } from '../../railway/train-decision.ts'
import { futureOf } from '../preview/future.ts'
import { trainView } from '../trains.ts'
import { viewOf } from '../view.ts'
import type { AhAsking, AhDecision } from './asking.ts'
import { framed } from './frame.ts'
import { say } from './sayings.ts'

/** Trains of the bank, with or without one handed in, and of other companies; in need, shares to sell. — VII.11 to VII.13 */
export function trainStepDecision(asking: AhAsking): AhDecision | null {
  const { state, view, action } = asking
  const { turn } = state
  const company = view.companies.find(({ id }) => id === view.operating)
  if (turn === null || company === undefined) return null
  const must = mustBuyTrain(state, turn.company)
  const bank = trainsAtBank(state).map(trainView)
  const forced = must && !bank.some(({ price }) => price <= company.treasury)
  const usual = trainsDecision<AhAsking['state'], AhAction>(
    asking,
    {
      bank,
      pool: [],
      left: say('trains.left'),
      name: ({ id }) => say('names.train', id),
      note: (train) => noteOf(asking, train),
      buy: ({ id }) => ({ type: 'buyTrain', train: id as TrainId, from: 'bank' }),
      trade: (train, owner) => tradeOf(asking, train, owner),
      label: say('trains.amount'),
    },
    action?.type === 'buyTrain' || action?.type === 'sell' ? trainMeaning(asking, action) : NOTHING,
  )
  return framed(asking, {
    section: 'VII.11',
    notes: must ? [note('plain', say(forced ? 'trains.forced' : 'trains.must'), 'VII.12')] : [],
    ...usual,
    groups: filled(...usual.groups, handIns(asking, company, bank), sales(asking, must)),
    amount: saleAmount(asking) ?? usual.amount,
    confirm: confirmOf(asking) ?? usual.confirm,
  })
}

/** Of another director's company at the price of the card; of the own one at any. — VII.11 */
function tradeOf({ state }: AhAsking, { id }: TrainView, owner: string): AhAction {
  const bare = { type: 'tradeTrain', train: id as TrainId, from: owner as CompanyId } as const
  const fixed = fixedPrice(state, state.turn?.company ?? 0, companyIndex(owner), trainCode(id))
  return { ...bare, price: fixed ?? 1 }
}

function noteOf({ view }: AhAsking, train: TrainView): Told {
  const left = view.bank.depot.find(({ card }) => card === train.id)?.left
  const { betweenCompanies, price } = trainData(trainCode(train.id))
  return joined(' · ', [
    left !== undefined && say('trains.count', left),
    betweenCompanies < price && say('trains.between', money(betweenCompanies)),
    train.goneWith.length > 0 && say('trains.leaves', { list: train.goneWith }),
  ])
}

/** A less powerful train of the same kind lowers the price by half of its own. — VII.13 */
function handIns(asking: AhAsking, { trains }: CompanyView, bank: readonly TrainView[]): Group<AhAction> {
  const owned = [...new Map(trains.map((train) => [train.id, train])).values()]
  const pairs = bank.flatMap((train) =>
    owned
      .filter(({ id, size }) => size === train.size && trainCode(id) < trainCode(train.id))
      .map((given) => ({ train, given })),
  )
  const heading = say('trains.handIn')
  return group(
    'rows',
    heading,
    pairs.map(({ train, given }) =>
      row<AhAction>({
        id: `${train.id} ${given.id}`,
        signs: [{ train }, { train: given }],
        name: say('trains.handInFor', train.id, given.id),
        figure: money(train.price - handInValue(trainCode(given.id))),
        option: option(asking, {
          type: 'buyTrain',
          train: train.id as TrainId,
          from: 'bank',
          tradeIn: given.id as TrainId,
        }),
      }),
    ),
    { heading },
  )
}

/** Shares that the director may sell for a train that must be bought. — VII.12 */
function sales(asking: AhAsking, must: boolean): Group<AhAction> {
  const { view, seat } = asking
  const heading = say('trains.sell')
  const held = must
    ? view.companies.filter(
        ({ price, shares }) => price !== null && shares.holders.some(({ holder }) => holder === seat),
      )
    : []
  return group(
    'rows',
    heading,
    held.map(({ id, price }) =>
      row<AhAction>({
        id: `sell ${id}`,
        signs: [{ company: id }],
        name: id,
        figure: money(price),
        option: optionOfAmount(asking, saleOf(id), 'shares', 1),
      }),
    ),
    { heading, aside: say('trains.sellHint'), folded: true },
  )
}

function saleOf(company: string): Extract<AhAction, { type: 'sell' }> {
  return { type: 'sell', company: company as CompanyId, shares: 1 }
}

function saleAmount(asking: AhAsking): Amount<AhAction> | null {
  const { action } = asking
  if (action?.type !== 'sell') return null
  return amountIn(asking, action, 'shares', {
    heading: action.company,
    aside: null,
    label: say('shares.sharesToSell', action.company),
    quick: () => [],
  })
}

function confirmOf({ view, action }: AhAsking): Said | null {
  if (action?.type === 'sell') {
    const price = view.companies.find(({ id }) => id === action.company)?.price ?? 0
    return say('trains.sellConfirm', action.shares * 10, action.company, money(action.shares * price))
  }
  if (action?.type !== 'buyTrain' || action.tradeIn === undefined) return null
  const { train, tradeIn } = action
  const cost = trainData(trainCode(train)).price - handInValue(trainCode(tradeIn))
  return say('trains.handInConfirm', train, tradeIn, money(cost))
}

/** What a train costs, who helps to pay it, and what its sale sets off. — VII.11, VII.12, VII.14 */
function trainMeaning({ state, view, seat }: AhAsking, action: AhAction): Meaning {
  const { state: later, events } = futureOf(state, seat, [action])
  const after = viewOf(later)
  const bought = events.find((event) => event.type === 'trainBought')
  const { help, loan } = bought?.type === 'trainBought' ? bought : { help: 0, loan: 0 }
  const formed = later.due.filter((company) => !state.due.includes(company))
  return {
    figures: purchaseFigures(view, after, seat, { help, loan, penalty: 0 }),
    notes: effectsNote(
      [
        ...(after.bank.phase === view.bank.phase ? [] : [say('trains.opensPhase', after.bank.phase)]),
        ...phaseEffects(view, after),
        ...formed.map((company) =>
          say('trains.forms', view.companies.find((_, at) => at === company)?.id ?? ''),
        ),
      ],
      'VII.14',
    ),
  }
}
