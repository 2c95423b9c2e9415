import type { Cut, Recorded, RecordingFault, RecordingNote } from '@roundhouse/conformance'

/** A sentence for every code there is: a missing one does not compile. */
type ByCode<Told extends { readonly code: string }> = {
  readonly [Code in Told['code']]: (told: Extract<Told, { readonly code: Code }>) => string
}

/** What is said of games recorded on 18xx.games: on the command line, and on the page that opens one. */
export interface RecordedWords {
  readonly faults: ByCode<RecordingFault>
  readonly notes: ByCode<RecordingNote>
  /** Without the action that stopped it; a refusal has its own words. */
  readonly cuts: ByCode<Exclude<Cut, { readonly code: 'refused' }>>
  /** The game was taken over in part. */
  cut(why: string): string
  action(recorded: Recorded): string
  players(count: number): string
  taken(actions: number, of: number): string
  /** How many actions break a rule of the rulebook. */
  audit(breaches: number): string
  /** The game that was made of it does not hold what our own game files must. */
  unsound(why: string): string
  /** On the page. */
  readonly heading: string
  readonly lead: string
  readonly close: string
}
