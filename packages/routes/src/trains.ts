/**
 * The trains of the three titles, by how they count. `normal` n counts every stop; `plus` counts all stops and
 * its cities apart; `express` (18CZ) may skip towns; `goods` (1824) starts at a mine and counts only cities.
 * The other three are 1862's: `local` and `intercity` (its express) visit some large stations and are paid for
 * fewer or as many; `freight` is paid for its ends and the hexes between them.
 */
export type Train =
  | { readonly id: string; readonly kind: 'normal'; readonly stops: number }
  | { readonly id: string; readonly kind: 'plus'; readonly cities: number; readonly stops: number }
  | { readonly id: string; readonly kind: 'express'; readonly stops: number }
  | { readonly id: string; readonly kind: 'goods'; readonly cities: number }
  | {
      readonly id: string
      readonly kind: 'local' | 'intercity'
      readonly pay: number
      readonly visit: number
    }
  | { readonly id: string; readonly kind: 'freight'; readonly hexes: number; readonly permanent?: boolean }

export type SeparateTrain = Extract<Train, { kind: 'normal' | 'plus' | 'express' | 'goods' }>
export type SharedTrain = Extract<Train, { kind: 'local' | 'intercity' | 'freight' }>

/** A bonus once per train whose route holds a stop of each list, such as the Bukowina bonus of 1824. */
export interface RouteBonus {
  readonly amount: number
  readonly needs: readonly (readonly string[])[]
  /** Only for trains of these kinds; left out, for all. */
  readonly kinds?: readonly Train['kind'][]
}

/** The bonuses that count for this train. */
export function bonusesFor(train: Train, rules: Rules): readonly RouteBonus[] {
  return (rules.bonuses ?? []).filter(({ kinds }) => kinds === undefined || kinds.includes(train.kind))
}

/** What is made as large as possible; `revenue-then-extras` decides equal revenues by the money paid apart. */
export type Objective = 'revenue' | 'revenue-then-extras' | 'total'

/** Freight and meeting rules of 1862; the defaults are the rulebook's, the switches those of recorded games. */
export interface SharedRules {
  /** Routes may meet in any common stop instead of large stations only. */
  readonly meetAnywhere?: boolean
  /** Permanent freight trains whose ends meet are always one chain, and every other one must join. */
  readonly freightsAlwaysJoin?: boolean
  /** A joined freight may end in two red areas or two ports, or twice in the same. */
  readonly chainTwoEdges?: boolean
  /** An outer end is where exactly one joined freight ends, instead of an odd number. */
  readonly outerEndExactlyOne?: boolean
  /** A train that could run may be left out; by the rulebook every train that can run must. */
  readonly runOptional?: boolean
  /** As many trains run as can at all; by the rulebook one stays behind where the routes of the others leave it none. */
  readonly mostTrainsRun?: boolean
  /** Paid to the treasury for each different hex visited by local trains. */
  readonly subsidyPerHex?: number
  /** Freight bonus for each hex of distance, and for each if an end is a port. */
  readonly freightPerHex?: number
  readonly freightPerHexToPort?: number
}

export interface Rules {
  /** Whether the company's trains need track of their own (18CZ, 1824) or share it (1862). */
  readonly track: 'separate' | 'shared'
  readonly objective?: Objective
  /** An express pays its best stops, at most three of them towns, so that a poor city may be left unpaid. */
  readonly eTrainTopStops?: boolean
  readonly bonuses?: readonly RouteBonus[]
  readonly shared?: SharedRules
}

export function isShared(train: Train): train is SharedTrain {
  return train.kind === 'local' || train.kind === 'intercity' || train.kind === 'freight'
}

/** Equal for trains that differ only in their id, which can therefore be swapped in any run. */
export function kindName(train: Train): string {
  switch (train.kind) {
    case 'local':
    case 'intercity':
      return `${train.kind} ${train.pay}/${train.visit}`
    case 'freight':
      return train.permanent === true ? `permanent freight ${train.hexes}` : `freight ${train.hexes}`
    case 'plus':
      return `plus ${train.cities}+${train.stops}`
    case 'goods':
      return `goods ${train.cities}`
    case 'normal':
    case 'express':
      return `${train.kind} ${train.stops}`
  }
}
