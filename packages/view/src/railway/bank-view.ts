import type { PrivateView, TrainView } from './company-view.ts'

/** What lies beside the map: trains, phases, tiles, the track of the rounds. */
export interface BankView {
  readonly cash: number
  readonly certificateLimit: number
  readonly phase: string
  readonly phases: readonly PhaseView[]
  readonly depot: readonly DepotView[]
  readonly pool: readonly TrainView[]
  /** Kinds that are out of the game. */
  readonly obsolete: readonly string[]
  readonly tiles: readonly TileSupply[]
  readonly progress: readonly ProgressView[]
  /** Private companies and locals nobody owns yet. */
  readonly privates: readonly PrivateView[]
}

export interface PhaseView {
  readonly id: string
  readonly state: 'past' | 'now' | 'next' | 'later'
  /** The newest colour of tiles. */
  readonly tiles: string
  /** Train limit by size of company, in the order of the title's sizes. */
  readonly limits: readonly number[]
  /** What a card of this phase may be bought as. */
  readonly trains: readonly TrainView[]
  /** Kinds that leave the game when one of them is sold. */
  readonly scraps: readonly string[]
  /** Sizes of companies that can be bought from now on. */
  readonly opens: readonly string[]
}

/** Cards of one letter still in the bank; null: no limit. */
export interface DepotView {
  readonly card: string
  readonly left: number | null
  readonly onOffer: boolean
  readonly faces: readonly TrainView[]
}

export interface TileSupply {
  readonly id: string
  readonly colour: string
  readonly left: number
  readonly of: number
  /** The colour of its printed edge, where only a power lays it; else null. */
  readonly edge: string | null
}

/** One set: a stock round and the operating rounds after it. */
export interface ProgressView {
  readonly set: number
  readonly state: 'past' | 'now' | 'later'
  readonly rounds: readonly { readonly value: number; readonly state: 'past' | 'now' | 'later' }[]
  /** A train leaves the bank after it. */
  readonly exports: boolean
}
