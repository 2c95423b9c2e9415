import {
  type Action,
  type ActionEntry,
  type GameEvent,
  type GameRecord,
  type GameState,
  type Title,
  applyKnown,
  asReadonly,
  choices,
  createRng,
  draw,
  newRecord,
  pick,
  setupOf,
} from '@roundhouse/kernel'

/**
 * A whole game by lot; `log` gets its actions when somebody wants them. Enumerating means `choices`, which names
 * families of actions (a range of bids, the chains of a build); their members are not walked one by one.
 */
export function playByLot<S extends GameState, A extends Action, E extends GameEvent>(
  title: Title<S, A, E>,
  start: GameRecord,
  log: ActionEntry<A>[] | null = null,
): { readonly state: S; readonly actions: number } {
  const state = title.setup(setupOf(start), () => {})
  const rng = createRng(`${start.seed}/luck`)
  const drawBelow = (below: number): number => draw(rng, below)
  for (let actions = 0; ; actions++) {
    const seat = title.toAct(asReadonly(state))[0]
    if (seat === undefined) return { state, actions }
    const action = pick(choices(title, state, seat), drawBelow)
    log?.push({ kind: 'action', seat, action })
    applyKnown(title, state, seat, action, () => {})
  }
}

/** How many actions such a game of so many players has. */
export function actionsByLot<S extends GameState, A extends Action, E extends GameEvent>(
  title: Title<S, A, E>,
  players: number,
  seed: string,
): number {
  const names = Array.from({ length: players }, (_, seat) => `Player ${seat + 1}`)
  return playByLot(title, newRecord(title, { players: names, seed })).actions
}
