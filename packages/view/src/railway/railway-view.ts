import type { Seat, Standing } from '@roundhouse/kernel'
import type { BankView } from './bank-view.ts'
import type { BoardView } from './board-view.ts'
import type { CompanyView } from './company-view.ts'
import type { MarketView } from './market-view.ts'
import type { PlayerView } from './player-view.ts'

/** Everything the table of a railway title shows, whatever the title: ids and figures, no words. */
export interface RailwayView {
  readonly round: RoundView
  /** The kind of decision that waits; the title's own word. */
  readonly step: string
  readonly asked: Seat | null
  /** The company whose turn it is. */
  readonly operating: string | null
  readonly board: BoardView
  readonly market: MarketView
  /** Kinds of companies in the order in which they act, where each kind has a list of its own; absent: one list. */
  readonly kinds?: readonly string[]
  /** Those of this game, in the order of the box. */
  readonly companies: readonly CompanyView[]
  /** In the order of the priority cards. */
  readonly players: readonly PlayerView[]
  readonly bank: BankView
  readonly standing: readonly Standing[]
  readonly ended: boolean
}

export interface RoundView {
  readonly kind: 'opening' | 'parliament' | 'stock' | 'operating' | 'between' | 'over'
  /** SR 3, OR 3.2: which set from 1, and which operating round in it, of how many; the how-manieth Parliament of the game. */
  readonly set: number
  readonly within: number
  readonly of: number
}
