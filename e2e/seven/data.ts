import {
  type Face,
  type FleetTable,
  type Stop,
  accountsOf,
  chain,
  compileGround,
  compileTiles,
  plainHex,
} from '@roundhouse/railways'
import type { PlainBox } from '@roundhouse/view/railway/plain'

export const COMPANIES = [
  { id: 'WR', name: 'Western Railway', colour: '#1f5fa8', text: '#ffffff', home: 'B1' },
  { id: 'ER', name: 'Eastern Railway', colour: '#b3261e', text: '#ffffff', home: 'B5' },
] as const
export type CompanyId = (typeof COMPANIES)[number]['id']
export const COMPANY_IDS: readonly CompanyId[] = COMPANIES.map(({ id }) => id)
export const SHARES = 4

/** One card of the first, one of the second, and as many as are wanted of the third. — 6 */
export const TRAINS = [
  { id: '2', reach: 2, price: 60, count: 1 },
  { id: '3', reach: 3, price: 100, count: 1 },
  { id: '4', reach: 4, price: 160, count: -1 },
] as const
export type TrainId = (typeof TRAINS)[number]['id']
export const FLEET: FleetTable = {
  faces: 1,
  trains: TRAINS.map(({ price }, at): Face => ({ letter: at, kind: at, price })),
}

const CITY: Stop = { kind: 'city', slots: 1, revenue: 0 }
const city = (id: string, x: number, y: number, name: string, company: string | null) =>
  plainHex(id, x, y, {
    names: [name],
    stops: [CITY],
    homes: company === null ? [] : [{ company, stop: 0 }],
  })

export const TILE_SET = compileTiles({ '5': 2, '6': 2, '7': 2, '8': 3, '9': 3, '57': 3 })
export const GROUND = compileGround(
  {
    orientation: 'pointy',
    hexes: [
      plainHex('A2', 2, 0),
      city('A4', 4, 0, 'Northam', null),
      city('B1', 1, 1, 'Weston', 'WR'),
      city('B3', 3, 1, 'Midford', null),
      city('B5', 5, 1, 'Easton', 'ER'),
      plainHex('C2', 2, 2),
      plainHex('C4', 4, 2),
    ],
    regions: [],
  },
  TILE_SET,
)

export const CHART = chain([40, 50, 60, 70, 80, 90, 100, 120], 1)
export const START = 60
export const CASH = 300
export const STATION = 40
export const TRAIN_LIMIT = 2
/** A stock round and an operating round make a set. — 1 */
export const SETS = 4

export const MOST_SEATS = 3
/** The holder behind the seats: what nobody has bought. */
export const STACK = MOST_SEATS
export const ACCOUNTS = accountsOf(COMPANY_IDS, MOST_SEATS)

/** All of it, for what is shown. */
export const BOX: PlainBox = {
  companies: COMPANIES,
  trains: TRAINS,
  shares: SHARES,
  stack: STACK,
  trainLimit: TRAIN_LIMIT,
  sets: SETS,
  ground: GROUND,
  tiles: TILE_SET,
  chart: CHART,
  accounts: ACCOUNTS,
}

/** What may be refused, and what is told of it. */
export interface RefusalTable {
  'SH-TURN': { seat: number }
  'SH-OVER': object
  'SH-STEP': { doing: string }
  'SH-SOLD-OUT': { company: string }
  'SH-SHARE-CASH': { price: number; cash: number }
  'SH-REACH': { hex: string }
  'SH-LAY': { hex: string; tile: string }
  'SH-STATION': { hex: string }
  'SH-STATION-CASH': { cost: number; treasury: number }
  'SH-ROUTE': { train: string }
  'SH-RUN-NOT-MAX': { revenue: number; best: number }
  'SH-TRAIN-LIMIT': { limit: number }
  'SH-TRAIN-GONE': { train: string }
  'SH-TRAIN-CASH': { price: number; treasury: number }
}
export const SECTIONS = ['1', '2', '3', '4', '5', '6'] as const
