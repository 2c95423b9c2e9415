import {
  type Action,
  type Choice,
  type DeepReadonly,
  type GameState,
  type Seat,
  asReadonly,
} from '@roundhouse/kernel'
import type { Guide } from '@roundhouse/view/railway'
import { type GuideWords, guideText } from '@roundhouse/words/railway/guide'
import type { WordArea } from '../../shell/word-areas.ts'
import type { TitleGuide } from './title-guide.ts'

/** What the view of a title says of a moment, in its words, once they are there. */
export async function wordedGuide<
  S extends GameState,
  A extends Action,
  Steps,
  Notes,
  Choices,
  Term extends string,
>(
  area: WordArea<GuideWords<Steps, Notes, Choices, Term>>,
  terms: Readonly<Record<Term, string>>,
  guideOf: (
    state: NoInfer<DeepReadonly<S>>,
    seat: Seat | null,
    choices: readonly Choice<A>[],
  ) => Guide<Steps, Notes, Choices>,
): Promise<TitleGuide<S, A>> {
  await area.ready()
  return {
    read(state, seat, choices, naming) {
      const guide = guideOf(asReadonly(state), seat, choices)
      return {
        ...guideText(area.value.value, guide, naming),
        asked: guide.asked,
        section: guide.section,
        step: guide.happening.code,
      }
    },
    words: () => area.value.value,
    terms,
  }
}
