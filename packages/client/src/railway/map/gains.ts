import { gainText } from '../board/tile-offers.ts'
import { type Gain, cityKey, layKey } from '../railway-game.ts'
import type { RailwayTable } from '../railway-table.ts'
import { foundIn } from '../searching.ts'

const NONE: ReadonlyMap<string, string> = new Map()

/** What the best that can be done on each lit hex adds to the best run; hexes where it adds nothing are left out. */
export function gainsByHex(railway: RailwayTable): ReadonlyMap<string, string> {
  const found = foundIn(railway.gains.value)
  if (found === null || railway.table.acting.value === null) return NONE
  const asked = railway.decision.value
  const places =
    asked === 'lay'
      ? [...railway.lays.value.values()].flat().map((lay) => ({ hex: lay.hex, gain: found.get(layKey(lay)) }))
      : asked === 'station'
        ? railway.cities.value.map((city) => ({ hex: city.hex, gain: found.get(cityKey(city)) }))
        : []
  const best = new Map<string, Gain>()
  for (const { hex, gain } of places) {
    const before = best.get(hex)
    if (gain !== undefined && (before === undefined || gain.gain > before.gain)) best.set(hex, gain)
  }
  const told = [...best].flatMap(([hex, gain]): [string, string][] => {
    const text = gain.gain > 0 ? gainText(gain) : ''
    return text === '' ? [] : [[hex, text]]
  })
  return told.length === 0 ? NONE : new Map(told)
}
