import { effect, untracked } from '@preact/signals'
import type { BoardView, HexView } from '@roundhouse/view/railway'
import { useEffect, useMemo } from 'preact/hooks'
import { leastScale } from '../../board/use-pointing.ts'
import type { Viewport } from '../../board/viewport.ts'
import type { RailwayBoardProps } from './board-props.ts'
import { type Layout, layoutOf } from './layout.ts'
import { keyOf } from './marks.tsx'
import { SIDE } from './measures.ts'
import { withTile } from './trial.ts'

/** The same layout for every position on one map, so that no layer that hangs on it is drawn again. */
export function useLayout(board: BoardView): Layout {
  const key = useMemo(
    () => `${board.orientation} ${board.hexes.map(({ id, x, y }) => `${id}@${x},${y}`).join(' ')}`,
    [board],
  )
  return useMemo(() => layoutOf(board), [key])
}

/** The board with the tile that lies there for trial. */
export function useTrial(board: BoardView, trial: RailwayBoardProps['trial']): readonly HexView[] {
  const { hex: where, tile, rotation } = trial ?? { hex: '', tile: '', rotation: 0 }
  return useMemo(() => {
    if (tile === '') return board.hexes
    return board.hexes.map((hex) => (hex.id === where ? withTile(hex, tile, rotation, board.stage) : hex))
  }, [board, where, tile, rotation])
}

/** What is said of each hex; only a changed one is put into words again. */
export function useSpoken(
  hexes: readonly HexView[],
  describe: (hex: HexView) => string,
): ReadonlyMap<string, string> {
  const known = useMemo(() => new WeakMap<HexView, string>(), [describe])
  return useMemo(
    () =>
      new Map(
        hexes.map((hex) => {
          const said = known.get(hex) ?? describe(hex)
          known.set(hex, said)
          return [hex.id, said]
        }),
      ),
    [hexes, known],
  )
}

/** The hex that is being decided on stays in view when the panel below takes room from the board. */
export function usePickedInView(viewport: Viewport, layout: Layout, picked: string | null): void {
  useEffect(() => {
    if (picked === null) return undefined
    return effect(() => {
      void viewport.view.value
      untracked(() => viewport.show([layout.centreOf(picked)], SIDE * 1.3, viewport.camera.value.scale))
    })
  }, [viewport, layout, picked])
}

/** A run that is decided on, or looked back at, is seen without being searched for; while one is drawn the reader leads. */
export function useRunsInView(
  viewport: Viewport,
  layout: Layout,
  { runs, picked, follows }: Pick<RailwayBoardProps, 'runs' | 'picked' | 'follows'>,
): void {
  const led = !follows || picked !== null || runs.some(({ open }) => open)
  const hexes = led ? '' : keyOf(runs.flatMap((run) => (run.faint === true ? [] : run.hexes)))
  useEffect(() => {
    if (hexes === '') return undefined
    const points = hexes.split(' ').filter(layout.has).map(layout.centreOf)
    return effect(() => {
      void viewport.view.value
      untracked(() => viewport.show(points, SIDE, leastScale(SIDE)))
    })
  }, [viewport, layout, hexes])
}
