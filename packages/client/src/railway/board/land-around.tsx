import { memo } from '../../board/memo.ts'
import type { LandName } from './board-props.ts'
import type { Layout } from './layout.ts'

/** Land off the map, the frontier as in an old atlas, and the names of the lands beyond it. */
export const LandAround = memo(
  ({ layout, lands }: { readonly layout: Layout; readonly lands: readonly LandName[] }) => {
    const { outline, box } = layout
    return (
      <g class="land-around" aria-hidden="true">
        <rect
          x={box.x - 3000}
          y={box.y - 3000}
          width={box.width + 6000}
          height={box.height + 6000}
          fill="var(--map-off)"
        />
        <path class="frontier-hair" d={outline} />
        <path class="frontier-gap" d={outline} />
        <path class="frontier-band" d={outline} />
        <path class="frontier-line" d={outline} />
        {lands.map(({ text, x, y, turn }) => (
          <text key={`${text}${x}`} class="land-name" transform={`translate(${x} ${y}) rotate(${turn})`}>
            {text}
          </text>
        ))}
      </g>
    )
  },
)
