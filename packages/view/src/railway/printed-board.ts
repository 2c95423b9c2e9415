import { type MapHex, NO_TILE, type Orientation } from '@roundhouse/railways'
import type { BoardView } from './board-view.ts'
import { type Stand, boardView } from './board.ts'

/**
 * A map as it lies in the box: no tile, no station, every home still to be taken. It takes the print alone, so a picture
 * of the map comes without the rules.
 */
export function printedBoard(
  orientation: Orientation,
  hexes: readonly MapHex[],
  stage: string = 'yellow',
): BoardView {
  return boardView({
    map: { orientation, hexes },
    tiles: { tiles: [], rotated: [] },
    laid: hexes.map(() => NO_TILE),
    stage,
    standing: new Map(hexes.map((hex, index) => [index, awaitedOn(hex)])),
  })
}

function awaitedOn({ homes, reserved }: MapHex): Stand[] {
  const atHome = homes.map(({ company, stop }): Stand => ({ company, stop, what: 'home' }))
  return reserved === null ? atHome : [...atHome, { company: reserved.company, stop: 0, what: 'reserved' }]
}
