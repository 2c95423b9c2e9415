import type { Said, Told } from './said.ts'

/** What is told of something on the map before it is done. Amounts are figures, names stand as they are printed. */

/** A tile on trial. */
export interface LayMeaning {
  readonly cost: number
  /** Tiles of this number before one is taken. */
  readonly left: number
  readonly section: string
  /** Beside cost and number: what the title says of such a tile. */
  readonly facts: readonly Told[]
  /** What follows from it, each in a line. */
  readonly follows: readonly Told[]
}

/** A private whose power lays a tile or waives what it costs. */
export interface PowerView {
  /** As printed. */
  readonly name: string
  /** Powers of one kind do the same: one of them is enough to choose from. */
  readonly kind: string
  /** What the kind is called, where its name would be too long. */
  readonly kindName: Told
  /** What a tile is called that only such a power lays. */
  readonly tile: Said
  /** What to choose on the map for it. */
  readonly prompt: Said
  readonly section: string
}

/** The next station: what it costs, and what those after it would. */
export interface StationMeaning {
  readonly cost: number
  readonly treasury: { readonly before: number; readonly after: number }
  readonly left: readonly number[]
}

/** What one share gets and where the price goes, if the run is paid out. */
export interface DividendMeaning {
  readonly perShare: number
  /** Null for a company without shares: `perShare` is then what its owner gets. */
  readonly price: { readonly before: number; readonly after: number } | null
  /** What the treasury gets of it by itself; absent: nothing. */
  readonly treasury?: number
}

/** A stop of a route, in the order of travel. */
export interface RouteStop {
  readonly hex: string
  /** The city's name, else the coordinate. */
  readonly name: string
  readonly value: number
  /** Some trains pass stops without counting them. */
  readonly counted: boolean
  /** A mine counts no revenue: its value goes to the treasury, whatever is done with the rest. */
  readonly mine?: boolean
  /** A small station, which no train has to leave out. */
  readonly minor?: boolean
  /** Another train that is paid for it already. */
  readonly paidBy?: string
}

/** A train that is not the company's and may run for it. */
export interface LentTrain {
  readonly train: string
  /** A route that the rules have found for it. */
  readonly hexes: readonly string[]
  /** What the button says, and what stands beside its route. */
  readonly lend: Said
  readonly lent: Said
}
