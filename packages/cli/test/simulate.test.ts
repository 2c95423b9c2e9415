import { novice } from '@roundhouse/bots'
import { type GameRecord, type GameState, type Title, newRecord } from '@roundhouse/kernel'
import { titleOf } from '@roundhouse/titles'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { simulateGame } from '../src/simulation.ts'
import { emptyFolder, roundhouse } from './terminal.ts'

const chicago = titleOf('chicago-express') as Title
const start = newRecord(chicago, { players: ['Ana', 'Tom', 'Lucía'], seed: 'a simulation' })
const THREE = [novice, novice, novice]

describe('simulate', () => {
  test('plays all player counts in turn, ends with its counts, and keeps the games when asked', async () => {
    const folder = emptyFolder()
    const args = ['--players', '2-6', '--games', '5', '--seed', 'the/same', '--out', folder]
    const { code, out, err } = await roundhouse(['simulate', 'chicago-express', ...args])
    expect({ code, err }).toEqual({ code: 0, err: [] })
    expect(out.at(-1)).toMatch(/^5 games, \d+ actions, 0 violations, \d+ actions\/s$/)
    const files = readdirSync(folder)
    const players = files.map(
      (file) => (JSON.parse(readFileSync(join(folder, file), 'utf8')) as typeof start).players.length,
    )
    expect(players.toSorted((a, b) => a - b)).toEqual([2, 3, 4, 5, 6])
    for (const file of files) expect((await roundhouse(['replay', join(folder, file)])).code).toBe(0)
  })

  test('tells in its files who sat where; programs have no level', async () => {
    const folder = emptyFolder()
    const bots = ['--bots', 'apprentice/raider,exec:false,random']
    const table = ['--players', '4', '--games', '1', '--seed', '5', '--out', folder]
    const patient = { stopped: () => new Promise<void>(() => {}) }
    const { code } = await roundhouse(['simulate', 'chicago-express', ...table, ...bots], patient)
    expect(code).toBe(0)
    const file = readFileSync(join(folder, 'chicago-express-5-1.json'), 'utf8')
    const names = ['apprentice/raider', null, 'novice', 'apprentice/raider']
    expect((JSON.parse(file) as GameRecord).bots).toEqual(names)
  })

  test('the same seed plays the same games', async () => {
    const args = [
      'simulate',
      'chicago-express',
      '--players',
      '3',
      '--games',
      '3',
      '--seed',
      '5',
      '--bots',
      'random',
    ]
    const counts = async (): Promise<string> =>
      ((await roundhouse(args)).out.at(-1) ?? '').split(', ', 2).join()
    expect(await counts()).toBe(await counts())
  })

  test('draws its bar only on a terminal', async () => {
    const drawn: string[] = []
    const args = ['simulate', 'chicago-express', '--players', '3', '--games', '2', '--seed', '5']
    await roundhouse(args, { status: (text) => void drawn.push(text) })
    expect(drawn[0]).toMatch(/^\[ +\] 0 of 2 games$/)
    expect(drawn.at(-1)).toBe('')
  })

  test('a table that cannot be is told before any game', async () => {
    const args = ['--players', '2-7', '--games', '5', '--seed', '1']
    const { code, out, err } = await roundhouse(['simulate', 'chicago-express', ...args])
    expect({ code, out, lines: err.length }).toEqual({ code: 1, out: [], lines: 1 })
  })
})

describe('a simulated game finds', () => {
  const faultsOf = async (broken: Partial<Title>): Promise<readonly string[]> =>
    (await simulateGame({ ...chicago, ...broken }, start, THREE, 'luck')).faults

  test('nothing in sound rules', async () => {
    expect(await faultsOf({})).toEqual([])
  })

  test('a broken invariant, with the log up to it', async () => {
    const violations = (state: object): string[] =>
      (state as { round: number }).round > 1 ? ['no second round'] : []
    const game = await simulateGame({ ...chicago, violations }, start, THREE, 'luck')
    expect(game.faults).toEqual(['no second round'])
    expect(game.record.log).toHaveLength(game.actions)
    expect(game.actions).toBeGreaterThan(0)
  })

  test('a crash', async () => {
    const standing = (): never => {
      throw new Error('off the map')
    }
    const steps = chicago.steps.map((step) => (step.name === 'bid' ? { ...step, apply: standing } : step))
    const game = await simulateGame({ ...chicago, steps }, start, THREE, 'luck')
    expect(game).toMatchObject({ actions: 1, faults: ['crash: off the map'] })
  })

  test('a choice that is refused', async () => {
    const steps = chicago.steps.map((step) => ({
      ...step,
      refuse: () => ({ code: 'NEVER', section: 'p0', params: {} }),
    }))
    expect((await faultsOf({ steps }))[0]).toMatch(/a choice is refused: NEVER/)
  })

  test('a seat without a choice', async () => {
    const steps = chicago.steps.map((step) => ({ ...step, choices: () => [] }))
    expect((await faultsOf({ steps }))[0]).toMatch(/has no choice in bid/)
  })

  test('a game that stops without an end', async () => {
    expect((await faultsOf({ toAct: () => [] }))[0]).toMatch(/has not ended/)
  })

  test('a set-up that is not the same twice', async () => {
    let times = 0
    const setup: Title['setup'] = (table, emit) => {
      const state = chicago.setup(table, emit) as GameState & { extra?: number }
      state.extra = times++
      return state
    }
    const clone: Title['clone'] = (state) => structuredClone(state) as GameState
    expect(await faultsOf({ setup, clone })).toEqual(['the log replays to another state'])
  })

  test('a state that JSON cannot keep', async () => {
    const setup: Title['setup'] = (table, emit) =>
      Object.assign(chicago.setup(table, emit), { extra: new Map([[1, 2]]), when: { toJSON: () => 'late' } })
    expect(await faultsOf({ setup })).toEqual(['the state changes when written as JSON'])
  })
})
