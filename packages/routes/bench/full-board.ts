import { type Digest, type Trace, readData } from '../test/conformance/shared-files.ts'

interface Hex {
  readonly id: string
  readonly peer: string
  readonly pos: readonly [number, number]
  readonly colour: string
  readonly label?: string
  readonly permanent?: boolean
  readonly reserved?: { readonly tile: string }
  readonly stops: readonly { readonly type: string }[]
}
interface Tile {
  readonly label?: string
  readonly colour: string
  readonly stops: readonly { readonly type: string }[]
  readonly exits: readonly number[]
}

const OFFSETS = [
  [-1, 1],
  [-2, 0],
  [-1, -1],
  [1, -1],
  [2, 0],
  [1, 1],
] as const
const COLOURS = ['grey', 'brown', 'green', 'yellow', 'red']

/**
 * An 18CZ board built to the brim: the whole map, hex by hex, each with the most advanced tile its supply still
 * has, turned so that as many exits as possible meet a neighbour. No real game gets so far. The seed varies the
 * order of the hexes.
 */
export function fullBoard(seed: number, company: string): { readonly trace: Trace; readonly digest: Digest } {
  const game = readData('18cz') as {
    map: { hexes: Hex[] }
    tiles: Record<string, { count: number | string }>
  }
  const { tiles } = readData('tiles') as { tiles: Record<string, Tile> }
  const supply = new Map(Object.entries(game.tiles).map(([name, { count }]) => [name, Number(count)]))
  const hexes = game.map.hexes
  const at = new Map(hexes.map((hex) => [hex.pos.join(), hex]))
  const laid: Record<string, readonly [string, number]> = {}
  const beyond = (hex: Hex, side: number) => {
    const [x, y] = OFFSETS[side] as readonly [number, number]
    return at.get([hex.pos[0] + x, hex.pos[1] + y].join())
  }
  let state = seed
  const random = () => (state = (1103515245 * state + 12345) % 2147483648)
  const order = hexes
    .map((hex) => ({
      hex,
      key: (hex.stops.some((stop) => stop.type === 'city') ? 0 : 1) * 2 ** 31 + random(),
    }))
    .toSorted((a, b) => a.key - b.key)
  for (const { hex } of order) {
    if (hex.permanent === true) continue
    const kind = kindOf(hex)
    const fits = [...supply]
      .filter(([name, count]) => count > 0 && suits(hex, kind, name, tiles[name] as Tile))
      .flatMap(([name]) =>
        [0, 1, 2, 3, 4, 5].map((turn) => ({ name, turn, worth: worthOf(hex, tiles[name] as Tile, turn) })),
      )
      .filter(({ worth }) => worth > 0)
      .toSorted((a, b) => b.worth - a.worth || a.name.localeCompare(b.name) || a.turn - b.turn)
    const [first] = fits
    if (first === undefined) continue
    laid[hex.peer] = [first.name, first.turn]
    supply.set(first.name, (supply.get(first.name) as number) - 1)
  }
  const stations = [['E12', 0], ['G20', 0], ['F7', 0], ['C26', 0], ...reservedOf(company)] as [
    string,
    number,
  ][]
  const digest: Digest = { ph: 'j', ti: laid, co: { [company]: { tk: stations } } }
  const trace = {
    folder: '18CZ',
    players: ['1', '2', '3'],
    optional_rules: [],
    setup: { corporations: [] },
    initial: digest,
    actions: [],
    states: [],
  } as const
  return { trace, digest }

  function reservedOf(owner: string): [string, number][] {
    const red = hexes.find(
      (hex) => hex.reserved !== undefined && laid[hex.peer] !== undefined && owner !== '',
    )
    return red === undefined ? [] : [[red.peer, 0]]
  }

  function worthOf(hex: Hex, tile: Tile, turn: number): number {
    let joined = 0
    for (const exit of tile.exits) {
      const there = beyond(hex, (exit + turn) % 6)
      if (there === undefined || (there.permanent === true && there.id !== 'D0')) return 0
      const other = laid[there.peer]
      if (other === undefined) joined += 1
      else if (
        (tiles[other[0]] as Tile).exits.some((side) => (side + other[1]) % 6 === (exit + turn + 3) % 6)
      )
        joined += 3
    }
    return (5 - COLOURS.indexOf(tile.colour)) * 100 + joined
  }
}

function kindOf(hex: Hex): string {
  if (hex.reserved !== undefined) return 'red'
  return hex.stops.map((stop) => stop.type).join()
}

function suits(hex: Hex, kind: string, name: string, tile: Tile): boolean {
  if (kind === 'red') return hex.reserved?.tile === name
  if (tile.colour === 'red' || (tile.label ?? '') !== (hex.label ?? '')) return false
  if (kind === '') return tile.stops.length === 0
  const wanted = kind.split(',')[0]
  return (
    tile.stops.length > 0 &&
    tile.stops.every((stop) => stop.type === wanted) &&
    (kind !== 'town' || tile.stops.length === 1)
  )
}
