import type { AmendmentId, CzStops, RefusalTable, SectionId, Size } from '@roundhouse/titles/18cz'
import type { CzLines, CzSayings } from '@roundhouse/view/18cz'
import type { RailwayWords } from '../railway/index.ts'
import type { OrdersFor } from '../railway/orders.ts'
import type { SpokenWords } from '../railway/spoken.ts'
import type { Worded } from '../reasons.ts'
import type { EverySaid } from '../sayings.ts'
import type { SectionWords } from '../shapes.ts'
import type { Kinds } from '../title-words.ts'
import type { CzPanelWords } from './en/panel.ts'
import type { CzTextWords } from './en/texts.ts'
import type { CzRoundWords } from './rounds.ts'

/** What 18CZ says in one language. Its page loads them; the pages of other titles do without. */
export interface CzWords {
  readonly sections: CzSectionWords
  readonly summaries: () => Promise<CzSectionWords>
  readonly rounds: CzRoundWords
  readonly spoken: SpokenWords
  readonly panel: EverySaid<CzPanelWords, CzSayings, RailwayWords['panel'] & { readonly names: CzRoundWords }>
  readonly orders: () => Promise<OrdersFor<CzStops>>
  readonly texts: CzTextWords
  readonly amendments: () => Promise<CzAmendmentWords>
  readonly companyKinds: Kinds<Size>
}

/** What each amendment of the rules has changed. */
export type CzAmendmentWords = Readonly<Record<AmendmentId, string>>

/** A sentence for every code there is: a missing one does not compile. */
export type CzRefusalWords = Worded<RefusalTable>

export type CzLineWords = Worded<CzLines>

export type CzSectionWords = SectionWords<SectionId>
