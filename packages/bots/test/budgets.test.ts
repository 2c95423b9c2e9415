import {
  type Action,
  type GameEvent,
  type GameState,
  type Seat,
  type Title,
  asReadonly,
  choices,
  refuse,
} from '@roundhouse/kernel'
import { eighteenCz } from '@roundhouse/titles/18cz'
import { eighteen24 } from '@roundhouse/titles/1824'
import { railwayMania } from '@roundhouse/titles/1862'
import { chicagoExpress } from '@roundhouse/titles/chicago-express'
import { describe, expect, test } from 'vitest'
import { type Bot, type BotTurn, botsUpTo, stoppable, timeBudget, workBudget } from '../src/index.ts'
import { botsAtTable } from './bots-at-table.ts'

/** A clock that says so at its look of this number. */
function clockUntil(over: number): { readonly now: () => number; readonly looks: () => number } {
  let looks = 0
  return { now: () => (++looks >= over ? 1000 : 0), looks: () => looks }
}

/** Looks at a clock that has said so already: one for each company or building whose run would be searched. */
const AFTERWARDS = 200

/** So many decisions after the beginning there is something to build for. */
const LATER = 250

/** Moments of a title at which much is thought of, in games of Apprentices; the last one nobody has thought of before. */
async function momentsOf<State extends GameState, A extends Action, E extends GameEvent>(
  own: Title<State, A, E>,
  players: number,
  steps: readonly string[],
): Promise<readonly BotTurn[]> {
  const title = own as unknown as Title
  const { newGame, playOut } = botsAtTable(own)
  const [apprentice] = await botsUpTo(title.id, 'apprentice')
  const state = newGame(players, 'budgets')
  const left = [...steps]
  const found: BotTurn[] = []
  for (let number = 0; state.ended === null; number++) {
    const seat = title.toAct(asReadonly(state))[0] as Seat
    const open = choices(title, state, seat)
    if (state.step === left[0] && open.length > 1 && (state.step !== 'track' || number > LATER)) {
      left.shift()
      found.push({ title, state: title.clone(asReadonly(state)), seat, choices: open, nature: '0' })
    }
    if (left.length === 0) break
    playOut(state, () => apprentice as Bot, undefined, 1)
  }
  expect(left).toEqual([])
  return found
}

const GAMES = [
  { name: '18CZ', title: eighteenCz, steps: ['stock', 'track'], strongest: 'driver', least: 24 },
  { name: '1824', title: eighteen24, steps: ['trains', 'track'], strongest: 'fireman', least: 24 },
  { name: '1862', title: railwayMania, steps: ['stock', 'track'], strongest: 'fireman', least: 24 },
  { name: 'Chicago Express', title: chicagoExpress, steps: ['chooseDial'], strongest: 'driver', least: 500 },
] as const

describe.each(GAMES)('$name', ({ title: own, steps, strongest, least }) => {
  test('work is held within a tenth, however little it is', { timeout: 60_000 }, async () => {
    const title = own as unknown as Title
    const [bot] = await botsUpTo(title.id, strongest)
    const [moment] = await momentsOf(title, 4, steps)
    for (const work of [least / 16, least / 6, least]) {
      const budget = workBudget(work)
      const { action } = (bot as Bot).choose(moment as BotTurn, () => 0, budget)
      expect(budget.spent).toBeLessThanOrEqual(1.1 * work)
      // And it is made use of.
      if (work === least) expect(budget.spent).toBeGreaterThan(0.5 * work)
      expect(refuse(title, (moment as BotTurn).state, (moment as BotTurn).seat, action)).toBeNull()
    }
  })

  test(
    'the clock is looked at all the time, and whenever it says so there is a legal answer',
    { timeout: 60_000 },
    async () => {
      const title = own as unknown as Title
      const [bot] = await botsUpTo(title.id, strongest)
      for (const moment of await momentsOf(title, 4, steps)) {
        // A look for each decision of a game played on, for each board, for each turn.
        for (const looked of [40, 20, 2]) {
          const { now, looks } = clockUntil(looked)
          const { action } = (bot as Bot).choose(moment, () => 0, timeBudget(100, now))
          const told = `${moment.state.step} ${looked}`
          expect(looks(), told).toBeGreaterThanOrEqual(looked)
          // Once it says so nothing is begun any more: whatever is under way looks once and ends.
          expect(looks(), told).toBeLessThanOrEqual(looked + AFTERWARDS)
          expect(refuse(title, moment.state, moment.seat, action)).toBeNull()
        }
      }
    },
  )

  test('whoever is stopped at once answers something legal', { timeout: 60_000 }, async () => {
    const title = own as unknown as Title
    const [bot] = await botsUpTo(title.id, strongest)
    for (const moment of await momentsOf(title, 4, steps)) {
      const budget = stoppable(workBudget(least), () => true)
      const { action } = (bot as Bot).choose(moment, () => 0, budget)
      expect(budget.spent).toBeLessThan(2)
      expect(refuse(title, moment.state, moment.seat, action)).toBeNull()
    }
  })
})
