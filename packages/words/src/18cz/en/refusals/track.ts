import { place } from '../../names.ts'
import type { CzTrackRefusals } from '../../shapes.ts'
import { crowns } from '../names.ts'

export const track: CzTrackRefusals = {
  'CZ-TRACK-COUNT': () =>
    'This tile would be more than the turn allows. A turn has one yellow tile or one upgrade; a company’s first turn has two yellow tiles or one upgrade. Lay what you still may, or go on.',
  'CZ-TRACK-HOME-FIRST': ({ hex }) =>
    `The home hex ${place(hex)} has no tile yet. The first tile of a company goes there. Lay it, or go on without track.`,
  'CZ-TRACK-NOT-CONNECTED': ({ hex }) =>
    `No station of the company reaches this tile on ${place(hex)}. Its track must be joined to one, and a city filled by other companies blocks the way. Turn the tile or choose another hex.`,

  'CZ-TILE-KIND': ({ hex, tile }) =>
    `Tile ${tile} does not fit ${place(hex)}. A town takes a tile with one dot, two towns a tile with two, a city a tile with a circle, open country a tile without either. Choose another tile.`,
  'CZ-TILE-LABEL': ({ hex, tile }) =>
    `Tile ${tile} and ${place(hex)} do not bear the same letter. Tiles with Y, P or OO go on hexes with the same sign, and only there. Choose another tile.`,
  'CZ-TILE-COLOUR': ({ hex, tile }) =>
    `Tile ${tile} is not of the next colour for ${place(hex)}. Yellow goes on an empty hex, green on yellow, brown on green, grey on brown; a printed OO hex begins with green. Choose another tile.`,
  'CZ-TILE-PHASE': ({ tile, phase }) =>
    `The colour of tile ${tile} is not out in phase ${phase}. Green comes with card d, brown with card g, grey later still. Choose a tile of a colour that is out.`,
  'CZ-TILE-OFFMAP': ({ hex, tile }) =>
    `Tile ${tile} on ${place(hex)} would lead track off the map. Track may point to hexes of the map and to reserved red hexes. Turn the tile or choose another.`,
  'CZ-TILE-STUB': ({ hex, tile }) =>
    `Tile ${tile} does not continue the track printed on ${place(hex)}. That track towards Praha must go on. Turn the tile or choose another.`,
  'CZ-TILE-LOSES-TRACK': ({ hex, tile }) =>
    `Tile ${tile} would take something away on ${place(hex)}. An upgrade keeps all track, cities and towns that are there. Turn the tile or choose another.`,
  'CZ-TILE-SUPPLY': ({ tile }) =>
    `No tile ${tile} is left. Tiles come back when they are upgraded. Choose another tile.`,
  'CZ-TILE-PURPLE': ({ tile }) =>
    `Tile ${tile} has a purple edge. A company lays such a tile only by the power of a local that it owns. Use a local or choose another tile.`,

  'CZ-TERRAIN-CASH': ({ cost, treasury }) =>
    `The ground costs ${crowns(cost)} and the treasury has ${crowns(treasury)}: ${crowns(cost - treasury)} short. Only the company’s own money pays for it. Choose another hex, or use a local that waives the cost.`,
  'CZ-RED-HEX': ({ hex }) =>
    `${place(hex)} does not take this tile. A reserved hex is for the red tile of its large company, and a red tile goes on one of its own hexes. Choose another hex.`,
  'CZ-RED-OWNER': ({ tile }) =>
    `Tile ${tile} is not for this company now. A large company lays its own red tile at the start of its first turn. Choose another tile.`,

  'CZ-TOKEN-ONE': () =>
    'The company has placed a station in this turn. A turn has one. Go on to the next step.',
  'CZ-TOKEN-CASH': ({ cost, treasury }) =>
    `The station costs ${crowns(cost)} and the treasury has ${crowns(treasury)}: ${crowns(cost - treasury)} short. Only the company’s own money pays for it. Go on without a station.`,
  'CZ-TOKEN-NONE': () =>
    'The company has no station left. All of them are on the map. Go on to the next step.',
  'CZ-TOKEN-NOT-CONNECTED': ({ hex }) =>
    `No city on ${place(hex)} is joined to a station of the company. A new station needs track to it, without reversing. Choose another city or go on.`,
  'CZ-TOKEN-FULL': ({ hex }) =>
    `The city on ${place(hex)} is full. A station needs a free circle. Choose another city or go on.`,
  'CZ-TOKEN-SAME-HEX': ({ hex }) =>
    `This is not possible on ${place(hex)}. A company keeps one station in a hex, not two. Choose another hex.`,
  'CZ-STATION-BLOCKED': ({ hex }) =>
    `The way to ${place(hex)} is blocked. It passes a city filled by the stations of other companies. Choose another city or go on.`,
  'CZ-STATION-RESERVED': ({ hex }) =>
    `The free circle on ${place(hex)} is reserved. It stays for a company that has its home there and has not begun. Choose another city or go on.`,
  'CZ-STATION-ATE': ({ hex }) =>
    `${place(hex)} is reserved for ATE. Until its home station stands there, no other company places one. Choose another city or go on.`,
  'CZ-HOME-CITY': ({ city }) =>
    `City ${city + 1} cannot be the home. The home station goes into a city of the home hex with a free circle. Choose another one.`,
}
