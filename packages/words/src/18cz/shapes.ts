import type { AmendmentId, RefusalCode, RefusalTable, SectionId } from '@roundhouse/titles/18cz'
import type { CzLineCode, CzLines, CzSayings } from '@roundhouse/view/18cz'
import type { Naming } from '../naming.ts'
import type { OrderWords } from '../orders.ts'
import type { RailwayWords } from '../railway/index.ts'
import type { Saying } from '../sayings.ts'
import type { SectionWords } from '../shapes.ts'
import type { CzPanelWords } from './en/panel.ts'
import type { CzPaperWords } from './en/paper.ts'
import type { CzRoundWords, CzSpokenWords } from './speaking.ts'

/** What 18CZ says in one language. Its page loads them; the pages of other titles do without. */
export interface CzWords {
  readonly refusals: CzRefusalWords
  readonly sections: CzSectionWords
  readonly lines: CzLineWords
  readonly rounds: CzRoundWords
  readonly spoken: CzSpokenWords
  readonly panel: Saying<CzPanelWords, CzSayings, RailwayWords['panel'] & { readonly names: CzRoundWords }>
  readonly orders: OrderWords
  readonly paper: CzPaperWords
  readonly amendments: CzAmendmentWords
}

/** What each amendment of the rules has changed. */
export type CzAmendmentWords = Readonly<Record<AmendmentId, string>>

/** A sentence for every code there is: a missing one does not compile. */
export type CzRefusalWords = {
  readonly [Code in RefusalCode]: (params: RefusalTable[Code], at: Naming) => string
}

export type CzLineWords = {
  readonly [Code in CzLineCode]: (params: CzLines[Code], at: Naming) => string
}

export type CzSectionWords = Readonly<Record<SectionId, SectionWords>>

/** The codes by the word after "CZ-", so that each file holds what belongs together. */
type About<Subject extends string> = Pick<CzRefusalWords, Extract<RefusalCode, `CZ-${Subject}-${string}`>>

export type CzGameRefusals = About<'NOT' | 'STEP' | 'GAME' | 'VACLAV' | 'MS'>
export type CzStockRefusals = About<'PRE' | 'BUY' | 'PAR' | 'CERT' | 'SHARE' | 'MUST' | 'SELL' | 'LOAN'>
export type CzTrackRefusals = About<'TRACK' | 'TILE' | 'TERRAIN' | 'RED' | 'TOKEN' | 'STATION' | 'HOME'>
export type CzRunRefusals = About<'ROUTE' | 'RUN'>
export type CzTradeRefusals = About<'ACQ' | 'LOCAL'>
export type CzTrainRefusals = About<'TRAIN' | 'TURN' | 'DISCARD' | 'EMERG'>
