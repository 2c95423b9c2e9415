import { type Seat, applyKnown, choices, createRng, draw, newRecord, setupOf } from '@roundhouse/kernel'
import { chicagoExpress } from '@roundhouse/titles/chicago-express'
import { readFileSync } from 'node:fs'
import type { Bot } from '../packages/bots/src/bot.ts'
import { workBudget } from '../packages/bots/src/budget.ts'
import { driving } from '../packages/bots/src/chicago-express/driving.ts'
import { FIGURES } from '../packages/bots/src/chicago-express/figures.ts'
import { bots } from '../packages/bots/src/chicago-express/index.ts'
import { byLearning } from '../packages/bots/src/chicago-express/learnt.ts'
import { onePly } from '../packages/bots/src/chicago-express/one-ply.ts'
import { byRulesOfThumb } from '../packages/bots/src/chicago-express/rules-of-thumb.ts'
import { novice } from '../packages/bots/src/novice.ts'
import { learntFrom } from './kept.ts'
import { scattered } from './self-play.ts'

/** One game of one among others, its seat by the number of the game; 1 where it wins alone. */
export function winsOf(number: number, players: number, one: Bot, others: Bot): number {
  const names = Array.from({ length: players }, (_, seat) => `${seat}`)
  const seed = `league/${Math.floor(number / players)}`
  const record = newRecord(chicagoExpress, {
    players: names,
    seed,
    variant: null,
    options: { opener: 'lot' },
  })
  const state = chicagoExpress.setup(setupOf(record), () => {})
  const rng = createRng(`league/${number}`)
  const place = number % players
  while (state.ended === null) {
    const seat = chicagoExpress.toAct(state)[0] as Seat
    const bot = seat === place ? one : others
    const turn = {
      title: chicagoExpress as never,
      state,
      seat,
      choices: choices(chicagoExpress, state, seat) as never,
      nature: `${number}/${seat}`,
    }
    const { action } = bot.choose(turn, (below) => draw(rng, below), workBudget(bot.work))
    applyKnown(chicagoExpress, state, seat, action as never, () => {})
  }
  const winners = chicagoExpress.standing(state).filter(({ rank }) => rank === 1)
  return winners.length === 1 && winners[0]?.seat === place ? 1 : 0
}

/** A level, `thumb:SEED`, `net:FILE`, or `drive:WORK:TURNS:WIDE:BUILDS:FILE`. */
export function botOf(name: string): Bot {
  const [kind, ...rest] = name.split(':')
  if (kind === 'thumb') {
    const figures = scattered(createRng(rest.join(':')))
    return onePly({
      id: name,
      judge: byRulesOfThumb(figures),
      figures,
      whim: figures.gainWhim,
      bids: 'reserve',
    })
  }
  if (kind === 'net') {
    const judge = byLearning(learntFrom(readFileSync(rest.join(':'), 'utf8')))
    return onePly({ id: name, judge, figures: FIGURES, whim: 0.01, bids: 'outcome' })
  }
  if (kind === 'drive') {
    const [work, turns, wide, builds] = rest.slice(0, 4).map(Number) as [number, number, number, number]
    const judge = byLearning(learntFrom(readFileSync(rest.slice(4).join(':'), 'utf8')))
    return driving(name, work, { judge, figures: FIGURES, whim: 0.01 }, { turns, wide, builds })
  }
  const bot = name === 'novice' ? novice : bots.bots[name as keyof typeof bots.bots]
  if (bot === undefined) throw new Error(`there is no bot ${name}`)
  return bot
}
