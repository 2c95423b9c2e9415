import type { DeepReadonly } from '@roundhouse/kernel'
import { NO_TILE, hexOfKey, stopOfKey } from '@roundhouse/railways'
import { type AhState, groundOf } from '@roundhouse/titles/1824'

/** The recording engine counts every second part of the cities printed on Vienna and Budapest. */
const PRINTED = ['E12', 'F17']

/** Hex and city of a station in the words of the recording. */
export function cityThere(state: DeepReadonly<AhState>, token: number): [string, number] {
  const hex = hexOfKey(token)
  const id = groundOf(state).map.hexes[hex]?.id ?? ''
  const isPrint = PRINTED.includes(id) && state.board.laid[hex] === NO_TILE
  return [id, isPrint ? stopOfKey(token) * 2 : stopOfKey(token)]
}
