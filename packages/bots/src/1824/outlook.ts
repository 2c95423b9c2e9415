import { type DeepReadonly, type Seat, asReadonly } from '@roundhouse/kernel'
import { type CompanyIndex, rightOf } from '@roundhouse/railways'
import {
  type AhState,
  GRID,
  NORMAL_TRAINS,
  SHARES,
  TRAINS,
  bankBalance,
  bestRun,
  companyAt,
  companyData,
  companyIndex,
  eighteen24,
  isGoods,
  isSmall,
  kindOf,
  sharesOf,
  trainData,
  trainsAtBank,
  treasuryOf,
} from '@roundhouse/titles/1824'
import { knownRuns } from '../railway/known-runs.ts'
import { hoped, lifeByCards } from '../railway/outlook.ts'
import type { Asked } from './considered.ts'
import type { Figures } from './figures.ts'

export type State = DeepReadonly<AhState>

/** What is known of a position, and by which figures it is judged. */
type Sight = Pick<Asked, 'state' | 'figures' | 'earns'>

/** Operating rounds to come, the present one included until it ends: as long as the money of the bank lasts. — IX.1 */
export function roundsLeft(state: State, { outflow, mostRounds }: Figures): number {
  const { round, fleet, broken } = state
  const inSet = round.kind === 'operating' ? round.rounds - round.within : 0
  if (broken) return round.kind === 'stock' ? Math.max(1, round.rounds) : inSet
  const money = bankBalance(state) / (outflow[fleet.phase] as number)
  return Math.max(inSet, Math.min(mostRounds, Math.ceil(money)))
}

/** How often the company still earns something. */
export function payoutsLeft(state: State, company: CompanyIndex, figures: Figures): number {
  const left = roundsLeft(state, figures)
  const { turn, waiting, round } = state
  if (round.kind !== 'operating' || waiting.includes(company)) return left
  const runs = turn?.company === company && turn.stage !== 'trains'
  return runs ? left : left - 1
}

/** Rounds until a train becomes obsolete, by what lies before the first that scraps it. — VII.14 */
export function lifeOf({ fleet }: State, code: number, { trainsPerRound }: Figures): number {
  const { id } = trainData(code)
  const own = isGoods(code) ? fleet.depot.slice(NORMAL_TRAINS) : fleet.depot.slice(0, NORMAL_TRAINS)
  const first = isGoods(code) ? NORMAL_TRAINS : 0
  const scraps = (letter: number): boolean => trainData(first + letter).scraps.includes(id)
  // G-trains go more slowly: only those who run from a mine buy them.
  return lifeByCards(own, scraps, () => (isGoods(code) ? trainsPerRound / 2 : trainsPerRound))
}

/** The price of the cheapest train that the bank sells this company. — VII.11 */
export function nextPrice(state: State, company: CompanyIndex): number {
  const prices = trainsAtBank(state)
    .filter((code) => kindOf(company) !== 'coal' || isGoods(code))
    .map((code) => trainData(code).price)
  return Math.min(Number.POSITIVE_INFINITY, ...prices)
}

/** What its trains, or others, earn on the board as it is: that of Cisleithania goes by the number of players. — X, XI */
export function revenueNow(
  state: State,
  company: CompanyIndex,
  trains: readonly number[] = companyAt(state, company).trains,
  isOver?: () => boolean,
): number {
  const { stations } = companyAt(state, company)
  return trains.length === 0 || stations.length === 0 ? 0 : remembered(state, company, trains, isOver)
}

const remembered = knownRuns<State>(
  (state, company, trains, isOver) => {
    const copy = eighteen24.clone(state)
    companyAt(copy, company).trains = [...trains]
    return bestRun(asReadonly(copy), company, undefined, isOver).revenue
  },
  ({ players, edition }) => JSON.stringify([players, edition]),
)

/** What companies of its kind usually earn now. */
function usualRevenue(state: State, company: CompanyIndex, { regionalRun, stateRun }: Figures): number {
  return (kindOf(company) === 'state' ? stateRun : regionalRun)[state.fleet.phase] as number
}

/** Operating rounds until a company that is not open yet operates: its coal railway is exchanged, its pre-state railways formed. */
function roundsToWait(state: State, company: CompanyIndex, figures: Figures): number {
  const { status } = companyAt(state, company)
  if (status === 'open') return 0
  if (kindOf(company) === 'state') {
    const trigger = FORMED_BY[companyData(company).id] ?? '6'
    const code = TRAINS.findIndex(({ id }) => id === trigger)
    return lifeByCards(
      state.fleet.depot,
      (letter) => letter === code,
      () => figures.trainsPerRound,
    )
  }
  return 1
}

/** — IV.4.4 */
const FORMED_BY: Readonly<Record<string, string>> = { SD: '4', UG: '5', KK: '6' }

/** What a company may hope to earn in all its runs to come. */
export function hopedRevenue({ state, figures, earns }: Sight, company: CompanyIndex): number {
  const { status, trains } = companyAt(state, company)
  const payouts = Math.max(0, payoutsLeft(state, company, figures) - roundsToWait(state, company, figures))
  const usual = usualRevenue(state, company, figures)
  if (status !== 'open')
    return figures.hopeBeforeStart * usual * payouts * (1 + (figures.growth * payouts) / 2)
  const life = Math.max(0, ...trains.map((code) => lifeOf(state, code, figures)))
  const canPay = treasuryOf(state, company) >= nextPrice(state, company)
  const hope = canPay ? figures.hopeWithMoney : figures.hopeWithout
  const later = (ahead: number): number => hope * usual * (1 + figures.growth * ahead)
  return hoped({ payouts, life, now: earns(state, company), growth: figures.growth, later })
}

/** What a tenth bought now will have brought by the end, above its price. */
export function shareGain(
  asked: Sight & Pick<Asked, 'seat'>,
  company: CompanyIndex,
  cell: number = asked.state.market.at[company] as number,
): number {
  const { state, seat, figures } = asked
  const { director } = companyAt(state, company)
  const trusted = director === seat ? 1 : figures.ledByOthers
  const dividends = (trusted * figures.paidOut * hopedRevenue(asked, company)) / SHARES
  const payouts = Math.max(0, payoutsLeft(state, company, figures) - roundsToWait(state, company, figures))
  const steps = Math.round(trusted * figures.raises * payouts)
  let at = cell
  for (let step = 0; step < steps; step++) at = rightOf(GRID, at)
  return dividends + (GRID.prices[at] as number) - (GRID.prices[cell] as number)
}

/** The part of a company's revenue that comes to this seat: shares, or half of a small railway's. — VII.10 */
export function ownPart(state: State, seat: Seat, company: CompanyIndex): number {
  if (isSmall(company)) return companyAt(state, company).director === seat ? 0.5 : 0
  return sharesOf(state, company, seat) / SHARES
}

/** Whether its trains are gone within so many rounds. */
export function needsTrain(state: State, company: CompanyIndex, figures: Figures): boolean {
  return companyAt(state, company).trains.every((code) => lifeOf(state, code, figures) < figures.keepForTrain)
}

/** What the director would have to add to the next train of a company that has none left. — VII.12 */
export function burden(state: State, company: CompanyIndex, figures: Figures): number {
  const { status, trains } = companyAt(state, company)
  if (status !== 'open' || roundsLeft(state, figures) === 0) return 0
  if (trains.some((code) => lifeOf(state, code, figures) >= 1)) return 0
  return Math.max(0, nextPrice(state, company) - treasuryOf(state, company))
}

/** The regional railway that a coal railway becomes, or the state railway of a pre-state one. */
export function becomes(company: CompanyIndex): CompanyIndex {
  return companyIndex(companyData(company).becomes ?? '')
}

/** Goods trains need a mine: no pre-state railway comes near one before it is part of its state railway. — VII.9 */
export function seesMines(company: CompanyIndex): boolean {
  return kindOf(company) !== 'preState'
}
