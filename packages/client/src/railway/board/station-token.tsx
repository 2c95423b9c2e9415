import { short } from '../../board/hex-geometry.ts'
import type { CompanyLook } from './board-props.ts'
import './tile.css'

/** The token by itself, round the origin. Its letters say whose it is, its sign the company's size. */
export function TokenMark({
  look,
  radius,
  ghost = false,
}: {
  readonly look: CompanyLook
  readonly radius: number
  readonly ghost?: boolean
}) {
  const { letters, colour, text, sign } = look
  const size = letters.length > 2 ? 0.74 : 0.9
  return (
    <g class={ghost ? 'station ghost' : 'station'}>
      <circle
        class="station-face"
        r={short(radius)}
        fill={colour}
        stroke-width={short(radius * 0.11)}
        stroke-dasharray={ghost ? `${short(radius * 0.3)} ${short(radius * 0.22)}` : undefined}
      />
      {sign === 'bars' ? (
        <path d={bars(radius)} stroke={text} stroke-width={short(radius * 0.1)} opacity=".8" />
      ) : null}
      {sign === 'ring' ? (
        <circle
          r={short(radius * 0.82)}
          fill="none"
          stroke={text}
          stroke-width={short(radius * 0.1)}
          opacity=".9"
        />
      ) : null}
      <text
        y={short(radius * size * 0.36)}
        font-size={short(radius * size)}
        fill={text}
        letter-spacing={letters.length > 2 ? '-.2' : undefined}
      >
        {letters}
      </text>
    </g>
  )
}

function bars(radius: number): string {
  const [x, y] = [short(radius * 0.78), short(radius * 0.55)]
  return `M${-x} ${-y}H${x}M${-x} ${y}H${x}`
}
