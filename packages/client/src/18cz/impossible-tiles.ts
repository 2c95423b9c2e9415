import { type Choice, type Refusal, asReadonly } from '@roundhouse/kernel'
import { CARDS, type CardData, type CzAction, TILE_SET, groundOf } from '@roundhouse/titles/18cz'
import type { CzTable } from './cz-table.ts'

export interface ImpossibleTile {
  readonly tile: string
  readonly refusal: Refusal
}

/** The refusals worth telling, the one that comes farthest through the rules last. */
const TELLING: readonly string[] = [
  'CZ-TRACK-NOT-CONNECTED',
  'CZ-TILE-OFFMAP',
  'CZ-TILE-STUB',
  'CZ-TILE-LOSES-TRACK',
  'CZ-TILE-PURPLE',
  'CZ-TRACK-COUNT',
  'CZ-TILE-SUPPLY',
  'CZ-TERRAIN-CASH',
]
/** These speak of quite another kind of tile, or of a colour that is still to come. */
const FOREIGN: readonly string[] = ['CZ-TILE-KIND', 'CZ-TILE-LABEL', 'CZ-TILE-COLOUR', 'CZ-TILE-PHASE']
/** These are told before the kind of the tile is looked at. */
const BLIND: readonly string[] = ['CZ-TILE-PURPLE', 'CZ-TRACK-COUNT']
const COLOURS = ['yellow', 'green', 'brown', 'grey']

const KEPT = new WeakMap<readonly Choice<CzAction>[], Map<string, readonly ImpossibleTile[]>>()

/** Tiles of the right kind and colour for this hex that cannot be laid there now. */
export function impossibleTiles(cz: CzTable, hex: string): readonly ImpossibleTile[] {
  if (cz.table.acting.value === null || cz.state.value.step !== 'track') return []
  const known = KEPT.get(cz.choices.value) ?? new Map<string, readonly ImpossibleTile[]>()
  KEPT.set(cz.choices.value, known)
  const kept = known.get(hex) ?? searched(cz, hex)
  known.set(hex, kept)
  return kept
}

function searched(cz: CzTable, hex: string): readonly ImpossibleTile[] {
  const fits = fittingTiles(cz, hex)
  return TILE_SET.tiles.flatMap(({ id, colour }, tile) => {
    const refusal = colour === 'red' ? null : bestRefusal(cz, hex, id, fits.has(tile))
    return refusal === null ? [] : [{ tile: id, refusal }]
  })
}

/** What would fit there if the turn, the supply and the track of the company allowed it. */
function fittingTiles(cz: CzTable, hex: string): ReadonlySet<number> {
  const state = asReadonly(cz.state.value)
  const { index, lays } = groundOf(state)
  const place = index(hex)
  const newest = COLOURS.indexOf((CARDS[state.fleet.phase] as CardData).tiles)
  const isOut = (tile: number): boolean => COLOURS.indexOf(TILE_SET.tiles[tile]?.colour ?? '') <= newest
  const tiles = lays.fitting(place, state.board.laid[place] as number).map((code) => Math.floor(code / 6))
  return new Set([...tiles].filter(isOut))
}

/** The rotation that comes farthest through the rules has the reason to tell. */
function bestRefusal(cz: CzTable, hex: string, tile: string, fits: boolean): Refusal | null {
  let found: Refusal | null = null
  for (let rotation = 0; rotation < 6; rotation++) {
    const refusal = cz.refuse({ type: 'layTile', hex, tile, rotation })
    if (refusal === null || FOREIGN.includes(refusal.code)) return null
    if (BLIND.includes(refusal.code) && !fits) return null
    if (found === null || TELLING.indexOf(refusal.code) > TELLING.indexOf(found.code)) found = refusal
  }
  return found !== null && TELLING.includes(found.code) ? found : null
}
