import type { AmendmentId, RefusalTable, RmStops, SectionId, StepName } from '@roundhouse/titles/1862'
import type { RmCompanyKind, RmLines, RmSayings } from '@roundhouse/view/1862'
import type { RailwayWords } from '../railway/index.ts'
import type { OrdersFor } from '../railway/orders.ts'
import type { StepWords } from '../railway/rounds.ts'
import type { SpokenWords } from '../railway/spoken.ts'
import type { Worded } from '../reasons.ts'
import type { EverySaid } from '../sayings.ts'
import type { SectionWords } from '../shapes.ts'
import type { Kinds } from '../title-words.ts'
import type { RmOffMapWords } from './en/off-map.ts'
import type { RmPanelWords } from './en/panel.ts'
import type { RmTextWords } from './en/texts.ts'
import type { RmRoundWords } from './rounds.ts'

/** What 1862 says in one language. Its page loads them; the pages of other titles do without. */
export interface RmWords {
  readonly sections: RmSectionWords
  readonly summaries: () => Promise<RmSectionWords>
  readonly rounds: RmRoundWords
  readonly spoken: SpokenWords
  /** What is decided on the map; for everything else see RmPanels. */
  readonly panel: RmPanelWords
  readonly texts: RmTextWords
  readonly orders: () => Promise<OrdersFor<RmStops>>
  readonly amendments: () => Promise<RmAmendmentWords>
  readonly companyKinds: Kinds<RmCompanyKind>
  /** "3F" of a train, "F" of a permit for freights. */
  trainChip(kind: string): string
}

/** All that its decisions say, those off the map included: a missing word does not compile. */
export type RmPanels = EverySaid<
  RmPanelWords & RmOffMapWords,
  RmSayings,
  RailwayWords['panel'] & { readonly names: RmRoundWords }
>

/** What each amendment of the rules has changed. */
export type RmAmendmentWords = Readonly<Record<AmendmentId, string>>

/** A sentence for every code there is: a missing one does not compile. */
export type RmRefusalWords = Worded<RefusalTable>
export type RmLineWords = Worded<RmLines>
export type RmSectionWords = SectionWords<SectionId>
export type RmSteps = Readonly<Record<StepName, StepWords>>
