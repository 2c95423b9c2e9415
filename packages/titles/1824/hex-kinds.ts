import {
  type Home,
  type MapHex,
  type Path,
  SIDES,
  type Stop,
  type Terrain,
  exitsOf,
  stopEnd,
} from '@roundhouse/railways'

/** Without a tile a location is worth nothing. */
export const CITY: Stop = { kind: 'city', slots: 1, revenue: 0 }
export const TOWN: Stop = { kind: 'town', slots: 0, revenue: 0 }
export const RIVER: readonly Terrain[] = [{ kind: 'river', cost: 20 }]
export const MOUNTAIN: readonly Terrain[] = [{ kind: 'mountain', cost: 40 }]

export function home(company: string, stop = 0): Home {
  return { company, stop }
}

/** What a red area pays by the newest colour of tiles. — VII.9 */
export function area(yellow: number, green: number, brown: number, grey: number): Stop {
  return { kind: 'offboard', slots: 0, revenue: { yellow, green, brown, grey } }
}

/** A red hex, reached by its arrows alone. — VII.2, VII.6 */
export function red(stop: Stop, sides: readonly number[]): Partial<MapHex> {
  return fixed(
    'red',
    [stop],
    sides.map((side): Path => [side, stopEnd(0)]),
  )
}

/** A grey hex with a mine: the home of a coal railway; the higher value begins with the first 5-train. — IV.2, VII.3 */
export function mine(
  company: string,
  lower: number,
  higher: number,
  sides: readonly number[],
): Partial<MapHex> {
  const revenue = { yellow: lower, green: lower, brown: higher, grey: higher }
  const paths = sides.map((side): Path => [side, stopEnd(0)])
  return { homes: [home(company)], ...fixed('grey', [{ kind: 'mine', slots: 1, revenue }], paths) }
}

/** A grey hex with plain track. */
export function crossing(paths: readonly Path[]): Partial<MapHex> {
  return { ...fixed('grey', [], paths), terminal: false }
}

/** No tile is ever laid here, and no track comes up against a side without an arrow. — VII.6, table B18 */
function fixed(colour: 'red' | 'grey', stops: readonly Stop[], paths: readonly Path[]): Partial<MapHex> {
  const track = { colour, label: null, stops, paths, terminal: true }
  const exits = exitsOf(track)
  return { ...track, permanent: true, barriers: SIDES.filter((side) => !exits.includes(side)) }
}
