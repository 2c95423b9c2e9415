import type { FaultTable } from '@roundhouse/protocol'

export interface SectionWords {
  /** Page and heading, as one cites it: "p. 37, Network". */
  readonly label: string
  /** What the section says, in one line of our own. */
  readonly summary: string
}

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
