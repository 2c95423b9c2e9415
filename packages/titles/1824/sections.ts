import type { Refusal } from '@roundhouse/kernel'
import type { Colour } from '@roundhouse/railways'
import type { HexId, TileId } from './actions.ts'
import type { CompanyId } from './companies.ts'
import type { MountainId } from './mountains.ts'
import type { StepName } from './state.ts'
import type { TrainId } from './trains.ts'

/** Chapters and sections of the rulebook; the second VII.13 is cited as VII.14, the one after it as VII.15. */
export const SECTIONS = [
  'I',
  'II',
  'III.1',
  'III.2',
  'III.3',
  'III.4',
  'IV.1',
  'IV.2',
  'IV.3',
  'IV.4.1',
  'IV.4.2',
  'IV.4.3',
  'IV.4.4',
  'V',
  'VI.1',
  'VI.2',
  'VI.3',
  'VI.4',
  'VI.5',
  'VI.6',
  'VI.7',
  'VI.8',
  'VII.1',
  'VII.2',
  'VII.3',
  'VII.4',
  'VII.5',
  'VII.6',
  'VII.7',
  'VII.8',
  'VII.9',
  'VII.10',
  'VII.11',
  'VII.12',
  'VII.13',
  'VII.14',
  'VII.15',
  'VIII.1',
  'VIII.2',
  'VIII.3',
  'IX.1',
  'IX.2',
  'X.1',
  'X.2',
  'X.3',
  'X.4',
  'X.5',
  'XI.1',
  'XI.2',
  'XI.3',
  'XII.1',
  'XII.2',
  'XIII.1',
  'XIII.2',
] as const
export type SectionId = (typeof SECTIONS)[number]

type Nothing = Record<never, never>

/** Every code with what it tells besides. */
export interface RefusalTable {
  'AH-NOT-YOUR-TURN': { seat: number }
  'AH-CHOICE': { what: string }
  'AH-GAME-OVER': Nothing
  'AH-STEP-ORDER': { doing: StepName }
  'AH-COAL-PRICE': { price: number }
  'AH-PAR-VALUE': { company: CompanyId; price: number }
  'AH-PRIVATE-GONE': { item: string }
  'AH-SELL-PRIVATE': { item: string }
  'AH-SELL-FIRST-SR': Nothing
  'AH-SELL-NOT-OPERATED': { company: CompanyId }
  'AH-SELL-BANK-50': { company: CompanyId; most: number }
  'AH-SELL-NO-SUCCESSOR': { company: CompanyId }
  'AH-SELL-AFTER-BUY': Nothing
  'AH-SELL-ONCE': { company: CompanyId }
  'AH-SELL-NOT-OWNED': { company: string; held: number }
  'AH-SELL-NO-PRICE': { company: CompanyId }
  'AH-BUY-ONE-CERT': Nothing
  'AH-BUY-PLAYER': Nothing
  'AH-BUY-CASH': { price: number; cash: number }
  'AH-BUY-NO-PRICE': { company: CompanyId }
  'AH-BUY-NONE-LEFT': { company: string }
  'AH-BUY-EARMARKED': { company: CompanyId }
  'AH-BUY-DIRECTOR-STATE': { company: CompanyId }
  'AH-BUY-SOLD-THIS-SR': { company: CompanyId }
  'AH-BUY-60': { company: CompanyId }
  'AH-BUY-IN-DEBT': { debt: number }
  'AH-CERT-LIMIT': { limit: number }
  'AH-CERT-MUST-SELL': { certificates: number; limit: number }
  'AH-EXCH-MOUNTAIN-PHASE': Nothing
  'AH-EXCH-MOUNTAIN-TARGET': { company: string }
  'AH-EXCH-MOUNTAIN-OWNER': { mountain: string }
  'AH-EXCH-COAL-PHASE': Nothing
  'AH-EXCH-COAL-OWNER': { company: string }
  'AH-EXCH-NOT-SR': Nothing
  'AH-EXCH-FORCED-ORDER': { mountain: MountainId }
  'AH-EXCH-FORCED-NO-PASS': { mountain: MountainId }
  'AH-TRACK-ONE-TILE': Nothing
  'AH-TRACK-PHASE': { tile: TileId; colour: Colour }
  'AH-TRACK-COLOUR-STEP': { hex: HexId; tile: TileId }
  'AH-TRACK-FIXED-HEX': { hex: HexId }
  'AH-TRACK-TYPE': { hex: HexId; tile: TileId }
  'AH-TRACK-LABEL': { hex: HexId; tile: TileId }
  'AH-TRACK-NOT-CONNECTED': { hex: HexId }
  'AH-TRACK-HOME-FIRST': { hex: HexId }
  'AH-TRACK-EDGE': { hex: HexId; tile: TileId }
  'AH-TRACK-GRAY-EDGE': { hex: HexId; tile: TileId }
  'AH-TRACK-PRESERVE': { hex: HexId; tile: TileId }
  'AH-TRACK-LOCATIONS': { hex: HexId; tile: TileId }
  'AH-TRACK-COST': { cost: number; treasury: number }
  'AH-TRACK-SUPPLY': { tile: TileId }
  'AH-TOKEN-ONE': Nothing
  'AH-TOKEN-COST': { cost: number; treasury: number }
  'AH-TOKEN-NONE-LEFT': Nothing
  'AH-TOKEN-NOT-CITY': { hex: HexId }
  'AH-TOKEN-MINE': { hex: HexId }
  'AH-TOKEN-NO-SLOT': { hex: HexId }
  'AH-TOKEN-HEX-TWICE': { hex: HexId }
  'AH-TOKEN-NOT-CONNECTED': { hex: HexId }
  'AH-TOKEN-RESERVED': { hex: HexId }
  'AH-ROUTE-TWO-STOPS': Nothing
  'AH-ROUTE-NO-STATION': Nothing
  'AH-ROUTE-NO-TRACK': { from: HexId; to: HexId }
  'AH-ROUTE-TRACK-REUSE': { hex: HexId }
  'AH-ROUTE-BACKTRACK': { hex: HexId }
  'AH-ROUTE-BLOCKED': { hex: HexId }
  'AH-ROUTE-TERMINAL': { hex: HexId }
  'AH-ROUTE-REPEAT': { hex: HexId }
  'AH-ROUTE-LENGTH': { train: TrainId; stops: number }
  'AH-ROUTE-SKIP': { hex: HexId }
  'AH-ROUTE-MINE-NORMAL': { train: TrainId }
  'AH-ROUTE-G-NO-MINE': { train: TrainId }
  'AH-ROUTE-G-TWO-MINES': { train: TrainId }
  'AH-ROUTE-TRAIN-TWICE': { hex: HexId }
  'AH-ROUTE-NOT-BEST': { revenue: number; best: number }
  'AH-DIV-CHOICE': { revenue: number }
  'AH-DIV-SMALL-FIXED': { company: CompanyId }
  'AH-TRAIN-LIMIT': { limit: number }
  'AH-TRAIN-ORDER': { train: string }
  'AH-TRAIN-G-PHASE': { train: TrainId }
  'AH-TRAIN-SOLD-OUT': { train: string }
  'AH-TRAIN-CASH': { price: number; treasury: number }
  'AH-TRAIN-COAL-ONLY-G': { train: TrainId }
  'AH-TRAIN-INTERCO-PHASE': Nothing
  'AH-TRAIN-INTERCO-PRICE': { price: number }
  'AH-TRAIN-INTERCO-MIN': { price: number }
  'AH-TRAIN-INTERCO-CONSENT': { train: TrainId; company: CompanyId }
  'AH-TRAIN-NOT-OPEN': { company: CompanyId }
  'AH-TRAIN-TRADE-ONCE': Nothing
  'AH-TRAIN-TRADE-TYPE': { train: string }
  'AH-TRAIN-TRADE-BANK': Nothing
  'AH-TRAIN-MUST-OWN': Nothing
  'AH-TRAIN-NO-DISCARD': Nothing
  'AH-EMERG-NOT-NEEDED': Nothing
  'AH-EMERG-SECOND': Nothing
  'AH-EMERG-PRICE': { price: number; most: number }
  'AH-EMERG-TREASURY-FIRST': { help: number; needed: number }
  'AH-EMERG-DIRECTOR-CHANGE': { company: CompanyId }
  'AH-EMERG-OVERSELL': Nothing
  'AH-CIS-DRAFT-STACK': { company: string }
  'AH-CIS-DRAFT-NOPASS': Nothing
  'AH-CIS-MOUNTAIN-ONE': Nothing
  'AH-CIS-CONSTRUCTION': { company: CompanyId }
  'AH-CIS-BOND-SPLIT': { company: CompanyId }
  'AH-CIS-BOND-TOKEN': { hex: HexId }
  'AH-GOOD-HEX': { hex: HexId }
  'AH-GOOD-MAX': { most: number }
  'AH-GOOD-NOPASS': Nothing
}
export type RefusalCode = keyof RefusalTable

/** The section that each cites unless the rule stands elsewhere in this round or variant. */
export const REFUSALS: Readonly<Record<RefusalCode, SectionId>> = {
  'AH-NOT-YOUR-TURN': 'VI.2',
  'AH-CHOICE': 'VII.11',
  'AH-GAME-OVER': 'IX.1',
  'AH-STEP-ORDER': 'VII.5',
  'AH-COAL-PRICE': 'IV.2',
  'AH-PAR-VALUE': 'VI.4',
  'AH-PRIVATE-GONE': 'VI.3',
  'AH-SELL-PRIVATE': 'IV.1',
  'AH-SELL-FIRST-SR': 'VI.3',
  'AH-SELL-NOT-OPERATED': 'VI.8',
  'AH-SELL-BANK-50': 'VI.8',
  'AH-SELL-NO-SUCCESSOR': 'VI.6',
  'AH-SELL-AFTER-BUY': 'VI.1',
  'AH-SELL-ONCE': 'VIII.3',
  'AH-SELL-NOT-OWNED': 'VI.8',
  'AH-SELL-NO-PRICE': 'IV.4.1',
  'AH-BUY-ONE-CERT': 'VI.1',
  'AH-BUY-PLAYER': 'VI.1',
  'AH-BUY-CASH': 'VI.4',
  'AH-BUY-NO-PRICE': 'VI.4',
  'AH-BUY-NONE-LEFT': 'VI.4',
  'AH-BUY-EARMARKED': 'IV.2',
  'AH-BUY-DIRECTOR-STATE': 'VI.3',
  'AH-BUY-SOLD-THIS-SR': 'VI.4',
  'AH-BUY-60': 'VI.7',
  'AH-BUY-IN-DEBT': 'VII.12',
  'AH-CERT-LIMIT': 'VI.7',
  'AH-CERT-MUST-SELL': 'VI.7',
  'AH-EXCH-MOUNTAIN-PHASE': 'IV.1',
  'AH-EXCH-MOUNTAIN-TARGET': 'IV.1',
  'AH-EXCH-MOUNTAIN-OWNER': 'IV.1',
  'AH-EXCH-COAL-PHASE': 'IV.2',
  'AH-EXCH-COAL-OWNER': 'IV.2',
  'AH-EXCH-NOT-SR': 'IV.1',
  'AH-EXCH-FORCED-ORDER': 'IV.1',
  'AH-EXCH-FORCED-NO-PASS': 'IV.1',
  'AH-TRACK-ONE-TILE': 'VII.6',
  'AH-TRACK-PHASE': 'VII.7',
  'AH-TRACK-COLOUR-STEP': 'VII.7',
  'AH-TRACK-FIXED-HEX': 'VII.6',
  'AH-TRACK-TYPE': 'VII.6',
  'AH-TRACK-LABEL': 'VII.6',
  'AH-TRACK-NOT-CONNECTED': 'VII.6',
  'AH-TRACK-HOME-FIRST': 'VII.6',
  'AH-TRACK-EDGE': 'VII.6',
  'AH-TRACK-GRAY-EDGE': 'VII.6',
  'AH-TRACK-PRESERVE': 'VII.7',
  'AH-TRACK-LOCATIONS': 'VII.7',
  'AH-TRACK-COST': 'VII.6',
  'AH-TRACK-SUPPLY': 'VII.7',
  'AH-TOKEN-ONE': 'VII.8',
  'AH-TOKEN-COST': 'VII.8',
  'AH-TOKEN-NONE-LEFT': 'VII.8',
  'AH-TOKEN-NOT-CITY': 'VII.8',
  'AH-TOKEN-MINE': 'VII.8',
  'AH-TOKEN-NO-SLOT': 'VII.8',
  'AH-TOKEN-HEX-TWICE': 'VII.8',
  'AH-TOKEN-NOT-CONNECTED': 'VII.8',
  'AH-TOKEN-RESERVED': 'VII.8',
  'AH-ROUTE-TWO-STOPS': 'VII.2',
  'AH-ROUTE-NO-STATION': 'VII.2',
  'AH-ROUTE-NO-TRACK': 'VII.2',
  'AH-ROUTE-TRACK-REUSE': 'VII.2',
  'AH-ROUTE-BACKTRACK': 'VII.2',
  'AH-ROUTE-BLOCKED': 'VII.2',
  'AH-ROUTE-TERMINAL': 'VII.2',
  'AH-ROUTE-REPEAT': 'VII.9',
  'AH-ROUTE-LENGTH': 'VII.9',
  'AH-ROUTE-SKIP': 'VII.9',
  'AH-ROUTE-MINE-NORMAL': 'VII.9',
  'AH-ROUTE-G-NO-MINE': 'VII.9',
  'AH-ROUTE-G-TWO-MINES': 'VII.9',
  'AH-ROUTE-TRAIN-TWICE': 'VII.9',
  'AH-ROUTE-NOT-BEST': 'VII.10',
  'AH-DIV-CHOICE': 'VII.10',
  'AH-DIV-SMALL-FIXED': 'IV.2',
  'AH-TRAIN-LIMIT': 'VII.11',
  'AH-TRAIN-ORDER': 'VII.11',
  'AH-TRAIN-G-PHASE': 'VII.11',
  'AH-TRAIN-SOLD-OUT': 'VII.11',
  'AH-TRAIN-CASH': 'VII.11',
  'AH-TRAIN-COAL-ONLY-G': 'IV.2',
  'AH-TRAIN-INTERCO-PHASE': 'VII.11',
  'AH-TRAIN-INTERCO-PRICE': 'VII.11',
  'AH-TRAIN-INTERCO-MIN': 'VII.11',
  'AH-TRAIN-INTERCO-CONSENT': 'VII.11',
  'AH-TRAIN-NOT-OPEN': 'IV.2',
  'AH-TRAIN-TRADE-ONCE': 'VII.13',
  'AH-TRAIN-TRADE-TYPE': 'VII.13',
  'AH-TRAIN-TRADE-BANK': 'VII.13',
  'AH-TRAIN-MUST-OWN': 'VII.11',
  'AH-TRAIN-NO-DISCARD': 'VII.11',
  'AH-EMERG-NOT-NEEDED': 'VII.12',
  'AH-EMERG-SECOND': 'VII.12',
  'AH-EMERG-PRICE': 'VII.12',
  'AH-EMERG-TREASURY-FIRST': 'VII.12',
  'AH-EMERG-DIRECTOR-CHANGE': 'VII.12',
  'AH-EMERG-OVERSELL': 'VII.12',
  'AH-CIS-DRAFT-STACK': 'X.5',
  'AH-CIS-DRAFT-NOPASS': 'X.5',
  'AH-CIS-MOUNTAIN-ONE': 'X.5',
  'AH-CIS-CONSTRUCTION': 'X.3',
  'AH-CIS-BOND-SPLIT': 'X.4',
  'AH-CIS-BOND-TOKEN': 'X.4',
  'AH-GOOD-HEX': 'XII.2',
  'AH-GOOD-MAX': 'XII.1',
  'AH-GOOD-NOPASS': 'XII.2',
}

/** A refusal whose rule stands elsewhere in this round or variant. */
export function refusalIn<Code extends RefusalCode>(
  section: SectionId,
  code: Code,
  params: RefusalTable[Code],
): Refusal<Code> {
  return { code, section, params }
}

export function refusal<Code extends RefusalCode>(code: Code, params: RefusalTable[Code]): Refusal<Code> {
  return { code, section: REFUSALS[code], params }
}
