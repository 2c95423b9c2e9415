import { type Point, short } from '../../board/hex-geometry.ts'
import type { CompanyLook } from './board-props.ts'
import { CENTRE } from './piece.ts'
import './tile.css'

const WIDE = /[WM&]/
/** Two letters have room to be read where the whole map stands on a phone. */
const LEAST = { two: 10.2, more: 8.5 }

/** The token by itself, round the origin or elsewhere. Its letters say whose it is, its sign the company's size. */
export function TokenMark({
  look,
  radius,
  at = CENTRE,
  ghost = false,
}: {
  readonly look: CompanyLook
  readonly radius: number
  readonly at?: Point
  readonly ghost?: boolean
}) {
  const { letters, colour, text, sign } = look
  // As large as the circle lets them be; in a small one they may lie over its rim.
  const size =
    letters.length < 3
      ? Math.max(LEAST.two, radius * 0.9)
      : Math.max(LEAST.more, radius * (WIDE.test(letters) ? 0.78 : 0.86))
  const [x, y] = [short(at.x), short(at.y)]
  return (
    <g class={ghost ? 'station ghost' : 'station'}>
      <circle
        class="station-face"
        cx={x}
        cy={y}
        r={short(radius)}
        fill={colour}
        stroke-width={short(radius * 0.11)}
        stroke-dasharray={ghost ? `${short(radius * 0.3)} ${short(radius * 0.22)}` : undefined}
      />
      {sign === 'bars' ? (
        <path d={bars(at, radius)} stroke={text} stroke-width={short(radius * 0.1)} stroke-opacity=".8" />
      ) : null}
      {sign === 'ring' ? (
        <circle
          cx={x}
          cy={y}
          r={short(radius * 0.82)}
          fill="none"
          stroke={text}
          stroke-width={short(radius * 0.1)}
          stroke-opacity=".9"
        />
      ) : null}
      <text
        x={x}
        y={short(at.y + size * 0.36)}
        font-size={short(size)}
        fill={text}
        style={{ color: colour }}
        letter-spacing={letters.length > 2 ? '-.2' : undefined}
      >
        {letters}
      </text>
    </g>
  )
}

function bars(at: Point, radius: number): string {
  const [across, down] = [radius * 0.78, radius * 0.55]
  const bar = (y: number): string => `M${short(at.x - across)} ${short(y)}H${short(at.x + across)}`
  return bar(at.y - down) + bar(at.y + down)
}
