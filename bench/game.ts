import {
  type ActionEntry,
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
import { titleOf } from '@roundhouse/titles'

export const title = titleOf('chicago-express') as Title
export const names = ['Ana', 'Tom', 'Lucía', 'Marco']
const six = [...names, 'Eva', 'Bruno']

/**
 * A whole game by lot; `log` gets its actions when somebody wants them. Enumerating means `choices`, which
 * names families of actions (a range of bids, the chains of a build); their members are not walked one by one.
 */
export function playOut(start: GameRecord, log: ActionEntry[] | null): { state: GameState; actions: number } {
  const state = title.setup(setupOf(start), () => {})
  const rng = createRng(`${start.seed}/luck`)
  const drawBelow = (below: number): number => draw(rng, below)
  let actions = 0
  for (;;) {
    const seat = title.toAct(asReadonly(state))[0]
    if (seat === undefined) return { state, actions }
    const action = pick(choices(title, state, seat), drawBelow)
    log?.push({ kind: 'action', seat, action })
    applyKnown(title, state, seat, action, () => {})
    actions += 1
  }
}

/** The first game by lot with about 300 actions; only six players get that far. */
export function middlingGame(): GameRecord {
  for (let number = 0; number < 10_000; number++) {
    const start = newRecord(title, { players: six, seed: `replay ${number}` })
    const log: ActionEntry[] = []
    playOut(start, log)
    if (log.length >= 295 && log.length <= 305) return { ...start, log }
  }
  throw new Error('no game of about 300 actions among ten thousand')
}
