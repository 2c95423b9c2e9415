/** The market of a railway title: cells where they are printed, markers as they lie. */
export interface MarketView {
  /** Columns and rows of the printed shape, in halves of a cell where rows are shifted against each other. */
  readonly width: number
  readonly height: number
  readonly cells: readonly MarketCell[]
  /** Stretches where a rule of their own holds, told below the cells; absent where there are none. */
  readonly zones?: readonly MarketZone[]
}

/** Told in words and by a pattern, so that no colour is needed. */
export interface MarketZone {
  readonly id: string
  readonly pattern: 'plain' | 'hatch' | 'cross' | 'low' | 'high'
}

export interface MarketCell {
  readonly index: number
  readonly price: number
  /** Left and top edge in cells; a shifted row begins at a half. */
  readonly column: number
  readonly row: number
  /** Sizes of companies that may start here. */
  readonly startsFor: readonly string[]
  /** Companies whose markers lie here, the upper one first: it operates first. */
  readonly stack: readonly string[]
  readonly zone?: string
  /** Sides on which a marker cannot go on as elsewhere and turns up or down. */
  readonly ledges?: readonly ('top' | 'right' | 'bottom' | 'left')[]
}

/** Where a marker would go, for the arrows of the next move. */
export interface MarketMoves {
  readonly company: string
  readonly from: number
  readonly moves: readonly { readonly why: MarketCause; readonly to: number }[]
}

export type MarketCause = 'dividend' | 'nothing' | 'sale' | 'soldOut'
