import type { DeepReadonly } from '@roundhouse/kernel'
import {
  type GameMap,
  type MapHex,
  NO_TILE,
  type Revenue,
  type Stop,
  type Tile,
  type Track,
  hexOfKey,
  revenueAt,
  stopOfKey,
} from '@roundhouse/railways'
import {
  CARDS,
  type CardData,
  type CompanyId,
  type CzState,
  NO_CITY,
  TILE_SET,
  companyId,
  homeHex,
  homeStop,
  mapOf,
} from '@roundhouse/titles/18cz'
import type { BoardView, HexView, StageValue, StopView } from '../railway/board-view.ts'

/** The map as it is in this state. What has not changed is the same object as in the state before. */
export function boardView(state: DeepReadonly<CzState>): BoardView {
  const map = mapOf(state)
  const kept = keptFor(map)
  const standing = standingIn(state)
  const { tiles: stage } = CARDS[state.fleet.phase] as CardData
  const hexes = map.hexes.map((_, hex) => hexView(state, map, hex, stage, kept, standing))
  const { last } = kept
  if (last?.stage === stage && last.hexes.every((hex, index) => hex === hexes[index])) return last
  return (kept.last = { orientation: map.orientation, stage, hexes })
}

/** Views made before: of each hex by what lies and stands there, and the board they made up last. */
interface Kept {
  readonly hexes: readonly Map<string, HexView>[]
  last: BoardView | null
}

const KEPT = new WeakMap<GameMap, Kept>()

function keptFor(map: GameMap): Kept {
  const known = KEPT.get(map)
  if (known !== undefined) return known
  const kept: Kept = { hexes: map.hexes.map(() => new Map()), last: null }
  KEPT.set(map, kept)
  return kept
}

/** A company on a hex: its station or the home it will take, at a stop or, before it has chosen, at NO_CITY. */
interface Stand {
  readonly company: CompanyId
  readonly stop: number
  readonly what: 'station' | 'home' | 'reserved'
}

/** Who stands, will stand or may stand on each hex. */
function standingIn(state: DeepReadonly<CzState>): ReadonlyMap<number, readonly Stand[]> {
  const standing = new Map<number, Stand[]>()
  const add = (hex: number, stand: Stand): void => {
    const here = standing.get(hex)
    if (here === undefined) standing.set(hex, [stand])
    else here.push(stand)
  }
  const map = mapOf(state)
  for (const [index, { status, tokens, charter }] of state.companies.entries()) {
    const company = companyId(index)
    // In Moravia MW stands on the map without being a company. — XI.2
    for (const key of tokens) add(hexOfKey(key), { company, stop: stopOfKey(key), what: 'station' })
    // The home token is the one without a price. — VIII.6
    if (
      status === 'out' ||
      status === 'closed' ||
      (charter[0] !== 0 && state.recording?.homeless.includes(index) !== true)
    )
      continue
    const home = homeHex(state, index)
    if (home >= 0) add(home, { company, stop: homeStop(state, index) ?? NO_CITY, what: 'home' })
    else if (tokens.length === 0) {
      for (const [hex, { reserved }] of map.hexes.entries()) {
        if (reserved?.company === company) add(hex, { company, stop: 0, what: 'reserved' })
      }
    }
  }
  return standing
}

const NOBODY_THERE: readonly Stand[] = []

function hexView(
  state: DeepReadonly<CzState>,
  map: GameMap,
  hex: number,
  stage: string,
  kept: Kept,
  standing: ReadonlyMap<number, readonly Stand[]>,
): HexView {
  const printed = map.hexes[hex] as MapHex
  const laid = state.board.laid[hex] as number
  const stands = inOrder(standing.get(hex) ?? NOBODY_THERE, printed)
  const track: Track = laid === NO_TILE ? printed : (TILE_SET.rotated[laid] as Track)
  const key = keyOf(laid, stands, track, stage)
  const views = kept.hexes[hex] as Map<string, HexView>
  const known = views.get(key)
  if (known !== undefined) return known
  const view = drawn(printed, laid, track, stands, stage)
  views.set(key, view)
  return view
}

/** A company at home stands first: those that come later take the circles beside it. */
function inOrder(stands: readonly Stand[], { homes }: MapHex): readonly Stand[] {
  if (stands.length < 2) return stands
  const atHome = ({ company }: Stand): number => Number(homes.some((home) => home.company === company))
  return stands.toSorted((one, other) => atHome(other) - atHome(one))
}

function keyOf(laid: number, stands: readonly Stand[], { stops }: Track, stage: string): string {
  let key = `${laid}`
  for (const { company, stop, what } of stands) key += ` ${what}${stop}${company}`
  return stops.some(({ revenue }) => typeof revenue !== 'number') ? `${key} ${stage}` : key
}

function drawn(
  printed: MapHex,
  laid: number,
  track: Track,
  stands: readonly Stand[],
  stage: string,
): HexView {
  const { id, x, y, names, barriers, reserved } = printed
  const bare = laid === NO_TILE
  const tile = bare ? null : (TILE_SET.tiles[Math.floor(laid / 6)] as Tile)
  const who = (what: Stand['what'], stop: number): string[] =>
    stands.filter((stand) => stand.what === what && stand.stop === stop).map(({ company }) => company)
  const reservedFor = bare ? (stands.find(({ what }) => what === 'reserved')?.company ?? null) : null
  return {
    id,
    x,
    y,
    names,
    colour: track.colour,
    terrain: bare ? printed.terrain : [],
    track,
    tile: tile === null ? null : { id: tile.id, rotation: laid % 6, purple: tile.purple },
    stops: track.stops.map((stop, index) => stopView(stop, who('station', index), who('home', index), stage)),
    stations: who('station', NO_CITY),
    homeOf: who('home', NO_CITY),
    stubs: bare ? printed.stubs : [],
    barriers,
    foreign: reserved !== null,
    reservedFor,
    permanent: printed.permanent || (bare && reserved !== null && reservedFor === null),
  }
}

function stopView(
  { kind, slots, revenue }: Stop,
  stations: readonly string[],
  homeOf: readonly string[],
  stage: string,
): StopView {
  return { kind, slots, value: revenueAt(revenue, stage), values: valuesOf(revenue, stage), stations, homeOf }
}

function valuesOf(revenue: Revenue, now: string): readonly StageValue[] {
  if (typeof revenue === 'number') return []
  return Object.entries(revenue).map(([stage, value]) => ({ stage, value, now: stage === now }))
}
