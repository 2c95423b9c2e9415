export type RefusalParams = Readonly<Record<string, string | number>>

/** Why an action is not allowed. `code` is stable; words for it live in the catalogues. */
export interface Refusal<Code extends string = string> {
  readonly code: Code
  /** Where the rulebook says so, e.g. 'p37 Network'. */
  readonly section: string
  readonly params: RefusalParams
}
