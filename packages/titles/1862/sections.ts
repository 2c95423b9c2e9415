import type { Refusal } from '@roundhouse/kernel'
import type { Colour } from '@roundhouse/railways'
import type { HexId, TileId } from './actions.ts'
import type { CompanyId } from './companies.ts'
import type { StepName } from './state.ts'
import type { TrainId } from './trains.ts'

/** Chapters and sections of the rulebook. */
// prettier-ignore
export const SECTIONS = [
  '2.1', '2.2', '2.3', '2.4', '2.4.1', '2.4.2', '2.4.3', '2.4.4', '3', '3.2', '4.1', '4.2', '4.3',
  '5.2.1', '5.2.2', '5.2.3', '5.2.4', '5.2.5', '5.2.6', '5.2.7',
  '6.1', '6.2', '6.3', '6.4', '6.4.1', '6.4.2', '6.5.1', '6.5.2', '6.5.3', '6.5.4', '6.5.4.2', '6.6',
  '7.1', '7.2', '7.3', '7.4', '7.5', '7.5.1', '7.5.2', '7.5.3', '7.5.4', '7.5.5', '7.5.6', '7.5.7',
  '7.6', '7.6.1', '7.6.2', '7.6.3', '7.6.4', '7.6.5', '7.7',
  '7.8', '7.8.1', '7.8.2', '7.8.3', '7.8.4', '7.8.5', '7.8.6', '7.9', '7.10', '7.10.1',
  '7.11', '7.11.1', '7.11.2', '7.12', '7.13', '7.14', '8', '9', '10.1', '10.2', '10.3', '10.4',
  '11.1', '11.2', '11.3', '11.4', '13',
] as const
export type SectionId = (typeof SECTIONS)[number]

type Nothing = Record<never, never>

/** Every code with what it tells besides. */
export interface RefusalTable {
  '62-NOT-YOUR-TURN': { seat: number }
  '62-GAME-OVER': Nothing
  '62-STEP-ORDER': { doing: StepName }
  '62-VARIANT': { what: string }
  '62-CO-NOT-OUT': { company: string }
  '62-CO-HOME-FULL': { company: CompanyId; hex: HexId }
  '62-CO-STARTED': { company: CompanyId }
  '62-BID-STEP': { step: number }
  '62-BID-LOW': { least: number }
  '62-BID-CASH': { bid: number; most: number }
  '62-BID-PASSED': Nothing
  '62-PARL-WON': Nothing
  '62-PARL-CERTS': { limit: number }
  '62-PAR-VALUE': { par: number }
  '62-PAR-CASH': { cost: number; cash: number }
  '62-PARL-SHARES': { company: CompanyId; most: number }
  '62-PARL-NO-SALE': Nothing
  '62-FINE-MUST-SELL': { owed: number }
  '62-OPT-CASH': { price: number; cash: number }
  '62-SELL-AFTER-BUY': Nothing
  '62-SELL-BOUGHT': { company: CompanyId; bought: number }
  '62-SELL-BLOCK': { company: CompanyId }
  '62-SELL-HOLDING': { company: string; held: number }
  '62-SELL-DIRECTOR-SPLIT': { company: CompanyId }
  '62-BUY-CASH': { price: number; cash: number }
  '62-BUY-AFTER-SELL': { company: CompanyId }
  '62-BUY-ONE': Nothing
  '62-BUY-NONE': { company: CompanyId }
  '62-BUY-FROM-PLAYER': Nothing
  '62-BUY-DIRECTOR-POOL': { company: CompanyId }
  '62-BUY-NOT-STARTED': { company: string }
  '62-CERT-LIMIT': { limit: number }
  '62-MUST-SELL': { certificates: number; limit: number }
  '62-START-PRICE': { price: number }
  '62-START-CASH': { cost: number; cash: number }
  '62-TOKENS-NUMBER': { least: number; most: number }
  '62-TOKENS-CASH': { cost: number; treasury: number }
  '62-HOME-MUST-BUILD': { hex: HexId }
  '62-HOME-MUST-UPGRADE': { hex: HexId }
  '62-MERGE-DECLINED': { company: CompanyId }
  '62-MERGE-RECEIVERSHIP': { company: CompanyId }
  '62-MERGE-LNER': Nothing
  '62-MERGE-STEP': Nothing
  '62-MERGE-NOT-CONNECTED': { company: string }
  '62-TOKEN-KEEP-HOME': { hex: HexId }
  '62-TRACK-COUNT': Nothing
  '62-TRACK-N-ALONE': { tile: TileId }
  '62-TRACK-NOT-CONNECTED': { hex: HexId }
  '62-UPGRADE-NO-USE': { hex: HexId }
  '62-TILE-LOSES-TRACK': { hex: HexId; tile: TileId }
  '62-TILE-PHASE': { tile: TileId; colour: Colour }
  '62-TILE-KIND': { hex: HexId; tile: TileId }
  '62-TILE-LABEL': { hex: HexId; tile: TileId }
  '62-TILE-EDGE': { hex: HexId; tile: TileId }
  '62-TILE-SUPPLY': { tile: TileId }
  '62-SMALL-NONE': { hex: HexId }
  '62-SMALL-FULL': { hex: HexId }
  '62-LONDON-FULL': Nothing
  '62-LONDON-TWICE': Nothing
  '62-LONDON-AFTER-TRACK': Nothing
  '62-LONDON-NOT-CONNECTED': Nothing
  '62-LNER-NO-BUILD': Nothing
  '62-LNER-NO-START': Nothing
  '62-TOKEN-ONE': Nothing
  '62-TOKEN-NONE': Nothing
  '62-TOKEN-FULL': { hex: HexId }
  '62-TOKEN-SAME-HEX': { hex: HexId }
  '62-TOKEN-NOT-CONNECTED': { hex: HexId }
  '62-RUN-PERMIT': { train: TrainId }
  '62-RUN-TOKEN': { train: TrainId }
  '62-RUN-TRACK': { train: TrainId; hex: HexId }
  '62-RUN-REPEAT': { train: TrainId }
  '62-RUN-BLOCKED': { train: TrainId }
  '62-RUN-THROUGH-EDGE': { train: TrainId }
  '62-RUN-TWO-RED': { train: TrainId }
  '62-RUN-TWO-PORTS': { train: TrainId }
  '62-RUN-LONDON': { train: TrainId }
  '62-RUN-END-SMALL': { train: TrainId }
  '62-RUN-SHORT': { train: TrainId }
  '62-RUN-LENGTH': { train: TrainId }
  '62-RUN-LOCAL-EDGE': { train: TrainId }
  '62-RUN-HOME': Nothing
  '62-RUN-APART': { train: TrainId }
  '62-RUN-FREIGHT-CHAIN': Nothing
  '62-RUN-MUST': { train: TrainId }
  '62-HUDSON-RANGE': { revenue: number; price: number }
  '62-HUDSON-CASH': { missing: number; treasury: number }
  '62-TRAIN-NOT-TOP': { train: TrainId }
  '62-TRAIN-CASH': { price: number; treasury: number }
  '62-TRAIN-DECLINED': { train: TrainId; company: CompanyId }
  '62-TRAIN-RECEIVERSHIP': { company: CompanyId }
  '62-TRAIN-LNER': Nothing
  '62-TRAIN-LIMIT': { limit: number }
  '62-TRAIN-MUST': Nothing
  '62-WARRANTY-MAX': { most: number }
  '62-WARRANTY-BANK': Nothing
  '62-WARRANTY-CASH': { price: number; treasury: number }
  '62-FORCED-NOT-NEEDED': Nothing
  '62-FORCED-BANK-ONLY': Nothing
  '62-FORCED-TOO-MANY': { most: number }
  '62-FORCED-NOT-ENOUGH': { missing: number }
  '62-REDEEM-NONE': Nothing
  '62-REDEEM-CASH': { price: number; treasury: number }
  '62-REDEEM-ONE': Nothing
}
export type RefusalCode = keyof RefusalTable

/** The section that each cites unless the rule stands elsewhere in this round or variant. */
export const REFUSALS: Readonly<Record<RefusalCode, SectionId>> = {
  '62-NOT-YOUR-TURN': '7.1',
  '62-GAME-OVER': '10.4',
  '62-STEP-ORDER': '7.1',
  '62-VARIANT': '11.1',
  '62-CO-NOT-OUT': '3.2',
  '62-CO-HOME-FULL': '3.2',
  '62-CO-STARTED': '6.5.3',
  '62-BID-STEP': '4.1',
  '62-BID-LOW': '4.1',
  '62-BID-CASH': '4.1',
  '62-BID-PASSED': '4.1',
  '62-PARL-WON': '4.1',
  '62-PARL-CERTS': '4.1',
  '62-PAR-VALUE': '4.2',
  '62-PAR-CASH': '4.2',
  '62-PARL-SHARES': '4.2',
  '62-PARL-NO-SALE': '4.2',
  '62-FINE-MUST-SELL': '4.3',
  '62-OPT-CASH': '5.2.4',
  '62-SELL-AFTER-BUY': '6.2',
  '62-SELL-BOUGHT': '6.4',
  '62-SELL-BLOCK': '6.4',
  '62-SELL-HOLDING': '6.4',
  '62-SELL-DIRECTOR-SPLIT': '6.3',
  '62-BUY-CASH': '6.5.1',
  '62-BUY-AFTER-SELL': '6.5.1',
  '62-BUY-ONE': '6.2',
  '62-BUY-NONE': '6.5.1',
  '62-BUY-FROM-PLAYER': '6.5.1',
  '62-BUY-DIRECTOR-POOL': '6.3',
  '62-BUY-NOT-STARTED': '6.5.3',
  '62-CERT-LIMIT': '6.5.2',
  '62-MUST-SELL': '6.5.2',
  '62-START-PRICE': '6.5.3',
  '62-START-CASH': '6.5.3',
  '62-TOKENS-NUMBER': '6.5.4.2',
  '62-TOKENS-CASH': '6.5.4.2',
  '62-HOME-MUST-BUILD': '7.2',
  '62-HOME-MUST-UPGRADE': '7.2',
  '62-MERGE-DECLINED': '7.5.1',
  '62-MERGE-RECEIVERSHIP': '8',
  '62-MERGE-LNER': '10.3',
  '62-MERGE-STEP': '7.5',
  '62-MERGE-NOT-CONNECTED': '7.5.2',
  '62-TOKEN-KEEP-HOME': '7.5.6',
  '62-TRACK-COUNT': '7.6',
  '62-TRACK-N-ALONE': '7.6.2',
  '62-TRACK-NOT-CONNECTED': '7.6.1',
  '62-UPGRADE-NO-USE': '7.6.3',
  '62-TILE-LOSES-TRACK': '7.6.3',
  '62-TILE-PHASE': '7.6.3',
  '62-TILE-KIND': '7.6.1',
  '62-TILE-LABEL': '7.6.1',
  '62-TILE-EDGE': '7.6.1',
  '62-TILE-SUPPLY': '2.3',
  '62-SMALL-NONE': '7.6.4',
  '62-SMALL-FULL': '7.6.4',
  '62-LONDON-FULL': '7.6.5',
  '62-LONDON-TWICE': '7.6.5',
  '62-LONDON-AFTER-TRACK': '7.6.5',
  '62-LONDON-NOT-CONNECTED': '7.6.5',
  '62-LNER-NO-BUILD': '10.3',
  '62-LNER-NO-START': '10.3',
  '62-TOKEN-ONE': '7.7',
  '62-TOKEN-NONE': '7.7',
  '62-TOKEN-FULL': '7.7',
  '62-TOKEN-SAME-HEX': '7.7',
  '62-TOKEN-NOT-CONNECTED': '7.7',
  '62-RUN-PERMIT': '7.8',
  '62-RUN-TOKEN': '7.4',
  '62-RUN-TRACK': '7.4',
  '62-RUN-REPEAT': '7.4',
  '62-RUN-BLOCKED': '7.4',
  '62-RUN-THROUGH-EDGE': '7.4',
  '62-RUN-TWO-RED': '7.4',
  '62-RUN-TWO-PORTS': '7.4',
  '62-RUN-LONDON': '7.4',
  '62-RUN-END-SMALL': '7.8',
  '62-RUN-SHORT': '7.8',
  '62-RUN-LENGTH': '7.8',
  '62-RUN-LOCAL-EDGE': '7.8.2',
  '62-RUN-HOME': '7.8',
  '62-RUN-APART': '7.8',
  '62-RUN-FREIGHT-CHAIN': '7.8.1',
  '62-RUN-MUST': '7.8',
  '62-HUDSON-RANGE': '7.8.6',
  '62-HUDSON-CASH': '7.8.6',
  '62-TRAIN-NOT-TOP': '7.9',
  '62-TRAIN-CASH': '7.9',
  '62-TRAIN-DECLINED': '7.9',
  '62-TRAIN-RECEIVERSHIP': '8',
  '62-TRAIN-LNER': '10.3',
  '62-TRAIN-LIMIT': '7.9',
  '62-TRAIN-MUST': '7.11',
  '62-WARRANTY-MAX': '7.10',
  '62-WARRANTY-BANK': '7.10',
  '62-WARRANTY-CASH': '7.10',
  '62-FORCED-NOT-NEEDED': '7.11',
  '62-FORCED-BANK-ONLY': '7.11',
  '62-FORCED-TOO-MANY': '7.11',
  '62-FORCED-NOT-ENOUGH': '7.11',
  '62-REDEEM-NONE': '7.13',
  '62-REDEEM-CASH': '7.13',
  '62-REDEEM-ONE': '7.13',
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
