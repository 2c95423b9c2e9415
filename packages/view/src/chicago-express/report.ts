import type { History, Seat } from '@roundhouse/kernel'
import {
  type ChicagoAction,
  type ChicagoEvent,
  type ChicagoState,
  COMPANY_IDS,
  type CompanyId,
  type Payout,
  companyIndex,
} from '@roundhouse/titles/chicago-express'
import { totalsOf } from './log-lines.ts'
import { viewOf } from './view.ts'

/** The figures of one moment of the game: the start and each general dividend after its payment. */
export interface DividendPoint {
  /** 0 for the start, then the number of the general dividend. */
  readonly number: number
  readonly version: number
  readonly cash: readonly number[]
  /** What each seat was paid at this dividend. */
  readonly paid: readonly number[]
  /** What each seat has been paid since the start, Chicago dividends included. */
  readonly received: readonly number[]
  /** Income of each company in the order of COMPANY_IDS, as it paid on; null while it is closed. */
  readonly incomes: readonly (number | null)[]
}

interface SharePaid {
  readonly version: number
  readonly seat: Seat
  readonly company: CompanyId
  /** 1 for the first share of the company that was sold, and so on. */
  readonly share: number
  readonly price: number
  readonly earned: number
}

/** A turning point that leads back to the board. */
export type Moment =
  | {
      readonly kind: 'chicago'
      readonly version: number
      readonly seat: Seat
      readonly company: CompanyId
      readonly perShare: number
      readonly opensWabash: boolean
    }
  | ({ readonly kind: 'bestShare' } & SharePaid)
  | ({ readonly kind: 'worstShare' } & SharePaid)
  | {
      readonly kind: 'bestBuild'
      readonly version: number
      readonly seat: Seat
      readonly company: CompanyId
      readonly income: number
      readonly cost: number
    }
  /** The general dividend from which on the winner was never behind again. */
  | {
      readonly kind: 'lead'
      readonly version: number
      readonly seat: Seat
      readonly number: number
      readonly ahead: number
    }

export interface ChicagoReport {
  readonly points: readonly DividendPoint[]
  /** [seat][company]: dividends received over the whole game. */
  readonly dividends: readonly (readonly number[])[]
  /** What each seat paid in auctions. */
  readonly spent: readonly number[]
  readonly startingCash: number
  readonly moments: readonly Moment[]
}

type ChicagoHistory = History<ChicagoState, ChicagoAction, ChicagoEvent>

/** The whole game in figures, by walking its log once. */
export function reportOf(history: ChicagoHistory, version: number = history.version): ChicagoReport {
  const start = viewOf(history.stateAt(0)).players
  const dividends = start.map(() => COMPANY_IDS.map(() => 0))
  const spent = start.map(() => 0)
  const bought: SharePaid[] = []
  const moments: Moment[] = []
  const points: DividendPoint[] = [pointAt(history, 0, [], dividends)]
  let bestBuild: Extract<Moment, { kind: 'bestBuild' }> | null = null
  for (const entry of history.lineTo(version)) {
    for (const event of history.eventsOf(entry)) {
      if (event.type === 'shareSold') {
        const { seat, company, price } = event
        spent[seat] = (spent[seat] as number) + price
        const share = 1 + bought.filter((other) => other.company === company).length
        bought.push({ version: entry, seat, company, share, price, earned: 0 })
      }
      for (const payout of payoutsOf(event)) {
        const company = companyIndex(payout.company)
        for (const [seat, amount] of payout.bySeat.entries()) {
          const row = dividends[seat] as number[]
          row[company] = (row[company] as number) + amount
        }
        for (const [index, share] of bought.entries()) {
          if (share.company === payout.company)
            bought[index] = { ...share, earned: share.earned + payout.perShare }
        }
      }
      if (event.type === 'generalDividendPaid')
        points.push(pointAt(history, entry, event.payouts, dividends, event.number))
      if (event.type === 'chicagoReached') {
        const opensWabash = !moments.some((moment) => moment.kind === 'chicago')
        const { seat, company, payout } = event
        moments.push({
          kind: 'chicago',
          version: entry,
          seat,
          company,
          perShare: payout.perShare,
          opensWabash,
        })
      }
      if (event.type === 'networkBuilt' && event.income > (bestBuild?.income ?? 0)) {
        const { seat, company, income, cost } = event
        bestBuild = { kind: 'bestBuild', version: entry, seat, company, income, cost }
      }
    }
  }
  if (bestBuild !== null) moments.push(bestBuild)
  const gain = (share: SharePaid): number => share.earned - share.price
  const ranked = bought.toSorted((a, b) => gain(b) - gain(a))
  const [best] = ranked
  const worst = ranked.at(-1)
  if (best !== undefined) moments.push({ ...best, kind: 'bestShare' })
  if (worst !== undefined && worst !== best) moments.push({ ...worst, kind: 'worstShare' })
  const lead = leadOf(points)
  if (lead !== null) moments.push(lead)
  return {
    points,
    dividends,
    spent,
    startingCash: start[0]?.cash ?? 0,
    moments: moments.toSorted((a, b) => a.version - b.version),
  }
}

function payoutsOf(event: ChicagoEvent): readonly Payout[] {
  if (event.type === 'generalDividendPaid') return event.payouts
  return event.type === 'chicagoReached' ? [event.payout] : []
}

function pointAt(
  history: ChicagoHistory,
  version: number,
  payouts: readonly Payout[],
  dividends: readonly (readonly number[])[],
  number = 0,
): DividendPoint {
  const { players, companies } = viewOf(history.stateAt(version))
  const paid = totalsOf(payouts)
  // Detroit grows after the payment, in the same entry.
  const grown = history
    .eventsOf(version)
    .flatMap((event) => (event.type === 'detroitGrew' ? event.raises : []))
  const since = (company: CompanyId): number =>
    grown.reduce((sum, raise) => (raise.company === company ? sum + raise.income : sum), 0)
  return {
    number,
    version,
    cash: players.map((player) => player.cash),
    paid: players.map((_, seat) => paid[seat] ?? 0),
    received: dividends.map((row) => row.reduce((sum, amount) => sum + amount, 0)),
    incomes: companies.map(({ id, open, income }) => (open ? income - since(id) : null)),
  }
}

/** Nothing to tell when the victory is shared or the winner led from the first dividend on. */
function leadOf(points: readonly DividendPoint[]): Extract<Moment, { kind: 'lead' }> | null {
  const last = points.at(-1)
  if (last === undefined || last.number < 2) return null
  const most = Math.max(...last.cash)
  const seat = last.cash.indexOf(most)
  if (last.cash.lastIndexOf(most) !== seat) return null
  const ahead = ({ cash }: DividendPoint): number =>
    (cash[seat] as number) - Math.max(...cash.filter((_, other) => other !== seat))
  const from = points.findLastIndex((point) => ahead(point) <= 0) + 1
  const point = points[from]
  if (point === undefined || point.number < 2) return null
  return { kind: 'lead', version: point.version, seat, number: point.number, ahead: ahead(point) }
}
