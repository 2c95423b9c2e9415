import { type MapHex, type Region, type Stop, plainHex } from '@roundhouse/railways'

/** Without a tile a station is worth nothing. */
const LARGE: Stop = { kind: 'city', slots: 1, revenue: 0 }
const SMALL: Stop = { kind: 'town', slots: 0, revenue: 0 }

/**
 * The hexes on which tiles are laid; x is the letter, y the number. Red areas and sea are no hexes of their own: see
 * REGIONS. — 1.6
 */
// prettier-ignore
export const HEXES: readonly MapHex[] = [
  plainHex('B3', 1, 3, { names: ['Holbeach'], stops: [SMALL] }),
  plainHex('B5', 1, 5, { names: ['Wisbech'], stops: [LARGE], homes: [{ company: 'WStI', stop: 0 }] }),
  plainHex('B7', 1, 7, { names: ['March'], stops: [LARGE] }),
  plainHex('B9', 1, 9, { names: ['Cambridge'], label: 'N', stops: [LARGE] }),
  plainHex('B11', 1, 11, { names: ['Royston'], stops: [SMALL] }),
  plainHex('B13', 1, 13, { names: ["Bishop's Stortford"], stops: [LARGE], homes: [{ company: 'N&E', stop: 0 }] }),
  plainHex('C4', 2, 4, { names: ["King's Lynn"], label: 'Y', stops: [LARGE], homes: [{ company: 'L&H', stop: 0 }] }),
  plainHex('C6', 2, 6, { names: ['Downham Market'], stops: [LARGE], homes: [{ company: 'L&E', stop: 0 }] }),
  plainHex('C8', 2, 8, { names: ['Ely'], label: 'Y', stops: [LARGE], homes: [{ company: 'E&H', stop: 0 }] }),
  plainHex('C10', 2, 10, { names: ['Newmarket'], stops: [LARGE], homes: [{ company: 'NGC', stop: 0 }] }),
  plainHex('C12', 2, 12, { names: ['Great Dunmow'], stops: [SMALL] }),
  plainHex('D3', 3, 3, { names: ['Hunstanton'], stops: [SMALL] }),
  plainHex('D5', 3, 5, { names: ['Swaffham'], stops: [LARGE], homes: [{ company: 'L&D', stop: 0 }] }),
  plainHex('D7', 3, 7, { names: ['Brandon'], stops: [SMALL] }),
  plainHex('D9', 3, 9, { names: ['Bury St. Edmunds'], label: 'Y', stops: [LARGE], homes: [{ company: 'I&B', stop: 0 }] }),
  plainHex('D11', 3, 11, { names: ['Sudbury'], stops: [LARGE], homes: [{ company: 'SVR', stop: 0 }] }),
  plainHex('D13', 3, 13, { names: ['Witham'], stops: [LARGE], homes: [{ company: 'ECR', stop: 0 }] }),
  plainHex('E2', 4, 2, { names: ['Wells-Next-The-Sea'], stops: [LARGE], homes: [{ company: 'WNR', stop: 0 }] }),
  plainHex('E4', 4, 4, { names: ['Fakenham'], stops: [LARGE], homes: [{ company: 'W&F', stop: 0 }] }),
  plainHex('E6', 4, 6, { names: ['Watton'], stops: [SMALL] }),
  plainHex('E8', 4, 8, { names: ['Thetford'], stops: [LARGE], homes: [{ company: 'N&B', stop: 0 }] }),
  plainHex('E10', 4, 10, { names: ['Stowmarket'], stops: [SMALL] }),
  plainHex('E12', 4, 12, { names: ['Colchester'], label: 'N', stops: [LARGE], homes: [{ company: 'EUR', stop: 0 }] }),
  plainHex('E14', 4, 14, { names: ['Tiptree'], stops: [SMALL], barriers: [4] }),
  plainHex('F3', 5, 3, { names: ['Cromer'], stops: [LARGE], homes: [{ company: 'ENR', stop: 0 }] }),
  plainHex('F5', 5, 5, { names: ['Norwich'], label: 'N', stops: [LARGE] }),
  plainHex('F7', 5, 7, { names: ['Diss'], stops: [LARGE] }),
  plainHex('F9', 5, 9, { names: ['Framlingham'], stops: [SMALL] }),
  plainHex('F11', 5, 11, { names: ['Ipswich'], label: 'N', stops: [LARGE], homes: [{ company: 'ESR', stop: 0 }], barriers: [0], ownTiles: ['795'] }),
  plainHex('F13', 5, 13, { names: ['Harwich'], label: 'Y', stops: [LARGE], barriers: [1, 3, 4], ownTiles: ['797'] }),
  plainHex('G4', 6, 4, { names: ['N Walsham'], stops: [SMALL] }),
  plainHex('G6', 6, 6, { names: ['Acle'], stops: [SMALL] }),
  plainHex('G8', 6, 8, { names: ['Beccles'], stops: [LARGE], homes: [{ company: 'WVR', stop: 0 }] }),
  plainHex('G10', 6, 10, { names: ['Woodbridge'], stops: [SMALL] }),
  plainHex('G12', 6, 12, { names: ['Felixstowe'], stops: [LARGE], homes: [{ company: 'FDR', stop: 0 }], barriers: [1] }),
  plainHex('H5', 7, 5, { names: ['Great Yarmouth'], label: 'Y', stops: [LARGE], homes: [{ company: 'Y&N', stop: 0 }] }),
  plainHex('H7', 7, 7, { names: ['Lowestoft'], stops: [LARGE], homes: [{ company: 'N&S', stop: 0 }] }),
]

/**
 * Red areas and ports, each one place and one stop. An entry is the hex and the side by which track leaves it; the
 * hex beyond has a coordinate, by which routes name it, and two places may share one. — 1.6, 7.8
 */
export const REGIONS: readonly Region[] = [
  {
    id: 'port-wells',
    name: 'Port by Wells',
    kind: 'port',
    revenue: { first: 80, middle: 90, last: 100 },
    slots: 0,
    entries: entries('E2 2', 'E2 4'),
  },
  {
    id: 'port-cromer',
    name: 'Port by Cromer',
    kind: 'port',
    revenue: { first: 80, middle: 90, last: 100 },
    slots: 0,
    entries: entries('F3 3'),
  },
  {
    id: 'port-lynn',
    name: "Port by King's Lynn",
    kind: 'port',
    revenue: { first: 80, middle: 90, last: 100 },
    slots: 0,
    entries: entries('C4 3'),
  },
  {
    id: 'port-yarmouth',
    name: 'Port by Great Yarmouth',
    kind: 'port',
    revenue: { first: 80, middle: 100, last: 120 },
    slots: 0,
    entries: entries('H5 4', 'H5 5'),
  },
  {
    id: 'port-lowestoft',
    name: 'Port by Lowestoft',
    kind: 'port',
    revenue: { first: 60, middle: 90, last: 120 },
    slots: 0,
    entries: entries('H7 4', 'H7 5', 'H7 0'),
  },
  {
    id: 'port-felixstowe',
    name: 'Denmark',
    kind: 'port',
    revenue: { first: 70, middle: 100, last: 130 },
    slots: 0,
    entries: entries('G12 4', 'G12 5', 'G12 0'),
  },
  {
    id: 'port-harwich',
    name: 'Holland',
    kind: 'port',
    revenue: { first: 70, middle: 100, last: 130 },
    slots: 0,
    entries: entries('F13 5', 'F13 0'),
  },
  {
    id: 'midlands',
    name: 'Midlands',
    kind: 'red',
    revenue: { first: 40, middle: 90, last: 140 },
    slots: 0,
    entries: entries('B3 2', 'B3 1', 'B5 2', 'B5 1', 'B7 2', 'B7 1'),
  },
  {
    id: 'west',
    name: 'The West',
    kind: 'red',
    revenue: { first: 70, middle: 100, last: 120 },
    slots: 0,
    entries: entries('B9 2', 'B9 1', 'B11 2', 'B11 1'),
  },
  {
    id: 'london',
    name: 'London',
    kind: 'red',
    revenue: { first: 100, middle: 150, last: 200 },
    slots: 0,
    entries: entries('B13 2', 'B13 1', 'B13 5', 'C12 0', 'D13 1', 'B13 0', 'D13 0', 'E14 1'),
  },
]

/** Tokens that find a place in London. — 7.6.5 */
export const LONDON_PLACES = 4

function entries(...all: readonly string[]): Region['entries'] {
  return all.map((each) => {
    const [from = '', side = ''] = each.split(' ')
    return { from, side: Number(side) }
  })
}
