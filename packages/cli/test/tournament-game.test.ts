import { type Bot, novice } from '@roundhouse/bots'
import { type Title, newRecord } from '@roundhouse/kernel'
import { titleOf } from '@roundhouse/titles'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { levelPlayer } from '../src/tournament/level-player.ts'
import { type PlayedGame, playGame, unended } from '../src/tournament/one-game.ts'
import type { Player, Thinking } from '../src/tournament/player.ts'
import { faultLines, reportLines, tallyOf } from '../src/tournament/tally.ts'

const chicago = titleOf('chicago-express') as Title
const OWN: Thinking = { kind: 'own' }
const NAMES = ['apprentice', 'novice']

const crash: Bot = {
  id: 'crash',
  work: 1,
  choose: () => {
    throw new Error('no idea')
  },
}
const cheat: Bot = { id: 'cheat', work: 1, choose: () => ({ action: { type: 'fly' }, candidates: [] }) }

/** One game of this player against a Novice. */
function gameOf(player: Player): Promise<PlayedGame> {
  const start = newRecord(chicago, { players: ['Ana', 'Tom'], seed: 'a game' })
  const hires = [() => player, () => levelPlayer([novice], OWN)]
  return playGame(chicago, start, { number: 1, seed: 's', bots: [0, 1] }, hires)
}

function decisionsOf(game: PlayedGame, seat: number): number {
  return game.record.log.filter((entry) => entry.seat === seat).length
}

describe('a bot in a tournament', () => {
  test('that fails or cheats is replaced for the decision by the next simpler one, which is told', async () => {
    for (const [failing, why] of [
      [crash, /^Error: no idea/],
      [cheat, /^plays /],
    ] as const) {
      const game = await gameOf(levelPlayer([failing, novice], OWN))
      const own = decisionsOf(game, 0)
      expect(game.lost).toEqual([own, 0])
      expect(game.why[0]).toMatch(why)
      const tallies = tallyOf(NAMES, [game])
      expect(reportLines(tallies, 1)[0]).toMatch(new RegExp(`, ${own} decisions lost to simpler bots$`))
      expect(reportLines(tallies, 1)[1]).not.toMatch(/lost/)
      expect(faultLines(tallies)[0]).toMatch(/^apprentice: /)
    }
  })

  test('that ruins the state it is shown ruins nothing else', async () => {
    const vandal: Bot = {
      ...novice,
      choose: (turn, draw, budget) => {
        const decision = novice.choose(turn, draw, budget)
        for (const key of Object.keys(turn.state)) Reflect.deleteProperty(turn.state, key)
        return decision
      },
    }
    const plain = await gameOf(levelPlayer([novice], OWN))
    const game = await gameOf(levelPlayer([vandal], OWN))
    expect(game.record.log).toEqual(plain.record.log)
    expect(game.lost).toEqual([0, 0])
  })

  test('is held to the rules whatever answered for it', async () => {
    const sure: Player = {
      choose: () => Promise.resolve({ action: { type: 'fly' }, milliseconds: 1, failed: null }),
      close: () => Promise.resolve(),
    }
    const game = await gameOf(sure)
    expect(game.lost).toEqual([decisionsOf(game, 0), 0])
    expect(game.why[0]).toMatch(/^plays /)
  })

  test('has the milliseconds of --ms or the work of --work, and its own work where nothing is said', async () => {
    const spent: number[] = []
    const greedy: Bot = {
      ...novice,
      work: 7,
      choose: (turn, draw, budget) => {
        while (budget.spend(1));
        spent.push(budget.spent)
        return novice.choose(turn, draw, budget)
      },
    }
    for (const [thinking, work] of [
      [OWN, 7],
      [{ kind: 'work', most: 30 }, 30],
    ] as const) {
      spent.length = 0
      await gameOf(levelPlayer([greedy], thinking))
      expect(new Set(spent)).toEqual(new Set([work]))
    }
    // Every look at this clock takes a millisecond.
    let clock = 0
    vi.spyOn(performance, 'now').mockImplementation(() => clock++)
    onTestFinished(() => void vi.restoreAllMocks())
    const { times } = await gameOf(levelPlayer([greedy], { kind: 'milliseconds', most: 100 }))
    for (const time of times[0] as readonly number[]) expect(Math.abs(time - 100)).toBeLessThan(10)
  })
})

test('a game that has no end is a failure told in one line', async () => {
  const start = newRecord(chicago, { players: ['Ana', 'Tom'], seed: 'a game' })
  const hires = [() => levelPlayer([novice], OWN)]
  const game = playGame({ ...chicago, toAct: () => [] }, start, { number: 7, seed: 's', bots: [0, 0] }, hires)
  const error: unknown = await game.catch((thrown: unknown) => thrown)
  expect(unended(7, error)).toEqual({ number: 7, fault: 'no end after 0 actions' })
})

test('the report tells before its last line how many games did not end', async () => {
  const tallies = tallyOf(NAMES, [await gameOf(levelPlayer([novice], OWN))])
  const [plain, told] = [reportLines(tallies, 1), reportLines(tallies, 1, 2)]
  expect(told).toEqual(plain.toSpliced(-1, 0, '2 of 3 games did not end; they are not counted'))
})

test('the report tells median, mean and slowest of all decisions of a bot', () => {
  const game = (times: number[]): PlayedGame => ({
    number: 1,
    record: newRecord(chicago, { players: ['Ana', 'Tom'], seed: 'a game' }),
    bots: [0, 1],
    scores: [20, 10],
    ranks: [1, 2],
    times: [times, []],
    lost: [0, 0],
    why: [null, null],
  })
  const [first, second] = reportLines(tallyOf(NAMES, [game([9, 1]), game([2, 4])]), 2)
  expect(first).toMatch(/, a decision 3\.00 ms \(mean 4\.00, slowest 9\)$/)
  expect(second).toMatch(/, a decision 0\.00 ms \(mean 0\.00, slowest 0\)$/)
  const [odd] = reportLines(tallyOf(NAMES, [game([9, 1, 2])]), 1)
  expect(odd).toMatch(/, a decision 2\.00 ms \(mean 4\.00, slowest 9\)$/)
})
