import type { Orientation } from '@roundhouse/railways'

/** A tile that may be laid on the picked hex. */
export interface TileOffer {
  readonly key: string
  readonly tile: string
  readonly rotation: number
  /** How many are left; Infinity where there is no limit. */
  readonly left: number
  /** What it adds to the best run; null while that is being searched for. */
  readonly gain: number | null
  /** Whether it may add more. */
  readonly isLeast: boolean
  readonly chosen: boolean
  /** The size of the private by whose power it is laid, and that in a word. */
  readonly power?: { readonly size: string; readonly name: string }
  readonly onChoose: () => void
  /** Spoken: number, count, gain. */
  readonly label: string
}

/** What a fan and a tray have in common. */
export interface TileOffersProps {
  readonly offers: readonly TileOffer[]
  /** Tiles of the right colour that cannot be laid here, why not, and where the rulebook says so. */
  readonly impossible: readonly { readonly tile: string; readonly reason: string; readonly section: string }[]
  /** Turns the chosen tile; null where it lies in one way only. */
  readonly onTurn: (() => void) | null
  readonly orientation?: Orientation
  readonly labels: TileOfferLabels
}

export interface TileOfferLabels {
  /** Name of the whole group. */
  readonly tiles: string
  readonly turn: string
  /** On the button that unfolds the impossible ones. */
  readonly impossible: string
}

/** With its sign; nothing where the run stays as it is. */
export function gainText({ gain, isLeast }: Pick<TileOffer, 'gain' | 'isLeast'>): string {
  if (gain === null) return '…'
  if (isLeast) return `≥ ${signed(gain)}`
  return gain === 0 ? '' : signed(gain)
}

function signed(gain: number): string {
  return gain < 0 ? `−${-gain}` : `+${gain}`
}

export function leftText(left: number): string {
  return left === Infinity ? '' : `×${left}`
}
