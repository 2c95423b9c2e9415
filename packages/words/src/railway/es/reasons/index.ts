import { reasons as common } from '../../../es/reasons.ts'
import type { Nouns } from '../../nouns.ts'
import type { ReasonWords } from '../../reasons.ts'
import { loans } from './loans.ts'
import { run } from './run.ts'
import { stock } from './stock.ts'
import { track } from './track.ts'
import { trains } from './trains.ts'

/** Why something is not allowed, with the nouns of a title. */
export function reasons(nouns: Nouns): ReasonWords {
  return {
    ...common(nouns.money),
    ...stock(nouns),
    ...loans(nouns),
    ...track(nouns),
    ...run(nouns),
    ...trains(nouns),
  }
}
