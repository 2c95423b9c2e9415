import './board/chicago-board.css'
import { CHICAGO, COMPANIES, HEXES } from '@roundhouse/titles/chicago-express'
import { Land } from './board/land.tsx'
import { BOARD, centreOf } from './board/layout.ts'
import { Waters } from './board/waters.tsx'
import { CompanyToken } from './company-sign.tsx'
import { waters } from './waters.ts'

/** The board of Chicago Express as it lies in the box: land, water, cities, and where each company begins. */
export function ChicagoMiniMap() {
  const chicago = centreOf(CHICAGO)
  return (
    <svg
      class="mini-board"
      viewBox={`${BOARD.x} ${BOARD.y} ${BOARD.width} ${BOARD.height}`}
      aria-hidden="true"
      focusable="false"
    >
      <Waters {...waters.value} />
      <Land />
      {CITIES.map(({ id }) => (
        <circle key={id} {...circleAt(id)} r="8.5" class="mini-city" />
      ))}
      {STARTS.map(({ id, start }) => (
        <g key={id} transform={`translate(${centreOf(start).x} ${centreOf(start).y}) scale(1.5)`}>
          <CompanyToken company={id} />
        </g>
      ))}
      <text class="mini-name" x={chicago.x - 42} y={chicago.y + 7}>
        Chicago
      </text>
    </svg>
  )
}

/** The Wabash comes later, to a city that is open to all. */
const STARTS = COMPANIES.filter(({ start }) => HEXES.some((hex) => hex.id === start && hex.kind === 'start'))
const CITIES = HEXES.filter((hex) => hex.kind === 'city' || hex.kind === 'industrial')

function circleAt(id: (typeof CITIES)[number]['id']): { readonly cx: number; readonly cy: number } {
  const { x, y } = centreOf(id)
  return { cx: x, cy: y }
}
