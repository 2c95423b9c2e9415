import { type Action, type GameEvent, type GameState, type Title, asReadonly } from '@roundhouse/kernel'

/** No game goes on for so many decisions. */
const LONGEST = 5_000

/** What every seat has at the end, when this copy is played on to it. */
export function playedOut<State extends GameState, A extends Action, Event extends GameEvent>(
  title: Title<State, A, Event>,
  copy: State,
  goOn: (copy: State) => void,
): number[] {
  for (let number = 0; copy.ended === null && number < LONGEST; number++) goOn(copy)
  const worth: number[] = []
  for (const line of title.standing(asReadonly(copy))) worth[line.seat] = line.score
  return worth
}
