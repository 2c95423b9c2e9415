import { type Action, type GameEvent, type GameState, type Title, asReadonly } from '@roundhouse/kernel'
import type { Expectation } from '../expectation.ts'
import { playOut, worthsIn } from './play-out.ts'

/** What every seat may hope to have at the end: the position is played on to it, again and again with other whims. */
export function expecting<State extends GameState, A extends Action, Event extends GameEvent>(
  title: Title<State, A, Event>,
  goingOn: (from: State) => (copy: State, natures: readonly string[]) => void,
): Expectation {
  return {
    level: 'fireman',
    measure: 'worth',
    samples: 8,
    looks: { first: 30, closer: 6 },
    isSettled: () => true,
    expect(state, samples, first = 0) {
      const from = state as State
      const seats = title.standing(asReadonly(from)).length
      const goOn = from.ended === null ? goingOn(from) : () => {}
      return Array.from({ length: samples }, (_, sample) => {
        // The same whims at every moment, so that moments differ by what has happened between them.
        const natures = Array.from({ length: seats }, (_each, seat) => `${first + sample}/${seat}`)
        const copy = title.clone(asReadonly(from))
        playOut(copy, (each) => goOn(each, natures))
        return worthsIn(title, copy)
      })
    },
  }
}
