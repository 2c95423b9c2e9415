import { HEXES, type HexId, type HexKind } from '@roundhouse/titles/chicago-express'
import { short } from '../../board/hex-geometry.ts'
import { memo } from '../../board/memo.ts'
import { nameLines } from '../../board/words-on-map.ts'
import { centreOf, isMajor } from './layout.ts'
import type { SmallName } from './small-names.ts'

export interface HexFiguresProps {
  readonly id: HexId
  readonly kind: HexKind
  readonly cost: number
  readonly income: number
  readonly developed: boolean
  /** A name lies over them where the map is small. */
  readonly covered: boolean
}

/** The red cost, the income in its pill, and the house. */
export const HexFigures = memo(({ id, kind, cost, income, developed, covered }: HexFiguresProps) => {
  const { x, y } = centreOf(id)
  if (cost === 0) return null
  const place = { transform: `translate(${short(x)} ${short(y)})`, class: covered ? 'covered' : undefined }
  if (income === 0) {
    return (
      <g {...place}>
        <text class={kind === 'plain' ? 'cost low' : 'cost'} x={developed ? -6 : 0} y="23.2">
          {cost}
        </text>
        {developed ? <House /> : null}
      </g>
    )
  }
  return (
    <g {...place}>
      <text class="cost" x="-12.5" y="23.2">
        {cost}
      </text>
      <Pill income={income} developed={developed} />
    </g>
  )
})

/** The figure is the new total; a house turns the pill dark. */
function Pill({ income, developed }: { readonly income: number; readonly developed: boolean }) {
  const text = `+${income}`
  const width = 5 + text.length * 6 + (developed ? 10 : 0)
  return (
    <g class={developed ? 'pill developed' : 'pill'} transform={`translate(${developed ? 9 : 11} 19.3)`}>
      <rect x={-width / 2} y="-6.6" width={width} height="13.2" rx="6.6" />
      {developed ? <use href="#g-house" x={-width / 2 + 2.5} y="-5" width="10" height="10" /> : null}
      <text x={developed ? 5.5 : 0} y="3.8">
        {text}
      </text>
    </g>
  )
}

/** A forest gains no income, only the house. */
function House() {
  return (
    <g class="pill developed" transform="translate(8.5 19.2)">
      <circle r="7" />
      <use href="#g-house" x="-5" y="-5.3" width="10" height="10" />
    </g>
  )
}

/** The names of cities; those of `taken`, hexes with a token, stay when the board is small. */
export const Names = memo(
  ({ taken, small }: { readonly taken: string; readonly small: readonly SmallName[] }) => {
    const here = new Set(taken.split(' '))
    return (
      <>
        <SmallNames names={small} />
        <g class="names">
          {HEXES.map((hex) => {
            if (hex.name === null) return null
            const { x, y } = centreOf(hex.id)
            const lines = nameLines(hex.name)
            const style = ['name', isMajor(hex) ? 'major' : '', here.has(hex.id) ? 'taken' : '']
              .filter(Boolean)
              .join(' ')
            return lines.map((line, index) => (
              <text
                key={`${hex.id}${index}`}
                class={style}
                x={short(x)}
                y={short(y - 14.5 - (lines.length - 1 - index) * 10.5)}
                font-size={line.length > 10 ? 9.2 : 10.2}
              >
                {line}
              </text>
            ))
          })}
        </g>
      </>
    )
  },
)

/** In their place where the hexes are too small for them. */
function SmallNames({ names }: { readonly names: readonly SmallName[] }) {
  return (
    <g class="small-names">
      {names.map(({ hex, type, lines, major, x, y }) =>
        lines.map((line, index) => (
          <text
            key={`${hex}${index}`}
            class={major ? 'name major' : 'name'}
            x={short(x)}
            y={short(y + index * type)}
            font-size={type}
          >
            {line}
          </text>
        )),
      )}
    </g>
  )
}
