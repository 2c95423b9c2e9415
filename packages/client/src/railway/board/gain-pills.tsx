import { short } from '../../board/hex-geometry.ts'
import { memo } from '../../board/memo.ts'
import { place } from './hex-land.tsx'
import type { Layout } from './layout.ts'
import { SIDE } from './measures.ts'
import { textWidth } from './text-width.ts'
import { TYPE, type Zoom } from './type-sizes.ts'

interface GainPillsProps {
  readonly layout: Layout
  /** Lit hexes, as one text. */
  readonly hexes: string
  readonly gains: ReadonlyMap<string, string>
  readonly zoom: Zoom
}

/** High in the hex: what is in its middle stays in view. */
const AT = -SIDE * 0.68

/** What each lit hex would add to the best run. */
export const GainPills = memo(({ layout, hexes, gains, zoom }: GainPillsProps) => {
  const size = TYPE[zoom].revenue * 1.15
  const high = size * 1.36
  return (
    <g class="gain-pills">
      {hexes.split(' ').map((id) => {
        const text = gains.get(id)
        if (text === undefined) return null
        const { x, y } = layout.centreOf(id)
        const width = textWidth(text, size) + SIDE * 0.22
        return (
          <g
            key={id}
            class={text.startsWith('−') ? 'gain-pill loss' : 'gain-pill'}
            transform={place({ x, y: y + AT })}
          >
            <rect
              x={short(-width / 2)}
              y={short(-high / 2)}
              width={short(width)}
              height={short(high)}
              rx={short(high / 2)}
            />
            <text y={short(size * 0.36)} font-size={short(size)}>
              {text}
            </text>
          </g>
        )
      })}
    </g>
  )
})
