// How long bots take for a decision at a table with Apprentices, and how large what they have learnt is.
import { botsUpTo, workBudget, type Bot, type Level } from '@roundhouse/bots'
import {
  type GameState,
  type Seat,
  type Title,
  applyKnown,
  choices,
  createRng,
  draw,
  newRecord,
  setupOf,
} from '@roundhouse/kernel'
import { titleOf } from '@roundhouse/titles'
import { statSync } from 'node:fs'
import { type Row, median, report } from './report.ts'

const SEATS = 4
const WEIGHTS = ['weights.json', 'weights-among-firemen.json'].map(
  (file) => new URL(`../packages/bots/src/chicago-express/${file}`, import.meta.url),
)

async function botOf(title: string, level: Level): Promise<Bot> {
  const [bot] = await botsUpTo(title, level)
  if (bot?.id !== level) throw new Error(`${title} has no ${level}`)
  return bot
}

/** Fine enough for a single decision; on a busy machine it tells how busy that is. */
const byClock = (): number => performance.now()
/** Told in steps of some milliseconds, so for averages alone. */
function byProcessor(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Milliseconds of every decision of the first seat in one game; the others are Apprentices. */
async function decisionsOf(id: string, level: Level, now: () => number): Promise<number[]> {
  const title = titleOf(id) as Title
  const first = await botOf(id, level)
  const others = await botOf(id, 'apprentice')
  const players = Array.from({ length: SEATS }, (_, seat) => `${seat}`)
  const state: GameState = title.setup(setupOf(newRecord(title, { players, seed: 'bench' })), () => {})
  const rng = createRng('bench')
  const times: number[] = []
  while (state.ended === null) {
    const seat = title.toAct(state)[0] as Seat
    const bot = seat === 0 ? first : others
    const turn = { title, state, seat, choices: choices(title, state, seat), nature: `bench/${seat}` }
    const began = now()
    const { action } = bot.choose(turn, (below) => draw(rng, below), workBudget(bot.work))
    const isDecision = turn.choices.length > 1 || turn.choices[0]?.kind !== 'one'
    if (seat === 0 && isDecision) times.push(now() - began)
    applyKnown(title, state, seat, action, () => {})
  }
  return times
}

async function medianRow(id: string, mustReach: number): Promise<Row> {
  const times = await decisionsOf(id, 'apprentice', byClock)
  const what = `${id}, Apprentice: median decision of ${times.length}`
  return { what, measured: median(times), unit: 'ms', mustReach, more: false }
}

const rows = [
  await medianRow('chicago-express', 0.5),
  await medianRow('18cz', 10),
  await medianRow('1824', 10),
  await medianRow('1862', 10),
]
/** Milliseconds of processor time on average: in the first game, while the program is still being compiled, and after some. */
async function averageRow(when: string, level: Level, mustReach: number): Promise<Row> {
  return averageOf(
    `chicago-express, ${level}, ${when}`,
    await decisionsOf('chicago-express', level, byProcessor),
    mustReach,
  )
}

function averageOf(who: string, times: readonly number[], mustReach: number): Row {
  const measured = times.reduce((sum, each) => sum + each, 0) / times.length
  return { what: `${who}: average decision of ${times.length}`, measured, unit: 'ms', mustReach, more: false }
}

/** Who looks ahead in 18CZ: on average and at most. */
async function aheadRows(level: Level, average: number, longest: number): Promise<Row[]> {
  const times = await decisionsOf('18cz', level, byProcessor)
  const who = `18cz, ${level}`
  return [
    averageOf(who, times, average),
    { what: `${who}: longest`, measured: Math.max(...times), unit: 'ms', mustReach: longest, more: false },
  ]
}

const firstGame = await averageRow('first game', 'fireman', 5)
for (let game = 0; game < 4; game++) await decisionsOf('chicago-express', 'fireman', byProcessor)
const weights = WEIGHTS.reduce((sum, file) => sum + statSync(file).size, 0) / 1024
report('bots', [
  ...rows,
  firstGame,
  await averageRow('sixth game', 'fireman', 5),
  await averageRow('first game', 'driver', 1000),
  ...(await aheadRows('fireman', 150, 1000)),
  ...(await aheadRows('driver', 5000, 5000)),
  { what: 'weights', measured: weights, unit: 'KB', mustReach: 300, more: false },
])
