import { useMemo } from 'preact/hooks'
import { short } from '../../board/hex-geometry.ts'
import { memo } from '../../board/memo.ts'
import type { DimmedProps } from './board-layers.tsx'
import { HexWords, Name, isTaken } from './hex-words.tsx'
import { type LedName, ledNames } from './led-names.ts'
import { TYPE, type Zoom } from './type-sizes.ts'

interface WordLayerProps extends DimmedProps {
  /** Hexes that trains run through, as one text. */
  readonly run: string
  readonly zoom: Zoom
}

/** Names, figures and labels, over everything that is drawn. */
export const WordLayer = memo(({ layout, hexes, run, bright, zoom }: WordLayerProps) => {
  const running = new Set(run.split(' '))
  const lit = new Set(bright.split(' '))
  const led = useMemo(() => ledNames(layout, hexes, zoom), [layout, hexes, zoom])
  const { onlyTaken } = TYPE[zoom]
  const isNamed = (id: string): boolean =>
    !onlyTaken || running.has(id) || hexes.some((hex) => hex.id === id && isTaken(hex))
  return (
    <g class="map-words" aria-hidden="true">
      {hexes.map((hex) => (
        <HexWords
          key={hex.id}
          orientation={layout.orientation}
          hex={hex}
          at={layout.centreOf(hex.id)}
          run={running.has(hex.id)}
          bright={lit.has(hex.id)}
          zoom={zoom}
        />
      ))}
      {led.map((name) =>
        isNamed(name.hex) ? <Led key={`${name.hex} ${name.lines.join(' ')}`} name={name} /> : null,
      )}
    </g>
  )
})

/** A name beside its hex, with the line that leads there. */
function Led({ name }: { readonly name: LedName }) {
  const { from, to, on } = name
  const d = `M${short(from.x)} ${short(from.y)}L${short(to.x)} ${short(to.y)}`
  return (
    <g class={`hex-words on-${on}`}>
      <path class="leader-casing" d={d} />
      <path class="leader" d={d} />
      <Name name={name} />
    </g>
  )
}
