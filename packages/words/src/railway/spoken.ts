import type { HexView } from '@roundhouse/view/railway'

/** What the map says to those who listen. */
export interface SpokenWords {
  /** "E11 Praha, green tile 8889, city of 40 with stations of BN and NWB, a tile can be laid". */
  hex(hex: HexView, notes?: HexNotes): string
}

export interface HexNotes {
  /** What the player may do here now. */
  readonly can?: 'track' | 'station' | 'city' | 'route' | 'home' | 'marker' | null
  readonly chosen?: boolean
}
