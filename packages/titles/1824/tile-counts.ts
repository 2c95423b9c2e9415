/** How many of each tile are in the box; those of a single variant stand below. — I, table B4 */
const STANDARD: Readonly<Record<string, number>> = {
  '1': 1,
  '2': 1,
  '3': 4,
  '4': 6,
  '5': 5,
  '6': 5,
  '7': 5,
  '8': 10,
  '9': 10,
  '14': 4,
  '15': 8,
  '16': 1,
  '17': 1,
  '18': 1,
  '19': 1,
  '20': 1,
  '23': 3,
  '24': 3,
  '25': 2,
  '26': 2,
  '27': 2,
  '28': 1,
  '29': 1,
  '30': 1,
  '31': 1,
  '39': 1,
  '40': 1,
  '41': 1,
  '42': 1,
  '43': 1,
  '44': 1,
  '45': 1,
  '46': 1,
  '47': 1,
  '55': 1,
  '56': 1,
  '57': 5,
  '58': 8,
  '69': 1,
  '70': 1,
  '87': 3,
  '88': 3,
  '126': 1,
  '204': 0,
  '401': 3,
  '405': 3,
  '447': 2,
  '490': 1,
  '491': 1,
  '493': 1,
  '494': 1,
  '495': 1,
  '496': 1,
  '497': 2,
  '498': 1,
  '499': 1,
  '611': 6,
  '619': 4,
  '630': 1,
  '631': 1,
}

/** The tiles added for Goods Time. — I, XII.1, table B40 */
export const GOODS_TIME_TILES: Readonly<Record<string, number>> = {
  '3': 3,
  '4': 3,
  '56': 1,
  '58': 3,
  '87': 2,
  '204': 3,
  '630': 1,
  '631': 1,
}

/** Cisleithania has no Budapest to build on. */
const BUDAPEST_TILES: readonly string[] = ['126', '490', '495', '498']

/** Every box names the same tiles in the same order, so that a tile has one number everywhere. */
export const TILE_COUNTS = {
  standard: STANDARD,
  goodsTime: withCounts((id, count) => count + (GOODS_TIME_TILES[id] ?? 0)),
  cisleithania: withCounts((id, count) => (BUDAPEST_TILES.includes(id) ? 0 : count)),
} as const

function withCounts(countOf: (id: string, count: number) => number): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(STANDARD).map(([id, count]) => [id, countOf(id, count)]))
}
