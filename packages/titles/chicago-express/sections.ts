import type { Refusal } from '@roundhouse/kernel'
import type { CompanyId } from './companies.ts'
import type { DialId } from './components.ts'
import type { HexId } from './map.ts'

/** Page and heading of the printed rulebook, as refusals and the table cite them. */
export const SECTIONS = [
  'p33 Material',
  'p34 Set-up',
  'p35 Aim',
  'p35 Preparation',
  'p36 Play',
  'p36 Auction',
  'p36 Auction note',
  'p37 Auction',
  'p37 Network',
  'p37 Network note',
  'p37 Costs',
  'p38 Income',
  'p38 Development',
  'p38 Development note',
  'p39 Dividends',
  'p40 Chicago',
  'p40 Wabash',
  'p40 End',
] as const
export type SectionId = (typeof SECTIONS)[number]

/** What each refusal tells besides its code: the words are made from these. */
export interface RefusalTable {
  'CE-NOT-YOUR-TURN': { seat: number }
  'CE-GAME-OVER': Record<never, never>
  'CE-MUST-CHOOSE': Record<never, never>
  'CE-DIAL-RED': { dial: DialId }
  'CE-ACTION-CHOSEN': { doing: DialId }
  'CE-AUCTION-NONE-LEFT': { company: CompanyId }
  'CE-AUCTION-WABASH-CLOSED': Record<never, never>
  'CE-MUST-BID': { company: CompanyId; least: number }
  'CE-BID-LOW': { bid: number; least: number }
  'CE-BID-CASH': { bid: number; cash: number }
  'CE-BID-PASSED': Record<never, never>
  'CE-BUILD-NO-SHARE': { company: CompanyId }
  'CE-BUILD-EMPTY': Record<never, never>
  'CE-BUILD-MAX-3': { hexes: number }
  'CE-BUILD-NOT-CONNECTED': { company: CompanyId; hex: HexId }
  'CE-BUILD-NO-LOCO': { company: CompanyId; left: number }
  'CE-BUILD-START-HEX': { hex: HexId }
  'CE-BUILD-TWICE': { company: CompanyId; hex: HexId }
  'CE-BUILD-OCCUPIED': { hex: HexId; company: CompanyId }
  'CE-BUILD-CASH': { company: CompanyId; cost: number; treasury: number }
  'CE-DEV-EMPTY': { hex: HexId }
  'CE-DEV-DONE': { hex: HexId }
  'CE-DEV-NO-HOUSE': Record<never, never>
  'CE-DEV-MAX': { hex: HexId; value: number }
  'CE-DEV-KIND': { hex: HexId }
  'CE-DEV-DETROIT': Record<never, never>
}
export type RefusalCode = keyof RefusalTable

/** Where the rulebook says so. */
export const REFUSALS: Readonly<Record<RefusalCode, SectionId>> = {
  'CE-NOT-YOUR-TURN': 'p36 Play',
  'CE-GAME-OVER': 'p40 End',
  'CE-MUST-CHOOSE': 'p36 Play',
  'CE-DIAL-RED': 'p36 Play',
  'CE-ACTION-CHOSEN': 'p36 Play',
  'CE-AUCTION-NONE-LEFT': 'p36 Auction note',
  'CE-AUCTION-WABASH-CLOSED': 'p40 Wabash',
  'CE-MUST-BID': 'p37 Auction',
  'CE-BID-LOW': 'p36 Auction',
  'CE-BID-CASH': 'p37 Auction',
  'CE-BID-PASSED': 'p37 Auction',
  'CE-BUILD-NO-SHARE': 'p37 Network',
  'CE-BUILD-EMPTY': 'p37 Network',
  'CE-BUILD-MAX-3': 'p37 Network',
  'CE-BUILD-NOT-CONNECTED': 'p37 Network',
  'CE-BUILD-NO-LOCO': 'p37 Network note',
  'CE-BUILD-START-HEX': 'p37 Network',
  'CE-BUILD-TWICE': 'p37 Network note',
  'CE-BUILD-OCCUPIED': 'p37 Network',
  'CE-BUILD-CASH': 'p37 Costs',
  'CE-DEV-EMPTY': 'p38 Development',
  'CE-DEV-DONE': 'p38 Development',
  'CE-DEV-NO-HOUSE': 'p38 Development',
  'CE-DEV-MAX': 'p38 Development note',
  'CE-DEV-KIND': 'p38 Development note',
  'CE-DEV-DETROIT': 'p38 Development',
}

export function refusal<Code extends RefusalCode>(code: Code, params: RefusalTable[Code]): Refusal<Code> {
  return { code, section: REFUSALS[code], params }
}
