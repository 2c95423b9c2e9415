import {
  type AhAction,
  type CompanyId,
  TRADED_FROM,
  type TrainId,
  companyAt,
  companyIndex,
  debtOf,
  eighteen24,
  fixedPrice,
  handInValue,
  hasCome,
  mustBuyTrain,
  trainCode,
  trainData,
  trainsAtBank,
} from '@roundhouse/titles/1824'
import {
  NOTHING,
  amountIn,
  change,
  filled,
  group,
  note,
  option,
  optionOfAmount,
  row,
} from '../../railway/asking.ts'
import type { CompanyView, TrainView } from '../../railway/company-view.ts'
import type { Amount, Figure, Group, Meaning } from '../../railway/decision.ts'
import { futureWith } from '../../railway/preview/future.ts'
import type { RailwayView } from '../../railway/railway-view.ts'
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
  const { state, view } = asking
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
      ...(hasCome(state, TRADED_FROM) ? {} : { beside: say('waits.from', TRADED_FROM) }),
      offered: (train, owner) => ({ note: endOf(train) ?? '', figure: askedFor(asking, train, owner) }),
      label: say('trains.amount'),
    },
    NOTHING,
  )
  return framed(asking, {
    section: 'VII.11',
    notes: must ? [note('plain', say(forced ? 'trains.forced' : 'trains.must'), 'VII.12')] : [],
    ...usual,
    groups: filled(...usual.groups, handIns(asking, company, bank), sales(asking, must)),
    amount: saleAmount(asking) ?? usual.amount,
    meaning: meaningOf(asking),
    confirm: confirmOf(asking) ?? usual.confirm,
  })
}

/** Of another director's company at the price of the card; of the own one at any. — VII.11 */
function tradeOf({ state }: AhAsking, { id }: TrainView, owner: string): AhAction {
  const bare = { type: 'tradeTrain', train: id as TrainId, from: owner as CompanyId } as const
  return { ...bare, price: cardPrice(state, id, owner) ?? 1 }
}

function askedFor({ state }: AhAsking, { id }: TrainView, owner: string): Told {
  const price = cardPrice(state, id, owner)
  return price === null ? say('trains.anyPrice') : money(price)
}

/** Null between companies of one director. — VII.11 */
function cardPrice(state: AhAsking['state'], train: string, owner: string): number | null {
  return fixedPrice(state, state.turn?.company ?? 0, companyIndex(owner), trainCode(train))
}

function noteOf({ view }: AhAsking, train: TrainView): Told {
  const left = view.bank.depot.find(({ card }) => card === train.id)?.left
  const { betweenCompanies, price } = trainData(trainCode(train.id))
  return joined(' · ', [
    left !== undefined && say('trains.count', left),
    betweenCompanies < price && say('trains.between', money(betweenCompanies)),
    endOf(train),
  ])
}

function endOf({ goneWith }: TrainView): Said | null {
  return goneWith.length === 0 ? null : say('trains.leaves', { list: goneWith })
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
  const rows = held.map(({ id, price }) =>
    row<AhAction>({
      id: `sell ${id}`,
      signs: [{ company: id }],
      name: id,
      figure: money(price),
      option: optionOfAmount(asking, saleOf(id), 'shares', 1),
    }),
  )
  // While the treasury pays for every train there is nothing to sell for.
  const open = rows.some(({ option: sale }) => sale?.refusal === null) ? rows : []
  return group('rows', heading, open, { heading, aside: say('trains.sellHint'), folded: true })
}

type Sale = Extract<AhAction, { type: 'sell' }>

function saleOf(company: string): Sale {
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

/** What a train costs, who helps to pay it, and what its sale sets off; another director's, if he agrees. — VII.11, VII.12, VII.14 */
function trainMeaning(asking: AhAsking, action: Purchase): Meaning {
  const { state, view, seat } = asking
  const { state: later, events } = bought(asking, action)
  const after = viewOf(later)
  const purchase = events.find((event) => event.type === 'trainBought')
  const { help, loan } = purchase?.type === 'trainBought' ? purchase : { help: 0, loan: 0 }
  const debt = debtOf(later, seat) - debtOf(state, seat)
  const formed = later.due.filter((company) => !state.due.includes(company))
  return {
    figures: [
      ...purchaseFigures(view, after, seat, { help, loan, debt, penalty: 0 }),
      ...(action.type === 'buyTrain' ? [] : [sellersTreasury(view, after, action.from)]),
    ],
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

type Purchase = Extract<AhAction, { type: 'buyTrain' | 'tradeTrain' }>

function bought({ state, seat }: AhAsking, action: Purchase) {
  const owner = action.type === 'buyTrain' ? seat : companyAt(state, companyIndex(action.from)).director
  const agrees = owner === seat ? [] : [{ seat: owner, action: { type: 'answer', accept: true } as const }]
  return futureWith(eighteen24, state, [{ seat, action }, ...agrees])
}

function sellersTreasury(before: RailwayView, after: RailwayView, seller: string): Figure {
  const treasury = ({ companies }: RailwayView): number =>
    companies.find(({ id }) => id === seller)?.treasury ?? 0
  return change(say('treasuryOf', seller), treasury(before), treasury(after))
}

/** What a sale for the train brings its director, and what it does to the price. — VII.12, VIII.3 */
function saleMeaning({ state, view, seat }: AhAsking, action: Sale): Meaning {
  const after = viewOf(futureOf(state, seat, [action]).state)
  const cash = ({ players }: RailwayView): number => players.find((each) => each.seat === seat)?.cash ?? 0
  const price = ({ companies }: RailwayView): number =>
    companies.find(({ id }) => id === action.company)?.price ?? 0
  return {
    figures: [
      change(say('trains.directorCash'), cash(view), cash(after), money, true),
      change(say('shares.price', action.company), price(view), price(after)),
    ],
    notes: [],
  }
}

function meaningOf(asking: AhAsking): Meaning {
  const { action } = asking
  switch (action?.type) {
    case 'buyTrain':
    case 'tradeTrain':
      return trainMeaning(asking, action)
    case 'sell':
      return saleMeaning(asking, action)
    default:
      return NOTHING
  }
}
