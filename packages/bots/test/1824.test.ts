import { eighteen24 } from '@roundhouse/titles/1824'
import { describe, expect, test } from 'vitest'
import { WHOLE, sample } from '../../../test/whole.ts'
import { bots as ofTitle } from '../src/1824/index.ts'
import { type Bot, levelsOf, novice, usualLevel } from '../src/index.ts'
import { botsAtTable } from './bots-at-table.ts'

const apprentice = ofTitle.bots.apprentice as Bot
const { newGame, playOut, answersLegally } = botsAtTable(eighteen24)

const TABLES = [
  [null, 5],
  ['cisleithania', 2],
  ['cisleithania', 3],
  ['goods-time', 4],
] as const

describe('the bots of 1824', () => {
  test('offer rules of thumb above the Novice', () => {
    expect(levelsOf('1824')).toEqual(['novice', 'apprentice', 'fireman'])
    expect(usualLevel('1824')).toBe('apprentice')
  })

  test.each(TABLES)(
    'play only what is legal, in positions that nobody sensible would reach: %s, %i players',
    { timeout: 60_000 },
    (variant, players) => {
      answersLegally(apprentice, newGame(players, 'legal', variant), 31)
    },
  )

  test('who looks ahead plays only what is legal, the same each time', { timeout: 60_000 }, () => {
    const ahead: Bot = { ...(ofTitle.bots.fireman as Bot), work: 2 }
    for (const [variant, players] of WHOLE ? TABLES : TABLES.slice(0, 1))
      answersLegally(ahead, newGame(players, 'ahead', variant), 67, 600)
  })

  test('an Apprentice among Novices opens companies, pays and wins', { timeout: 60_000 }, () => {
    for (const place of sample([1, 0, 2], 3)) {
      const state = newGame(3, `wins/${place}`)
      playOut(state, (seat) => (seat === place ? apprentice : novice))
      const standing = eighteen24.standing(state)
      expect(standing.find(({ rank }) => rank === 1)?.seat).toBe(place)
      // No Novice comes near.
      expect(standing.find(({ seat }) => seat === place)?.score).toBeGreaterThan(5000)
    }
  })

  test('Apprentices play every variant, and few of them come to owe anything', { timeout: 120_000 }, () => {
    const tables = [
      ['cisleithania', 2],
      ['cisleithania', 3],
      ['goods-time', 3],
      [null, 6],
    ] as const
    for (const [variant, players] of tables) {
      const state = newGame(players, 'whole', variant)
      playOut(state, () => apprentice, undefined, WHOLE ? undefined : 120)
      expect(state.debt.filter((owed) => owed > 0).length).toBeLessThan(2)
      if (WHOLE) expect(state.ended).not.toBeNull()
    }
  })
})
