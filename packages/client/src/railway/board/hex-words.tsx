import type { HexView, StageValue } from '@roundhouse/view/railway'
import { type Point, short } from '../../board/hex-geometry.ts'
import { memo } from '../../board/memo.ts'
import type { HexLayerProps } from './hex-land.tsx'
import { type NameSign, hexSigns } from './hex-signs.ts'
import { SIDE } from './measures.ts'
import { LINE_PITCH } from './name-places.ts'
import { TYPE, type TypeSizes, type Zoom } from './type-sizes.ts'

export interface HexWordsProps extends HexLayerProps {
  /** A train runs there: its name stays when the board is small. */
  readonly run: boolean
  /** No veil lies over the hex. */
  readonly bright: boolean
  readonly zoom: Zoom
}

/**
 * Names, figures, labels and numbers: one layer above all hexes, else a neighbour would cut them. They are written where
 * they stand on the board: a browser keeps every group that is moved apart, and goes through all of them at every step.
 * The parts of a hex are called and are no components of their own: a map has hundreds of them.
 */
export const HexWords = memo(({ orientation, hex, at, run, bright, zoom }: HexWordsProps) => {
  const { names, revenues, stages, label, cost, number } = hexSigns(orientation, hex, zoom)
  const type = TYPE[zoom]
  const named = !type.onlyTaken || run || isTaken(hex)
  const onBoard = ({ x, y }: Point): Point => ({ x: at.x + x, y: at.y + y })
  return (
    <g class={`hex-words on-${hex.colour}${bright ? ' bright' : ''}`}>
      {number === null || type.number === null
        ? null
        : Line({ kind: 'hex-number', at: onBoard(number), size: type.number, text: number.text })}
      {named ? names.map((name) => Name({ name: { ...name, ...onBoard(name) } })) : null}
      {label === null
        ? null
        : Line({ kind: 'hex-label', at: onBoard(label), size: type.label, text: label.text })}
      {cost === null ? null : Cost({ at: onBoard(cost), amount: cost.amount, type })}
      {revenues.map((revenue) => Revenue({ at: onBoard(revenue), value: revenue.value, type }))}
      {stages === null ? null : Stages({ at: onBoard(stages), values: stages.values, type })}
    </g>
  )
})

interface LineProps {
  readonly kind?: string
  readonly at: Point
  readonly size: number
  readonly text: string
}

function Line({ kind, at, size, text }: LineProps) {
  return (
    <text class={kind} x={short(at.x)} y={short(at.y + size * 0.36)} font-size={short(size)}>
      {text}
    </text>
  )
}

export function Name({ name: { x, y, lines, size } }: { readonly name: NameSign }) {
  const first = y - ((lines.length - 1) * LINE_PITCH * size) / 2
  return (
    <g class="map-name">
      {lines.map((text, index) => Line({ at: { x, y: first + index * LINE_PITCH * size }, size, text }))}
    </g>
  )
}

interface FigureProps {
  readonly at: Point
  readonly type: TypeSizes
}

function Revenue({
  at: { x, y },
  value,
  type: { badge, revenue },
}: FigureProps & { readonly value: number }) {
  const size = revenue * (value > 99 ? 0.81 : 1)
  return (
    <g class="map-revenue">
      <circle cx={short(x)} cy={short(y)} r={short(badge)} stroke-width={short(SIDE * 0.025)} />
      <text x={short(x)} y={short(y + revenue * 0.36)} font-size={short(size)}>
        {value}
      </text>
    </g>
  )
}

function Cost({ at: { x, y }, amount, type: { cost } }: FigureProps & { readonly amount: number }) {
  const width = SIDE * 0.08 + cost * (0.3 + String(amount).length * 0.58)
  return (
    <g class="map-cost">
      <rect
        x={short(x - width / 2)}
        y={short(y - cost * 0.6)}
        width={short(width)}
        height={short(cost * 1.2)}
        rx={short(SIDE * 0.08)}
      />
      <text x={short(x)} y={short(y + cost * 0.36)} font-size={short(cost)}>
        {amount}
      </text>
    </g>
  )
}

/** What the place earns in each stage, the present one filled; three figures are narrower, not smaller. */
function Stages({
  at,
  values,
  type: { stage: cell },
}: FigureProps & { readonly values: readonly StageValue[] }) {
  const { width, height, size } = cell
  const left = at.x - (width * values.length) / 2
  return (
    <g class="map-stages">
      {values.map(({ stage, value, now }, index) => (
        <g key={stage} class={now ? 'map-stage now' : 'map-stage'}>
          <rect
            x={short(left + index * width)}
            y={short(at.y - height / 2)}
            width={short(width)}
            height={short(height)}
            fill={stageFill(stage)}
          />
          <text
            x={short(left + (index + 0.5) * width)}
            y={short(at.y + size * 0.36)}
            font-size={short(size)}
            {...(value > 99 ? { textLength: short(width * 0.92), lengthAdjust: 'spacingAndGlyphs' } : {})}
          >
            {value}
          </text>
        </g>
      ))}
    </g>
  )
}

/** The stages of a title are named after tiles, or have no colour of their own. */
const STAGE_COLOURS = new Set(['yellow', 'green', 'brown', 'grey'])

function stageFill(stage: string): string {
  return STAGE_COLOURS.has(stage) ? `var(--tile-${stage})` : 'var(--badge)'
}

export function isTaken({ stops, stations }: HexView): boolean {
  return stations.length > 0 || stops.some((stop) => stop.stations.length > 0)
}
