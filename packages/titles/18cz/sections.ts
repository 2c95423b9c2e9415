import type { Refusal, RefusalParams } from '@roundhouse/kernel'
import type { CompanyIndex, TrainCode } from '@roundhouse/railways'
import type { HexId, TileId } from './actions.ts'
import { type CompanyId, companyId } from './companies.ts'
import type { LocalId } from './locals.ts'
import type { PrivateId } from './moravia.ts'
import type { StepName } from './state.ts'
import { type TrainId, trainId } from './trains.ts'

/** Chapters and sections of the newer edition's rulebook. */
export const SECTIONS = [
  'II',
  'III.1',
  'III.2',
  'III.3',
  'IV.1',
  'IV.2',
  'V',
  'VI',
  'VII.1',
  'VII.2',
  'VII.3',
  'VII.4',
  'VII.5',
  'VII.6',
  'VIII.1',
  'VIII.2',
  'VIII.3',
  'VIII.4',
  'VIII.5',
  'VIII.6',
  'VIII.7',
  'VIII.8',
  'VIII.9',
  'VIII.10',
  'VIII.11',
  'VIII.12',
  'VIII.13',
  'IX',
  'IX.3',
  'X.1',
  'X.2',
  'XI.1',
  'XI.2',
  'XII.9',
] as const
export type SectionId = (typeof SECTIONS)[number]

type Nothing = Record<never, never>
/** What a company may buy from a player: a local, or in Moravia–Silesia the MW private. — VIII.3, XI.2 */
type PlayersPrivate = LocalId | 'MW'

/** What each refusal tells besides its code: the words are made from these. */
export interface RefusalTable {
  'CZ-PRE-NOT-TURN': { seat: number }
  'CZ-PRE-UNAVAILABLE': { local: LocalId }
  'CZ-PRE-CASH': { price: number; cash: number }
  'CZ-BUY-KIND-CLOSED': { company: CompanyId }
  'CZ-BUY-DIRECTOR-FIRST': { company: CompanyId }
  /** `prices`: those of its kind, a space between them. */
  'CZ-PAR-NOT-ALLOWED': { company: CompanyId; price: number; prices: string }
  'CZ-BUY-CASH': { price: number; cash: number }
  'CZ-BUY-LOAN': { debt: number }
  'CZ-BUY-AFTER-SELL': { company: CompanyId }
  'CZ-BUY-ONE': Nothing
  /** Not in the list of the rulings: no director’s certificate is left, and no company. */
  'CZ-BUY-STARTED': { company: CompanyId }
  'CZ-BUY-GONE': { company: CompanyId }
  'CZ-BUY-NONE-LEFT': { company: CompanyId }
  'CZ-BUY-FROM-PLAYER': Nothing
  'CZ-CERT-LIMIT': { limit: number }
  'CZ-SHARE-LIMIT': { company: CompanyId; limit: number }
  'CZ-MUST-SELL': { certificates: number; limit: number }
  /** Not in the list of the rulings: fewer than bring the seller back to the certificate limit. */
  'CZ-SELL-ENOUGH': { company: CompanyId; least: number }
  'CZ-SELL-FIRST-SR': Nothing
  'CZ-SELL-DIRECTOR': { company: CompanyId }
  /** Not in the list of the rulings: more than the seller holds, or no number of shares at all. */
  'CZ-SELL-HELD': { company: CompanyId; held: number }
  'CZ-SELL-LOCAL': { local: LocalId }
  'CZ-SELL-AFTER-BUY': Nothing
  'CZ-SELL-BLOCK': { company: CompanyId }
  'CZ-SELL-NOT-SR': Nothing
  'CZ-LOAN-NONE': Nothing
  /** Not in the list of the rulings. */
  'CZ-LOAN-NOT-SR': Nothing
  'CZ-LOAN-CASH': { amount: number; cash: number }
  'CZ-LOAN-PENALTY': { debt: number }
  'CZ-LOAN-AMOUNT': { loan: number; needed: number }
  'CZ-NOT-YOUR-TURN': { seat: number }
  'CZ-STEP-ORDER': { doing: StepName }
  'CZ-TRACK-COUNT': Nothing
  'CZ-TRACK-HOME-FIRST': { hex: HexId }
  'CZ-TRACK-NOT-CONNECTED': { hex: HexId }
  'CZ-TILE-KIND': { hex: HexId; tile: TileId }
  'CZ-TILE-LABEL': { hex: HexId; tile: TileId }
  'CZ-TILE-COLOUR': { hex: HexId; tile: TileId }
  'CZ-TILE-PHASE': { tile: TileId; phase: string }
  'CZ-TILE-OFFMAP': { hex: HexId; tile: TileId }
  'CZ-TILE-STUB': { hex: HexId; tile: TileId }
  'CZ-TILE-LOSES-TRACK': { hex: HexId; tile: TileId }
  'CZ-TILE-SUPPLY': { tile: TileId }
  'CZ-TILE-PURPLE': { tile: TileId }
  'CZ-TERRAIN-CASH': { cost: number; treasury: number }
  'CZ-RED-HEX': { hex: HexId }
  'CZ-RED-OWNER': { tile: TileId }
  'CZ-TOKEN-ONE': Nothing
  'CZ-TOKEN-CASH': { cost: number; treasury: number }
  'CZ-TOKEN-NONE': Nothing
  'CZ-TOKEN-NOT-CONNECTED': { hex: HexId }
  'CZ-TOKEN-FULL': { hex: HexId }
  'CZ-TOKEN-SAME-HEX': { hex: HexId }
  'CZ-STATION-BLOCKED': { hex: HexId }
  'CZ-STATION-RESERVED': { hex: HexId }
  'CZ-STATION-ATE': { hex: HexId }
  'CZ-HOME-CITY': { city: number }
  'CZ-ROUTE-KIND': { train: TrainId }
  'CZ-ROUTE-TRAIN-TWICE': { train: TrainId }
  'CZ-ROUTE-TWO': { train: TrainId }
  'CZ-ROUTE-NOT-JOINED': { train: TrainId; hex: HexId }
  'CZ-ROUTE-TOKEN': { train: TrainId }
  'CZ-ROUTE-REPEAT': { train: TrainId; hex: HexId }
  'CZ-ROUTE-PRAHA': { train: TrainId }
  'CZ-ROUTE-TRACK-REUSED': { train: TrainId; hex: HexId }
  'CZ-ROUTE-RED-THROUGH': { train: TrainId; hex: HexId }
  'CZ-ROUTE-BLOCKED': { train: TrainId; hex: HexId }
  'CZ-ROUTE-LENGTH': { train: TrainId; stops: number }
  'CZ-RUN-NOT-MAX': { revenue: number; best: number }
  'CZ-ACQ-SIZE': { company: CompanyId }
  'CZ-ACQ-NOT-OPEN': { company: CompanyId }
  'CZ-ACQ-PRICE': { price: number; least: number; most: number }
  'CZ-ACQ-CASH': { cost: number; treasury: number }
  'CZ-ACQ-DECLINED': { company: CompanyId; price: number }
  'CZ-ACQ-STEP': Nothing
  'CZ-ACQ-PENDING': Nothing
  'CZ-ACQ-VACLAV': { company: CompanyId }
  'CZ-TRAIN-VACLAV': { company: CompanyId }
  'CZ-VACLAV-DECIDER': { seat: number }
  'CZ-TRAIN-TURN-LATE': Nothing
  'CZ-TURN-KIND': { train: TrainId; to: TrainId }
  'CZ-TURN-CASH': { cost: number; treasury: number }
  'CZ-LOCAL-PHASE': Nothing
  'CZ-LOCAL-PRICE': { price: number; most: number }
  'CZ-LOCAL-SIZE': { local: LocalId }
  'CZ-LOCAL-CASH': { price: number; treasury: number }
  'CZ-LOCAL-DECLINED': { local: PlayersPrivate; price: number }
  'CZ-LOCAL-TURN': Nothing
  'CZ-LOCAL-USED': { local: LocalId }
  'CZ-LOCAL-TERRAIN': { local: LocalId; hex: HexId }
  'CZ-LOCAL-COLOUR': { local: LocalId; tile: TileId }
  'CZ-LOCAL-NOT-COMPANY': { local: LocalId }
  /** Not in the list of the rulings, whose other codes say something else. */
  'CZ-LOCAL-NOT-PLAYER': { local: PlayersPrivate }
  'CZ-TRAIN-NOT-AVAILABLE': { train: TrainId }
  'CZ-TRAIN-TRADE-PHASE': Nothing
  'CZ-TRAIN-PRICE': { price: number }
  'CZ-TRAIN-DECLINED': { train: TrainId; price: number }
  'CZ-TRAIN-CASH': { price: number; treasury: number }
  'CZ-TRAIN-KIND': { train: TrainId }
  'CZ-TRAIN-LIMIT': { limit: number }
  'CZ-TRAIN-LAST-PLACE': { train: TrainId }
  'CZ-TRAIN-MUST': Nothing
  'CZ-TRAIN-SCRAP': Nothing
  'CZ-TRAIN-OBSOLETE': { train: TrainId }
  'CZ-DISCARD-FIRST': { company: CompanyId }
  'CZ-DISCARD-CHOICE': { company: CompanyId; train: TrainId }
  'CZ-EMERG-SOURCE': Nothing
  'CZ-EMERG-EXTRA': Nothing
  'CZ-EMERG-NO-SALES': Nothing
  /** Not in the list of the rulings: sold already, or another one is under the hammer. */
  'CZ-MS-BID-ITEM': { item: PrivateId }
  'CZ-MS-BID-LOW': { least: number }
  'CZ-MS-BID-CASH': { amount: number; cash: number }
  'CZ-MS-BID-OUT': Nothing
  /** Not in the list of the rulings: nobody bids or passes before a private is chosen. */
  'CZ-MS-CHOOSE': Nothing
  /** Not in the list of the rulings: sold, or nobody has wanted it since the last sale. */
  'CZ-MS-PUT-UP': { item: PrivateId }
  'CZ-MS-3E': Nothing
  'CZ-MS-MW': { tile: TileId }
  'CZ-GAME-OVER': Nothing
}
export type RefusalCode = keyof RefusalTable

/** Where the rulebook says so. */
export const REFUSALS: Readonly<Record<RefusalCode, SectionId>> = {
  'CZ-PRE-NOT-TURN': 'VI',
  'CZ-PRE-UNAVAILABLE': 'VI',
  'CZ-PRE-CASH': 'VI',
  'CZ-BUY-KIND-CLOSED': 'VII.3',
  'CZ-BUY-DIRECTOR-FIRST': 'VII.3',
  'CZ-PAR-NOT-ALLOWED': 'VII.5',
  'CZ-BUY-CASH': 'VII.3',
  'CZ-BUY-LOAN': 'VII.3',
  'CZ-BUY-AFTER-SELL': 'VII.3',
  'CZ-BUY-ONE': 'VII.1',
  'CZ-BUY-STARTED': 'VII.5',
  'CZ-BUY-GONE': 'VIII.9',
  'CZ-BUY-NONE-LEFT': 'VII.3',
  'CZ-BUY-FROM-PLAYER': 'VII.1',
  'CZ-CERT-LIMIT': 'VII.4',
  'CZ-SHARE-LIMIT': 'VII.4',
  'CZ-MUST-SELL': 'VII.4',
  'CZ-SELL-ENOUGH': 'VII.4',
  'CZ-SELL-FIRST-SR': 'VII.6',
  'CZ-SELL-DIRECTOR': 'VII.6',
  'CZ-SELL-HELD': 'VII.6',
  'CZ-SELL-LOCAL': 'VII.6',
  'CZ-SELL-AFTER-BUY': 'VII.1',
  'CZ-SELL-BLOCK': 'IX.3',
  'CZ-SELL-NOT-SR': 'VII.1',
  'CZ-LOAN-NONE': 'VIII.11',
  'CZ-LOAN-NOT-SR': 'VIII.11',
  'CZ-LOAN-CASH': 'VIII.11',
  'CZ-LOAN-PENALTY': 'VIII.11',
  'CZ-LOAN-AMOUNT': 'VIII.11',
  'CZ-NOT-YOUR-TURN': 'VII.2',
  'CZ-STEP-ORDER': 'VIII.3',
  'CZ-TRACK-COUNT': 'VIII.4',
  'CZ-TRACK-HOME-FIRST': 'VIII.4',
  'CZ-TRACK-NOT-CONNECTED': 'VIII.4',
  'CZ-TILE-KIND': 'VIII.4',
  'CZ-TILE-LABEL': 'VIII.4',
  'CZ-TILE-COLOUR': 'VIII.5',
  'CZ-TILE-PHASE': 'VIII.5',
  'CZ-TILE-OFFMAP': 'VIII.4',
  'CZ-TILE-STUB': 'VIII.4',
  'CZ-TILE-LOSES-TRACK': 'VIII.5',
  'CZ-TILE-SUPPLY': 'VIII.5',
  'CZ-TILE-PURPLE': 'VIII.5',
  'CZ-TERRAIN-CASH': 'VIII.4',
  'CZ-RED-HEX': 'VIII.4',
  'CZ-RED-OWNER': 'VIII.4',
  'CZ-TOKEN-ONE': 'VIII.6',
  'CZ-TOKEN-CASH': 'VIII.6',
  'CZ-TOKEN-NONE': 'VIII.6',
  'CZ-TOKEN-NOT-CONNECTED': 'VIII.6',
  'CZ-TOKEN-FULL': 'VIII.6',
  'CZ-TOKEN-SAME-HEX': 'VIII.6',
  'CZ-STATION-BLOCKED': 'VIII.6',
  'CZ-STATION-RESERVED': 'VIII.6',
  'CZ-STATION-ATE': 'VIII.6',
  'CZ-HOME-CITY': 'VIII.6',
  'CZ-ROUTE-KIND': 'VIII.7',
  'CZ-ROUTE-TRAIN-TWICE': 'VIII.7',
  'CZ-ROUTE-TWO': 'VIII.7',
  'CZ-ROUTE-NOT-JOINED': 'VIII.7',
  'CZ-ROUTE-TOKEN': 'VIII.7',
  'CZ-ROUTE-REPEAT': 'VIII.7',
  'CZ-ROUTE-PRAHA': 'VIII.7',
  'CZ-ROUTE-TRACK-REUSED': 'VIII.7',
  'CZ-ROUTE-RED-THROUGH': 'VIII.7',
  'CZ-ROUTE-BLOCKED': 'VIII.7',
  'CZ-ROUTE-LENGTH': 'VIII.7',
  'CZ-RUN-NOT-MAX': 'VIII.8',
  'CZ-ACQ-SIZE': 'VIII.9',
  'CZ-ACQ-NOT-OPEN': 'VIII.9',
  'CZ-ACQ-PRICE': 'VIII.9',
  'CZ-ACQ-CASH': 'VIII.9',
  'CZ-ACQ-DECLINED': 'VIII.9',
  'CZ-ACQ-STEP': 'VIII.9',
  'CZ-ACQ-PENDING': 'VIII.9',
  'CZ-ACQ-VACLAV': 'XI.1',
  'CZ-TRAIN-VACLAV': 'XI.1',
  'CZ-VACLAV-DECIDER': 'XI.1',
  'CZ-TRAIN-TURN-LATE': 'VIII.9',
  'CZ-TURN-KIND': 'VIII.9',
  'CZ-TURN-CASH': 'VIII.9',
  'CZ-LOCAL-PHASE': 'IV.1',
  'CZ-LOCAL-PRICE': 'IV.1',
  'CZ-LOCAL-SIZE': 'IV.2',
  'CZ-LOCAL-CASH': 'IV.1',
  'CZ-LOCAL-DECLINED': 'IV.1',
  'CZ-LOCAL-TURN': 'VIII.3',
  'CZ-LOCAL-USED': 'IV.1',
  'CZ-LOCAL-TERRAIN': 'IV.1',
  'CZ-LOCAL-COLOUR': 'IV.1',
  'CZ-LOCAL-NOT-COMPANY': 'IV.1',
  'CZ-LOCAL-NOT-PLAYER': 'VIII.3',
  'CZ-TRAIN-NOT-AVAILABLE': 'VIII.10',
  'CZ-TRAIN-TRADE-PHASE': 'VIII.10',
  'CZ-TRAIN-PRICE': 'VIII.10',
  'CZ-TRAIN-DECLINED': 'VIII.10',
  'CZ-TRAIN-CASH': 'VIII.10',
  'CZ-TRAIN-KIND': 'IV.2',
  'CZ-TRAIN-LIMIT': 'VIII.10',
  'CZ-TRAIN-LAST-PLACE': 'VIII.10',
  'CZ-TRAIN-MUST': 'VIII.10',
  'CZ-TRAIN-SCRAP': 'VIII.10',
  'CZ-TRAIN-OBSOLETE': 'VIII.12',
  'CZ-DISCARD-FIRST': 'VIII.12',
  'CZ-DISCARD-CHOICE': 'VIII.12',
  'CZ-EMERG-SOURCE': 'VIII.11',
  'CZ-EMERG-EXTRA': 'VIII.11',
  'CZ-EMERG-NO-SALES': 'VIII.11',
  'CZ-MS-BID-ITEM': 'XI.2',
  'CZ-MS-BID-LOW': 'XI.2',
  'CZ-MS-BID-CASH': 'XI.2',
  'CZ-MS-BID-OUT': 'XI.2',
  'CZ-MS-CHOOSE': 'XI.2',
  'CZ-MS-PUT-UP': 'XI.2',
  'CZ-MS-3E': 'XI.2',
  'CZ-MS-MW': 'XI.2',
  'CZ-GAME-OVER': 'X.1',
}

/** A refusal whose rule stands elsewhere in this round or variant. */
/** Companies and trains by their number or their name; people hear the name. */
type ByNumber<Params> = {
  [Name in keyof Params]:
    | Params[Name]
    | (Name extends 'company' ? CompanyIndex : Name extends 'train' ? TrainCode : never)
}

export function refusalIn<Code extends RefusalCode>(
  section: SectionId,
  code: Code,
  params: ByNumber<RefusalTable[Code]>,
): Refusal<Code> {
  return { code, section, params: byName(params) }
}

export function refusal<Code extends RefusalCode>(
  code: Code,
  params: ByNumber<RefusalTable[Code]>,
): Refusal<Code> {
  return refusalIn(REFUSALS[code], code, params)
}

/** In place: refusals are made by the hundred to see what may be chosen, each with parameters of its own. */
function byName(params: { company?: string | number; train?: string | number }): RefusalParams {
  if (typeof params.company === 'number') params.company = companyId(params.company)
  if (typeof params.train === 'number') params.train = trainId(params.train)
  return params
}
