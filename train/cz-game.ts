import { type Seat, applyKnown, choices, createRng, draw, newRecord, setupOf } from '@roundhouse/kernel'
import { type CzEvent, eighteenCz } from '@roundhouse/titles/18cz'
import type { Bot } from '../packages/bots/src/bot.ts'
import { workBudget } from '../packages/bots/src/budget.ts'

/** What came of a game of 18CZ. */
export interface Played {
  readonly worth: readonly number[]
  readonly phase: number
  /** How often each event happened, and sums. */
  readonly told: Readonly<Record<string, number>>
}

/** The last phase, in which the trains stay. */
export const LAST_PHASE = 9

/** One game; tables of one number are set up alike, whoever sits where. */
export function playedGame(seed: string, table: number, number: number, seats: readonly Bot[]): Played {
  const names = seats.map((_, seat) => `${seat}`)
  const record = newRecord(eighteenCz, { players: names, seed: `${seed}/${table}` })
  const told: Record<string, number> = {}
  const add = (name: string, amount = 1): void => {
    told[name] = (told[name] ?? 0) + amount
  }
  const emit = (event: CzEvent): void => {
    add(event.type)
    if (event.type === 'dividendPaid') add('paid', event.revenue)
  }
  const state = eighteenCz.setup(setupOf(record), emit)
  const rng = createRng(`${seed}/${number}`)
  while (state.ended === null) {
    const seat = eighteenCz.toAct(state)[0] as Seat
    const bot = seats[seat] as Bot
    const open = choices(eighteenCz, state, seat)
    const turn = {
      title: eighteenCz as never,
      state,
      seat,
      choices: open as never,
      nature: `${seed}/${number}/${seat}`,
    }
    const { action } = bot.choose(turn, (below) => draw(rng, below), workBudget(bot.work))
    applyKnown(eighteenCz, state, seat, action as never, emit)
    add('actions')
  }
  for (const seat of names.keys()) add('owed', (state.bank.debt[seat] ?? 0) + (state.bank.penalty[seat] ?? 0))
  const worth = eighteenCz
    .standing(state)
    .toSorted((a, b) => a.seat - b.seat)
    .map(({ score }) => score)
  return { worth, phase: state.fleet.phase, told }
}
