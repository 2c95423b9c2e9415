import type { GameRecord } from '@roundhouse/kernel'
import { TITLES } from '@roundhouse/titles'
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { interval } from '../src/tournament/interval.ts'
import { seatings } from '../src/tournament/seating.ts'
import { programBot, toldIn } from './program.ts'
import { emptyFolder, roundhouse } from './terminal.ts'

/** Nobody stops it. */
const PATIENT = { stopped: () => new Promise<void>(() => {}) }
const PYTHON = spawnSync('python3', ['--version']).status === 0

describe('tournament', () => {
  test('ends with who won how often, and keeps the games', async () => {
    const folder = emptyFolder()
    const args = [
      '--players',
      '3',
      '--bots',
      'apprentice,novice',
      '--games',
      '6',
      '--seed',
      'a',
      '--jobs',
      '1',
      '--out',
      folder,
    ]
    const { code, out, err } = await roundhouse(['tournament', 'chicago-express', ...args], PATIENT)
    expect({ code, err }).toEqual({ code: 0, err: [] })
    expect(out.at(-1)).toMatch(/^apprentice won 6 of 6 games against novice, 95 % \d+\.\d %–100\.0 %$/)
    expect(out[1]).toMatch(/^novice: places 0\/\d+\/\d+ in 12 seats, won 0 /)
    expect(readdirSync(folder)).toHaveLength(6)
    const file = `${folder}/chicago-express-1.json`
    expect((await roundhouse(['replay', file])).code).toBe(0)
    const { bots } = JSON.parse(readFileSync(file, 'utf8')) as { bots: string[] }
    expect(bots.toSorted()).toEqual(['apprentice', 'novice', 'novice'])
  })

  test('a bot that is not known, or not in this title, is told before any game', async () => {
    for (const bots of ['clever,novice', 'exec:', 'engineer,novice']) {
      const args = ['--players', '3', '--bots', bots, '--games', '1', '--seed', 'a']
      const { code, err } = await roundhouse(['tournament', '1824', ...args])
      expect({ code, lines: err.length }).toEqual({ code: 2, lines: 1 })
    }
  })

  test('games that crash are told and left out, and the last line stays what it is', async () => {
    // No shell takes such a command: whoever would start it throws.
    const args = ['--players', '2', '--bots', 'exec:\0,novice', '--games', '2', '--seed', 'a', '--jobs', '1']
    const { code, out, err } = await roundhouse(['tournament', 'chicago-express', ...args], PATIENT)
    expect(code).toBe(1)
    expect(err.filter((line) => line.startsWith('game '))).toEqual([
      expect.stringMatching(/^game 1 did not end: TypeError/),
      expect.stringMatching(/^game 2 did not end: TypeError/),
    ])
    expect(out.slice(-2)).toEqual([
      '2 of 2 games did not end; they are not counted',
      'exec:\0 won 0 of 0 games against novice, 95 % 0.0 %–100.0 %',
    ])
  })

  test('a program that does not answer loses its decisions to the Novice', async () => {
    const args = [
      '--players',
      '2',
      '--bots',
      'exec:false,novice',
      '--games',
      '1',
      '--seed',
      'a',
      '--jobs',
      '1',
    ]
    const { code, out } = await roundhouse(['tournament', 'chicago-express', ...args], PATIENT)
    expect(code).toBe(0)
    expect(out[0]).toMatch(/, \d+ decisions lost to the Novice$/)
  })

  test.skipIf(!PYTHON)('the example in Python plays every title', { timeout: 60_000 }, async () => {
    const bots = 'exec:python3 docs/bots/novice.py,novice'
    const table = ['--players', '3', '--bots', bots, '--games', '1', '--seed', 'a']
    for (const { id } of TITLES) {
      const { code, out, err } = await roundhouse(['simulate', id, ...table], PATIENT)
      expect({ id, code, err }).toEqual({ id, code: 0, err: [] })
      expect(out).toHaveLength(1)
    }
    const { code, out, err } = await roundhouse(['tournament', '18cz', ...table, '--jobs', '1'], PATIENT)
    expect({ code, err }).toEqual({ code: 0, err: [] })
    expect(out.at(-1)).toMatch(/ won [01] of 1 games against novice/)
    expect(out[0]).not.toMatch(/lost to/)
  })

  test.each([
    ['chicago-express', ['--bots', 'apprentice,novice', '--games', '3']],
    ['chicago-express', ['--bots', 'fireman,driver,apprentice', '--games', '2', '--work', '60']],
    ['1824', ['--bots', 'fireman,novice', '--games', '2', '--work', '2']],
  ])('plays the same games of %s in one process and in two: %j', { timeout: 60_000 }, async (title, who) => {
    const games = async (jobs: string): Promise<{ report: string[]; files: string[] }> => {
      const out = emptyFolder()
      const args = ['--players', '3', ...who, '--seed', 'a', '--out', out, '--jobs', jobs]
      const said = await roundhouse(['tournament', title, ...args], PATIENT)
      expect(said.code).toBe(0)
      return {
        report: said.out.map((line) => line.replace(/, a decision .*/, '')),
        files: readdirSync(out)
          .toSorted()
          .map((file) => readFileSync(`${out}/${file}`, 'utf8')),
      }
    }
    const inOne = await games('1')
    expect(inOne.files).toHaveLength(Number(who[3]))
    expect(await games('2')).toEqual(inOne)
  })

  test('plays a variant with the work that is said, and tells at a terminal at once what is to come', async () => {
    const folder = emptyFolder()
    const told = `${emptyFolder()}/told`
    const drawn: string[] = []
    const bots = `novice,${programBot('--tell', told)}`
    const table = ['--players', '2', '--bots', bots, '--games', '1', '--seed', 'a', '--jobs', '1']
    const more = ['--variant', 'cisleithania', '--work', '9', '--out', folder]
    const status = (text: string): void => void drawn.push(text)
    const { code } = await roundhouse(['tournament', '1824', ...table, ...more], { ...PATIENT, status })
    expect(code).toBe(0)
    const { variant, bots: seats } = JSON.parse(readFileSync(`${folder}/1824-1.json`, 'utf8')) as GameRecord
    expect({ variant, seats }).toEqual({ variant: 'cisleithania', seats: ['novice', null] })
    expect(toldIn(told)[0]?.budget).toEqual({ work: 9, milliseconds: 1000 })
    expect(drawn[0]).toMatch(/^\[ +\] 0 of 1 games$/)
    expect(drawn.at(-1)).toBe('')
  })
})

test('a tournament that is stopped tells what it has', async () => {
  const args = ['--players', '3', '--bots', 'novice', '--games', '5000', '--seed', 'a', '--jobs', '1']
  const { code, out } = await roundhouse(['tournament', 'chicago-express', ...args], {
    stopped: async () => {},
  })
  expect(code).toBe(0)
  expect(out[0]).toMatch(/^stopped after \d+ of 5000 games$/)
  expect(out.at(-1)).toMatch(/^novice won \d+ of \d+ games against novice, 95 % /)
})

test('a tournament whose games cannot be kept tells what it has and why it ended', async () => {
  const out = emptyFolder()
  mkdirSync(`${out}/chicago-express-2.json`)
  const args = ['--players', '3', '--bots', 'novice', '--games', '5000', '--seed', 'a', '--jobs', '2']
  const said = await roundhouse(['tournament', 'chicago-express', ...args, '--out', out], PATIENT)
  expect(said.code).toBe(1)
  expect(said.err).toEqual([
    expect.stringMatching(/^cannot write .*chicago-express-2\.json: it is a folder$/),
  ])
  expect(said.out[0]).toMatch(/^stopped after \d+ of 5000 games$/)
  expect(said.out.at(-1)).toMatch(/^novice won \d+ of \d+ games against novice, 95 % /)
})

test('seats rotate on the same seed', () => {
  const three = seatings(2, 3, 4, 's')
  expect(three.map(({ bots }) => bots)).toEqual([
    [0, 1, 1],
    [1, 0, 1],
    [1, 1, 0],
    [0, 1, 1],
  ])
  expect(three.map(({ seed }) => seed)).toEqual(['s/1', 's/1', 's/1', 's/2'])
  expect(seatings(3, 4, 2, 's').map(({ bots }) => bots)).toEqual([
    [0, 1, 2, 1],
    [1, 0, 1, 2],
  ])
  // Of several others each sits behind the first now and then, and they go round both ways.
  const begun = seatings(4, 4, 24, 's').filter((_, index) => index % 4 === 0)
  expect(new Set(begun.map(({ bots }) => bots.join('')))).toEqual(
    new Set(['0123', '0231', '0312', '0321', '0213', '0132']),
  )
})

test('a bot alone plays against itself: one seat of it counts', async () => {
  const args = ['--players', '3', '--bots', 'novice', '--games', '6', '--seed', 'a', '--jobs', '1']
  const { out } = await roundhouse(['tournament', 'chicago-express', ...args], PATIENT)
  const [, first = ''] = /^novice: places [\d/]+ in 6 seats, won (\d)/.exec(out[0] ?? '') ?? []
  const [, rest = ''] = /^novice: places [\d/]+ in 12 seats, won (\d)/.exec(out[1] ?? '') ?? []
  expect(Number(first) + Number(rest)).toBeLessThanOrEqual(6)
  expect(out.at(-1)).toMatch(new RegExp(`^novice won ${first} of 6 games against novice, 95 % `))
})

test('the interval of a share is Wilson’s', () => {
  const { low, high } = interval(15, 20)
  expect(low).toBeCloseTo(53.1, 1)
  expect(high).toBeCloseTo(88.8, 1)
})
