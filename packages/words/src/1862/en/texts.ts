import { regions } from './names.ts'

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
  /** Zones in a word or two, under the cells. */
  zoneNames: {
    low: 'below 40: 1st share sold, no drop',
    plain: '',
    high: 'above 200: 1st, no drop',
    top: 'from 400: first 2, no drop',
    ruin: 'bankrupt',
    summit: 'end',
  },
  runLegend: {
    heading: 'How trains run',
    express: 'large stations and places at the edge of the map',
    local: 'large stations and every small one on the way; its hexes bring the treasury a subsidy',
    freight: 'both ends and the distance between them as the crow flies',
  },
  inReceivership: (company: string) => `${company}, in receivership`,
  nobody: 'nobody',
  offer: 'Initial offer',
  fine: (amount: string) => `Fine ${amount}`,
  unclaimed: 'Director’s certificate, in the pool',
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
  ends: 'A price of 1000 ends the game after the operating round, an empty bank after the set. Else the LNER forms after the set of the first H train (shorter game: E): one stock round and three operating rounds more.',
  ended: {
    summit: 'A price has reached 1000, and the operating round is over.',
    bank: 'The bank was broken, and the set of operating rounds is over.',
    lner: 'The three operating rounds after the LNER are over.',
    standstill: 'No company operates any more, and nothing could ever change that.',
  },
}
