import { memo } from '../../board/memo.ts'
import { BOARD, COAST } from './layout.ts'

export interface WaterNames {
  readonly michigan: string
  readonly erie: string
  readonly atlantic: string
}

/**
 * Where the sea is. The shapes run on under the hexes and beyond every edge of the view; what is neither
 * hex nor sea is land off the map. In order: Lake Michigan, Lake Erie, Lake Ontario, the ocean.
 */
const SEA = [
  'M-20 118C-48 60-96 40-112-20C-128-80-112-150-96-230L88-230C104-150 92-60 84 10C78 60 72 90 60 120z',
  'M214-20C212-66 262-104 330-116C420-132 520-128 566-92C590-72 584-40 566-20L540 12C500 60 460 92 425 110C380 130 330 132 297 114C250 80 222 30 214-20z',
  'M592 4L588-48C600-96 660-112 730-114C800-116 856-96 862-60L852 4z',
  'M1600-330C1300-190 1060-150 985-82C950-52 936-40 934 0L900 230L905 290C880 330 850 360 845 400L815 450L822 530L775 575C752 620 742 690 690 800L560 1500L2600 1500L2600-330z',
].join('')

/** Distance from the coast and strength of the lines that echo it, the farthest first. */
const SHORE_LINES = [
  [23, 0.16],
  [17, 0.26],
  [12, 0.4],
  [7.5, 0.55],
] as const

const AROUND = { x: -3000, y: -3000, width: BOARD.width + 6000, height: BOARD.height + 6000 }

/** Land off the map, water with its shore lines, the coast and the names of the waters. */
export const Waters = memo(({ michigan, erie, atlantic }: WaterNames) => (
  <g class="waters" aria-hidden="true">
    <clipPath id="chicago-sea">
      <path d={SEA} />
    </clipPath>
    <rect {...AROUND} fill="var(--map-off)" />
    <path d={SEA} fill="var(--map-water)" />
    <g clip-path="url(#chicago-sea)" fill="none" stroke-linejoin="round">
      <path d={SEA} stroke="var(--map-water-line)" stroke-opacity="0.5" stroke-width="2.4" />
      {SHORE_LINES.map(([away, strength]) => (
        <g key={away}>
          <path d={COAST} stroke="var(--map-water-line)" stroke-opacity={strength} stroke-width={away * 2} />
          <path d={COAST} stroke="var(--map-water)" stroke-width={away * 2 - 2} />
        </g>
      ))}
    </g>
    <path class="coast" d={COAST} />
    <text class="water-name" transform="translate(371 37) rotate(-8)" font-size="16" letter-spacing="3">
      {erie}
    </text>
    <text class="water-name" transform="translate(898 446) rotate(-62)" font-size="17" letter-spacing="3.5">
      {atlantic}
    </text>
    {michigan.split(' ').map((line, index) => (
      <text key={line} class="water-name" x="8" y={-4 + index * 28} font-size="13" letter-spacing="1.5">
        {line}
      </text>
    ))}
  </g>
))
