import { type Rng, type Seat, applyKnown, choices, draw, newRecord, setupOf } from '@roundhouse/kernel'
import { type ChicagoEvent, type ChicagoState, chicagoExpress } from '@roundhouse/titles/chicago-express'
import type { Bot } from '../packages/bots/src/bot.ts'
import { workBudget } from '../packages/bots/src/budget.ts'

interface BotGame {
  /** By seat. */
  readonly bots: readonly Bot[]
  readonly seed: string
  readonly nature: string
  readonly rng: Rng
  work(bot: Bot): number
  before?(state: ChicagoState): void
  told?(event: ChicagoEvent): void
}

/** A game of Chicago Express among bots, the opener by lot; as it ends. */
export function playOut(game: BotGame): ChicagoState {
  const { bots, seed, nature, rng } = game
  const record = newRecord(chicagoExpress, {
    players: bots.map((_, seat) => `${seat}`),
    seed,
    variant: null,
    options: { opener: 'lot' },
  })
  const state = chicagoExpress.setup(setupOf(record), () => {})
  while (state.ended === null) {
    game.before?.(state)
    const seat = chicagoExpress.toAct(state)[0] as Seat
    const bot = bots[seat] as Bot
    const turn = {
      title: chicagoExpress as never,
      state,
      seat,
      choices: choices(chicagoExpress, state, seat) as never,
      nature: `${nature}/${seat}`,
    }
    const { action } = bot.choose(turn, (below) => draw(rng, below), workBudget(game.work(bot)))
    applyKnown(chicagoExpress, state, seat, action as never, (event) => game.told?.(event))
  }
  return state
}
