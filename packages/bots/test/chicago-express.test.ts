import {
  type Action,
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
import { type ChicagoState, cashOf, chicagoExpress } from '@roundhouse/titles/chicago-express'
import { describe, expect, test } from 'vitest'
import { BY_THUMB, bots as ofTitle } from '../src/chicago-express/index.ts'
import type { Judge } from '../src/chicago-express/judge.ts'
import { playOn } from '../src/chicago-express/play-on.ts'
import { settleAuction } from '../src/chicago-express/settle.ts'
import {
  type Bot,
  botsUpTo,
  decide,
  levelOf,
  levelsOf,
  novice,
  stoppable,
  usualLevel,
  workBudget,
} from '../src/index.ts'

const title = chicagoExpress as unknown as Title
const driver = ofTitle.bots.driver as Bot

function newGame(players: number, seed: string): ChicagoState {
  const names = Array.from({ length: players }, (_, seat) => `Player ${seat + 1}`)
  return chicagoExpress.setup(setupOf(newRecord(chicagoExpress, { players: names, seed })), () => {})
}

function ask(bot: Bot, state: ChicagoState, work: number = bot.work): Action {
  const seat = chicagoExpress.toAct(state)[0] as Seat
  const open = choices(title, state, seat)
  const rng = createRng('luck')
  const turn = { title, state: chicagoExpress.clone(state), seat, choices: open, nature: `${seat}` }
  return bot.choose(turn, (below) => draw(rng, below), workBudget(work)).action
}

/** States of a game played by the Novice, one of every `every`. */
function positions(seed: string, players: number, every: number): ChicagoState[] {
  const state = newGame(players, seed)
  const found: ChicagoState[] = []
  const rng = createRng(seed)
  for (let number = 0; state.ended === null; number++) {
    const seat = chicagoExpress.toAct(state)[0] as Seat
    if (number % every === 0) found.push(chicagoExpress.clone(state))
    const turn = { title, state, seat, choices: choices(title, state, seat), nature: '' }
    applyKnown(
      title,
      state,
      seat,
      novice.choose(turn, (below) => draw(rng, below), workBudget(1)).action,
      () => {},
    )
  }
  return found
}

describe('the bots of Chicago Express', () => {
  test('play only what is legal, in positions that nobody sensible would reach', async () => {
    const offered = await botsUpTo(title.id, 'engineer')
    expect(offered.map((bot) => bot.id)).toEqual(['driver', 'fireman', 'apprentice', 'novice'])
    for (const players of [2, 4, 6]) {
      for (const state of positions(`legal/${players}`, players, 17)) {
        const seat = chicagoExpress.toAct(state)[0] as Seat
        for (const bot of offered) expect(refuse(title, state, seat, ask(bot, state, 100))).toBeNull()
      }
    }
  })

  test('decide the same with the same work and luck', () => {
    for (const state of positions('same', 3, 60)) {
      expect(ask(driver, state, 200)).toEqual(ask(driver, state, 200))
    }
  })

  test('hold their budget within a tenth, and stop at once when told', () => {
    // In the first auctions a Driver looks at one ply alone.
    const state = positions('budget', 4, 1).find(({ auction }) => auction === null) as ChicagoState
    const seat = chicagoExpress.toAct(state)[0] as Seat
    const turn = { title, state, seat, choices: choices(title, state, seat), nature: '' }
    // What is plain is decided with less.
    const spent = [500, 1000, 2000].map((work) => {
      const budget = workBudget(work)
      driver.choose(turn, () => 0, budget)
      return budget.spent / work
    })
    for (const part of spent) expect(part).toBeLessThan(1.1)
    expect(spent[0]).toBeGreaterThan(0.9)
    const stopped = workBudget(1_000_000)
    const { action } = driver.choose(
      turn,
      () => 0,
      stoppable(stopped, () => true),
    )
    expect(refuse(title, state, seat, action)).toBeNull()
    expect(stopped.spent).toBeLessThan(300)
  })

  test('are replaced for one decision by the next simpler one when they fail or cheat', () => {
    const crash: Bot = {
      id: 'crash',
      work: 1,
      choose: () => {
        throw new Error('no idea')
      },
    }
    const cheat: Bot = { id: 'cheat', work: 1, choose: () => ({ action: { type: 'fly' }, candidates: [] }) }
    const state = newGame(3, 'failing')
    const decided = decide(
      [crash, cheat, novice],
      { title, state, seat: state.turn, nature: '', luck: 'l' },
      () => workBudget(1),
    )
    expect(decided.by).toBe('novice')
    expect(decided.failed.map(({ bot }) => bot)).toEqual(['crash', 'cheat'])
  })

  test('an Apprentice beats Novices', async () => {
    const [apprentice] = await botsUpTo(title.id, 'apprentice')
    for (let game = 0; game < 8; game++)
      expect(isFirst(apprentice as Bot, novice, 3 + (game % 3), game)).toBe(true)
  })

  test('a Fireman at a table of two is no weaker than an Apprentice', { timeout: 60_000 }, async () => {
    const [fireman, apprentice] = (await botsUpTo(title.id, 'fireman')) as [Bot, Bot]
    let won = 0
    for (let game = 0; game < 8; game++) if (isFirst(fireman, apprentice, 2, game)) won++
    // By networks that go wrong there it wins one game of ten.
    expect(won).toBeGreaterThanOrEqual(4)
  })
})

/** Whether this bot comes first among others, its seat by the number of the game. */
function isFirst(one: Bot, others: Bot, players: number, game: number): boolean {
  const state = newGame(players, `bar/${game}`)
  const rng = createRng(`bar/${game}`)
  const place = game % players
  while (state.ended === null) {
    const seat = chicagoExpress.toAct(state)[0] as Seat
    const bot = seat === place ? one : others
    const seen = chicagoExpress.clone(state)
    const nature = `${game}/${seat}`
    const turn = { title, state: seen, seat, choices: choices(title, state, seat), nature }
    const { action } = bot.choose(turn, (below) => draw(rng, below), workBudget(bot.work))
    applyKnown(title, state, seat, action, () => {})
  }
  return chicagoExpress.standing(state)[0]?.seat === place
}

test('who plays on goes by its own judge, the others by what it thinks of them', () => {
  const asked: Record<string, Set<Seat>> = { own: new Set(), others: new Set() }
  const state = newGame(4, 'own')
  const told = (name: string): Judge => ({
    worths: (after) => {
      // Nobody else moves between two turns but who has this one.
      asked[name]?.add(mover)
      return BY_THUMB.judge.worths(after)
    },
    reserves: BY_THUMB.judge.reserves,
  })
  let mover: Seat = 0
  const manner = { ...BY_THUMB, own: told('own'), judge: told('others') }
  for (let turn = 0; turn < 8; turn++) {
    while (state.auction !== null) settleAuction(state, [0, 0, 0, 0])
    mover = state.turn
    playOn(state, 1, manner, { luck: `${turn}`, without: 2 }, workBudget(10_000))
  }
  expect([...(asked['own'] ?? [])]).toEqual([2])
  expect(asked['others']).toEqual(new Set([0, 1, 3]))
})

describe('an auction settled by reserves', () => {
  test('goes to the highest for one more than the next would pay', () => {
    const state = newGame(3, 'auction')
    settleAuction(state, [30, 20, 25])
    expect(cashOf(state, 0)).toBe(40 - 26)
    expect(state.companies[0]?.holders).toEqual([0])
  })

  test('gives an unwanted first share to who opened it', () => {
    const state = newGame(3, 'auction')
    settleAuction(state, [0, 0, 0])
    expect(state.companies[0]?.holders).toEqual([0])
    expect(cashOf(state, 0)).toBe(40)
  })
})

test('games of before know the Novice by another name; a title without bots has only the Novice', () => {
  expect(levelOf('random')).toBe('novice')
  expect(levelOf('nobody')).toBeNull()
  expect(levelsOf('constructor')).toEqual(['novice'])
  expect(usualLevel('chicago-express')).toBe('apprentice')
})
