import { asReadonly } from '@roundhouse/kernel'
import { bestRun, companyIndex, railwayMania, wealthOf } from '@roundhouse/titles/1862'
import { describe, expect, test } from 'vitest'
import { WHOLE } from '../../../test/whole.ts'
import { bots as ofTitle } from '../src/1862/index.ts'
import { revenueNow, typesOf } from '../src/1862/outlook.ts'
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

  test('7.6.5: a home whose only near neighbour is London gets its track there, then the link', () => {
    const state = newGame(4, 'q/15')
    const company = companyIndex('N&E')
    // A freight of the first band goes one hex, and no large station is that near.
    expect(typesOf(asReadonly(state), company)).toEqual(['freight'])
    const chartering: Bot = {
      ...apprentice,
      choose(...asked) {
        const chosen = apprentice.choose(...asked)
        if (chosen.action.type !== 'openAuction') return chosen
        return { ...chosen, action: { type: 'openAuction', company: 'N&E', bid: 0 } }
      },
    }
    const idle: Bot = {
      ...novice,
      choose(turn, ...rest) {
        const pass = turn.choices.find(({ action }) => action.type === 'pass')
        return pass === undefined ? novice.choose(turn, ...rest) : { action: pass.action, candidates: [] }
      },
    }
    const withoutLink: number[] = []
    const look = (now: typeof state): void => {
      const { london = false, trains = [] } = now.companies[company] ?? {}
      if (!london && trains.length > 0) withoutLink.push(revenueNow(asReadonly(now), company))
    }
    playOut(state, (seat) => (seat === 0 ? chartering : idle), look, 60)
    expect(state.companies[company]?.london).toBe(true)
    expect(Math.max(...withoutLink)).toBe(0)
    expect(bestRun(asReadonly(state), company).revenue).toBeGreaterThanOrEqual(100)
    // What is known with the link is not taken for what the same board brings without it.
    const unlinked = railwayMania.clone(asReadonly(state))
    Object.assign(unlinked.companies[company] ?? {}, { london: false })
    expect(revenueNow(asReadonly(state), company)).toBeGreaterThan(revenueNow(asReadonly(unlinked), company))
  })
})
