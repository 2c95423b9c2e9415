import { type Action, type GameEvent, type GameState, type Title, asReadonly } from '@roundhouse/kernel'

/** No game goes on for so many decisions. */
const LONGEST = 5_000

/** Plays this copy on to its end; false where somebody says before that it is over. */
export function playOut<State extends GameState>(
  copy: State,
  goOn: (copy: State) => void,
  isOver: () => boolean = () => false,
): boolean {
  for (let number = 0; copy.ended === null && number < LONGEST; number++) {
    if (isOver()) return false
    goOn(copy)
  }
  return true
}

/** What every seat has. */
export function worthsIn<State extends GameState, A extends Action, Event extends GameEvent>(
  title: Title<State, A, Event>,
  state: State,
): number[] {
  const worths: number[] = []
  for (const line of title.standing(asReadonly(state))) worths[line.seat] = line.score
  return worths
}
