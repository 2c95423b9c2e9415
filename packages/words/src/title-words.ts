import type { Naming } from './naming.ts'
import type { OrderWords } from './orders.ts'
import type { SectionWords } from './shapes.ts'

/**
 * What every page asks a title for. A title has much more to say, but only its own table knows of that; its sentences
 * take the parameters of their own code, which whoever looks one up by its code does not know.
 */
export interface TitleWords {
  /** Null until they have come: a page may load them when something is first refused. */
  readonly refusals: Sentences | null
  /** Sections of its rulebook as one cites them: "p. 37, Network". */
  readonly sections: SectionWords
  /** What each of them says, in one line of our own, when somebody opens the rulebook. */
  readonly summaries: () => Promise<SectionWords>
  /** What it says about its standing orders, when somebody wants one; null when it has none. */
  readonly orders: (() => Promise<OrderWords>) | null
  /** Its kinds of companies; empty where all are alike. */
  readonly companyKinds: Kinds
  /** A kind of train, or of permit, as it stands on a chip; absent: as the rules write it. */
  trainChip?(kind: string): string
  /** What each amendment of its rules has changed, when somebody asks by which rules a game is played. */
  readonly amendments: () => Promise<Readonly<Record<string, string>>>
}

/** A kind of companies by three names. */
export interface KindNames {
  /** As a heading or in a legend: "Small". */
  readonly name: string
  /** Of several, as it stands with "companies": "small". */
  readonly many: string
  /** Of one: "Small company". */
  readonly company: string
  /** Where there is little room: "Coal". */
  readonly short?: string
  /** What holds for all of them: "pays half". */
  readonly note?: string
}

export type Kinds<Kind extends string = string> = Readonly<Record<Kind, KindNames>>

export type Sentences = Readonly<Record<string, (params: never, at: Naming) => string>>
