import { effect, useComputed } from '@preact/signals'
import { type ComponentChildren, createContext } from 'preact'
import { useContext, useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { toView } from '../../board/camera.ts'
import type { Point } from '../../board/hex-geometry.ts'
import type { Viewport } from '../../board/viewport.ts'
import { type Opening, type Surroundings, fanOpening } from './fan-layout.ts'
import type { Layout } from './layout.ts'
import { SIDE } from './measures.ts'
import type { DrawnRun } from './runs.tsx'

/** What something beside a hex needs to know of its place. */
export interface BesidePlace {
  /** Side of the hex on the screen. */
  readonly side: number
  /** Where a fan of so many tiles, each so wide, has room. */
  readonly opening: (count: number, inner: number, width: number) => Opening
}

const BELOW: Opening = { direction: Math.PI / 2, widest: Math.PI / 2 }
const Place = createContext<BesidePlace>({ side: SIDE, opening: () => BELOW })

export function useBeside(): BesidePlace {
  return useContext(Place)
}

export interface BesideProps {
  readonly viewport: Viewport
  readonly layout: Layout
  readonly hex: string
  readonly targets: ReadonlySet<string> | null
  readonly runs: readonly DrawnRun[]
  readonly children: ComponentChildren
}

/** Floats over the map at a hex and goes along with it, without being drawn again. */
export function Beside({ viewport, layout, hex, targets, runs, children }: BesideProps) {
  const root = useRef<HTMLDivElement>(null)
  const at = layout.centreOf(hex)

  useLayoutEffect(() => {
    viewport.reveal(at, SIDE * 2)
    return effect(() => {
      const { x, y } = toView(viewport.camera.value, viewport.view.value, at)
      const { style } = root.current as HTMLDivElement
      style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`
    })
  }, [viewport, layout, hex])

  // A new size of the view or quite another scale asks for another direction; a drag does not.
  const size = useComputed(() => {
    const { width, height } = viewport.view.value
    return `${width} ${height} ${Math.round(Math.log2(viewport.camera.value.scale) * 3)}`
  })
  const { value } = size
  const place = useMemo((): BesidePlace => {
    const around = surroundings({ viewport, layout, hex, targets, runs })
    return {
      side: SIDE * viewport.camera.value.scale,
      opening: (count, inner, width) => fanOpening(count, inner, around, width),
    }
    // The fan stays where it has opened while tiles are tried.
  }, [viewport, layout, hex, value])

  return (
    <div class="beside" ref={root}>
      <Place.Provider value={place}>{children}</Place.Provider>
    </div>
  )
}

function surroundings({ viewport, layout, hex, targets, runs }: Omit<BesideProps, 'children'>): Surroundings {
  const { width, height } = viewport.view.value
  const seen = (point: Point): Point => toView(viewport.camera.value, viewport.view.value, point)
  const running = runs.flatMap(({ line }) => line.hexes.filter((id) => layout.has(id)))
  const weighed = (ids: Iterable<string>, weight: number): Surroundings['avoid'] =>
    [...ids].filter((id) => id !== hex).map((id) => ({ ...seen(layout.centreOf(id)), weight }))
  return {
    width,
    height,
    at: seen(layout.centreOf(hex)),
    avoid: [...weighed(targets ?? [], 6), ...weighed(running, 4)],
  }
}
