import type { DeepReadonly } from '@roundhouse/kernel'
import { FIRST_STOP, type MapHex, hexOfKey, isStop, stopKey, trackAt } from '@roundhouse/railways'
import {
  type BoardHex,
  type RouteGraph,
  type SeparateRules,
  type Stop,
  type TrackEnd,
  buildGraph,
} from '@roundhouse/routes'
import { mapOf } from '../board.ts'
import { type CzState, companyAt } from '../state.ts'
import type { TrainData } from '../trains.ts'
import { bookOf } from './book.ts'
import { boardOf, isClosed } from './network.ts'
import { RED_BONUS, isOwnRed, stopValue } from './routes.ts'

/** The board as this company's trains see it now. */
export function runGraph(
  state: DeepReadonly<CzState>,
  company: number,
  trains: readonly TrainData[],
): RouteGraph {
  const hexes = runHexes(state, company, trains)
  return buildGraph(
    hexes.map(({ land }) => land),
    hexes.flatMap(({ stops }) => stops),
  )
}

/** How the solver counts on this board. */
export function runRules(
  state: DeepReadonly<CzState>,
  trains: readonly TrainData[],
  { stops }: RouteGraph,
): SeparateRules {
  const rules = { track: 'separate', eTrainTopStops: bookOf(state).eTrainTopStops } as const
  if (!isMixed(state, trains)) return rules
  const { hexes } = mapOf(state)
  const reds = stops.filter(({ id }) => (hexes[hexOfKey(Number(id))] as MapHex).reserved !== null)
  const kinds = ['plus', 'express'] as const
  return { ...rules, bonuses: reds.map(({ id }) => ({ amount: RED_BONUS, needs: [[id]], kinds })) }
}

/** Only some trains add the bonus of red tiles, so it cannot be part of what the tiles are worth. — XI.2 */
export function isMixed(state: DeepReadonly<CzState>, trains: readonly TrainData[]): boolean {
  const { addsRedBonus } = bookOf(state)
  return (
    trains.some((train) => addsRedBonus(train, false)) && !trains.every((train) => addsRedBonus(train, false))
  )
}

/** What one hex adds to it. */
export interface RunHex {
  readonly land: BoardHex
  readonly stops: readonly Stop[]
}

/** Those with track, in the order of the map. */
export function runHexes(
  state: DeepReadonly<CzState>,
  company: number,
  trains: readonly TrainData[],
): RunHex[] {
  return [...mapOf(state).hexes.keys()].flatMap((hex) => runHex(state, company, trains, hex) ?? [])
}

/** Null while there is no track. */
export function runHex(
  state: DeepReadonly<CzState>,
  company: number,
  trains: readonly TrainData[],
  hex: number,
): RunHex | null {
  const { hexes, beyond } = mapOf(state)
  const printed = hexes[hex] as MapHex
  const track = trackAt(boardOf(state), hex)
  if (track.paths.length === 0) return null
  const { tokens } = companyAt(state, company)
  const end = (each: number): TrackEnd =>
    isStop(each) ? { stop: String(stopKey(hex, each - FIRST_STOP)) } : { side: each }
  const land: BoardHex = {
    id: String(hex),
    tracks: track.paths.map(([a, b]) => [end(a), end(b)] as const),
    neighbours: Array.from({ length: 6 }, (_, side) => nameOf(beyond[hex * 6 + side] as number)),
  }
  const stops = track.stops.map(({ kind }, stop): Stop => {
    const key = stopKey(hex, stop)
    const bonus = printed.reserved !== null && hasRedBonus(state, company, key, trains) ? RED_BONUS : 0
    return {
      id: String(key),
      kind: kind === 'city' ? 'city' : 'town',
      value: stopValue(state, key) + bonus,
      own: tokens.includes(key),
      blocked: isClosed(state, company, key),
      terminal: track.terminal,
      ...(printed.oneStopPerRoute ? { group: String(hex) } : {}),
    }
  })
  return { land, stops }
}

/** Whether all of these trains add the bonus of this red tile. — VIII.8, XI.2 */
function hasRedBonus(
  state: DeepReadonly<CzState>,
  company: number,
  key: number,
  trains: readonly TrainData[],
): boolean {
  const { addsRedBonus } = bookOf(state)
  const isOwn = isOwnRed(state, company, key)
  return trains.every((train) => addsRedBonus(train, isOwn))
}

function nameOf(place: number): string | null {
  return place < 0 ? null : String(place)
}
