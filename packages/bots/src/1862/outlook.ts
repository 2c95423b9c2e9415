import { type DeepReadonly, type Seat, asReadonly } from '@roundhouse/kernel'
import { type CompanyIndex, UNLIMITED, hasPermit } from '@roundhouse/railways'
import {
  BANDS,
  PRICES,
  type RmState,
  SHARES,
  TYPES,
  type TrainType,
  bankPrice,
  bestRun,
  bookOf,
  companyAt,
  priceOf,
  railwayMania,
  runningTrains,
  sharesOf,
  topBand,
  trainData,
  treasuryOf,
} from '@roundhouse/titles/1862'
import { knownRuns } from '../railway/known-runs.ts'
import { lifeByCards } from '../railway/outlook.ts'
import type { Asked } from './considered.ts'
import type { Figures } from './figures.ts'

export type State = DeepReadonly<RmState>

/** What is known of a position, and by which figures it is judged. */
type Sight = Pick<Asked, 'state' | 'figures' | 'earns'>

/** Operating rounds to come: by the cards before the last band, and those that follow it. — 7.9, 10.3 */
export function roundsLeft(state: State, { cardsPerRound, roundsAtEnd, mostRounds }: Figures): number {
  const { round, fleet, lner } = state
  const inSet = round.kind === 'operating' ? round.rounds - round.within : 0
  if (state.ending !== null) return Math.max(inSet, round.kind === 'operating' ? 0 : round.rounds)
  if (lner === 'formed') return round.kind === 'operating' ? inSet : LAST_ROUNDS
  if (lner === 'due') return inSet + LAST_ROUNDS
  const cards = fleet.depot.reduce((sum, left) => sum + (left === UNLIMITED ? 0 : left), 0)
  return Math.min(mostRounds, Math.ceil(cards / cardsPerRound) + roundsAtEnd)
}

/** After the LNER. — 10.3 */
const LAST_ROUNDS = 3

/** How often the company still earns something. */
export function payoutsLeft(state: State, company: CompanyIndex, figures: Figures): number {
  const left = roundsLeft(state, figures)
  const { turn, operated, round } = state
  if (round.kind !== 'operating') return left
  const isOver = operated.includes(company) || (turn?.company === company && AFTER_RUN.includes(turn.stage))
  return isOver ? left - 1 : left
}

const AFTER_RUN: readonly string[] = ['trains', 'redeem', 'acquire']

/** Rounds until a train becomes obsolete, by the cards before the first that scraps it. — 7.9 */
export function lifeOf(state: State, code: number, { cardsPerRound }: Figures): number {
  const by = bookOf(state).scrappedBy(trainData(code).band)
  return by === null
    ? Infinity
    : lifeByCards(
        state.fleet.depot,
        (band) => band === by,
        () => cardsPerRound,
      )
}

/** What its trains, or others, earn on the board as it is, the subsidy aside. */
export function revenueNow(
  state: State,
  company: CompanyIndex,
  trains?: readonly number[],
  isOver?: () => boolean,
): number {
  if (companyAt(state, company).stations.length === 0) return 0
  if ((trains ?? runningTrains(state, company)).length === 0) return 0
  return remembered(state, company, trains, isOver)
}

const remembered = knownRuns<State>((state, company, trains, isOver) => {
  const isOwn = trains === companyAt(state, company).trains
  return bestRun(isOwn ? state : withTrains(state, company, trains), company, undefined, isOver).revenue
}, markersAndPermits)

/** Small stations, its link to London and what it may run, at tables of one edition. — 6.5.4.3, 7.6.4, 7.6.5 */
function markersAndPermits(state: State, company: CompanyIndex): string {
  const small = state.small.map(({ hex, track }) => `${hex} ${track?.join(' ')}`)
  const { london } = companyAt(state, company)
  return `${small.join()} ${london} ${state.permits.held[company]} ${JSON.stringify(state.edition)}`
}

/** A copy in which the company owns other trains. */
export function withTrains(state: State, company: CompanyIndex, trains: readonly number[]): State {
  const copy = railwayMania.clone(state)
  const entry = companyAt(copy, company)
  entry.trains = [...trains]
  entry.warranties = trains.map(() => 0)
  return asReadonly(copy)
}

/** Types that the company may run. — 6.5.4.3 */
export function typesOf(state: State, company: CompanyIndex): readonly TrainType[] {
  const { permits, types } = bookOf(state)
  return permits === null
    ? types
    : types.filter((type) => hasPermit(state.permits, company, TYPES.indexOf(type)))
}

/** What it may hope to earn in each run to come. */
export function hopedRuns({ state, figures, earns }: Sight, company: CompanyIndex): number[] {
  const { status, trains } = companyAt(state, company)
  const usual = figures.usualRun[state.fleet.phase] as number
  const payouts = payoutsLeft(state, company, figures)
  const isOpen = status === 'open'
  const life = isOpen ? Math.max(0, ...trains.map((code) => lifeOf(state, code, figures))) : 0
  const now = isOpen ? earns(state, company) : 0
  const canPay = treasuryOf(state, company) >= bankPrice(state)
  const hope = !isOpen ? figures.hopeBeforeStart : canPay ? figures.hopeWithMoney : figures.hopeWithout
  return Array.from({ length: Math.max(0, payouts) }, (_, ahead) => {
    const grown = 1 + figures.growth * ahead
    if (ahead < life) return now * grown
    // A train is bought after the run.
    return ahead === 0 ? 0 : hope * usual * grown
  })
}

/** What one share will have brought by the end, above its price in the market: dividends, and spaces by what is paid. — 7.8.5 */
export function shareGain(
  asked: Sight & Pick<Asked, 'seat'>,
  company: CompanyIndex,
  price: number = priceOf(asked.state, company),
): number {
  const { state, seat, figures } = asked
  const { director } = companyAt(state, company)
  const trusted = director === seat ? 1 : figures.ledByOthers
  let at = PRICES.findIndex((each) => each >= price)
  let dividends = 0
  for (const hoped of hopedRuns(asked, company)) {
    const revenue = trusted * hoped
    const spaces = Math.min(MOST, Math.floor(revenue / Math.max(1, PRICES[at] as number)))
    dividends += revenue / SHARES
    at = Math.min(PRICES.length - 1, revenue < 10 ? Math.max(0, at - 2) : at + 2 * spaces)
  }
  return dividends + (PRICES[at] as number) - price
}

/** Spaces that a price moves at most. — 7.8.5 */
const MOST = 4

export function ownPart(state: State, seat: Seat, company: CompanyIndex): number {
  return sharesOf(state, company, seat) / SHARES
}

/** Whether its trains are gone within so many rounds. */
export function needsTrain(state: State, company: CompanyIndex, figures: Figures): boolean {
  return companyAt(state, company).trains.every((code) => lifeOf(state, code, figures) < figures.keepForTrain)
}

/** The band that the bank sells next, and the one after it. */
export function bandsAhead(state: State): readonly number[] {
  const top = topBand(state)
  return [top, Math.min(BANDS.length - 1, top + 1)]
}
