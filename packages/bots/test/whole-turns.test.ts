import {
  type Action,
  type GameState,
  type Seat,
  type Title,
  applyKnown,
  choices,
  refuse,
} from '@roundhouse/kernel'
import { eighteenCz } from '@roundhouse/titles/18cz'
import { eighteen24 } from '@roundhouse/titles/1824'
import { railwayMania } from '@roundhouse/titles/1862'
import { describe, expect, test } from 'vitest'
import { aheadBy as czAhead } from '../src/18cz/ahead.ts'
import { FIGURES as CZ } from '../src/18cz/figures.ts'
import { bots as czBots } from '../src/18cz/index.ts'
import { aheadBy as ahAhead } from '../src/1824/ahead.ts'
import { FIGURES as AH } from '../src/1824/figures.ts'
import { bots as ahBots } from '../src/1824/index.ts'
import { aheadBy as rmAhead } from '../src/1862/ahead.ts'
import { FIGURES as RM } from '../src/1862/figures.ts'
import { bots as rmBots } from '../src/1862/index.ts'
import { type Bot, type Decision, workBudget } from '../src/index.ts'

/** Looking ahead in a title, with so many other ways to go on with a turn. */
const AHEAD = [
  [eighteenCz, czBots, (following: number) => czAhead('ahead', 16, { ...CZ, aheadFollowing: following })],
  [eighteen24, ahBots, (following: number) => ahAhead('ahead', 16, { ...AH, aheadFollowing: following })],
  [railwayMania, rmBots, (following: number) => rmAhead('ahead', 16, { ...RM, aheadFollowing: following })],
] as unknown as readonly (readonly [
  Title,
  { readonly bots: { readonly apprentice: Bot } },
  (following: number) => Bot,
])[]

/** Decisions between two looks, and looks in each title. */
const APART = 17
const LOOKS = 8

describe.each(AHEAD.map(([title, ...rest]) => [title.id, title, ...rest] as const))(
  'whole turns of %s',
  (_id, title, { bots: { apprentice } }, aheadBy) => {
    test('are weighed and told: every line can be played to its end', { timeout: 60_000 }, () => {
      let [lines, longer] = [0, 0]
      for (const { state, seat, decided } of looks(title, apprentice, aheadBy(0))) {
        for (const { action, line } of decided.candidates) {
          expect(line[0]).toEqual(action)
          expectPlayable(title, state, seat, line)
          // To pass in the end is not told.
          if (line.length > 1) expect(line.at(-1)?.type).not.toBe('pass')
          lines++
          if (line.length > 1) longer++
        }
      }
      expect(lines).toBeGreaterThan(LOOKS)
      expect(longer).toBeGreaterThan(0)
    })

    test('are compared once more against the same rivals, game by game', { timeout: 60_000 }, () => {
      const bot = aheadBy(0)
      let differ = 0
      for (const { state, seat, decided } of looks(title, apprentice, bot)) {
        const lines = decided.candidates.slice(0, 2).map(({ line }) => line)
        const [first = [], second = first] = lines
        const turn = { title, state, seat, choices: choices(title, state, seat), nature: `${seat}` }
        const before = JSON.stringify(state)
        const [one, other, again] = bot.compare?.(turn, [first, second, first], 2, () => false) ?? []
        expect(JSON.stringify(state)).toBe(before)
        expect(one).toHaveLength(2)
        expect(other).toHaveLength(2)
        expect(again).toEqual(one)
        if (JSON.stringify(one?.[0]) !== JSON.stringify(one?.[1])) differ++
        // What not all had the time for is not told.
        let asked = 0
        const stopped = bot.compare?.(turn, [first, second], 2, () => ++asked > 1) ?? []
        expect(stopped).toEqual([[], []])
      }
      expect(differ).toBeGreaterThan(0)
    })

    test('may go on in several ways after one beginning', { timeout: 60_000 }, () => {
      let several = 0
      for (const { state, seat, decided } of looks(title, apprentice, aheadBy(2))) {
        const beginnings = decided.candidates.map(({ action }) => JSON.stringify(action))
        several += beginnings.length - new Set(beginnings).size
        for (const { line } of decided.candidates) expectPlayable(title, state, seat, line)
        expect(refuse(title, state, seat, decided.action)).toBeNull()
      }
      expect(several).toBeGreaterThan(0)
    })
  },
)

interface Look {
  readonly state: GameState
  readonly seat: Seat
  readonly decided: Decision
}

/** A game of Apprentices; now and then one who looks ahead is asked, where it weighs anything. */
function* looks(title: Title, apprentice: Bot, ahead: Bot): Generator<Look> {
  const state = title.setup(
    { players: 3, variant: null, options: {}, seed: 'turns', rules: title.rules },
    () => {},
  )
  let seen = 0
  for (let number = 1; seen < LOOKS && state.ended === null; number++) {
    const seat = title.toAct(state)[0] as Seat
    const turn = { title, state, seat, choices: choices(title, state, seat), nature: `${seat}` }
    if (number % APART === 0) {
      const before = JSON.stringify(state)
      const decided = ahead.choose(turn, () => 0, workBudget(ahead.work))
      expect(JSON.stringify(state)).toBe(before)
      if (decided.candidates.length > 0) {
        seen++
        yield { state, seat, decided }
      }
    }
    applyKnown(title, state, seat, apprentice.choose(turn, () => 0, workBudget(1)).action, () => {})
  }
}

function expectPlayable(title: Title, state: GameState, seat: Seat, line: readonly Action[]): void {
  const copy = title.clone(state)
  for (const action of line) {
    expect(title.toAct(copy)).toContain(seat)
    expect(refuse(title, copy, seat, action)).toBeNull()
    applyKnown(title, copy, seat, action, () => {})
  }
}
