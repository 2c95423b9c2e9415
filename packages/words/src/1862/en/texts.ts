import { letters, regions } from './names.ts'

export type RmTextWords = typeof texts

/** By the phase with which it begins. — 9 */
const PHASES = {
  B: ['two operating rounds', 'four more companies'],
  C: ['four more companies', 'edges of the map pay the middle value'],
  D: ['three operating rounds'],
  E: ['edges of the map pay the last value'],
  H: ['the LNER forms at the end of the set'],
}

/** What 1862 says around the map: its trains, its zones, its phases, its end. */
export const texts = {
  /** Red areas and ports by their ids, as the map prints them. */
  regions,
  /** The letter of each type of train. */
  letters,
  /** How each type runs and is paid. — 7.8.1 to 7.8.3 */
  types: {
    express: 'Express: cities and places at the edge; small stations are ignored.',
    freight: 'Freight: both ends, and £20 for each hex between them as the crow flies, £30 to a port.',
    local: 'Local: cities and all small stations on the way; £10 a hex for the treasury.',
  },
  howTheyRun: 'How trains run',
  /** Zones of the market. — 6.4.2, 7.12, 10.1 */
  zones: {
    low: 'below 40: the first share sold by another than the director moves no price',
    plain: '40 to 200: each share sold moves the price',
    high: 'above 200: the first share sold by another than the director moves no price',
    top: 'from 400: the first two shares sold by another than the director move no price',
    ruin: '0: bankrupt',
    summit: '1000: the game ends',
    par: 'par of chartered companies',
    start: 'start price of non-chartered companies',
  },
  /** Zones in a word or two, under the cells. */
  zoneNames: {
    low: 'below 40: 1 share free',
    plain: '',
    high: 'above 200: 1 share free',
    top: 'from 400: 2 free',
    ruin: 'bankrupt',
    summit: 'end',
  },
  dividendRule: 'Paying 1, 2, 3 or 4 times the price moves it 1, 2, 3 or 4 to the right.',
  chartered: 'chartered',
  unchartered: 'non-chartered',
  receivership: 'receivership',
  bankrupt: 'bankrupt',
  merged: 'merged',
  toStart: 'Can be started',
  outOfGame: 'Out of the game',
  londonLinks: 'Links to London',
  smallStation: 'small station',
  lastRun: 'last run',
  charterOf: { chartered: 'Started in Parliament', unchartered: 'Started in a stock round' },
  par: 'Par',
  initialOffer: 'Initial offer',
  ownShares: 'Own shares',
  subsidy: 'Subsidy',
  alreadyPaid: (train: string) => `paid with the ${train}`,
  leftOut: 'not counted',
  bonus: (hexes: number, each: string) => `${hexes} × ${each}`,
  joined: (trains: readonly string[]) => trains.join(' + '),
  inReceivership: (company: string) => `${company}, in receivership`,
  nobody: 'nobody',
  company: 'the company',
  phases: PHASES as Readonly<Record<string, readonly string[]>>,
  /** In the shorter game. — 11.2 */
  phasesShorter: {
    ...PHASES,
    E: ['the LNER forms at the end of the set', 'edges of the map pay the last value'],
    H: [],
  } as Readonly<Record<string, readonly string[]>>,
  counts:
    'Cash and shares at their price; half, rounded down, of a company without a train. Treasuries count nothing.',
  ends: 'A price of 1000 ends the game after the operating round, an empty bank after the set. Else the LNER forms after the set of the first H train: one stock round and three operating rounds more.',
  ended: {
    summit: 'A price has reached 1000, and the operating round is over.',
    bank: 'The bank was broken, and the set of operating rounds is over.',
    lner: 'The last three operating rounds after the formation of the LNER are over.',
    standstill: 'No company operates any more, and nothing could ever change that.',
  },
}
