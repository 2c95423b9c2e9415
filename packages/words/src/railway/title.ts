import type { RailwayLines } from '@roundhouse/view/railway'
import { type OwnWords, type SharedReasons, type Worded, refusalWords } from '../reasons.ts'
import type { SectionWords } from '../shapes.ts'
import type { TitleWords } from '../title-words.ts'
import type { Nouns, OwnNouns, TitleNouns } from './nouns.ts'
import type { RailwayReasons, ReasonWords } from './reasons.ts'
import { type RailwayStep, type RoundNames, type RoundWords, type StepWords, roundWords } from './rounds.ts'
import type { SpokenWords } from './spoken.ts'

export type { SharedReasons } from '../reasons.ts'
export type { RailwayReasons } from './reasons.ts'

/** What a language says in every railway title. */
export interface RailwayParts {
  nouns(title: TitleNouns, own: OwnNouns): Nouns
  lines(nouns: Nouns): Worded<RailwayLines>
  reasons(nouns: Nouns): ReasonWords
  spokenHexes(edged: string): SpokenWords
  readonly long: Omit<RoundNames, 'opening' | 'between'>
  readonly short: Omit<RoundNames, 'opening' | 'between'>
  readonly rounds: Pick<RoundWords, 'phase' | 'inOrder'>
  readonly steps: Readonly<Record<RailwayStep, StepWords>>
}

/** The words of a title that has nothing but what every railway title has; `own` are its sentences in this language. */
export function plainTitleWords<Table, Shared extends SharedReasons<Table, RailwayReasons>>(
  { lines, long, nouns, reasons, rounds, short, spokenHexes, steps }: RailwayParts,
  title: TitleNouns,
  shared: Shared,
  own: {
    readonly refusals: (nouns: Nouns) => OwnWords<Table, Shared>
    readonly sections: SectionWords
    readonly summaries: SectionWords
  },
): TitleWords & {
  readonly lines: Worded<RailwayLines>
  readonly rounds: RoundWords
  readonly spoken: SpokenWords
} {
  const called = nouns(title, {
    now: (step) => steps[step as RailwayStep].now,
    holders: {},
    aPrivate: (id) => id,
  })
  const reasonWords: Worded<RailwayReasons> = reasons(called)
  return {
    refusals: refusalWords<Table, RailwayReasons, Shared>(shared, reasonWords, own.refusals(called)),
    sections: own.sections,
    summaries: async () => own.summaries,
    lines: lines(called),
    orders: null,
    companyKinds: {},
    amendments: async () => ({}),
    rounds: {
      ...rounds,
      ...roundWords(steps),
      // It opens with a stock round, and nothing lies between two rounds.
      short: { ...short, opening: short.stock(1), between: short.over },
      long: { ...long, opening: long.stock(1), between: long.over },
    },
    spoken: spokenHexes(''),
  }
}
