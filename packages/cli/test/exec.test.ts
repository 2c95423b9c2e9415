import { type Title, newRecord } from '@roundhouse/kernel'
import { titleOf } from '@roundhouse/titles'
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { describe, expect, onTestFinished, test } from 'vitest'
import { type PlayedGame, playGame } from '../src/tournament/one-game.ts'
import { type Thinking, hirerOf } from '../src/tournament/player.ts'
import { RunningPrograms } from '../src/tournament/program.ts'
import { played, programBot, toldIn } from './program.ts'
import { emptyFolder, roundhouse } from './terminal.ts'

const STARTED = fileURLToPath(new URL('../../../scripts/roundhouse.mjs', import.meta.url))
const PATIENT = { stopped: () => new Promise<void>(() => {}) }
const chicago = titleOf('chicago-express') as Title

/** Which of the programs that told there still run. */
function runningIn(file: string): number[] {
  return [...new Set(toldIn(file).map(({ pid }) => pid))].filter((pid) => {
    try {
      process.kill(pid, 0)
      // Whoever has ended may still be listed until somebody takes note of it.
      const listed = `/proc/${pid}/stat`
      return !existsSync(listed) || !/\) Z /.test(readFileSync(listed, 'utf8'))
    } catch {
      return false
    }
  })
}

/** One game of two bots by name. */
async function gameOf(names: readonly string[], thinking: Thinking): Promise<PlayedGame> {
  const start = newRecord(chicago, { players: ['Ana', 'Tom'], seed: 'programs' })
  const { note } = new RunningPrograms()
  const hires = await Promise.all(names.map((name) => hirerOf(chicago, name, thinking, note)))
  return playGame(chicago, start, { number: 1, seed: 's', bots: [0, 1] }, hires)
}

describe('a program', () => {
  test('late once loses one decision; it may start slowly, and be over its time by a tenth', async () => {
    const slow = programBot('--start', '650', '--late', '3', '--by', '650')
    const game = await gameOf([slow, 'novice'], { kind: 'milliseconds', most: 400 })
    expect({ lost: game.lost, why: game.why }).toEqual({ lost: [1, 0], why: ['is late', null] })
    expect(game.times[0]?.[2]).toBeGreaterThan(435)
  })

  test('is heard by the number of the question alone, knows its budget, and is ended with its game', async () => {
    const file = join(emptyFolder(), 'told')
    const program = programBot('--noisy', '--stays', '--tell', file)
    expect((await gameOf([program, 'novice'], { kind: 'work', most: 9 })).lost).toEqual([0, 0])
    expect(toldIn(file)[0]?.budget).toEqual({ work: 9, milliseconds: 1000 })
    await expect.poll(() => runningIn(file)).toEqual([])
  })

  test('that plays what is no action, or not legal, loses each of its decisions', async () => {
    const formless = programBot('--play', played({ type: 'bid', amount: 'all' }))
    const illegal = programBot('--play', played({ type: 'bid', amount: 100_000 }))
    const game = await gameOf([formless, illegal], { kind: 'own' })
    expect(game.lost).toEqual(
      [0, 1].map((seat) => game.record.log.filter((each) => each.seat === seat).length),
    )
    expect(game.why[0]).toBe('plays no action of this title')
    expect(game.why[1]).toMatch(/^plays CE-/)
  })

  test('that never ends a line is ended, and loses all its decisions', async () => {
    const file = join(emptyFolder(), 'told')
    const endless = programBot('--endless', '--stays', '--tell', file)
    const game = await gameOf([endless, 'novice'], { kind: 'milliseconds', most: 20_000 })
    expect(game.lost[0]).toBe(game.record.log.filter(({ seat }) => seat === 0).length)
    expect(game.why[0]).toBe('is gone')
    await expect.poll(() => runningIn(file)).toEqual([])
  })

  test('is not stopped by Ctrl-C but with the tournament, whose game under way is not counted', async () => {
    const file = join(emptyFolder(), 'told')
    // It stays in its third question, so that the game cannot end by itself.
    const program = programBot('--stays', '--late', '3', '--by', '20000', '--tell', file)
    const table = ['--players', '2', '--games', '5000', '--seed', 'a', '--jobs', '1', '--ms', '20000']
    // As it is called, without a terminal to read from: then the wish to stop comes twice.
    const args = [STARTED, 'tournament', 'chicago-express', '--bots', `${program},novice`, ...table]
    const child = spawn(process.execPath, args, { detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
    onTestFinished(() => {
      child.kill('SIGKILL')
      for (const pid of runningIn(file)) process.kill(pid, 'SIGKILL')
    })
    let written = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (written += text))
    // The program writes to the same standard error: only when it is gone too, nobody holds it open any more.
    const closed = new Promise((done) => child.once('close', done))
    while (toldIn(file).length < 3) await sleep(10)
    expect(toldIn(file)[0]?.budget).toEqual({ work: null, milliseconds: 20_000 })
    // As a terminal does it: to all that belongs to the command.
    process.kill(-(child.pid as number), 'SIGINT')
    expect(await closed).toBe(0)
    const lines = written.trimEnd().split('\n')
    expect(lines[0]).toBe('stopped after 0 of 5000 games')
    expect(lines.at(-1)).toMatch(/ won 0 of 0 games against novice, 95 % 0\.0 %–100\.0 %$/)
    expect(written).not.toMatch(/lost/)
  })
})

describe('simulate', () => {
  const table = ['simulate', 'chicago-express', '--players', '3', '--seed', 'a']

  test('lets programs of others play too, and tells what they lost', async () => {
    const bots = `${programBot()},exec:false,novice`
    const { code, out, err } = await roundhouse([...table, '--games', '2', '--bots', bots], PATIENT)
    expect({ code, err }).toEqual({ code: 0, err: [] })
    expect(out).toHaveLength(2)
    expect(out[0]).toMatch(/^exec:false: \d+ decisions lost to the Novice$/)
    expect(out[1]).toMatch(/^2 games, \d+ actions, 0 violations, \d+ actions\/s$/)
  })

  test('ends with what it has when it is stopped, and its programs with it', async () => {
    const file = join(emptyFolder(), 'told')
    const bots = programBot('--stays', '--tell', file)
    const stopped = async (): Promise<void> => {
      while (toldIn(file).length < 3) await sleep(10)
    }
    const { code, out } = await roundhouse([...table, '--games', '5000', '--bots', bots], { stopped })
    expect(code).toBe(0)
    expect(out[0]).toBe('stopped after 0 of 5000 games')
    expect(out.at(-1)).toMatch(/^0 games, 0 actions, 0 violations, /)
    await expect.poll(() => runningIn(file)).toEqual([])
  })
})
