import { COMPANIES, HEXES, type HexData, type HexId, type HexKind } from '@roundhouse/titles/chicago-express'
import { memo } from '../../board/memo.ts'
import { COMPANY_SIGNS } from '../company-sign.tsx'
import { pathOf } from './layout.ts'

const KINDS = [
  'plain',
  'forest',
  'mountain',
  'city',
  'industrial',
  'start',
] as const satisfies readonly HexKind[]
const TINT: Readonly<Record<HexKind, string>> = {
  plain: 'plain',
  forest: 'forest',
  mountain: 'mountain',
  city: 'city',
  industrial: 'industry',
  start: 'start',
}
const PATTERN: Readonly<Partial<Record<HexKind, string>>> = {
  forest: 'p-forest',
  mountain: 'p-mountain',
  industrial: 'p-industry',
}

function idsOf(wanted: (hex: HexData & { id: HexId }) => boolean): HexId[] {
  return HEXES.filter((hex) => wanted(hex)).map((hex) => hex.id)
}

/** Tint and texture of every hex, the grid, and the frames of cities and start hexes: a few paths in all. */
export const Land = memo(() => (
  <g class="land" aria-hidden="true">
    {KINDS.map((kind) => (
      <path key={kind} d={pathOf(idsOf((hex) => hex.kind === kind))} fill={`var(--map-${TINT[kind]})`} />
    ))}
    {KINDS.map((kind) => {
      const pattern = PATTERN[kind]
      if (pattern === undefined) return null
      return (
        <path
          key={kind}
          d={pathOf(
            idsOf((hex) => hex.kind === kind),
            0.97,
          )}
          fill={`url(#${pattern})`}
        />
      )
    })}
    <path class="grid" d={pathOf(idsOf(() => true))} />
    <path
      class="city-frame"
      d={pathOf(
        idsOf((hex) => hex.kind === 'city'),
        0.93,
      )}
    />
    <path
      class="city-frame"
      d={pathOf(
        idsOf((hex) => hex.name === 'Chicago'),
        0.84,
      )}
    />
    <path
      class="city-frame industrial"
      d={pathOf(
        idsOf((hex) => hex.kind === 'industrial'),
        0.93,
      )}
    />
    {COMPANIES.map(({ id, start }) => {
      // Fort Wayne is a city open to all, where the Wabash begins later: its frame is the city's own.
      const closed = HEXES.some((hex) => hex.id === start && hex.kind === 'start')
      const stroke = `var(--ce-${COMPANY_SIGNS[id].key})`
      return closed ? (
        <path key={id} class="start-frame" d={pathOf([start], 0.87)} stroke={stroke} />
      ) : (
        <path key={id} class="start-frame open" d={pathOf([start], 0.93)} stroke={stroke} />
      )
    })}
  </g>
))
