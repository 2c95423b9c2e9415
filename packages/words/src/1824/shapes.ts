import type {
  AhStops,
  AmendmentId,
  CompanyKind,
  RefusalTable,
  SectionId,
  StepName,
} from '@roundhouse/titles/1824'
import type { AhLines, AhSayings } from '@roundhouse/view/1824'
import type { RailwayWords } from '../railway/index.ts'
import type { OrdersFor } from '../railway/orders.ts'
import type { StepWords } from '../railway/rounds.ts'
import type { SpokenWords } from '../railway/spoken.ts'
import type { Worded } from '../reasons.ts'
import type { EverySaid } from '../sayings.ts'
import type { SectionWords } from '../shapes.ts'
import type { Kinds } from '../title-words.ts'
import type { AhPanelWords } from './en/panel.ts'
import type { AhTextWords } from './en/texts.ts'
import type { AhRoundWords } from './rounds.ts'

/** What 1824 says in one language. Its page loads them; the pages of other titles do without. */
export interface AhWords {
  readonly sections: AhSectionWords
  readonly summaries: () => Promise<AhSectionWords>
  readonly rounds: AhRoundWords
  readonly spoken: SpokenWords
  readonly panel: EverySaid<AhPanelWords, AhSayings, RailwayWords['panel'] & { readonly names: AhRoundWords }>
  readonly texts: AhTextWords
  readonly orders: () => Promise<OrdersFor<AhStops>>
  readonly amendments: () => Promise<AhAmendmentWords>
  readonly companyKinds: Kinds<CompanyKind>
}

/** What each amendment of the rules has changed. */
export type AhAmendmentWords = Readonly<Record<AmendmentId, string>>

/** A sentence for every code there is: a missing one does not compile. */
export type AhRefusalWords = Worded<RefusalTable>
export type AhLineWords = Worded<AhLines>
export type AhSectionWords = SectionWords<SectionId>
export type AhSteps = Readonly<Record<StepName, StepWords>>
