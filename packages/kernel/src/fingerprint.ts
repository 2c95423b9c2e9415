import type { Action, GameEvent } from './action.ts'
import { type Choice, walk } from './choice.ts'
import { asReadonly } from './deep-readonly.ts'
import { canonical, hashOf } from './hash.ts'
import { choices } from './play.ts'
import type { Seat } from './seat.ts'
import type { GameState, Shown, Title } from './title.ts'

/** What players see of a game and who is asked what, whatever the shape of the state. */
export function sightOf<S extends GameState, A extends Action, E extends GameEvent>(
  title: Title<S, A, E>,
  state: S,
): { readonly [name: string]: Shown } {
  const known = asReadonly(state)
  return {
    table: title.shown(known),
    asked: title.toAct(known),
    question: state.ended === null ? state.step : 'ended',
    standing: title.standing(known).map(({ seat, score, rank }) => [seat, score, rank]),
  }
}

/** Equal for games that look the same to their players, on this release and any other. */
export function fingerprint<S extends GameState, A extends Action, E extends GameEvent>(
  title: Title<S, A, E>,
  state: S,
): string {
  return hashOf(sightOf(title, state))
}

/** Everything that everybody may do now, whatever the order in which it is listed. */
export function fingerprintOfChoices<S extends GameState, A extends Action, E extends GameEvent>(
  title: Title<S, A, E>,
  state: S,
): string {
  const known = asReadonly(state)
  const seats = new Set<Seat>([...title.toAct(known), ...(title.mayAct?.(known) ?? [])])
  const open = [...seats]
    .toSorted((a, b) => a - b)
    .map((seat) => [seat, choices(title, state, seat).flatMap(listed).toSorted()])
  return hashOf(open)
}

/** Single actions one by one, however they are gathered; of what cannot be listed its bounds, or its name alone. */
function listed<A extends Action>(choice: Choice<A>): string[] {
  if (choice.kind === 'open') return [choice.action.type]
  if (choice.kind === 'one' || choice.kind === 'tree') return [...walk([choice])].map(canonical)
  return [canonical(choice)]
}
