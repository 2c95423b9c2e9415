import type { HexView, StageValue } from '@roundhouse/view/railway'
import { type Point, short } from '../../board/hex-geometry.ts'
import { memo } from '../../board/memo.ts'
import { STAGE_CELL } from './figure-places.ts'
import { type HexLayerProps, place } from './hex-land.tsx'
import { type NameSign, hexSigns } from './hex-signs.ts'
import { BADGE_RADIUS, COST_SIZE, LABEL_SIZE, NUMBER_SIZE, SIDE } from './measures.ts'
import { LINE_PITCH } from './name-places.ts'

export interface HexWordsProps extends HexLayerProps {
  /** A train runs there: its name stays when the board is small. */
  readonly run: boolean
  /** No veil lies over the hex. */
  readonly bright: boolean
}

/** Names, figures, labels and numbers: one layer above all hexes, else a neighbour would cut them. */
export const HexWords = memo(({ orientation, hex, at, run, bright }: HexWordsProps) => {
  const { names, revenues, stages, label, cost, number } = hexSigns(orientation, hex)
  const taken = run || isTaken(hex)
  return (
    <g class={`hex-words on-${hex.colour}${bright ? ' bright' : ''}`} transform={place(at)}>
      <text
        class="hex-number"
        x={short(number.x)}
        y={short(number.y + NUMBER_SIZE * 0.36)}
        font-size={short(NUMBER_SIZE)}
      >
        {number.text}
      </text>
      {names.map((name, index) => (
        <Name key={index} name={name} taken={taken} />
      ))}
      {label === null ? null : (
        <text
          class="hex-label"
          x={short(label.x)}
          y={short(label.y + LABEL_SIZE * 0.36)}
          font-size={short(LABEL_SIZE)}
        >
          {label.text}
        </text>
      )}
      {cost === null ? null : <Cost at={cost} amount={cost.amount} />}
      {revenues.map(({ x, y, value }) => (
        <g key={value} class="map-revenue" transform={place({ x, y })}>
          <circle r={short(BADGE_RADIUS)} stroke-width={short(SIDE * 0.025)} />
          <text y={short(SIDE * 0.085)} font-size={short(value > 99 ? SIDE * 0.19 : SIDE * 0.235)}>
            {value}
          </text>
        </g>
      ))}
      {stages === null ? null : <Stages at={stages} values={stages.values} />}
    </g>
  )
})

function Name({ name: { x, y, lines, size }, taken }: { readonly name: NameSign; readonly taken: boolean }) {
  const first = y - ((lines.length - 1) * LINE_PITCH * size) / 2 + size * 0.35
  return (
    <g class={taken ? 'map-name taken' : 'map-name'}>
      {lines.map((line, index) => (
        <text key={line} x={short(x)} y={short(first + index * LINE_PITCH * size)} font-size={short(size)}>
          {line}
        </text>
      ))}
    </g>
  )
}

function Cost({ at, amount }: { readonly at: Point; readonly amount: number }) {
  const width = SIDE * (0.16 + String(amount).length * 0.15)
  return (
    <g class="map-cost" transform={place(at)}>
      <rect
        x={short(-width / 2)}
        y={short(-SIDE * 0.155)}
        width={short(width)}
        height={short(SIDE * 0.31)}
        rx={short(SIDE * 0.08)}
      />
      <text y={short(COST_SIZE * 0.36)} font-size={short(COST_SIZE)}>
        {amount}
      </text>
    </g>
  )
}

/** What the place earns in each stage, the present one filled. */
function Stages({ at, values }: { readonly at: Point; readonly values: readonly StageValue[] }) {
  const { width, height } = STAGE_CELL
  const left = (-width * values.length) / 2
  return (
    <g class="map-stages" transform={place(at)}>
      {values.map(({ stage, value, now }, index) => (
        <g
          key={stage}
          class={now ? 'map-stage now' : 'map-stage'}
          transform={place({ x: left + index * width, y: 0 })}
        >
          <rect y={short(-height / 2)} width={short(width)} height={short(height)} fill={stageFill(stage)} />
          <text x={short(width / 2)} y={short(SIDE * 0.078)} font-size={short(SIDE * 0.215)}>
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
