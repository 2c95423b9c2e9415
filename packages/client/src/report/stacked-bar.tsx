import { widthOf } from './scale.ts'
import { useWidth } from './use-width.ts'

export interface BarPart {
  readonly key: string
  readonly value: number
  readonly color: string
  readonly ink: string
  /** From the longest to the shortest; the first that fits is printed. */
  readonly words: readonly string[]
}

interface Props {
  readonly label: string
  readonly parts: readonly BarPart[]
  /** An amount set against the parts, as an empty bar below them; null: there is none. */
  readonly against: { readonly value: number; readonly words: readonly [long: string, short: string] } | null
  /** The value that fills the whole width. */
  readonly most: number
}

const BAR = 26
const THIN = 19
const TYPE = 12

/** What came in, part by part, and below it what went out. */
export function StackedBar({ label, parts, against, most }: Props) {
  const [ref, width] = useWidth<HTMLDivElement>(320)
  const scale = (value: number): number => (value / Math.max(1, most)) * (width - 2)
  const height = against === null ? BAR : BAR + 4 + THIN + 1
  let start = 1
  const drawn = parts
    .filter((part) => part.value > 0)
    .map((part) => {
      const size = scale(part.value)
      const place = { part, x: start, size: Math.max(1.5, size - 1.5) }
      start += size
      return place
    })
  const out = scale(against?.value ?? 0)
  const note = against === null ? null : noteFor(against.words, out, width)
  return (
    <div ref={ref} class="chart">
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
        {drawn.map(({ part, x, size }) => {
          const words = part.words.find((each) => widthOf(each, TYPE) + 6 <= size)
          return (
            <g key={part.key}>
              <title>{part.words[0]}</title>
              <rect class="bar-part" x={x} y="1" width={size} height={BAR - 2} rx="3" fill={part.color} />
              {words === undefined ? null : (
                <text
                  class="bar-words"
                  x={x + size / 2}
                  y={BAR / 2 + 4.2}
                  text-anchor="middle"
                  fill={part.ink}
                >
                  {words}
                </text>
              )}
            </g>
          )
        })}
        {against === null || against.value === 0 ? null : (
          <rect class="bar-against" x="1" y={BAR + 4} width={Math.max(4, out)} height={THIN - 2} rx="3" />
        )}
        {note === null ? null : (
          <text
            class="bar-note"
            x={note.inside ? out - 6 : out + 8}
            y={BAR + 4 + THIN / 2 + 3}
            text-anchor={note.inside ? 'end' : 'start'}
          >
            {note.text}
          </text>
        )}
      </svg>
    </div>
  )
}

/** Beside the empty bar if there is room, else inside it, else in short. */
function noteFor(
  [long, short]: readonly [string, string],
  bar: number,
  width: number,
): { readonly text: string; readonly inside: boolean } {
  const beside = width - bar - 10
  if (widthOf(long, TYPE) <= beside) return { text: long, inside: false }
  if (widthOf(long, TYPE) <= bar - 12) return { text: long, inside: true }
  return { text: short, inside: widthOf(short, TYPE) > beside }
}
