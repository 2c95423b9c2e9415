import type { TrainView } from './company-view.ts'
import type { Told } from './said.ts'

/**
 * Shares that change hands holder after holder: a merger, an acquisition or a refinancing, as one page of data. What is
 * not decided yet has two outcomes.
 */
export interface Exchange {
  readonly heading: Told
  readonly section: string
  /** The companies as they are, and what becomes of them; the last one is the result. */
  readonly parties: readonly ExchangeParty[]
  /** How shares are exchanged, in a sentence. */
  readonly rule: Told
  readonly columns: {
    readonly holder: Told
    readonly holds: Told
    readonly gives: Told
    readonly after: Told
    readonly cash: Told
  }
  /** In the order in which they are settled; the pool last. */
  readonly holders: readonly ExchangeHolder[]
  /** Below the rows, each with its section. */
  readonly foot: readonly { readonly said: Told; readonly section: string | null }[]
}

export interface ExchangeParty {
  readonly company: string
  readonly name: string
  readonly role: 'survivor' | 'vanishing' | 'result'
  readonly said: Told
  readonly facts: readonly { readonly name: Told; readonly figure: Told; readonly section: string | null }[]
  readonly trains: { readonly name: Told; readonly trains: readonly TrainView[] }
  readonly permits: { readonly name: Told; readonly permits: readonly TrainView[] } | null
}

export interface ExchangeHolder {
  readonly id: string
  readonly name: Told
  readonly note: Told | null
  readonly state: 'settled' | 'now' | 'waiting' | 'pool'
  /** The reader's own row, if he is one of them. */
  readonly holds: readonly Certificate[]
  readonly gives: readonly Certificate[]
  /** One while nothing is to be decided, two where a half share is: kept first, given back second. */
  readonly outcomes: readonly ExchangeOutcome[]
  /** Who decides between them, in a sentence; null where nobody does. */
  readonly choice: Told | null
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
