import {
  type GameMap,
  type MapHex,
  NO_TILE,
  type Revenue,
  type Stop,
  type Tile,
  type TileSet,
  type Track,
  revenueAt,
} from '@roundhouse/railways'
import type { BoardView, HexMarker, HexView, StageValue, StopView } from './board-view.ts'

type PrintedMap = Pick<GameMap, 'orientation' | 'hexes'>

/** What lies and stands on a map now. */
export interface BoardNow {
  readonly map: PrintedMap
  readonly tiles: Pick<TileSet, 'tiles' | 'rotated'>
  /** By hex: tile × 6 + rotation, or NO_TILE. */
  readonly laid: readonly number[]
  /** The stage of the game by which values change. */
  readonly stage: string
  /** By hex: who stands, will stand or may stand there. */
  readonly standing: ReadonlyMap<number, readonly Stand[]>
  /** By hex: what lies on its track besides; absent where nothing ever does. */
  readonly markers?: ReadonlyMap<number, readonly HexMarker[]>
}

/** A company on a hex: its station or the home it will take, at a stop, or null before it has chosen. */
export interface Stand {
  readonly company: string
  readonly stop: number | null
  readonly what: 'station' | 'home' | 'reserved'
}

/** The map as it is now. What has not changed is the same object as before. */
export function boardView(now: BoardNow): BoardView {
  const { map, stage } = now
  const kept = keptFor(map)
  const hexes = map.hexes.map((_, hex) => hexView(now, hex, kept))
  const { last } = kept
  if (last?.stage === stage && last.hexes.every((hex, index) => hex === hexes[index])) return last
  return (kept.last = { orientation: map.orientation, stage, hexes })
}

/** Views made before: of each hex by what lies and stands there, and the board they made up last. */
interface Kept {
  readonly hexes: readonly Map<string, HexView>[]
  /** The same by what lies there, where nobody stands and no value changes with the stage: most of them. */
  readonly plain: readonly Map<number, HexView>[]
  last: BoardView | null
}

const KEPT = new WeakMap<PrintedMap, Kept>()

function keptFor(map: PrintedMap): Kept {
  const known = KEPT.get(map)
  if (known !== undefined) return known
  const kept: Kept = {
    hexes: map.hexes.map(() => new Map()),
    plain: map.hexes.map(() => new Map()),
    last: null,
  }
  KEPT.set(map, kept)
  return kept
}

const NOBODY_THERE: readonly Stand[] = []

function hexView(
  { map, tiles, laid: lying, stage, standing, markers }: BoardNow,
  hex: number,
  kept: Kept,
): HexView {
  const printed = map.hexes[hex] as MapHex
  const laid = lying[hex] as number
  const isEmpty = !standing.has(hex) && markers?.has(hex) !== true
  const plain = kept.plain[hex] as Map<number, HexView>
  const asBefore = isEmpty ? plain.get(laid) : undefined
  if (asBefore !== undefined) return asBefore
  const stands = inOrder(standing.get(hex) ?? NOBODY_THERE, printed)
  const track: Track = laid === NO_TILE ? printed : (tiles.rotated[laid] as Track)
  const marked = markers?.get(hex) ?? []
  const key = `${keyOf(laid, stands, track, stage)}${marked.map(({ kind, sides }) => ` ${kind}${sides.join('-')}`).join('')}`
  const views = kept.hexes[hex] as Map<string, HexView>
  const known = views.get(key)
  if (known !== undefined) return known
  const bare = drawn(printed, tiles, laid, track, stands, stage)
  const view = marked.length === 0 ? bare : { ...bare, markers: marked }
  views.set(key, view)
  if (isEmpty && !isStaged(track)) plain.set(laid, view)
  return view
}

/** Whether a value of it changes with the stage of the game. */
function isStaged({ stops }: Track): boolean {
  return stops.some(({ revenue }) => typeof revenue !== 'number')
}

/** A company at home stands first: those that come later take the circles beside it. */
function inOrder(stands: readonly Stand[], { homes }: MapHex): readonly Stand[] {
  if (stands.length < 2) return stands
  const atHome = ({ company }: Stand): number => Number(homes.some((home) => home.company === company))
  return stands.toSorted((one, other) => atHome(other) - atHome(one))
}

function keyOf(laid: number, stands: readonly Stand[], track: Track, stage: string): string {
  let key = `${laid}`
  for (const { company, stop, what } of stands) key += ` ${what}${stop}${company}`
  return isStaged(track) ? `${key} ${stage}` : key
}

function drawn(
  printed: MapHex,
  tiles: BoardNow['tiles'],
  laid: number,
  track: Track,
  stands: readonly Stand[],
  stage: string,
): HexView {
  const { id, x, y, names, barriers, reserved } = printed
  const bare = laid === NO_TILE
  const tile = bare ? null : (tiles.tiles[Math.floor(laid / 6)] as Tile)
  const who = (what: Stand['what'], stop: number | null): string[] =>
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
    tile: tile === null ? null : { id: tile.id, rotation: laid % 6, edge: tile.edge },
    stops: track.stops.map((stop, index) => stopView(stop, who('station', index), who('home', index), stage)),
    stations: who('station', null),
    homeOf: who('home', null),
    stubs: bare ? printed.stubs : [],
    // Where a fixed hex has no exit nothing comes in: only borders between other hexes are drawn.
    barriers: printed.permanent ? [] : barriers,
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
  const values = valuesOf(revenue, stage)
  return {
    kind,
    slots,
    value: revenueAt(revenue, stage),
    values: kind === 'mine' ? steps(values) : values,
    stations,
    homeOf,
  }
}

/** A mine has two values, now and later, whatever the stages are: those that pay the same are one. */
function steps(values: readonly StageValue[]): readonly StageValue[] {
  const told: StageValue[] = []
  for (const each of values) {
    const last = told.at(-1)
    if (last?.value === each.value) told[told.length - 1] = { ...last, now: last.now || each.now }
    else told.push(each)
  }
  return told
}

function valuesOf(revenue: Revenue, now: string): readonly StageValue[] {
  if (typeof revenue === 'number') return []
  return Object.entries(revenue).map(([stage, value]) => ({ stage, value, now: stage === now }))
}
