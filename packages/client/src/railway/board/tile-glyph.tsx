import type { Orientation } from '@roundhouse/railways'
import { short } from '../../board/hex-geometry.ts'
import { memo } from '../../board/memo.ts'
import { HexTile, hexPath } from './hex-land.tsx'
import { HexStops, type Looks } from './hex-stops.tsx'
import { HexTrack } from './hex-track.tsx'
import { HexWords } from './hex-words.tsx'
import { APOTHEM, SIDE } from './measures.ts'
import { CENTRE } from './piece.ts'
import { loneTile } from './trial.ts'

export interface TileGlyphProps {
  readonly tile: string
  readonly rotation?: number
  /** Height in pixels. */
  readonly size?: number
  readonly orientation?: Orientation
  /** The stage of the game, for tiles whose value changes with it. */
  readonly stage?: string
  /** Spoken where no number stands beside it. */
  readonly title?: string
}

const NOBODY: Looks = new Map()
/** Below this height figures and labels could not be read. */
const READABLE = 60

/** One tile by itself, drawn as on the map. */
export const TileGlyph = memo(
  ({ tile, rotation = 0, size = 42, orientation = 'pointy', stage = '', title }: TileGlyphProps) => {
    const hex = loneTile(tile, rotation, stage)
    const across = (orientation === 'pointy' ? APOTHEM : SIDE) + 1
    const down = (orientation === 'pointy' ? SIDE : APOTHEM) + 1
    return (
      <svg
        class="tile-glyph"
        width={short((size * across) / down)}
        height={size}
        viewBox={`${short(-across)} ${short(-down)} ${short(across * 2)} ${short(down * 2)}`}
        role={title === undefined ? undefined : 'img'}
        aria-label={title}
        aria-hidden={title === undefined ? 'true' : undefined}
        focusable="false"
      >
        <path class="tile-ring" d={hexPath(orientation, 1.15)} />
        <HexTile orientation={orientation} hex={hex} at={CENTRE} />
        <HexTrack orientation={orientation} hex={hex} at={CENTRE} bright />
        <HexStops orientation={orientation} hex={hex} at={CENTRE} companies={NOBODY} />
        {size < READABLE ? null : (
          <HexWords orientation={orientation} hex={hex} at={CENTRE} run={false} bright zoom="near" />
        )}
      </svg>
    )
  },
)
