import type { Action, GameState } from '@roundhouse/kernel'
import type { TrainView } from './company-view.ts'
import type { Bead, Option } from './decision.ts'
import type { Told } from './said.ts'

/**
 * Shares that change hands holder after holder: a merger, an acquisition or a refinancing, as one page of data. What is
 * not decided yet has two outcomes.
 */
export interface Exchange<A extends Action = Action> {
  readonly heading: Told
  readonly section: string
  /** What is decided one after the other, and where it has come. */
  readonly steps: readonly Bead[]
  /** The companies as they are, and what becomes of them; the last one is the result. */
  readonly parties: readonly ExchangeParty<A>[]
  /** What the trains earn apart and together; null where no network changes. */
  readonly runs: ExchangeRuns | null
  /** How shares are exchanged, in a sentence. */
  readonly rule: Told
  readonly columns: {
    readonly holder: Told
    readonly holds: Told
    readonly gives: Told
    readonly keeps: Told
    readonly after: Told
    readonly cash: Told
    readonly worth: Told
  }
  /** In the order in which they are settled; the pool last. */
  readonly holders: readonly ExchangeHolder<A>[]
  /** Below the rows, each with its section. */
  readonly foot: readonly { readonly said: Told; readonly section: string | null }[]
  /** Stations of both on the map; null where none changes. */
  readonly stations: ExchangeStations | null
  /** What follows from it, each with its section. */
  readonly follows: readonly { readonly said: Told; readonly section: string | null }[]
}

/** The best runs of the companies as they are and of the one that comes of them: to be found beside the page. */
export interface ExchangeRuns {
  /** Who runs by himself today, and how many of his shares the reader holds. */
  readonly apart: readonly { readonly company: string; readonly shares: number }[]
  readonly together: { readonly company: string; readonly shares: number; readonly state: GameState }
  /** What the reader would get of it, and what goes to the treasury besides. */
  readonly yours: Told
  readonly extras: Told
}

/** Which stations stay, which are lost, and how near the limit that comes. */
export interface ExchangeStations {
  readonly name: Told
  readonly said: Told
  readonly section: string
  readonly places: readonly {
    readonly hex: string
    readonly name: string
    readonly company: string
    readonly kind: 'stays' | 'lost'
  }[]
  readonly unplaced: number
  readonly most: number
  /** Too many: somebody will choose; null where nothing is to be removed. */
  readonly tooMany: Told | null
}

export interface ExchangeParty<A extends Action = Action> {
  readonly company: string
  readonly name: string
  readonly role: 'survivor' | 'vanishing' | 'result'
  readonly said: Told
  readonly facts: readonly { readonly name: Told; readonly figure: Told; readonly section: string | null }[]
  readonly trains: { readonly name: Told; readonly trains: readonly TrainView[] }
  readonly permits: { readonly name: Told; readonly permits: readonly TrainView[] } | null
  /** It could be the one that survives. */
  readonly survive: { readonly said: Told; readonly option: Option<A> } | null
}

export interface ExchangeHolder<A extends Action = Action> {
  readonly id: string
  readonly name: Told
  readonly note: Told | null
  readonly state: 'settled' | 'now' | 'waiting' | 'pool'
  readonly holds: readonly Certificate[]
  readonly gives: readonly Certificate[]
  /** What he keeps to exchange, an option drawn as half a share, and in words what becomes of it. */
  readonly keeps: readonly Certificate[]
  readonly keepsSaid: Told | null
  /** One while nothing is to be decided, two where a half share is: kept first, given back second. */
  readonly outcomes: readonly ExchangeOutcome[]
  /** Who decides between them, in a sentence; null where nobody does. */
  readonly choice: Told | null
  /** His shares today, and afterwards with the cash that goes with them; null where nobody counts them. */
  readonly worth: { readonly before: number; readonly after: number } | null
  /** The two answers, while he is asked. */
  readonly answers: readonly { readonly said: Told; readonly option: Option<A> }[]
}

export interface ExchangeOutcome {
  readonly after: readonly Certificate[]
  /** 0: no money changes hands. */
  readonly cash: number
}

/** Shares of a company on one certificate; `half`: an option, of which only a part is paid. */
export interface Certificate {
  readonly company: string
  readonly shares: number
  readonly director: boolean
  readonly vanishes: boolean
  readonly half: boolean
}
