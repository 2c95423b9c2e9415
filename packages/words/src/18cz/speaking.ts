import type { Size, StepName } from '@roundhouse/titles/18cz'
import type { CompanyView, HexView, MarketCell } from '@roundhouse/view/railway'
import type { Naming } from '../naming.ts'

/** Rounds, steps and things of 18CZ by the names that players know. */
export interface CzRoundWords {
  /** As on the slider and in lists: "SR 3", "OR 3.2". */
  readonly short: RoundNames
  /** In full: "Stock round 3", "Operating round 3.2". */
  readonly long: RoundNames
  /** "phase d". */
  phase(id: string): string
  /** The name of a step, as on the beads of a turn. — VIII.3 */
  readonly steps: Readonly<Record<StepName, string>>
  /** What the one who is asked does, for the pill. */
  readonly turn: Readonly<Record<StepName, { readonly you: string; other(name: string): string }>>
  /** "NWB, 3rd of 10 companies". */
  inOrder(company: string, place: number, of: number): string
  /** The holder that is no player, and "Václav’s NWB". — XI.1 */
  readonly vaclav: string
  ofVaclav(company: string): string
  readonly sizes: Readonly<Record<Size, SizeNames>>
  /** "2+2 train", whatever card it is on. */
  train(id: string): string
  /** "the small local Plan – Tachau". */
  local(id: string): string
  /** What is auctioned in Moravia–Silesia. — XI.2 */
  private(id: string): string
}

export interface RoundNames {
  /** The pre-stock round, or the auction of privates. */
  readonly opening: string
  readonly auction: string
  stock(set: number): string
  operating(set: number, within: number): string
  /** After a set, while the export and what it brings is settled. */
  readonly between: string
  readonly over: string
}

/** Three names of one size of company and what runs for it. — IV.2 */
export interface SizeNames {
  /** "small". */
  readonly size: string
  /** "small company". */
  readonly company: string
  /** "regional railway", as the box calls it. */
  readonly railway: string
  /** "red trains". */
  readonly trains: string
}

/** What the map, the market and the companies say to those who listen. */
export interface CzSpokenWords {
  /** "E11 Praha, green tile 8889, city of 40 with stations of BN and NWB, a tile can be laid". */
  hex(hex: HexView, notes?: HexNotes): string
  cell(cell: MarketCell, notes?: { readonly chosen?: boolean }): string
  company(company: CompanyView, at: Naming): string
}

export interface HexNotes {
  /** What the player may do here now. */
  readonly can?: 'track' | 'station' | 'city' | 'route' | 'home' | null
  readonly chosen?: boolean
}
