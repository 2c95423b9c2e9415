import type { CompanyIndex, Holder, StopKey, TrainCode } from './ids.ts'
import { NOBODY } from './ids.ts'
import { type Shares, unitsOf } from './shares.ts'

/**
 * A company as it stands, of whatever kind: a local, coal or pre-state railway has these as a stock company has them.
 * What belongs to its kind (turn, shares, stations, train limit) is data of the title. A title with more to keep extends
 * it: permits, warranties, earmarked shares.
 */
export interface CompanyState<Status extends string = string> {
  status: Status
  /** The owner of a small railway; NOBODY before the start, without director, in receivership. */
  director: Holder
  /** Start price or par, 0 before there is one. */
  start: number
  /** Has decided on revenue at least once. */
  operated: boolean
  /** Turns finished. */
  turns: number
  /** In the order they came. */
  trains: TrainCode[]
  /** Where its stations stand, the home first. */
  stations: StopKey[]
  /** Prices of the stations still to be placed, in the order in which they go. */
  stationsLeft: number[]
}

export function newCompany<Status extends string>(
  status: Status,
  stationPrices: readonly number[],
): CompanyState<Status> {
  return {
    status,
    director: NOBODY,
    start: 0,
    operated: false,
    turns: 0,
    trains: [],
    stations: [],
    stationsLeft: stationPrices.slice(),
  }
}

export type Company<Status extends string = string> = Readonly<
  Omit<CompanyState<Status>, 'trains' | 'stations' | 'stationsLeft'>
> & {
  readonly trains: readonly TrainCode[]
  readonly stations: readonly StopKey[]
  readonly stationsLeft: readonly number[]
}

export function cloneCompany<Status extends string>(company: Company<Status>): CompanyState<Status> {
  return {
    status: company.status,
    director: company.director,
    start: company.start,
    operated: company.operated,
    turns: company.turns,
    trains: company.trains.slice(),
    stations: company.stations.slice(),
    stationsLeft: company.stationsLeft.slice(),
  }
}

/** The company of this number; states hold all companies of their title in its order. */
export function companyOf<One>(
  { companies }: { readonly companies: readonly One[] },
  company: CompanyIndex,
): One {
  const found = companies[company]
  if (found === undefined) throw new Error(`no company ${company}`)
  return found
}

/** A director has his certificate, and nobody has more than he. */
export function directorViolations(
  shares: Shares,
  company: CompanyIndex,
  director: Holder,
  seats: number,
  directorUnits: number,
  name: string,
): string[] {
  const found: string[] = []
  const held = unitsOf(shares, company, director)
  if (held < directorUnits) found.push(`the director of ${name} holds ${held} shares`)
  for (let seat = 0; seat < seats; seat++) {
    if (unitsOf(shares, company, seat) > held) found.push(`seat ${seat} outvotes ${name}`)
  }
  return found
}
