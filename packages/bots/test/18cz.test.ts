import { type Choice, type Seat, type Title, choices, refuse } from '@roundhouse/kernel'
import { type CzAction, type CzState, eighteenCz } from '@roundhouse/titles/18cz'
import { describe, expect, test } from 'vitest'
import { WHOLE, sample } from '../../../test/whole.ts'
import { FIGURES } from '../src/18cz/figures.ts'
import { bots as ofTitle, thumb } from '../src/18cz/index.ts'
import { type Bot, levelsOf, novice, stoppable, usualLevel, workBudget } from '../src/index.ts'
import { botsAtTable } from './bots-at-table.ts'

const title = eighteenCz as unknown as Title
const apprentice = ofTitle.bots.apprentice as Bot
const { newGame, playOut, answersLegally } = botsAtTable(eighteenCz)

const TABLES = [
  [null, 5],
  ['bohemia', 2],
  ['moravia-silesia', 3],
] as const

describe('the bots of 18CZ', () => {
  test('offer rules of thumb above the Novice', () => {
    expect(levelsOf('18cz')).toEqual(['novice', 'apprentice', 'fireman', 'driver'])
    expect(usualLevel('18cz')).toBe('apprentice')
  })

  test.each(TABLES)(
    'play only what is legal, in positions that nobody sensible would reach: %s',
    (variant, players) => {
      answersLegally(apprentice, newGame(players, 'legal', variant), 29)
    },
  )

  test('who looks ahead plays only what is legal, the same each time', { timeout: 60_000 }, () => {
    for (const level of [ofTitle.bots.fireman, ofTitle.bots.driver] as Bot[])
      for (const [variant, players] of WHOLE ? TABLES : TABLES.slice(0, 1))
        answersLegally({ ...level, work: 2 }, newGame(players, 'ahead', variant), 67, 600)
  })

  test('find what they look at among some types of action as among all', () => {
    const only = ['pass', 'acquire', 'buyTrain', 'tradeTrain'] as const
    const looked = ({ action: { type } }: Choice<CzAction>): boolean => only.some((each) => each === type)
    let shorter = 0
    const look = (state: CzState): void => {
      if (state.step !== 'acquire' && state.step !== 'trains') return
      const seat = title.toAct(state)[0] as Seat
      const all = choices(eighteenCz, state, seat)
      const some = choices(eighteenCz, state, seat, only)
      expect(some.filter(looked)).toEqual(all.filter(looked))
      if (some.length < all.length) shorter++
    }
    playOut(newGame(4, 'only'), () => novice, look, 1000)
    expect(shorter).toBeGreaterThan(0)
  })

  test('an Apprentice among Novices starts companies, pays and wins', { timeout: 60_000 }, () => {
    for (const place of sample([2, 0, 1], 3)) {
      const state = newGame(3, `wins/${place}`)
      playOut(state, (seat) => (seat === place ? apprentice : novice))
      const standing = eighteenCz.standing(state)
      expect(standing.find(({ rank }) => rank === 1)?.seat).toBe(place)
      // No Novice comes near.
      expect(standing.find(({ seat }) => seat === place)?.score).toBeGreaterThan(2500)
    }
  })

  test('think of the tile after this one: the first runs are richer', { timeout: 60_000 }, () => {
    const earned = (followed: number): number => {
      const bot = thumb('apprentice', { ...FIGURES, trackFollowed: followed })
      let sum = 0
      for (const seed of ['a', 'b']) {
        const state = newGame(3, seed)
        while (state.round.set < 3) {
          if (state.step === 'revenue') sum += state.turn?.revenue ?? 0
          playOut(state, () => bot, undefined, 1)
        }
      }
      return sum
    }
    expect(earned(FIGURES.trackFollowed)).toBeGreaterThan(1.1 * earned(0))
  })

  test('who looks ahead compares the worth of every seat at the end, and plays what is legal', () => {
    const ahead = ofTitle.bots.fireman as Bot
    const state = newGame(3, 'ahead')
    while (state.step !== 'stock') playOut(state, () => apprentice, undefined, 1)
    const seat = eighteenCz.toAct(state)[0] as Seat
    const turn = { title, state, seat, choices: choices(title, state, seat), nature: '0' }
    const { action, candidates } = ahead.choose(turn, () => 0, workBudget(3))
    expect(refuse(title, state, seat, action)).toBeNull()
    expect(candidates).toHaveLength(2)
    for (const { worth } of candidates) expect(worth).toHaveLength(3)
    // By work the same decision each time, and the state stays as it was.
    const before = JSON.stringify(state)
    const again = ahead.choose(turn, () => 0, workBudget(3))
    expect(again.candidates).toEqual(candidates)
    expect(JSON.stringify(state)).toBe(before)
    // Stopped at once it has its own choice.
    const stopped = ahead.choose(
      turn,
      () => 0,
      stoppable(workBudget(100), () => true),
    )
    expect(stopped.candidates).toHaveLength(0)
    expect(refuse(title, state, seat, stopped.action)).toBeNull()
  })

  test('Apprentices play both variants', { timeout: 120_000 }, () => {
    for (const variant of ['bohemia', 'moravia-silesia']) {
      const state = newGame(2, 'whole', variant)
      playOut(
        state,
        () => apprentice,
        () => {},
        WHOLE ? Number.POSITIVE_INFINITY : 120,
      )
      if (WHOLE) expect(state.ended).not.toBeNull()
    }
  })
})
