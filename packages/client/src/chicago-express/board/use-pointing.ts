import { CHICAGO, type HexId } from '@roundhouse/titles/chicago-express'
import { type Pointing, usePointing as useHexPointing } from '../../board/use-pointing.ts'
import type { Viewport } from '../../board/viewport.ts'
import type { ChicagoBoardProps } from './board-props.ts'
import { PLACES, SIDE, centreOf } from './layout.ts'

const NEAR_SCALE = 1.1

/** A hex of the plan, or the one picked, is part of the choice. */
export function usePointing(props: ChicagoBoardProps, viewport: Viewport): Pointing<HexId> {
  const { targets, plan, picked, onPick, onPreview, onWhyNot, onInspect } = props
  return useHexPointing<HexId>(
    {
      places: PLACES,
      centreOf,
      side: SIDE,
      nearScale: NEAR_SCALE,
      first: CHICAGO,
      targets,
      isChosen: (hex) => picked === hex || plan?.hexes.includes(hex) === true,
      begun: picked !== null || (plan !== null && plan.hexes.length > 0),
      onPick,
      onPreview,
      onWhyNot,
      onInspect,
    },
    viewport,
  )
}
