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
import { type AhState, eighteen24 } from '@roundhouse/titles/1824'
import { describe, expect, test } from 'vitest'
import { WHOLE, sample } from '../../../test/whole.ts'
import { bots as ofTitle } from '../src/1824/index.ts'
import { type Bot, levelsOf, novice, usualLevel, workBudget } from '../src/index.ts'

const title = eighteen24 as unknown as Title
const apprentice = ofTitle.bots.apprentice as Bot

function newGame(
  players: number,
  seed: string,
  variant: string | null = null,
  options: Readonly<Record<string, string>> = {},
): AhState {
  const names = Array.from({ length: players }, (_, seat) => `Player ${seat + 1}`)
  return eighteen24.setup(
    setupOf(newRecord(eighteen24, { players: names, seed, variant, options })),
    () => {},
  )
}

function ask(bot: Bot, state: AhState, luck: string): Action {
  const seat = eighteen24.toAct(state)[0] as Seat
  const rng = createRng(luck)
  const turn = {
    title,
    state: eighteen24.clone(state),
    seat,
    choices: choices(title, state, seat),
    nature: `${seat}`,
  }
  return bot.choose(turn, (below) => draw(rng, below), workBudget(bot.work)).action
}

/** Plays on; whoever sits at each seat is asked, and what it answers must be legal. */
function playOut(
  state: AhState,
  botOf: (seat: Seat) => Bot,
  look: (state: AhState) => void = () => {},
  most = 10_000,
): void {
  for (let number = 0; state.ended === null && number < most; number++) {
    look(state)
    const seat = eighteen24.toAct(state)[0] as Seat
    const action = ask(botOf(seat), state, `${number}`)
    expect(refuse(title, state, seat, action)).toBeNull()
    applyKnown(title, state, seat, action, () => {})
  }
}

describe('the bots of 1824', () => {
  test('offer rules of thumb above the Novice', () => {
    expect(levelsOf('1824')).toEqual(['novice', 'apprentice'])
    expect(usualLevel('1824')).toBe('apprentice')
  })

  test.each([
    [null, 5],
    ['cisleithania', 2],
    ['cisleithania', 3],
    ['goods-time', 4],
  ] as const)(
    'play only what is legal, in positions that nobody sensible would reach: %s, %i players',
    { timeout: 60_000 },
    (variant, players) => {
      let number = 0
      playOut(
        newGame(players, 'legal', variant),
        () => novice,
        (state) => {
          if (number++ % 31 !== 0) return
          const seat = eighteen24.toAct(state)[0] as Seat
          const action = ask(apprentice, state, 'luck')
          expect(refuse(title, state, seat, action)).toBeNull()
          expect(ask(apprentice, state, 'luck')).toEqual(action)
        },
      )
    },
  )

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
