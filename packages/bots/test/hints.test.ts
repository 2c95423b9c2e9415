import { type GameState, type Seat, type Title, applyKnown, refuse } from '@roundhouse/kernel'
import { eighteenCz } from '@roundhouse/titles/18cz'
import { eighteen24 } from '@roundhouse/titles/1824'
import { railwayMania } from '@roundhouse/titles/1862'
import { chicagoExpress } from '@roundhouse/titles/chicago-express'
import { describe, expect, test } from 'vitest'
import { botsUpTo, decide, hintsFor, workBudget } from '../src/index.ts'

const TITLES = [chicagoExpress, eighteenCz, eighteen24, railwayMania] as unknown as readonly Title[]

/** How many decisions of a game are looked at, and how far apart. */
const LOOKED_AT = 6
const APART = 23

describe.each(TITLES.map((title) => [title.id, title] as const))('hints of %s', (id, title) => {
  test('can be played, are about different things, and say why', { timeout: 60_000 }, async () => {
    const bots = await botsUpTo(id, 'apprentice')
    const table = { players: 4, variant: null, options: {}, seed: 'hints', rules: title.rules }
    const state = title.setup(table, () => {})
    let explained = 0
    for (let number = 0; number < LOOKED_AT * APART && state.ended === null; number++) {
      const seat = title.toAct(state)[0] as Seat
      if (number % APART === 0) {
        const before = JSON.stringify(state)
        const seen = {
          title: id,
          state: title.conceal(state, seat),
          seat,
          nature: 'table',
          luck: `${number}`,
        }
        const found = await hintsFor(seen, fastClock())
        const hints = found?.hints ?? []
        expect(JSON.stringify(state), 'looking changes nothing').toBe(before)
        expect(hints.length).toBeGreaterThan(0)
        expect(hints.length).toBeLessThanOrEqual(3)
        for (const { line } of hints) expect(playable(title, state, seat, line)).toBe(true)
        expect(new Set(hints.map(({ line }) => JSON.stringify(line[0]))).size).toBe(hints.length)
        // Only the best may stand without a reason.
        for (const { because } of hints.slice(1)) expect(because).not.toEqual([])
        const settled = hints.some(({ because }) => because.some(({ code }) => code === 'nothingBetter'))
        expect(settled && hints.length > 1, 'nothing better, and then more').toBe(false)
        if ((hints[0]?.because.length ?? 0) > 0) explained++
        expect(await hintsFor(seen, fastClock()), 'the same again').toEqual(found)
      }
      const decided = decide(bots, { title, state, seat, nature: `${seat}`, luck: `${number}` }, (bot) =>
        workBudget(bot.work),
      )
      applyKnown(title, state, seat, decided.action, () => {})
    }
    expect(explained).toBeGreaterThan(LOOKED_AT / 2)
  })
})

test('a title that has no bots has no hints', async () => {
  const seen = { title: 'seven', state: {} as GameState, seat: 0, nature: '', luck: '' }
  expect(await hintsFor(seen, fastClock())).toBeNull()
})

/** One that goes on by itself, so that nobody thinks for long. */
function fastClock(): () => number {
  let ticks = 0
  return () => (ticks += 400)
}

function playable(title: Title, state: GameState, seat: Seat, line: readonly Parameters<typeof refuse>[3][]) {
  const copy = title.clone(state)
  return line.every((action) => {
    if (refuse(title, copy, seat, action) !== null) return false
    applyKnown(title, copy, seat, action, () => {})
    return true
  })
}
