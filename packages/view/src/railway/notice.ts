import type { TrainView } from './company-view.ts'
import type { Note } from './decision.ts'
import type { Told } from './said.ts'

/** What will happen to a company by itself, told beforehand: who gives and gets what, and what comes of it. */
export interface Notice {
  readonly company: string
  readonly heading: Told
  readonly section: string
  /** Nothing has set it off yet: it is folded away until somebody wants to know. */
  readonly folded: boolean
  readonly lead: Told
  /** In the order in which it happens. */
  readonly exchanges: readonly NoticeExchange[]
  /** How its shares lie afterwards, the director's first. */
  readonly shares: readonly NoticeShare[]
  readonly note: Note
  /** Amounts that add up to the last one. */
  readonly sum: readonly { readonly name: Told; readonly figure: Told }[]
  readonly trains: { readonly name: Told; readonly list: readonly TrainView[] }
  readonly stations: { readonly name: Told; readonly figure: Told }
  /** Hexes on which something becomes the company's, and companies that go into it. */
  readonly hexes: readonly string[]
  readonly from: readonly string[]
}

export interface NoticeExchange {
  readonly company: string
  readonly gives: Told
  readonly gets: Told
  readonly director: boolean
}

export interface NoticeShare {
  readonly who: Told
  readonly percent: number
  readonly kind: 'director' | 'held' | 'free'
}
