import type { Board } from '../state/board.ts'
import type { HexIndex } from '../state/ids.ts'
import { trackAt } from './board.ts'
import type { MapHex } from './game-map.ts'
import { SIDES, opposite } from './orientation.ts'
import { traceRoute } from './route.ts'
import { exitsOf } from './track.ts'

/** Hexes to which a route that goes so far may go on along the track; for an empty one, where it may begin. */
export function nextOnRoute(board: Board, route: readonly string[]): readonly string[] {
  const { map } = board
  const places = route.map((hex) => map.indexOf(hex))
  const all = map.hexes.map((_, hex) => hex)
  const goesOn = (way: readonly number[], next: number): boolean =>
    isJoined(board, way.at(-1) as number, next) && follows(board, [...way, next])
  const found =
    places.length === 0
      ? all.filter((hex) => all.some((next) => goesOn([hex], next)))
      : all.filter((next) => goesOn(places, next))
  return found.map((hex) => (map.hexes[hex] as MapHex).id)
}

/** Track of both hexes meets at the border between them. */
function isJoined(board: Board, hex: HexIndex, other: number): boolean {
  return SIDES.some(
    (side) =>
      board.map.beyond[hex * 6 + side] === other &&
      exitsOf(trackAt(board, hex)).includes(side) &&
      exitsOf(trackAt(board, other)).includes(opposite(side)),
  )
}

/** Unbroken track up to the last hex; whether the way may end there is for later. */
function follows(board: Board, places: readonly HexIndex[]): boolean {
  const traced = traceRoute(board, places)
  return typeof traced !== 'number' || traced === places.at(-1)
}
