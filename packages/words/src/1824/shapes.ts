import type { AhStops, CompanyKind, RefusalTable, SectionId, StepName } from '@roundhouse/titles/1824'
import type { OrdersFor } from '../railway/orders.ts'
import type { StepWords } from '../railway/rounds.ts'
import type { Worded } from '../reasons.ts'
import type { SectionWords } from '../shapes.ts'
import type { Kinds } from '../title-words.ts'

/** What 1824 says in one language. Its page loads them; the pages of other titles do without. */
export interface AhWords {
  readonly refusals: AhRefusalWords
  readonly sections: AhSectionWords
  readonly steps: AhSteps
  readonly orders: OrdersFor<AhStops>
  readonly amendments: Readonly<Record<never, string>>
  readonly companyKinds: Kinds<CompanyKind>
}

/** A sentence for every code there is: a missing one does not compile. */
export type AhRefusalWords = Worded<RefusalTable>
export type AhSectionWords = Readonly<Record<SectionId, SectionWords>>
export type AhSteps = Readonly<Record<StepName, StepWords>>
