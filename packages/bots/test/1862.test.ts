import { railwayMania, wealthOf } from '@roundhouse/titles/1862'
import { describe, expect, test } from 'vitest'
import { WHOLE } from '../../../test/whole.ts'
import { bots as ofTitle } from '../src/1862/index.ts'
import { type Bot, levelsOf, novice, usualLevel } from '../src/index.ts'
import { botsAtTable } from './bots-at-table.ts'

const apprentice = ofTitle.bots.apprentice as Bot
const { newGame, playOut, answersLegally } = botsAtTable(railwayMania)

const TABLES = [
  [null, 5],
  ['freight-simple', 2],
  ['express-advanced', 8],
] as const

describe('the bots of 1862', () => {
  test('offer rules of thumb above the Novice', () => {
    expect(levelsOf('1862')).toEqual(['novice', 'apprentice', 'fireman'])
    expect(usualLevel('1862')).toBe('apprentice')
  })

  test.each(TABLES)(
    'play only what is legal, in positions that nobody sensible would reach: %s, %i players',
    { timeout: 60_000 },
    (variant, players) => {
      answersLegally(apprentice, newGame(players, 'legal', variant), 29, 600)
    },
  )

  test('who looks ahead plays only what is legal, the same each time', { timeout: 60_000 }, () => {
    const ahead: Bot = { ...(ofTitle.bots.fireman as Bot), work: 2 }
    for (const [variant, players] of WHOLE ? TABLES : TABLES.slice(0, 1))
      answersLegally(ahead, newGame(players, 'ahead', variant), 67, 600)
  })

  test('an Apprentice among Novices floats companies, pays and gets rich', { timeout: 120_000 }, () => {
    const place = 1
    const state = newGame(3, 'wins')
    playOut(state, (seat) => (seat === place ? apprentice : novice), undefined, WHOLE ? undefined : 250)
    const worth = [0, 1, 2].map((seat) => wealthOf(state, seat))
    // No Novice comes near: they lose what they began with.
    for (const other of [0, 2]) expect(worth[place]).toBeGreaterThan(2 * (worth[other] as number))
    expect(worth[place]).toBeGreaterThan(1000)
  })
})
