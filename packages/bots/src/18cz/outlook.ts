import type { DeepReadonly } from '@roundhouse/kernel'
import type { CompanyIndex, TrainCode } from '@roundhouse/railways'
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
import { knownRuns } from '../railway/known-runs.ts'
import { hoped, lifeByCards } from '../railway/outlook.ts'
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
  const scraps = (letter: number): boolean =>
    TRAINS.some((face) => face?.letter === letter && scrapsOf(state, face.kind).includes(name))
  return lifeByCards(state.fleet.depot, scraps, () => pace(state, figures))
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

const remembered = knownRuns<State>((state, company) => bestRun(state, company).revenue)

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
  const later = (ahead: number): number => hope * usualRevenue(company, begun + ahead, figures)
  return hoped({ payouts, life, now, growth: figures.growth, later })
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
