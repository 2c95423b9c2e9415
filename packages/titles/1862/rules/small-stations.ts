import type { Choice, DeepReadonly, Emit, Refusal, TreeBranch } from '@roundhouse/kernel'
import {
  type HexIndex,
  type MapHex,
  NO_TILE,
  markersOn,
  openTrack,
  placeMarker,
  trackAt,
  turnUnderWay,
} from '@roundhouse/railways'
import type { RmAction } from '../actions.ts'
import { MAP, hexIndex } from '../board.ts'
import type { NumberedEvent } from '../events.ts'
import { refusal } from '../sections.ts'
import type { RmState, RmTurn } from '../state.ts'
import { bookOf } from './book.ts'
import { boardOf } from './network.ts'
import { hasPiece } from './pieces.ts'

type SmallAction = Extract<RmAction, { type: 'placeSmall' }>

/** Instead of track, on any bare track of a green or brown small tile anywhere. — 7.6.4 */
export function refuseSmall(
  state: DeepReadonly<RmState>,
  { hex: id, from, to }: SmallAction,
): Refusal | null {
  const { yellow, upgrades, trackDone } = turnUnderWay<DeepReadonly<RmTurn>>(state)
  if (yellow > 0 || upgrades > 0 || trackDone) return refusal('62-TRACK-COUNT', {})
  const hex = hexIndex(id)
  const isTrack = hex >= 0 && tracksOf(state, hex).some(([a, b]) => a === from && b === to)
  if (!isTrack) return refusal('62-SMALL-NONE', { hex: id })
  if (!freeTracks(state, hex).some(([a, b]) => a === from && b === to)) {
    return refusal('62-SMALL-FULL', { hex: id })
  }
  return hasMarked(state, hex, [from, to]) ? null : refusal('62-TILE-SUPPLY', { tile: '' })
}

/** Markers do not run out, but where the book has them on tiles of their own, those may. — table B24 */
function hasMarked(state: DeepReadonly<RmState>, hex: HexIndex, sides: readonly [number, number]): boolean {
  return bookOf(state).marksOnPieces ? hasPiece(state, hex, state.board.laid[hex] as number, [sides]) : true
}

export function smallChoices(state: DeepReadonly<RmState>): Choice<RmAction>[] {
  const { yellow, upgrades, trackDone } = turnUnderWay<DeepReadonly<RmTurn>>(state)
  if (yellow > 0 || upgrades > 0 || trackDone) return []
  const tree: TreeBranch[] = MAP.hexes.flatMap(({ id }, hex) => {
    const free = freeTracks(state, hex).filter((sides) => hasMarked(state, hex, sides))
    return free.length === 0
      ? []
      : [{ value: id, next: free.map(([from, to]) => ({ value: from, next: [to] })) }]
  })
  const action = { type: 'placeSmall', hex: '', from: 0, to: 0 } as const
  return tree.length === 0 ? [] : [{ kind: 'tree', action, fields: ['hex', 'from', 'to'], tree }]
}

export function placeSmall(
  state: RmState,
  { hex: id, from, to }: SmallAction,
  emit: Emit<NumberedEvent>,
): void {
  const turn = turnUnderWay<RmTurn>(state)
  const hex = hexIndex(id)
  placeMarker(state.board, state.small, { kind: 'small', hex, track: [from, to] })
  turn.trackDone = true
  emit({ type: 'smallStationPlaced', company: turn.company, hex })
}

/** A yellow small tile has its station in print and gets no other. — 7.6.4 */
function tracksOf(state: DeepReadonly<RmState>, hex: HexIndex): [number, number][] {
  const isSmall = (MAP.hexes[hex] as MapHex).stops[0]?.kind === 'town'
  return isSmall && state.board.laid[hex] !== NO_TILE ? openTrack(trackAt(boardOf(state), hex)) : []
}

function freeTracks(state: DeepReadonly<RmState>, hex: HexIndex): [number, number][] {
  const marked = markersOn(state.small, 'small', hex)
  return tracksOf(state, hex).filter(
    ([a, b]) => !marked.some(({ track }) => track?.[0] === a && track[1] === b),
  )
}
