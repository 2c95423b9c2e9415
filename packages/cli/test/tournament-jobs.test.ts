import { type Title, newRecord } from '@roundhouse/kernel'
import { titleOf } from '@roundhouse/titles'
import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { type GameToPlay, type Hall, type ToProcess, playAll } from '../src/tournament/jobs.ts'
import type { PlayedGame, UnendedGame } from '../src/tournament/one-game.ts'

const chicago = titleOf('chicago-express') as Title
const HALL: Hall = { title: chicago.id, bots: ['novice'], thinking: { kind: 'own' } }

function gameOf(number: number, bots: readonly number[] = [0, 0]): GameToPlay {
  const start = newRecord(chicago, { players: ['Ana', 'Tom'], seed: `${number}` })
  return { start, seating: { number, seed: 's', bots } }
}

/** What is heard of these games, in their order: nothing for one that ended, the first line of the fault for others. */
async function heardOf(games: readonly GameToPlay[], jobs: number, code?: URL): Promise<object> {
  const heard = new Map<number, string | null>()
  const done = (game: PlayedGame | UnendedGame): void => {
    heard.set(game.number, 'fault' in game ? (game.fault.split('\n')[0] ?? '') : null)
  }
  const organizer = { done, stopped: () => false }
  await playAll(HALL, games, jobs, code === undefined ? organizer : { ...organizer, code })
  return Object.fromEntries(heard)
}

describe('a tournament goes on', () => {
  test('after a game that crashes', async () => {
    // Nobody is hired as the tenth bot.
    const heard = await heardOf([gameOf(1), gameOf(2, [0, 9]), gameOf(3)], 1)
    expect(heard).toEqual({ 1: null, 2: expect.stringMatching(/^TypeError: /), 3: null })
  })

  test.each([1, 2])('after a game that takes its process with it, of %i', async (jobs) => {
    const games = [1, 2, 3, 4, 5].map((number) => gameOf(number))
    const heard = await heardOf(games, jobs, new URL('crashing-process.ts', import.meta.url))
    expect(heard).toEqual({
      1: null,
      2: 'Error: a process dies as told',
      3: 'its process ended with 3',
      4: null,
      5: null,
    })
  })
})

test('a tournament whose processes cannot begin fails at once', async () => {
  const organizer = { done: () => {}, stopped: () => false }
  const games = playAll({ ...HALL, bots: ['clever'] }, [gameOf(1)], 1, organizer)
  await expect(games).rejects.toThrow("there is no bot 'clever'")
})

test('a process of a tournament ends with whoever began it, in the midst of a game', async () => {
  const code = fileURLToPath(new URL('../src/tournament/game-process.ts', import.meta.url))
  const child = fork(code, { serialization: 'advanced' })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const heard = new Promise((resolve) => child.once('message', resolve))
  // Long thoughts, of which it takes hundreds.
  const slow: Hall = { ...HALL, bots: ['fireman'], thinking: { kind: 'milliseconds', most: 300 } }
  child.send({ hall: slow } satisfies ToProcess)
  expect(await heard).toEqual({ ready: true })
  child.send({ game: gameOf(1) } satisfies ToProcess)
  child.disconnect()
  expect(await ended).toBe(0)
})
