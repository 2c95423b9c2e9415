import {
  type Action,
  type GameEvent,
  type GameState,
  type Seat,
  type Title,
  applyKnown,
  choices,
  createRng,
  draw,
  newRecord,
  refuse,
  setupOf,
} from '@roundhouse/kernel'
import { expect } from 'vitest'
import { type Bot, novice, workBudget } from '../src/index.ts'

/** No game has more actions. */
const LONGEST = 10_000

/** Games of a title in which bots sit. */
export function botsAtTable<State extends GameState, A extends Action, E extends GameEvent>(
  own: Title<State, A, E>,
) {
  const title = own as unknown as Title

  function newGame(players: number, seed: string, variant: string | null = null): State {
    const names = Array.from({ length: players }, (_, seat) => `Player ${seat + 1}`)
    return title.setup(setupOf(newRecord(title, { players: names, seed, variant })), () => {}) as State
  }

  function ask(bot: Bot, state: State, luck: string): Action {
    const seat = title.toAct(state)[0] as Seat
    const rng = createRng(luck)
    const turn = {
      title,
      state: title.clone(state),
      seat,
      choices: choices(title, state, seat),
      nature: `${seat}`,
    }
    return bot.choose(turn, (below) => draw(rng, below), workBudget(bot.work)).action
  }

  /** Plays on; whoever sits at each seat is asked, and what it answers must be legal. */
  function playOut(
    state: State,
    botOf: (seat: Seat) => Bot,
    look: (state: State) => void = () => {},
    most = Number.POSITIVE_INFINITY,
  ): void {
    for (let number = 0; state.ended === null && number < most; number++) {
      if (number > LONGEST) throw new Error('the game does not end')
      look(state)
      const seat = title.toAct(state)[0] as Seat
      const action = ask(botOf(seat), state, `${number}`)
      expect(refuse(title, state, seat, action)).toBeNull()
      applyKnown(title, state, seat, action, () => {})
    }
  }

  /** Novices play, and now and then the bot is asked: it answers with something legal, the same each time. */
  function answersLegally(bot: Bot, state: State, every: number, most?: number): void {
    let number = 0
    const look = (now: State): void => {
      if (number++ % every !== 0) return
      const action = ask(bot, now, 'luck')
      expect(refuse(title, now, title.toAct(now)[0] as Seat, action)).toBeNull()
      expect(ask(bot, now, 'luck')).toEqual(action)
    }
    playOut(state, () => novice, look, most)
  }

  return { newGame, playOut, answersLegally }
}
