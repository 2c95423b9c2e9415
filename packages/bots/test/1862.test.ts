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
import { type RmState, railwayMania, wealthOf } from '@roundhouse/titles/1862'
import { describe, expect, test } from 'vitest'
import { WHOLE } from '../../../test/whole.ts'
import { bots as ofTitle } from '../src/1862/index.ts'
import { type Bot, levelsOf, novice, usualLevel, workBudget } from '../src/index.ts'

const title = railwayMania as unknown as Title
const apprentice = ofTitle.bots.apprentice as Bot

function newGame(players: number, seed: string, variant: string | null = null): RmState {
  const names = Array.from({ length: players }, (_, seat) => `Player ${seat + 1}`)
  return railwayMania.setup(setupOf(newRecord(railwayMania, { players: names, seed, variant })), () => {})
}

function ask(bot: Bot, state: RmState, luck: string): Action {
  const seat = railwayMania.toAct(state)[0] as Seat
  const rng = createRng(luck)
  const turn = {
    title,
    state: railwayMania.clone(state),
    seat,
    choices: choices(title, state, seat),
    nature: `${seat}`,
  }
  return bot.choose(turn, (below) => draw(rng, below), workBudget(bot.work)).action
}

/** Plays on; whoever sits at each seat is asked, and what it answers must be legal. */
function playOut(
  state: RmState,
  botOf: (seat: Seat) => Bot,
  most: number,
  look: (state: RmState) => void = () => {},
): void {
  for (let number = 0; state.ended === null && number < most; number++) {
    look(state)
    const seat = railwayMania.toAct(state)[0] as Seat
    const action = ask(botOf(seat), state, `${number}`)
    expect(refuse(title, state, seat, action)).toBeNull()
    applyKnown(title, state, seat, action, () => {})
  }
}

describe('the bots of 1862', () => {
  test('offer rules of thumb above the Novice', () => {
    expect(levelsOf('1862')).toEqual(['novice', 'apprentice'])
    expect(usualLevel('1862')).toBe('apprentice')
  })

  test.each([
    [null, 5],
    ['freight-simple', 2],
    ['express-advanced', 8],
  ] as const)(
    'play only what is legal, in positions that nobody sensible would reach: %s, %i players',
    { timeout: 60_000 },
    (variant, players) => {
      let number = 0
      playOut(
        newGame(players, 'legal', variant),
        () => novice,
        600,
        (state) => {
          if (number++ % 29 !== 0) return
          const seat = railwayMania.toAct(state)[0] as Seat
          const action = ask(apprentice, state, 'luck')
          expect(refuse(title, state, seat, action)).toBeNull()
          expect(ask(apprentice, state, 'luck')).toEqual(action)
        },
      )
    },
  )

  test('an Apprentice among Novices floats companies, pays and gets rich', { timeout: 120_000 }, () => {
    const place = 1
    const state = newGame(3, 'wins')
    playOut(state, (seat) => (seat === place ? apprentice : novice), WHOLE ? 10_000 : 250)
    const worth = [0, 1, 2].map((seat) => wealthOf(state, seat))
    // No Novice comes near: they lose what they began with.
    for (const other of [0, 2]) expect(worth[place]).toBeGreaterThan(2 * (worth[other] as number))
    expect(worth[place]).toBeGreaterThan(1000)
  })
})
