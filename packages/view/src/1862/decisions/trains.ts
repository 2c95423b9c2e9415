import {
  BANDS,
  type CompanyId,
  MOST_WARRANTIES,
  PHASES,
  type RmAction,
  SHARES,
  WARRANTY_PRICE,
  bankPrice,
  bookOf,
  companyAt,
  companyIndex,
  priceOf,
  topBand,
  trainCode,
  trainData,
  trainLimit,
  tradePrice,
  treasuryOf,
} from '@roundhouse/titles/1862'
import { NOTHING, alike, change, filled, group, note, option, row } from '../../railway/asking.ts'
import type { CompanyView, TrainView } from '../../railway/company-view.ts'
import type { Group, Meaning, Row } from '../../railway/decision.ts'
import { type Said, type Told, joined, money } from '../../railway/said.ts'
import { effectsNote } from '../../railway/train-decision.ts'
import { facesOf } from '../bank.ts'
import { exchangeOf } from '../exchange.ts'
import { permitsOf } from '../permits.ts'
import { futureOf } from '../preview/future.ts'
import { limitOf } from '../trains.ts'
import { viewOf } from '../view.ts'
import type { RmAsking, RmDecision } from './asking.ts'
import { framed } from './frame.ts'
import { say } from './sayings.ts'

type Purchase = Extract<RmAction, { type: 'buyTrain' }>

/** Trains of the bank in three types, with warranties, and of other companies; in need, money is raised. — 7.9 to 7.11 */
export function trainStepDecision(asking: RmAsking): RmDecision | null {
  const { state, view, action } = asking
  const { turn } = state
  const company = view.companies.find(({ id }) => id === view.operating)
  if (turn === null || company === undefined) return null
  const must = company.trains.length === 0
  const missing = bankPrice(state) - treasuryOf(state, turn.company)
  const band = topBand(state)
  const left = state.fleet.depot[band] as number
  const heading = say('trains.left', PHASES[band] as string, left < 0 ? null : left)
  return framed(asking, {
    heading: say('trains.heading'),
    hint: limitSaid(asking, company),
    section: '7.9',
    notes: must
      ? [note('plain', missing > 0 ? say('trains.raiseHint', money(missing)) : say('trains.must'), '7.11')]
      : [],
    groups: filled(
      // Who cannot pay looks there first.
      raising(asking, must && missing > 0),
      group(
        'rows',
        heading,
        facesOf(state, band).map((train) => bankRow(asking, company, train)),
        { heading },
      ),
      trades(asking),
    ),
    pick: action?.type === 'buyTrain' ? warrantyPick(asking, action) : null,
    exchange: action?.type === 'refinance' ? exchangeOf(asking) : null,
    meaning: action === null ? NOTHING : meaningOf(asking, action),
    long: true,
    confirm: confirmOf(asking, action),
    missing: say('trains.chooseFirst'),
  })
}

function limitSaid({ state }: RmAsking, { trains }: CompanyView): Said {
  return limitOf(trainLimit(state), trains.length)
}

function bankRow(asking: RmAsking, company: CompanyView, train: TrainView): Row<RmAction> {
  const action: Purchase = { type: 'buyTrain', train: train.id }
  return row<RmAction>({
    id: train.id,
    signs: [{ train }],
    name: { capital: say('names.train', train.id) },
    note: trainNote(asking, company.id, train),
    figure: money(train.price),
    option: { ...option(asking, action), pressed: alike(action, asking.action, 'warranties') },
  })
}

/** What scraps it, its warranties, and whether the company has a permit for it. — 2.2, 7.9, 7.10 */
function trainNote({ state }: RmAsking, buyer: string, { id, goneWith, warranties = 0 }: TrainView): Told {
  const permits = permitsOf(state, companyIndex(buyer))
  const permitted = permits === null || permits.includes(trainData(trainCode(id)).type)
  return joined(' · ', [
    permitted ? null : say('trains.noPermit'),
    warranties > 0 && say('trains.warranty', warranties),
    goneWith.length > 0 && say('trains.leaves', { list: goneWith }),
  ])
}

/** Warranties are bought with the train, as far as it may have any. — 7.10 */
function warrantyPick(asking: RmAsking, action: Purchase): RmDecision['pick'] {
  const { price, band } = trainData(trainCode(action.train))
  const free = BANDS[band]?.freeWarranties ?? 0
  const counts = Array.from({ length: MOST_WARRANTIES - free + 1 }, (_, count) => count)
  if (!bookOf(asking.state).mayBuyWarranties) return null
  return {
    heading: { capital: say('names.train', action.train) },
    aside: say('trains.warranties'),
    options: counts.map((count) => {
      const bought = withWarranties(action, count)
      return {
        ...option(asking, bought),
        pressed: (action.warranties ?? 0) === count,
        said: String(free + count),
        brings: money(price + count * WARRANTY_PRICE),
        what: say('trains.warranty', free + count),
      }
    }),
    note: null,
  }
}

function withWarranties({ train }: Purchase, count: number): Purchase {
  return count === 0 ? { type: 'buyTrain', train } : { type: 'buyTrain', train, warranties: count }
}

/** Only for a train that must be bought: own shares, or two shares for one. — 7.11.1, 7.11.2 */
function raising(asking: RmAsking, needed: boolean): Group<RmAction> {
  const { state } = asking
  const company = state.turn?.company ?? 0
  const heading = say('trains.raise')
  if (!needed) return group('rows', heading, [])
  const price = priceOf(state, company)
  const shares = Math.max(1, Math.ceil((bankPrice(state) - treasuryOf(state, company)) / Math.max(1, price)))
  const par = companyAt(state, company).start
  return group(
    'rows',
    heading,
    [
      row<RmAction>({
        id: 'sellTreasury',
        name: say('trains.sellTreasury', shares),
        figure: money(shares * price),
        option: option(asking, { type: 'sellTreasury', shares }),
      }),
      row<RmAction>({
        id: 'refinance',
        name: say('trains.refinance'),
        note: say('trains.refinanceNote'),
        figure: money(SHARES * par),
        option: option(asking, { type: 'refinance' }),
      }),
    ],
    { heading },
  )
}

/** One of each kind that another company owns, at the current price or half of it. — 7.9 */
function trades(asking: RmAsking): Group<RmAction> {
  const { state, view } = asking
  const heading = say('trains.others')
  const rows = view.companies
    .filter(({ id }) => id !== view.operating)
    .flatMap((owner) => {
      const once = new Map(owner.trains.map((train) => [`${train.id} ${train.warranties}`, train]))
      return [...once.values()].map((train) => {
        const code = trainCode(train.id)
        const price = tradePrice(state, code)
        const action: RmAction = {
          type: 'tradeTrain',
          train: train.id,
          from: owner.id as CompanyId,
          warranties: train.warranties ?? 0,
        }
        return row<RmAction>({
          id: `${owner.id} ${train.id} ${train.warranties}`,
          signs: [{ company: owner.id }, { train }],
          name: joined(' · ', [owner.id, say('names.train', train.id)]),
          note: joined(' · ', [
            trainNote(asking, view.operating ?? '', train),
            price < train.price && say('trains.halfPrice'),
          ]),
          figure: money(price),
          figureNote: owner.director === null ? null : { holder: owner.director },
          option: option(asking, action),
        })
      })
    })
  return group('rows', heading, rows, { heading, aside: say('trains.othersHint'), folded: true })
}

function confirmOf({ state, view, seat }: RmAsking, action: RmAction | null): Said {
  switch (action?.type) {
    case 'buyTrain': {
      const { warranties = 0, train } = action
      const price = trainData(trainCode(train)).price + warranties * WARRANTY_PRICE
      return warranties === 0
        ? say('trains.buyFor', say('names.train', train), money(price))
        : say('trains.withWarranties', say('names.train', train), warranties, money(price))
    }
    case 'tradeTrain': {
      const { train, from } = action
      const director = view.companies.find(({ id }) => id === from)?.director
      const price = money(tradePrice(state, trainCode(train)))
      return say(
        director === seat ? 'trains.tradeFor' : 'trains.offerFor',
        say('names.train', train),
        from,
        price,
      )
    }
    case 'sellTreasury': {
      const { shares } = action
      return say('trains.sellTreasuryFor', shares, money(shares * priceOf(state, state.turn?.company ?? 0)))
    }
    case 'refinance':
      return say('trains.refinanceFor', money(SHARES * companyAt(state, state.turn?.company ?? 0).start))
    default:
      return say('trains.buy')
  }
}

/** What the treasury has afterwards, and what the sale sets off. — 7.9, 9 */
function meaningOf({ state, view, seat }: RmAsking, action: RmAction): Meaning {
  if (action.type === 'refinance') return NOTHING
  const { state: later } = futureOf(state, seat, [action])
  const after = viewOf(later)
  const treasury = ({ companies }: typeof view): number =>
    companies.find(({ id }) => id === view.operating)?.treasury ?? 0
  const price = ({ companies }: typeof view): number =>
    companies.find(({ id }) => id === view.operating)?.price ?? 0
  if (action.type === 'tradeTrain') {
    const cost = tradePrice(state, trainCode(action.train))
    const owner = view.companies.find(({ id }) => id === action.from)
    return {
      figures: [
        change(say('treasury'), treasury(view), treasury(view) - cost),
        ...(owner === undefined
          ? []
          : [change(say('treasuryOf', owner.id), owner.treasury, owner.treasury + cost)]),
      ],
      notes: [],
    }
  }
  const lost = view.companies.flatMap(({ id, trains }) => {
    const rest = after.companies.find((each) => each.id === id)?.trains ?? []
    const gone = trains.filter(({ goneWith }) => goneWith.includes(after.bank.phase)).length
    return after.bank.phase !== view.bank.phase && gone > 0 && rest.length < trains.length
      ? [
          say('trains.loses', id, {
            list: trains
              .filter(({ goneWith }) => goneWith.includes(after.bank.phase))
              .map(({ id: train }) => say('names.train', train)),
          }),
        ]
      : []
  })
  return {
    figures: [
      change(say('treasury'), treasury(view), treasury(after)),
      ...(price(view) === price(after) ? [] : [change(say('revenue.price'), price(view), price(after))]),
    ],
    notes: effectsNote(
      [
        ...(after.bank.phase === view.bank.phase ? [] : [say('trains.opensPhase', after.bank.phase)]),
        ...lost,
        ...(later.lner === 'due' && state.lner !== 'due' ? [say('trains.lner')] : []),
      ],
      '9',
    ),
  }
}
