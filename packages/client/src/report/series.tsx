/** How a player's line looks: colour, dash and marker together, never the colour alone. */
export interface SeriesLook {
  readonly color: string
  readonly dash: string | null
  readonly marker: MarkerShape
  /** Printed colours may be pale: the line gets an edge of ink. */
  readonly cased?: boolean
}

export type MarkerShape = 'circle' | 'square' | 'triangle' | 'diamond' | 'ring' | 'cross'

const LOOKS: readonly SeriesLook[] = [
  { color: 'var(--p-1)', dash: null, marker: 'circle' },
  { color: 'var(--p-2)', dash: '7 4', marker: 'square' },
  { color: 'var(--p-3)', dash: '2 4', marker: 'triangle' },
  { color: 'var(--p-4)', dash: '10 4 2 4', marker: 'diamond' },
  { color: 'var(--p-5)', dash: '14 4', marker: 'ring' },
  { color: 'var(--p-6)', dash: '4 2 1 2', marker: 'cross' },
  // A seventh and an eighth player have the colours of others, and neither their markers nor their dashes.
  { color: 'var(--p-1)', dash: '7 4', marker: 'diamond' },
  { color: 'var(--p-3)', dash: '14 4', marker: 'cross' },
]

export function lookOf(index: number): SeriesLook {
  return LOOKS[index % LOOKS.length] as SeriesLook
}

const PATHS: Readonly<Record<Exclude<MarkerShape, 'ring'>, string>> = {
  circle: 'M-4.6 0a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0 -9.2 0z',
  square: 'M-4.2 -4.2h8.4v8.4h-8.4z',
  triangle: 'M0 -5.2L5.2 4.2H-5.2z',
  diamond: 'M0 -5.8L5.8 0L0 5.8L-5.8 0z',
  cross: 'M-1.7 -5.2h3.4v3.5h3.5v3.4h-3.5v3.5h-3.4v-3.5h-3.5v-3.4h3.5z',
}

export function Marker({
  look,
  x,
  y,
  title,
}: {
  readonly look: SeriesLook
  readonly x: number
  readonly y: number
  readonly title?: string
}) {
  const hollow = look.marker === 'ring'
  return (
    <path
      d={PATHS[look.marker === 'ring' ? 'circle' : look.marker]}
      transform={`translate(${x} ${y})`}
      fill={hollow ? 'var(--surface)' : look.color}
      stroke={hollow ? look.color : 'var(--surface)'}
      stroke-width={hollow ? 2.2 : 1}
    >
      {title === undefined ? null : <title>{title}</title>}
    </path>
  )
}
