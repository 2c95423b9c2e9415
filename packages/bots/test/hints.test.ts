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
        expect(new Set(hints.map(({ line }) => JSON.stringify(line))).size).toBe(hints.length)
        for (const { because, comesTo } of hints)
          expect(because.length + (comesTo === null ? 0 : 1)).toBeGreaterThan(0)
        // A chance to win alone says nothing of why.
        if (id === 'chicago-express') for (const { because } of hints) expect(because).not.toEqual([])
        const settled = hints.some(({ because }) => because.some(({ code }) => code === 'nothingBetter'))
        expect(settled && hints.length > 1, 'nothing better, and then more').toBe(false)
        expect(await hintsFor(seen, fastClock()), 'the same again').toEqual(found)
      }
      const decided = decide(bots, { title, state, seat, nature: `${seat}`, luck: `${number}` }, (bot) =>
        workBudget(bot.work),
      )
      applyKnown(title, state, seat, decided.action, () => {})
    }
  })
})

/** Kinds of decisions of which every title has some, and those that come seldom: each is asked about a few times. */
const OF_EACH_STEP = 2

const GAMES = [
  { title: '18cz', players: 3 },
  { title: '1824', players: 4 },
  { title: '1824', players: 2, variant: 'cisleithania' },
  { title: '1824', players: 3, variant: 'goods-time', options: { towns: '3' } },
  { title: '1862', players: 3 },
  { title: 'chicago-express', players: 3 },
] as const

describe.each(GAMES)('$title with $players', ({ title: id, players, ...table }) => {
  test(
    'every kind of decision has its words, and figures fall with the rank',
    { timeout: 120_000 },
    async () => {
      const title = TITLES.find((each) => each.id === id) as Title
      const bots = await botsUpTo(id, 'apprentice')
      const asked = new Map<string, number>()
      const state = title.setup(
        { players, variant: null, options: {}, seed: 'kinds', rules: title.rules, ...table },
        () => {},
      )
      let [compared, weighed] = [0, 0]
      for (let number = 0; number < 600 && state.ended === null; number++) {
        const seat = title.toAct(state)[0] as Seat
        const times = asked.get(state.step) ?? 0
        // Early and late in the game.
        if (times < OF_EACH_STEP && number >= times * 150) {
          asked.set(state.step, times + 1)
          const seen = {
            title: id,
            state: title.conceal(state, seat),
            seat,
            nature: 'table',
            luck: `${number}`,
          }
          const { hints = [] } = (await hintsFor(seen, () => 0)) ?? {}
          const told = hints.flatMap(({ comesTo }) => (comesTo === null ? [] : [comesTo]))
          for (const { because, comesTo } of hints)
            expect(because.length > 0 || comesTo !== null, `${state.step} ${number}`).toBe(true)
          if (told.length > 0) weighed++
          if (told.some(({ compared: more }) => more !== null)) compared++
          for (const { own, measure, compared: more } of told.slice(1)) {
            expect(own).toBeLessThanOrEqual(told[0]?.own ?? 0)
            if (measure === 'chance') expect(more).toBeNull()
            else expect(more?.by).toBeCloseTo(own - (told[0]?.own ?? 0))
          }
          expect(hints[0]?.comesTo?.compared?.by ?? 0).toBeGreaterThanOrEqual(0)
          for (const { line } of hints) expect(playable(title, state, seat, line), state.step).toBe(true)
        }
        const decided = decide(bots, { title, state, seat, nature: `${seat}`, luck: `${number}` }, (bot) =>
          workBudget(bot.work),
        )
        applyKnown(title, state, seat, decided.action, () => {})
      }
      expect(asked.size).toBeGreaterThan(3)
      expect(weighed).toBeGreaterThan(2)
      expect(compared).toBeGreaterThan(1)
    },
  )
})

test('what was not weighed comes to nothing that is told', async () => {
  const title = TITLES.find(({ id }) => id === '18cz') as Title
  const bots = await botsUpTo('18cz', 'apprentice')
  const state = title.setup(
    { players: 3, variant: null, options: {}, seed: 'kinds', rules: title.rules },
    () => {},
  )
  for (let number = 0; state.step !== 'track'; number++) {
    const seat = title.toAct(state)[0] as Seat
    const decided = decide(bots, { title, state, seat, nature: '', luck: `${number}` }, ({ work }) =>
      workBudget(work),
    )
    applyKnown(title, state, seat, decided.action, () => {})
  }
  const seat = title.toAct(state)[0] as Seat
  const seen = { title: '18cz', state: title.conceal(state, seat), seat, nature: '', luck: '' }
  const { hints = [] } = (await hintsFor(seen, () => 0)) ?? {}
  expect(hints.map(({ comesTo }) => comesTo)).toEqual(hints.map(() => null))
  // Tiles are told apart by what they do.
  const why = hints.map(({ because }) => JSON.stringify(because))
  expect(new Set(why).size).toBe(hints.length)
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
