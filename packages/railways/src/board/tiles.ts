import type { Colour, Path, Revenue, Stop, Track } from './track.ts'

/** A tile as printed, in its drawing's own rotation. */
export interface Tile extends Track {
  /** The number players know it by. */
  readonly id: string
  /** The colour of a printed edge; such a tile is laid by a power alone. Null for most tiles. */
  readonly edge: string | null
  /** Its one town may take the place of two. */
  readonly joinsTowns: boolean
  /** Its town is a marker that goes along when bare track takes its place. — 1862 7.6.4 */
  readonly townIsMarker: boolean
}

interface TileExtras {
  readonly label?: string
  readonly edge?: string
  readonly joinsTowns?: boolean
  readonly townIsMarker?: boolean
  readonly terminal?: boolean
}

function tile(
  id: string,
  colour: Colour,
  stops: readonly Stop[],
  paths: readonly Path[],
  extras: TileExtras = {},
): Tile {
  const { label = null, edge = null, joinsTowns = false, townIsMarker = false, terminal = false } = extras
  return { id, colour, label, stops, paths, terminal, edge, joinsTowns, townIsMarker }
}

function city(revenue: Revenue, slots = 1): Stop {
  return { kind: 'city', slots, revenue }
}

function town(revenue: Revenue): Stop {
  return { kind: 'town', slots: 0, revenue }
}

/** Every tile of 18CZ, 1824 and 1862. A path joins two ends: sides 0–5, stops from 6 on. */
export const TILES: readonly Tile[] = [
  tile('1', 'yellow', [town(10), town(10)], [[1, 6], [3, 6], [0, 7], [4, 7]]),
  tile('2', 'yellow', [town(10), town(10)], [[0, 6], [3, 6], [1, 7], [2, 7]]),
  tile('3', 'yellow', [town(10)], [[0, 6], [1, 6]]),
  tile('4', 'yellow', [town(10)], [[0, 6], [3, 6]]),
  tile('5', 'yellow', [city(20)], [[0, 6], [1, 6]]),
  tile('6', 'yellow', [city(20)], [[0, 6], [2, 6]]),
  tile('7', 'yellow', [], [[0, 1]]),
  tile('8', 'yellow', [], [[0, 2]]),
  tile('9', 'yellow', [], [[0, 3]]),
  tile('14', 'green', [city(30, 2)], [[0, 6], [1, 6], [3, 6], [4, 6]]),
  tile('14p', 'green', [city(30, 2)], [[1, 6], [2, 6], [4, 6], [5, 6]], { edge: 'purple' }),
  tile('15', 'green', [city(30, 2)], [[0, 6], [1, 6], [2, 6], [3, 6]]),
  tile('15p', 'green', [city(30, 2)], [[0, 6], [1, 6], [2, 6], [3, 6]], { edge: 'purple' }),
  tile('16', 'green', [], [[0, 2], [1, 3]]),
  tile('17', 'green', [], [[1, 3], [0, 4]]),
  tile('18', 'green', [], [[0, 3], [1, 2]]),
  tile('19', 'green', [], [[0, 3], [2, 4]]),
  tile('20', 'green', [], [[0, 3], [1, 4]]),
  tile('21', 'green', [], [[0, 2], [3, 4]]),
  tile('22', 'green', [], [[0, 4], [2, 3]]),
  tile('23', 'green', [], [[0, 3], [0, 4]]),
  tile('24', 'green', [], [[0, 3], [0, 2]]),
  tile('25', 'green', [], [[0, 2], [0, 4]]),
  tile('26', 'green', [], [[0, 3], [0, 5]]),
  tile('27', 'green', [], [[0, 3], [0, 1]]),
  tile('28', 'green', [], [[0, 4], [0, 5]]),
  tile('29', 'green', [], [[0, 2], [0, 1]]),
  tile('30', 'green', [], [[0, 4], [0, 1]]),
  tile('31', 'green', [], [[0, 2], [0, 5]]),
  tile('39', 'brown', [], [[0, 2], [0, 1], [1, 2]]),
  tile('40', 'brown', [], [[0, 2], [2, 4], [0, 4]]),
  tile('41', 'brown', [], [[0, 3], [0, 1], [1, 3]]),
  tile('42', 'brown', [], [[0, 3], [3, 5], [0, 5]]),
  tile('43', 'brown', [], [[0, 3], [0, 2], [1, 3], [1, 2]]),
  tile('44', 'brown', [], [[0, 3], [1, 4], [0, 1], [3, 4]]),
  tile('45', 'brown', [], [[0, 3], [2, 4], [0, 4], [2, 3]]),
  tile('46', 'brown', [], [[0, 3], [2, 4], [3, 4], [0, 2]]),
  tile('47', 'brown', [], [[0, 3], [1, 4], [1, 3], [0, 4]]),
  tile('53y', 'green', [city(50, 2)], [[0, 6], [2, 6], [4, 6]], { label: 'Y' }),
  tile('55', 'yellow', [town(10), town(10)], [[0, 6], [3, 6], [1, 7], [4, 7]]),
  tile('56', 'yellow', [town(10), town(10)], [[0, 6], [2, 6], [1, 7], [3, 7]]),
  tile('57', 'yellow', [city(20)], [[0, 6], [3, 6]]),
  tile('58', 'yellow', [town(10)], [[0, 6], [2, 6]]),
  tile('61y', 'brown', [city(60, 2)], [[0, 6], [2, 6], [3, 6], [4, 6]], { label: 'Y' }),
  tile('69', 'yellow', [town(10), town(10)], [[0, 6], [3, 6], [2, 7], [4, 7]]),
  tile('70', 'brown', [], [[0, 1], [0, 2], [1, 3], [2, 3]]),
  tile('87', 'green', [town(10)], [[0, 6], [1, 6], [2, 6], [3, 6]]),
  tile('88', 'green', [town(10)], [[0, 6], [1, 6], [3, 6], [4, 6]]),
  tile('126', 'brown', [city(60, 2)], [[0, 6], [1, 6], [2, 6], [3, 6], [4, 6], [5, 6]], { label: 'Bu' }),
  tile('201', 'yellow', [city(30)], [[0, 6], [1, 6]], { label: 'Y' }),
  tile('202', 'yellow', [city(30)], [[0, 6], [2, 6]], { label: 'Y' }),
  tile('204', 'green', [town(10)], [[0, 6], [2, 6], [3, 6], [4, 6]]),
  tile('207', 'green', [city(40, 2)], [[0, 6], [1, 6], [2, 6], [3, 6]], { label: 'Y' }),
  tile('208', 'green', [city(40, 2)], [[0, 6], [1, 6], [3, 6], [4, 6]], { label: 'Y' }),
  tile('216', 'brown', [city(50, 2)], [[0, 6], [1, 6], [2, 6], [3, 6], [4, 6]], { label: 'Y' }),
  tile('216p', 'brown', [city(50, 2)], [[0, 6], [1, 6], [2, 6], [3, 6], [4, 6]], { label: 'Y', edge: 'purple' }),
  tile('401', 'yellow', [city(30)], [[0, 6], [1, 6]], { label: 'T' }),
  tile('405', 'green', [city(40, 2)], [[0, 6], [1, 6], [2, 6]], { label: 'T' }),
  tile('447', 'yellow', [city(30)], [[0, 6], [4, 6]], { label: 'T' }),
  tile('490', 'green', [city(40, 2)], [[0, 6], [1, 6], [3, 6], [4, 6]], { label: 'Bu' }),
  tile('491', 'green', [city(50), city(50), city(50)], [[0, 6], [5, 6], [1, 7], [2, 8], [3, 8], [4, 7]], { label: 'W' }),
  tile('493', 'brown', [city(70), city(70, 3)], [[0, 6], [5, 6], [2, 7], [3, 7], [4, 7], [1, 7]], { label: 'W' }),
  tile('494', 'grey', [city(60, 2)], [[0, 6], [1, 6], [2, 6]], { label: 'T' }),
  tile('495', 'grey', [city(70, 3)], [[0, 6], [1, 6], [2, 6], [3, 6], [4, 6], [5, 6]], { label: 'Bu' }),
  tile('496', 'grey', [city(80, 4)], [[0, 6], [1, 6], [2, 6], [3, 6], [4, 6], [5, 6]], { label: 'W' }),
  tile('497', 'brown', [city(50, 2)], [[0, 6], [1, 6], [2, 6]], { label: 'T' }),
  tile('498', 'yellow', [city(30), city(30)], [[2, 7], [3, 7], [0, 6], [5, 6]], { label: 'Bu' }),
  tile('499', 'yellow', [city(40), city(40), city(40)], [[0, 6], [1, 7], [2, 8], [4, 7]], { label: 'W' }),
  tile('595p', 'grey', [city(60, 2)], [[0, 6], [1, 6], [2, 6], [3, 6], [4, 6], [5, 6]], { edge: 'purple' }),
  tile('611', 'brown', [city(40, 2)], [[0, 6], [1, 6], [2, 6], [3, 6], [4, 6]]),
  tile('611p', 'brown', [city(40, 2)], [[0, 6], [1, 6], [2, 6], [3, 6], [4, 6]], { edge: 'purple' }),
  tile('619', 'green', [city(30, 2)], [[0, 6], [2, 6], [3, 6], [4, 6]]),
  tile('621', 'yellow', [city(30)], [[0, 6], [3, 6]], { label: 'Y' }),
  tile('622', 'green', [city(40, 2)], [[0, 6], [2, 6], [3, 6], [4, 6]], { label: 'Y' }),
  tile('630', 'yellow', [town(10), town(10)], [[2, 6], [3, 6], [0, 7], [4, 7]]),
  tile('631', 'yellow', [town(10), town(10)], [[3, 6], [4, 6], [0, 7], [2, 7]]),
  tile('778', 'brown', [], [[0, 4], [1, 3], [2, 5]]),
  tile('779', 'brown', [], [[0, 4], [1, 5], [2, 3]]),
  tile('780', 'brown', [], [[0, 3], [1, 2], [4, 5]]),
  tile('790', 'yellow', [city(40, 2)], [[0, 6], [3, 6], [1, 6], [4, 6]], { label: 'N' }),
  tile('791', 'green', [city(60, 3)], [[0, 6], [1, 6], [2, 6], [3, 6], [4, 6]], { label: 'N' }),
  tile('792', 'green', [city(50, 2)], [[0, 6], [5, 6], [3, 6]], { label: 'Y' }),
  tile('793', 'green', [city(50, 2)], [[0, 6], [1, 6], [3, 6]], { label: 'Y' }),
  tile('794', 'brown', [city(80, 4)], [[0, 6], [3, 6], [1, 6], [4, 6], [2, 6], [5, 6]], { label: 'N' }),
  tile('795', 'brown', [city(80, 4)], [[0, 6], [1, 6], [2, 6], [4, 6], [5, 6]], { label: 'I' }),
  tile('796', 'brown', [city(60, 2)], [[0, 6], [3, 6], [1, 6], [4, 6]], { label: 'Y' }),
  tile('797', 'brown', [city(60, 2)], [[0, 6], [3, 6], [4, 6]], { label: 'H' }),
  tile('798', 'brown', [], [[0, 3], [1, 4], [2, 5]]),
  tile('887p', 'green', [town(20)], [[1, 6], [3, 6], [0, 6], [2, 6]], { edge: 'purple', joinsTowns: true }),
  tile('888p', 'green', [town(20)], [[1, 6], [2, 6], [4, 6], [5, 6]], { edge: 'purple', joinsTowns: true }),
  tile('889p', 'brown', [town(30)], [[0, 6], [1, 6], [3, 6], [4, 6], [5, 6]], { edge: 'purple' }),
  tile('891y', 'brown', [city(60, 2)], [[0, 6], [1, 6], [2, 6], [3, 6]], { label: 'Y' }),
  tile('8850', 'yellow', [town(20)], [[0, 6], [5, 6]], { townIsMarker: true }),
  tile('8851', 'yellow', [town(20)], [[0, 6], [4, 6]], { townIsMarker: true }),
  tile('8852', 'yellow', [town(20)], [[0, 6], [3, 6]], { townIsMarker: true }),
  tile('8857p', 'grey', [city(70, 3)], [[0, 6], [1, 6], [2, 6], [3, 6], [4, 6], [5, 6]], { label: 'Y', edge: 'purple' }),
  tile('8859', 'green', [city(40), city(40)], [[0, 6], [3, 6], [2, 7], [5, 7]], { label: 'OO' }),
  tile('8860', 'green', [city(40), city(40)], [[1, 6], [5, 6], [2, 7], [4, 7]], { label: 'OO' }),
  tile('8863', 'green', [city(40), city(40)], [[0, 6], [1, 6], [2, 7], [5, 7]], { label: 'OO' }),
  tile('8864', 'green', [city(40), city(40)], [[1, 6], [5, 6], [2, 7], [3, 7]], { label: 'OO' }),
  tile('8865', 'green', [city(40), city(40)], [[1, 6], [5, 6], [3, 7], [4, 7]], { label: 'OO' }),
  tile('8866p', 'green', [town(20)], [[1, 6], [2, 6], [3, 6], [5, 6]], { edge: 'purple', joinsTowns: true }),
  tile('8885', 'green', [city(40), city(40)], [[0, 6], [2, 6], [1, 7], [3, 7]], { label: 'OO' }),
  tile('8889', 'yellow', [city(30), city(30), city(30)], [[2, 6], [3, 7], [4, 8]], { label: 'P' }),
  tile('8890', 'yellow', [city(30), city(30), city(30)], [[0, 6], [2, 7], [4, 8]], { label: 'P' }),
  tile('8891', 'green', [city(40), city(40), city(40), city(40)], [[0, 6], [2, 7], [3, 8], [4, 9]], { label: 'P' }),
  tile('8892', 'brown', [city(60, 4)], [[0, 6], [1, 6], [2, 6], [3, 6], [4, 6], [5, 6]], { label: 'P' }),
  tile('8893', 'grey', [city(80, 4)], [[0, 6], [1, 6], [2, 6], [3, 6], [4, 6], [5, 6]], { label: 'P' }),
  tile('8894', 'red', [city({ yellow: 20, green: 30, brown: 40, grey: 50 })], [[0, 6], [1, 6]], { terminal: true }),
  tile('8894p', 'brown', [city(60, 2)], [[2, 6], [3, 6], [4, 6], [5, 6]], { label: 'OO', edge: 'purple' }),
  tile('8895', 'red', [city({ yellow: 20, green: 30, brown: 40, grey: 50 })], [[0, 6], [1, 6]], { terminal: true }),
  tile('8895p', 'brown', [city(60, 2)], [[0, 6], [2, 6], [4, 6], [5, 6]], { label: 'OO', edge: 'purple' }),
  tile('8896', 'red', [city({ yellow: 20, green: 30, brown: 40, grey: 50 })], [[0, 6], [1, 6]], { terminal: true }),
  tile('8896p', 'brown', [city(60, 2)], [[0, 6], [2, 6], [3, 6], [5, 6]], { label: 'OO', edge: 'purple' }),
  tile('8897', 'red', [city({ yellow: 20, green: 30, brown: 40, grey: 50 })], [[0, 6], [1, 6]], { terminal: true }),
  tile('8898', 'red', [city({ yellow: 20, green: 30, brown: 40, grey: 50 })], [[0, 6], [1, 6]], { terminal: true }),
]
