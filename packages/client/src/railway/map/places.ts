import { type Action, type Choice, type GameEvent, type GameState, walk } from '@roundhouse/kernel'
import type { CityPlace, Lay, RailwayGame } from '../railway-game.ts'

/** What these choices offer on the map: tiles, and cities for stations. */
export function placesIn<S extends GameState, A extends Action, E extends GameEvent>(
  { placeOf }: Pick<RailwayGame<S, A, E>, 'placeOf'>,
  state: S,
  open: readonly Choice<A>[],
): { readonly lays: readonly Lay[]; readonly cities: readonly CityPlace[] } {
  const lays: Lay[] = []
  const cities: CityPlace[] = []
  // Most choices are made elsewhere, and some have many amounts.
  const onMap = open.filter(({ action }) => placeOf(state, action) !== null)
  for (const action of walk(onMap)) {
    const place = placeOf(state, action)
    if (place === null) continue
    if ('tile' in place) lays.push(place)
    else cities.push(place)
  }
  return { lays, cities }
}
