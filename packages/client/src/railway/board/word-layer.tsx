import { memo } from '../../board/memo.ts'
import type { DimmedProps } from './board-layers.tsx'
import { HexWords } from './hex-words.tsx'

interface WordLayerProps extends DimmedProps {
  /** Hexes that trains run through, as one text. */
  readonly run: string
}

/** Names, figures and labels, over everything that is drawn. */
export const WordLayer = memo(({ layout, hexes, run, bright }: WordLayerProps) => {
  const running = new Set(run.split(' '))
  const lit = new Set(bright.split(' '))
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
        />
      ))}
    </g>
  )
})
