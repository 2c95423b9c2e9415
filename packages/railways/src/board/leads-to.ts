import type { Board } from '../state/board.ts'
import type { HexIndex, StopKey } from '../state/ids.ts'
import { trackAt } from './board.ts'
import { NOWHERE } from './game-map.ts'
import { opposite } from './orientation.ts'
import { stopKey } from './reach.ts'
import { hexOfKey, stopOfKey } from './stations.ts'
import { FIRST_STOP, isStop } from './track.ts'

/** Whether some track out of this stop comes to one that suits, as the first on its way. */
export function leadsTo(board: Board, from: StopKey, suits: (key: StopKey) => boolean): boolean {
  const { map } = board
  const crossed = new Set<number>()
  const cross = (hex: HexIndex, side: number): boolean => {
    const beyond = map.beyond[hex * 6 + side] as HexIndex
    const border = map.crossings[hex * 6 + side] as number
    if (beyond === NOWHERE || crossed.has(border)) return false
    crossed.add(border)
    const entered = opposite(side)
    return trackAt(board, beyond).paths.some(([a, b]) => {
      const to = a === entered ? b : b === entered ? a : -1
      if (to < 0) return false
      return isStop(to) ? suits(stopKey(beyond, to - FIRST_STOP)) : cross(beyond, to)
    })
  }
  const hex = hexOfKey(from)
  const end = FIRST_STOP + stopOfKey(from)
  return trackAt(board, hex).paths.some(([a, b]) => {
    const side = a === end ? b : b === end ? a : -1
    return side >= 0 && !isStop(side) && cross(hex, side)
  })
}
