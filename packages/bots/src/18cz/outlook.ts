import { type DeepReadonly, asReadonly } from '@roundhouse/kernel'
import type { CompanyIndex, TrainCode } from '@roundhouse/railways'
import {
  CARDS,
  COMPANIES,
  type CzState,
  KINDS,
  PRICES,
  PROGRESS,
  TRAINS,
  type TrainData,
  bestRun,
  companyAt,
  companyData,
  eighteenCz,
  priceOf,
  runsTrain,
  scrapsOf,
  sizeOf,
  trainData,
  trainLimit,
  treasuryOf,
} from '@roundhouse/titles/18cz'
import { knownRuns } from '../railway/known-runs.ts'
import { hoped, lifeByCards } from '../railway/outlook.ts'
import type { Asked } from './considered.ts'
import type { Figures } from './figures.ts'

type State = DeepReadonly<CzState>

/** What is known of a position, and by which figures it is judged. */
type Sight = Pick<Asked, 'state' | 'figures' | 'earns'>

/** Operating rounds of a whole game. */
export const ROUNDS = PROGRESS.reduce((sum, { values }) => sum + values.length, 0)

/** Operating rounds that are over, the present one counted from its beginning. */
export function roundsBegun({ round }: State): number {
  const begun = BEGUN_BEFORE[round.set] ?? ROUNDS
  if (round.kind === 'operating') return begun + round.within + 1
  return round.kind === 'between' ? begun + (PROGRESS[round.set]?.values.length ?? 0) : begun
}

/** Operating rounds before each set. */
const BEGUN_BEFORE = PROGRESS.map((_, set) =>
  PROGRESS.slice(0, set).reduce((sum, { values }) => sum + values.length, 0),
)

/** How often the company still decides on revenue. */
export function payoutsLeft(state: State, company: CompanyIndex): number {
  const later = ROUNDS - roundsBegun(state)
  const { turn, waiting, round } = state
  if (round.kind !== 'operating' || !waiting.includes(company)) return later
  const decided = turn?.company === company && (turn.stage === 'acquire' || turn.stage === 'trains')
  return decided ? later : later + 1
}

/** Rounds until a train becomes obsolete, by the cards that lie before the first that scraps it. */
export function lifeOf(sight: Sight, code: TrainCode): number {
  const { state } = sight
  const letters = scrappedBy(state, trainData(code).kind)
  return lifeByCards(
    state.fleet.depot,
    (letter) => letters[letter] as boolean,
    () => paceOf(sight),
  )
}

/** For each letter whether its cards scrap this kind: asked for all the time, so worked out once for each kind of table. */
function scrappedBy(state: State, kind: number): readonly boolean[] {
  let table = SCRAPPED_BY.get(state.variant)
  if (table === undefined) {
    table = KINDS.map(({ kind: name }) =>
      CARDS.map((_, letter) =>
        TRAINS.some((face) => face?.letter === letter && scrapsOf(state, face.kind).includes(name)),
      ),
    )
    SCRAPPED_BY.set(state.variant, table)
  }
  return table[kind] as readonly boolean[]
}

const SCRAPPED_BY = new Map<string | null, readonly (readonly boolean[])[]>()

/** Cards that go in one round: worked out once for all that is weighed in one decision. */
function paceOf(sight: Sight): number {
  const known = PACES.get(sight)
  if (known !== undefined) return known
  const found = pace(sight.state, sight.figures)
  PACES.set(sight, found)
  return found
}

const PACES = new WeakMap<Sight, number>()

function pace(state: State, { cardsPerRound, cardsPerBuyer }: Figures): number {
  let buyers = 0
  for (const company of COMPANIES.keys()) {
    const { status, trains } = companyAt(state, company)
    if (status !== 'open' || trains.length >= trainLimit(state, company)) continue
    buyers += Math.min(MOST_EACH, treasuryOf(state, company) / nextPrice(state, company))
  }
  return Math.max(cardsPerRound, cardsPerBuyer * buyers)
}

/** More trains than these no company buys at once. */
const MOST_EACH = 3

/** The trains of a company that it runs. */
export function ownTrains(state: State, company: CompanyIndex): TrainData[] {
  return companyAt(state, company)
    .trains.filter((code) => runsTrain(state, company, code))
    .map(trainData)
}

/** The cheapest train of its colour that bank and pool will sell from now on, and its price. */
export function nextPrice(state: State, company: CompanyIndex): number {
  let least = Number.POSITIVE_INFINITY
  const top = state.fleet.depot.findIndex((left) => left !== 0)
  for (const train of FACES_OF[top] ?? []) {
    if (runsTrain(state, company, train.code)) least = Math.min(least, train.price)
  }
  for (const card of state.fleet.pool) {
    if (runsTrain(state, company, card)) least = Math.min(least, trainData(card).price)
  }
  return least
}

/** For each letter what its cards may be used as. */
const FACES_OF = CARDS.map((_, letter) =>
  TRAINS.flatMap((train) => (train !== null && train.letter === letter ? [train] : [])),
)

/** What its trains, or others, earn on the board as it is. */
export function revenueNow(
  state: State,
  company: CompanyIndex,
  trains: readonly TrainCode[] = companyAt(state, company).trains,
  isOver?: () => boolean,
): number {
  const { stations } = companyAt(state, company)
  if (stations.length === 0 || !trains.some((code) => runsTrain(state, company, code))) return 0
  return remembered(state, company, trains, isOver)
}

const remembered = knownRuns<State>(
  (state, company, trains, isOver) => {
    const copy = eighteenCz.clone(state)
    companyAt(copy, company).trains = [...trains]
    return bestRun(asReadonly(copy), company, undefined, isOver).revenue
  },
  ({ edition }) => JSON.stringify(edition),
)

/** What companies of its size usually earn in a round of the game. */
function usualRevenue(company: CompanyIndex, round: number, figures: Figures): number {
  const { size } = companyData(company)
  const first = figures.revenueAtFirst[size] as number
  const last = figures.revenueAtLast[size] as number
  return first + ((last - first) * Math.min(round, ROUNDS)) / ROUNDS
}

/** What a company may hope to earn in all its runs to come. */
export function hopedRevenue(sight: Sight, company: CompanyIndex): number {
  const { state, figures, earns } = sight
  const payouts = payoutsLeft(state, company)
  const begun = ROUNDS - payouts
  const { status } = companyAt(state, company)
  const trains = status === 'open' ? ownTrains(state, company) : []
  let life = 0
  for (const { code } of trains) life = Math.max(life, lifeOf(sight, code))
  const now = trains.length === 0 ? 0 : earns(state, company)
  const hope =
    status !== 'open'
      ? figures.hopeBeforeStart
      : treasuryOf(state, company) >= nextPrice(state, company)
        ? figures.hopeWithMoney
        : figures.hopeWithout
  const later = (ahead: number): number => hope * usualRevenue(company, begun + ahead, figures)
  return hoped({ payouts, life, now, growth: figures.growth, later })
}

/** What one share bought at this price will have brought by the end, above the price. */
export function shareGain(sight: Sight, company: CompanyIndex): number {
  return shareGains(sight)(company)
}

/** The same for many purchases at one moment: what a company may hope for is worked out once. */
export function shareGains(sight: Sight): (company: CompanyIndex, price?: number) => number {
  const { state, figures } = sight
  const hopes: number[] = []
  return (company, price = priceOf(state, company)) => {
    const { shares, climb } = sizeOf(state, company)
    const hope = (hopes[company] ??= hopedRevenue(sight, company))
    const dividends = (figures.paidOut * hope) / shares
    return dividends + priceAtEnd(state, company, price, climb, figures) - price
  }
}

function priceAtEnd(
  state: State,
  company: CompanyIndex,
  price: number,
  climb: number,
  { raises }: Figures,
): number {
  const from = PRICES.findIndex((each) => each >= price)
  const cells = Math.round(raises * payoutsLeft(state, company) * climb * 2)
  return PRICES[Math.min(PRICES.length - 1, from + cells)] as number
}
