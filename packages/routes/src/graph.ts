/** What a train may call at. A red or off-board area counts as a city; a mine only starts goods trains. */
export type StopKind = 'city' | 'town' | 'offboard' | 'mine'

/** A stop as one company sees it at one moment: values are those of the present phase. */
export interface Stop {
  readonly id: string
  readonly kind: StopKind
  /** Revenue for this company, home bonuses of a red area included. */
  readonly value: number
  /** Money paid apart from the revenue, such as a mine's to the treasury. */
  readonly extra?: number
  /** A station of the company stands here, so that a route through it is anchored. */
  readonly own?: boolean
  /** Filled by others: a route may end here but not run through. */
  readonly blocked?: boolean
  /** Always the end of a route: red areas, ports, mines. */
  readonly terminal?: boolean
  /** At most one stop of a group in a route: Praha, Wien, Budapest, one red area, one port. */
  readonly group?: string
  /** The company's home, which one route of a shared run must contain. */
  readonly home?: boolean
  /** Where it lies. An area of several hexes leaves it out; its chains name the hex of entry. */
  readonly hex?: string
  /** A port: a freight train that ends here is paid more for each hex. */
  readonly port?: boolean
}

/**
 * A stretch between two stops without a stop between. Pieces are numbers of track that may be used once, so
 * tracks that merge name a common piece. Hexes are those run through, from the first stop's to the last one's.
 */
export interface Chain {
  readonly from: string
  readonly to: string
  readonly pieces: readonly number[]
  readonly hexes?: readonly string[]
}

export interface RouteGraph {
  readonly stops: readonly Stop[]
  readonly chains: readonly Chain[]
  /** Axial coordinates of hexes, for freight distances only. */
  readonly positions?: Readonly<Record<string, readonly [number, number]>>
}
