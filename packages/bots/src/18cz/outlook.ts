import { type DeepReadonly, createRng, draw } from '@roundhouse/kernel'
import { type CompanyIndex, type TrainCode, UNLIMITED } from '@roundhouse/railways'
import {
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
  priceOf,
  runsTrain,
  scrapsOf,
  sizeOf,
  trainData,
  trainLimit,
  treasuryOf,
} from '@roundhouse/titles/18cz'
import type { Figures } from './figures.ts'

type State = DeepReadonly<CzState>

/** Operating rounds of a whole game. */
export const ROUNDS = PROGRESS.reduce((sum, { values }) => sum + values.length, 0)

/** Operating rounds that are over, the present one counted from its beginning. */
export function roundsBegun({ round }: State): number {
  let begun = 0
  for (let set = 0; set < round.set; set++) begun += PROGRESS[set]?.values.length ?? 0
  if (round.kind === 'operating') return begun + round.within + 1
  return round.kind === 'between' ? begun + (PROGRESS[round.set]?.values.length ?? 0) : begun
}

/** How often the company still decides on revenue. */
export function payoutsLeft(state: State, company: CompanyIndex): number {
  const later = ROUNDS - roundsBegun(state)
  const { turn, waiting, round } = state
  if (round.kind !== 'operating' || !waiting.includes(company)) return later
  const decided = turn?.company === company && (turn.stage === 'acquire' || turn.stage === 'trains')
  return decided ? later : later + 1
}

/** Rounds until a train becomes obsolete, by the cards that lie before the first that scraps it. */
export function lifeOf(state: State, code: TrainCode, figures: Figures): number {
  const { kind } = trainData(code)
  const name = KINDS[kind]?.kind ?? ''
  let cards = 0
  for (let letter = 0; letter < state.fleet.depot.length; letter++) {
    const scraps = TRAINS.some((face) => face?.letter === letter && scrapsOf(state, face.kind).includes(name))
    const left = state.fleet.depot[letter] as number
    if (scraps && left !== 0) return cards / pace(state, figures)
    if (left === UNLIMITED) break
    cards += left
  }
  return Number.POSITIVE_INFINITY
}

/** Cards that go in one round. */
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
  for (const train of TRAINS) {
    if (train === null || train.letter !== top || !runsTrain(state, company, train.code)) continue
    least = Math.min(least, train.price)
  }
  for (const card of state.fleet.pool) {
    if (runsTrain(state, company, card)) least = Math.min(least, trainData(card).price)
  }
  return least
}

/** What its trains earn on the board as it is. */
export function revenueNow(state: State, company: CompanyIndex): number {
  if (ownTrains(state, company).length === 0 || companyAt(state, company).stations.length === 0) return 0
  return remembered(state, company)
}

/** Best runs by board, phase, company and trains: whoever thinks ahead asks for the same ones again and again. */
const RUNS = new Map<string, number>()
const MOST_RUNS = 20_000

function remembered(state: State, company: CompanyIndex): number {
  const { board, fleet, companies, variant } = state
  const stations = companies.map((each) => each.stations.join(' ')).join(',')
  const trains = companyAt(state, company).trains.join(' ')
  const key = `${variant}/${company}/${trains}/${fleet.phase}/${stations}/${board.laid.join(' ')}`
  const known = RUNS.get(key)
  if (known !== undefined) return known
  const { revenue } = bestRun(state, company)
  if (RUNS.size >= MOST_RUNS) RUNS.clear()
  RUNS.set(key, revenue)
  return revenue
}

/** What companies of its size usually earn in a round of the game. */
function usualRevenue(company: CompanyIndex, round: number, figures: Figures): number {
  const { size } = companyData(company)
  const first = figures.revenueAtFirst[size] as number
  const last = figures.revenueAtLast[size] as number
  return first + ((last - first) * Math.min(round, ROUNDS)) / ROUNDS
}

/** What a company may hope to earn in all its runs to come. */
export function hopedRevenue(state: State, company: CompanyIndex, figures: Figures): number {
  const payouts = payoutsLeft(state, company)
  const begun = ROUNDS - payouts
  const { status } = companyAt(state, company)
  const trains = status === 'open' ? ownTrains(state, company) : []
  const life = Math.max(0, ...trains.map(({ code }) => lifeOf(state, code, figures)))
  const now = trains.length === 0 ? 0 : revenueNow(state, company)
  const hope =
    status !== 'open'
      ? figures.hopeBeforeStart
      : treasuryOf(state, company) >= nextPrice(state, company)
        ? figures.hopeWithMoney
        : figures.hopeWithout
  let sum = 0
  for (let ahead = 0; ahead < payouts; ahead++) {
    if (ahead < life) sum += now * (1 + figures.growth * ahead)
    // A train is bought after the run.
    else if (ahead > 0) sum += hope * usualRevenue(company, begun + ahead, figures)
  }
  return sum
}

/** What one share bought at this price will have brought by the end, above the price. */
export function shareGain(
  state: State,
  company: CompanyIndex,
  figures: Figures,
  price = priceOf(state, company),
): number {
  const { shares, climb } = sizeOf(state, company)
  const dividends = (figures.paidOut * hopedRevenue(state, company, figures)) / shares
  return dividends + priceAtEnd(state, company, price, climb, figures) - price
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

/** Each bot likes some companies a little more than others, the same through a game. */
export function whims(nature: string, figures: Figures): readonly number[] {
  const rng = createRng(nature)
  return COMPANIES.map(() => 1 + (figures.whim * (draw(rng, 2001) - 1000)) / 1000)
}
