import type { Worded } from '../../../reasons.ts'
import type { Nouns } from '../../nouns.ts'
import type { TrackReasons } from '../../reasons.ts'

const EITHER = new Intl.ListFormat('en', { type: 'disjunction' })

/** Tiles and stations. */
export function track({ missing, money, place }: Nouns): Worded<TrackReasons> {
  return {
    homeFirst: ({ hex }) =>
      `The home hex ${place(hex)} has no tile yet. The first tile of a company goes there. Lay it, or go on without track.`,
    trackNotConnected: ({ hex }) =>
      `No station of the company reaches this tile on ${place(hex)}. Its track must be joined to one, and a city filled by other companies blocks the way. Turn the tile or choose another hex.`,
    tileKind: ({ hex, tile }) =>
      `Tile ${tile} does not fit ${place(hex)}. A town takes a tile with one dot, two towns a tile with two, a city a tile with a circle, open country a tile without either. Choose another tile.`,
    tileLabel: ({ hex, tile, labels }) =>
      `Tile ${tile} and ${place(hex)} do not bear the same letter. Tiles with ${EITHER.format(labels)} go on hexes with the same sign, and only there. Choose another tile.`,
    tileColour: ({ hex, tile }) =>
      `Tile ${tile} is not of the next colour for ${place(hex)}. Yellow goes on an empty hex, green on yellow, brown on green, grey on brown. Choose another tile.`,
    trackOffMap: ({ hex, tile }) =>
      `Tile ${tile} on ${place(hex)} would lead track off the map. Track may point to hexes of the map only. Turn the tile or choose another.`,
    groundCash: ({ cost, treasury }) =>
      `The ground costs ${money(cost)} and the treasury has ${money(treasury)}: ${missing(cost - treasury)}. Only the company’s own money pays for it. Choose another hex or go on.`,
    tileLosesTrack: ({ hex, tile }) =>
      `Tile ${tile} would take something away on ${place(hex)}. An upgrade keeps all track, cities and towns that are there. Turn the tile or choose another.`,
    tileSupply: ({ tile }) =>
      `No tile ${tile} is left. Tiles come back when they are upgraded. Choose another tile.`,
    stationOne: () =>
      'The company has placed a station in this turn. A turn has one. Go on to the next step.',
    stationCash: ({ cost, treasury }) =>
      `The station costs ${money(cost)} and the treasury has ${money(treasury)}: ${missing(cost - treasury)}. Only the company’s own money pays for it. Go on without a station.`,
    stationNone: () => 'The company has no station left. All of them are on the map. Go on to the next step.',
    stationNotConnected: ({ hex }) =>
      `No city on ${place(hex)} is joined to a station of the company. A new station needs track to it, without reversing. Choose another city or go on.`,
    stationFull: ({ hex }) =>
      `The city on ${place(hex)} is full. A station needs a free circle. Choose another city or go on.`,
    stationTwice: ({ hex }) =>
      `This is not possible on ${place(hex)}. A company keeps one station in a hex, not two. Choose another hex.`,
    stationBlocked: ({ hex }) =>
      `The way to ${place(hex)} is blocked. It passes a city filled by the stations of other companies. Choose another city or go on.`,
    stationReserved: ({ hex }) =>
      `The free circle on ${place(hex)} is reserved. It stays for a company that has its home there and has not begun. Choose another city or go on.`,
    homeCity: ({ city }) =>
      `City ${city + 1} cannot be the home. The home station goes into a city of the home hex with a free circle. Choose another one.`,
  }
}
