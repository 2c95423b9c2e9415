import type { DeepReadonly } from '@roundhouse/kernel'
import { type CzState, KINDS, PHASES, SIZES, scrapsOf, trainData } from '@roundhouse/titles/18cz'
import type { TrainView } from '../railway/company-view.ts'

/** A train by its code, with what will take it out of the game. */
export function trainView(
  state: DeepReadonly<Pick<CzState, 'variant' | 'edition'>>,
  code: number,
): TrainView {
  const { id, letter, kind, size, price } = trainData(code)
  const name = KINDS[kind]?.kind ?? ''
  return {
    id,
    kind: name,
    card: PHASES[letter] ?? '',
    size: SIZES[size],
    price,
    goneWith: KINDS.filter((_, each) => scrapsOf(state, each).includes(name)).map((each) => each.kind),
  }
}
