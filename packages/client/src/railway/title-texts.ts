import type { PrivateView } from '@roundhouse/view/railway'

/** What a title says in its own words on the paper around the map, in the language chosen now. */
export interface TitleTexts {
  /** What its privates are called: "Locals"; empty where there are none. */
  readonly privates: string
  /** The same at the head of a narrow column: "Loc." */
  readonly privatesShort: string
  /** Before the figure of the round in the top bar, e.g. the value of the locals: "Locals 60 K". */
  readonly gauge: string
  /** What the tiles are called that only powers lay; empty where there are none. */
  readonly edgedTiles: string
  /** What a private brings or may do. */
  privatePower(each: PrivateView): string
  /** What begins with this phase besides tiles, trains and limits. */
  phaseNotes(phase: string, companies: readonly { readonly id: string }[]): readonly string[]
  /** What counts in the end, and the section. */
  readonly counts: { readonly text: string; readonly section: string }
  /** When the game ends and what counts then; why it has ended; and the section. */
  readonly ends: { readonly text: string; readonly told: string; readonly section: string }
}
