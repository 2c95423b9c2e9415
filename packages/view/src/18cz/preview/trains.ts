import type { DeepReadonly, Refusal, Seat } from '@roundhouse/kernel'
import { topLetter } from '@roundhouse/railways'
import {
  CARDS,
  COMPANIES,
  type CardData,
  type CompanyId,
  type CzAction,
  type CzState,
  PHASES,
  SIZES,
  SIZE_DATA,
  TRAINS,
  VACLAV,
  cashOf,
  companyAt,
  companyId,
  facesOf,
  runsTrain,
  trainCode,
  trainData,
  trainId,
  trainLimit,
  treasuryOf,
} from '@roundhouse/titles/18cz'
import type { TrainView } from '../../railway/company-view.ts'
import { trainView } from '../trains.ts'
import { type Change, futureOf } from './future.ts'

type BuyTrain = Extract<CzAction, { type: 'buyTrain' }>
type TradeTrain = Extract<CzAction, { type: 'tradeTrain' }>

export interface TrainOffer<A> {
  readonly train: TrainView
  readonly action: A
  /** The company can run it. */
  readonly suits: boolean
  /** Cards of this letter there; null: no limit. */
  readonly left: number | null
}

export interface TrainOffers {
  readonly bank: readonly TrainOffer<BuyTrain>[]
  readonly pool: readonly TrainOffer<BuyTrain>[]
  /** Trains of other companies; the price of the action is the least. */
  readonly others: readonly (TrainOffer<TradeTrain> & {
    readonly owner: CompanyId
    readonly director: Seat | 'vaclav'
  })[]
  readonly owned: number
  readonly limit: number
  /** It has no train that it can run, and may not end its turn so. — VIII.10 */
  readonly must: boolean
  /** It must buy and cannot pay any: its director helps. — VIII.11 */
  readonly forced: boolean
}

/** Everything on sale for the operating company, also what it may not buy. — VIII.10 */
export function trainOffers(state: DeepReadonly<CzState>): TrainOffers | null {
  const { turn } = state
  if (turn === null) return null
  const { company } = turn
  const entry = companyAt(state, company)
  const offer = <A>(code: number, action: A, left: number | null): TrainOffer<A> => ({
    train: trainView(state, code),
    action,
    suits: runsTrain(state, company, code),
    left,
  })
  const top = topLetter(state.fleet)
  const left = state.fleet.depot[top] as number
  const bank = facesOf(state, top).map((code) =>
    offer<BuyTrain>(code, { type: 'buyTrain', train: trainId(code), from: 'bank' }, left < 0 ? null : left),
  )
  const letters = [...new Set(state.fleet.pool.map((code) => trainData(code).letter))]
  const pool = letters.flatMap((letter) =>
    facesOf(state, letter).map((code) =>
      offer<BuyTrain>(
        code,
        { type: 'buyTrain', train: trainId(code), from: 'pool' },
        state.fleet.pool.filter((each) => trainData(each).letter === letter).length,
      ),
    ),
  )
  const others = COMPANIES.flatMap((_, owner) => {
    const { trains, director } = companyAt(state, owner)
    if (owner === company) return []
    return [...new Set(trains)].map((code) => {
      const from = companyId(owner)
      const count = trains.filter((each) => each === code).length
      const action: TradeTrain = { type: 'tradeTrain', train: trainId(code), from, price: 1 }
      return {
        ...offer(code, action, count),
        owner: from,
        director: director === VACLAV ? ('vaclav' as const) : director,
      }
    })
  })
  const must = !entry.trains.some((code) => runsTrain(state, company, code))
  const treasury = treasuryOf(state, company)
  const affordable = [...bank, ...pool].some(({ suits, train }) => suits && train.price <= treasury)
  return {
    bank,
    pool,
    others,
    owned: entry.trains.length,
    limit: trainLimit(state, company),
    must,
    forced: must && !affordable,
  }
}

export interface TrainPreview {
  readonly price: number
  readonly treasury: Change
  /** What the director adds, and what he borrows of that; the penalty is as high as the loan. — VIII.11 */
  readonly help: number
  readonly loan: number
  readonly cash: Change | null
  readonly phase: PhaseOpening | null
  readonly lost: readonly { readonly company: CompanyId | 'pool'; readonly trains: readonly string[] }[]
  /** Companies that must then put trains into the pool, and how many. */
  readonly discards: readonly { readonly company: CompanyId; readonly count: number }[]
  readonly refusal: Refusal | null
}

/** What a new phase changes. — VIII.12 */
export interface PhaseOpening {
  readonly phase: string
  /** New colour of tiles, or null. */
  readonly tiles: string | null
  /** Sizes of company that can be bought from now on. */
  readonly opens: readonly string[]
  /** New limits by size. */
  readonly limits: readonly { readonly size: string; readonly limit: number }[]
  /** Phase b: trains and locals may be bought from others. */
  readonly trade: boolean
}

/** A train of the bank, the pool or (turned) the company's own, with everything that its sale sets off. — VIII.12 */
export function trainPreview(
  state: DeepReadonly<CzState>,
  seat: Seat,
  action: BuyTrain | Extract<CzAction, { type: 'turnTrain' }>,
): TrainPreview {
  const company = state.turn?.company ?? 0
  const { state: later, events, refusal } = futureOf(state, seat, [action])
  const bought = events.find((event) => event.type === 'trainBought')
  const turned = events.find((event) => event.type === 'trainTurned')
  const opened = events.find((event) => event.type === 'phaseBegan')
  const { help, loan } = bought?.type === 'trainBought' ? bought : { help: 0, loan: 0 }
  return {
    price: turned?.type === 'trainTurned' ? turned.cost : priceOf(action),
    treasury: { before: treasuryOf(state, company), after: treasuryOf(later, company) },
    help,
    loan,
    cash: help === 0 ? null : { before: cashOf(state, seat), after: cashOf(later, seat) },
    phase: opened === undefined ? null : phaseOpening(state, later),
    lost: events.flatMap((event) =>
      event.type === 'trainsObsolete' ? [{ company: event.company, trains: event.trains }] : [],
    ),
    discards: later.discards.map((each) => ({
      company: companyId(each),
      count: companyAt(later, each).trains.length - trainLimit(later, each),
    })),
    refusal: refusal?.refusal ?? null,
  }
}

function priceOf(action: BuyTrain | Extract<CzAction, { type: 'turnTrain' }>): number {
  const code = trainCode(action.type === 'buyTrain' ? action.train : action.to)
  return TRAINS[code]?.price ?? 0
}

function phaseOpening(before: DeepReadonly<CzState>, after: DeepReadonly<CzState>): PhaseOpening {
  const was = CARDS[before.fleet.phase] as CardData
  const is = CARDS[after.fleet.phase] as CardData
  const moravia = after.variant === 'moravia-silesia'
  const opened = (size: number): boolean => {
    const from = SIZE_DATA[size]?.from ?? 0
    return !moravia && from > before.fleet.phase && from <= after.fleet.phase
  }
  return {
    phase: PHASES[after.fleet.phase] as string,
    tiles: was.tiles === is.tiles ? null : is.tiles,
    opens: SIZES.filter((_, size) => opened(size)),
    limits: limitChanges(before, after),
    trade: before.fleet.phase === 0,
  }
}

/** A limit that falls; one that appears with its size of company is no news. */
function limitChanges(
  before: DeepReadonly<CzState>,
  after: DeepReadonly<CzState>,
): { readonly size: string; readonly limit: number }[] {
  return SIZES.flatMap((size, index) => {
    const company = COMPANIES.findIndex((each) => each.size === index)
    const was = trainLimit(before, company)
    const is = trainLimit(after, company)
    const moravian = after.variant === 'moravia-silesia' && index < SIZES.length - 1
    return was > is && !moravian ? [{ size, limit: is }] : []
  })
}
