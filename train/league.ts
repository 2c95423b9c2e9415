// `npm run train -- league A B GAMES PLAYERS`: one A among Bs, seats rotated. A bot is a level, `thumb:SEED` (rules of
// thumb of another mind), `net:FILE` (networks of a round), or `search:WORK:FILE`.
import { type Seat, applyKnown, choices, createRng, draw, newRecord, setupOf } from '@roundhouse/kernel'
import { chicagoExpress } from '@roundhouse/titles/chicago-express'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads'
import type { Bot } from '../packages/bots/src/bot.ts'
import { workBudget } from '../packages/bots/src/budget.ts'
import { FIGURES } from '../packages/bots/src/chicago-express/figures.ts'
import { bots } from '../packages/bots/src/chicago-express/index.ts'
import { byLearning } from '../packages/bots/src/chicago-express/learnt.ts'
import { onePly } from '../packages/bots/src/chicago-express/one-ply.ts'
import { byRulesOfThumb } from '../packages/bots/src/chicago-express/rules-of-thumb.ts'
import { searching } from '../packages/bots/src/chicago-express/searching.ts'
import { novice } from '../packages/bots/src/novice.ts'
import { learntFrom } from './kept.ts'
import { scattered } from './self-play.ts'

interface Part {
  readonly one: string
  readonly others: string
  readonly players: number
  readonly numbers: readonly number[]
}

if (isMainThread) {
  const [one = '', others = '', games = '100', players = '4'] = process.argv
    .slice(2)
    .filter((each) => !each.startsWith('--'))
  const jobs = Math.min(availableParallelism(), Number(games))
  const numbers = Array.from({ length: Number(games) }, (_, number) => number)
  const parts = Array.from({ length: jobs }, (_, job) => numbers.filter((number) => number % jobs === job))
  const began = performance.now()
  const won = await Promise.all(
    parts.map((part) => played({ one, others, players: Number(players), numbers: part })),
  )
  const wins = won.reduce((sum, each) => sum + each, 0)
  const seconds = Math.round((performance.now() - began) / 1000)
  console.log(
    `${one} won ${wins} of ${games} games of ${players} against ${others}: ${((100 * wins) / Number(games)).toFixed(1)} %, ${seconds} s`,
  )
} else {
  const { one, others, players, numbers } = workerData as Part
  const [first, second] = [botOf(one), botOf(others)]
  let wins = 0
  for (const number of numbers) wins += winsOf(number, players, first, second)
  parentPort?.postMessage(wins)
}

function played(part: Part): Promise<number> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: part })
    worker.on('message', resolve)
    worker.on('error', reject)
  })
}

function winsOf(number: number, players: number, one: Bot, others: Bot): number {
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

function botOf(name: string): Bot {
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
  if (kind === 'search') {
    const judge = byLearning(learntFrom(readFileSync(rest.slice(1).join(':'), 'utf8')))
    return searching(name, Number(rest[0]), judge, FIGURES)
  }
  const bot = name === 'novice' ? novice : bots.bots[name as keyof typeof bots.bots]
  if (bot === undefined) throw new Error(`there is no bot ${name}`)
  return bot
}
