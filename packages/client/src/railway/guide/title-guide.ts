import type { Action, Choice, GameState, Seat } from '@roundhouse/kernel'
import type { Naming } from '@roundhouse/words'
import type { GuideFrameWords, GuideText } from '@roundhouse/words/railway/guide'

/** A title for somebody who has never seen a game of its kind. */
export interface TitleGuide<S extends GameState = GameState, A extends Action = Action> {
  /** What it says of this moment in the language chosen now; `choices` are those of the reader's seat. */
  read(
    state: S,
    seat: Seat | null,
    choices: readonly Choice<A>[],
    naming: Naming,
  ): GuideText & { readonly asked: Seat | null; readonly section: string; readonly step: string }
  words(): GuideFrameWords & {
    readonly terms: Readonly<Record<string, { readonly name: string; readonly text: string }>>
  }
  /** The words a beginner meets, and where the rulebook explains them. */
  readonly terms: Readonly<Record<string, string>>
}
