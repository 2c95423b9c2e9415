import type { HexView } from '@roundhouse/view/railway'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { short } from '../../board/hex-geometry.ts'
import { memo } from '../../board/memo.ts'
import { moment } from '../../shell/router.ts'
import { whenIdle } from '../../shell/when-idle.ts'
import { type Dimmed, type LayerProps, isIn, ofGroup, partOf } from './board-layers.tsx'
import { hexSigns } from './hex-signs.ts'
import { HexWords, Name, isTaken } from './hex-words.tsx'
import { type LedName, findPlaces, ledNames } from './led-names.ts'
import { TYPE, type Zoom } from './type-sizes.ts'

interface Written extends Dimmed {
  /** Hexes that trains run through, as one text. */
  readonly run: string
  readonly zoom: Zoom
}

interface WordLayerProps extends LayerProps, Written {
  readonly hexes: readonly HexView[]
}

/** Names, figures and labels, over everything that is drawn. */
export const WordLayer = memo(({ layout, hexes, groups, run, bright, zoom }: WordLayerProps) => {
  const running = new Set(run.split(' '))
  const beside = useLedNames({ layout, hexes, zoom })
  const { onlyTaken } = TYPE[zoom]
  const isNamed = (id: string): boolean =>
    !onlyTaken || running.has(id) || hexes.some((hex) => hex.id === id && isTaken(hex))
  return (
    <g class="map-words" aria-hidden="true">
      {groups.map((group, at) => (
        <Words
          key={at}
          layout={layout}
          group={group}
          run={partOf(run, group)}
          bright={partOf(bright, group)}
          zoom={zoom}
        />
      ))}
      {beside.map((name: LedName) =>
        isNamed(name.hex) ? <Led key={`${name.hex} ${name.lines.join(' ')}`} name={name} /> : null,
      )}
    </g>
  )
})

const Words = ofGroup((hex, { layout, run, bright, zoom }: Pick<LayerProps, 'layout'> & Written) => (
  <HexWords
    key={hex.id}
    orientation={layout.orientation}
    hex={hex}
    at={layout.centreOf(hex.id)}
    run={isIn(run, hex)}
    bright={isIn(bright, hex)}
    zoom={zoom}
  />
))

const NONE: readonly LedName[] = []
/** A busy page has written them after this while. */
const LATEST = 600
/** Once places were found they are known for the most part, and the next board is drawn with them. */
let found = false

/**
 * Few names stand beside their hexes: where to is worked out once the table stands. A moment of the past is drawn whole at
 * once, for what comes later would be drawn between the steps.
 */
function useLedNames({ layout, hexes, zoom }: Pick<WordLayerProps, 'layout' | 'hexes' | 'zoom'>) {
  const [ready, setReady] = useState(() => found || moment.peek() !== null)
  const wanted = hexes.some((hex) => hexSigns(layout.orientation, hex, zoom).homeless.length > 0)
  useEffect(() => {
    if (ready || !wanted) return
    void whenIdle(LATEST)
      .then(() => findPlaces(layout, hexes, zoom))
      .then(() => {
        found = true
        setReady(true)
      })
  }, [wanted])
  return useMemo(() => (ready ? ledNames(layout, hexes, zoom) : NONE), [layout, hexes, zoom, ready])
}

/** A name beside its hex, with the line that leads there. */
const Led = memo(({ name }: { readonly name: LedName }) => {
  const { from, to, on } = name
  const d = `M${short(from.x)} ${short(from.y)}L${short(to.x)} ${short(to.y)}`
  return (
    <g class={`hex-words on-${on}`}>
      <path class="leader-casing" d={d} />
      <path class="leader" d={d} />
      <Name name={name} />
    </g>
  )
})
