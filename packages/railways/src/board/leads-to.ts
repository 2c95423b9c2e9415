import type { Board } from '../state/board.ts'
import type { HexIndex, StopKey } from '../state/ids.ts'
import { waysFrom } from './board.ts'
import { NOWHERE } from './game-map.ts'
import { opposite } from './orientation.ts'
import { stopKey } from './reach.ts'
import { hexOfKey, stopOfKey } from './stations.ts'
import { FIRST_STOP, isStop } from './track.ts'

/** Whether some track out of this stop comes to one that suits, as the first on its way. */
export function leadsTo(board: Board, from: StopKey, suits: (key: StopKey) => boolean): boolean {
  const { map } = board
  const crossed: number[] = []
  const cross = (hex: HexIndex, side: number): boolean => {
    const beyond = map.beyond[hex * 6 + side] as HexIndex
    const border = map.crossings[hex * 6 + side] as number
    if (beyond === NOWHERE || crossed.includes(border)) return false
    crossed.push(border)
    const entered = opposite(side)
    return waysFrom(board, beyond, entered).some((to) =>
      isStop(to) ? suits(stopKey(beyond, to - FIRST_STOP)) : cross(beyond, to),
    )
  }
  const hex = hexOfKey(from)
  const ways = waysFrom(board, hex, FIRST_STOP + stopOfKey(from))
  return ways.some((side) => !isStop(side) && cross(hex, side))
}
