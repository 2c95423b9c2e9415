import { type Action, type GameState, asReadonly } from '@roundhouse/kernel'
import type { Moment } from './ahead.ts'
import { type Asked, type Considered, whims } from './considered.ts'
import { type Searching, until } from './known-runs.ts'
import { listed } from './rules-of-thumb.ts'

/** What is worth a look in each step, beside the own choice. */
export type CandidatesByStep<State, A extends Action, Figures> = Readonly<
  Partial<Record<string, (asked: Asked<State, A, Figures>) => readonly A[]>>
>

/** What is worth a look now, by the table of a title; nothing in steps that it does not name. */
export function candidatesBy<State extends GameState, A extends Action, Figures extends { whim: number }>(
  table: CandidatesByStep<State, A, Figures>,
  companies: number,
  searching: Searching<State>,
): (moment: Moment<State, A>, figures: Figures, isOver: () => boolean) => readonly A[] {
  return ({ state, seat, choices, nature }, figures, isOver) => {
    const consider = table[state.step]
    if (consider === undefined) return []
    const likes = whims(nature, companies, figures.whim)
    return consider({
      state: asReadonly(state),
      seat,
      figures,
      whims: likes,
      actions: listed(choices),
      earns: until(searching, isOver),
      isOver,
    })
  }
}

/** The best of what was considered. */
export function bestOf<A extends Action>(list: readonly Considered<A>[], most: number): A[] {
  return list
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, most)
    .map(({ action }) => action)
}
