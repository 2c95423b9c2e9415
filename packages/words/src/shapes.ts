import type { FaultTable } from '@roundhouse/protocol'

/** Something said of each section of a rulebook. */
export type SectionWords<Section extends string = string> = Readonly<Record<Section, string>>

export type FaultSentences = {
  readonly [Code in keyof FaultTable]: (params: FaultTable[Code]) => string
}

/** An option of a title on the page of the new game. */
export interface OptionWords {
  readonly label: string
  readonly hint: string
  /** A value in words; `names` are those of the seats. */
  value(value: string, names: readonly string[]): string
  /** Folded away: the rulebook's own way is what nearly everybody wants. */
  readonly seldom?: boolean
}

/** What stands on the box of a title, for the shelf and the new game. */
export interface BoxWords {
  readonly line: string
  /** How long a game takes. */
  readonly length: string
  /** What its variants differ in; absent: the map. */
  readonly variant?: string
  /** Its variants by their ids; `whole` is the one that has none. */
  readonly variants: Readonly<Record<string, { readonly name: string; readonly line: string }>>
  readonly options: Readonly<Record<string, OptionWords>>
}

/** By the ids of the titles. */
export type Boxes = Readonly<Record<string, BoxWords>>
