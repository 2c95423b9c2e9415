import type { GameRecord } from '@roundhouse/kernel'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { emptyFolder, roundhouse } from './terminal.ts'

const PLAYERS = [
  { id: 11, name: 'Anna' },
  { id: 7, name: 'Ben' },
  { id: 9, name: 'Cyril' },
]

function decision(id: number, player: number, more: object): object {
  return { id, entity: player, entity_type: 'player', user: player, created_at: 1_600_000_000 + id, ...more }
}

/** A download of a game that has just begun: two purchases, one of them taken back and made again. */
const EXPORT = {
  id: 4711,
  title: '18CZ',
  status: 'active',
  players: PLAYERS,
  settings: { seed: 4711, player_order: [11, 7, 9], optional_rules: [] },
  actions: [
    decision(1, 11, { type: 'bid', company: 'L1', price: 55 }),
    decision(2, 7, { type: 'bid', company: 'S1', price: 25 }),
    decision(3, 7, { type: 'undo' }),
    decision(4, 7, { type: 'message', message: 'sorry' }),
    decision(5, 7, { type: 'bid', company: 'L2', price: 60 }),
  ],
}

function fileOf(content: unknown): { file: string; out: string } {
  const folder = emptyFolder()
  const file = join(folder, 'export.json')
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return { file, out: join(folder, 'game.json') }
}

describe('import', () => {
  test('writes a game of ours from a download', async () => {
    const { file, out } = fileOf(EXPORT)
    const said = await roundhouse(['import', file, '--out', out])
    expect(said).toMatchObject({ code: 0, err: [] })
    expect(said.out.at(-1)).toMatch(/18cz@\d+, 3 players, 2 of 2 actions, all within the rulebook/)
    const record = JSON.parse(readFileSync(out, 'utf8')) as GameRecord
    expect(record).toMatchObject({
      title: '18cz',
      players: ['Anna', 'Ben', 'Cyril'],
      options: { compatibility: '18xx.games' },
      log: [
        { kind: 'action', seat: 0, action: { type: 'buyLocal', local: 'L1' } },
        { kind: 'action', seat: 1, action: { type: 'buyLocal', local: 'L2' } },
      ],
    })
  })

  test('the game it writes replays', async () => {
    const { file, out } = fileOf(EXPORT)
    await roundhouse(['import', file, '--out', out])
    const replayed = await roundhouse(['replay', out])
    expect(replayed).toMatchObject({ code: 0, err: [] })
    expect(replayed.out.at(-1)).toMatch(/^ok: 2 actions, /)
  })

  test('a list that ends before its finished game is imported up to there, and said so', async () => {
    const { file, out } = fileOf({ ...EXPORT, status: 'finished' })
    const { code, err } = await roundhouse(['import', file, '--out', out])
    expect({ code, lines: err.length }).toEqual({ code: 1, lines: 1 })
    expect(err[0]).toMatch(
      /imported up to there: the list of actions ends before the game does, after action 2/,
    )
    expect((JSON.parse(readFileSync(out, 'utf8')) as GameRecord).log).toHaveLength(2)
  })

  test('an action that cannot follow stops the import there', async () => {
    const gap = decision(6, 9, { type: 'bid', company: 'L1', price: 55 })
    const { file, out } = fileOf({ ...EXPORT, actions: [...EXPORT.actions, gap] })
    const { code, err, out: said } = await roundhouse(['import', file, '--out', out])
    expect(code).toBe(1)
    expect(err[0]).toMatch(/imported up to there: action 3 \(Cyril: bid\): .+\. \[CZ-PRE-UNAVAILABLE, /)
    expect((JSON.parse(readFileSync(out, 'utf8')) as GameRecord).log).toHaveLength(2)
    expect(said.at(-1)).toMatch(/2 of 3 actions, all within the rulebook$/)
  })

  test('names that no game file takes are changed, and it is said', async () => {
    const names = ['  ', 'Ana', 'Ana']
    const players = PLAYERS.map(({ id }, seat) => ({ id, name: names[seat] }))
    const { file, out } = fileOf({ ...EXPORT, players })
    const { code, out: said } = await roundhouse(['import', file, '--out', out, '--lang', 'es'])
    expect(code).toBe(0)
    expect(said.slice(0, -1)).toEqual([
      'El jugador «» se llama aquí «Jugador 1».',
      'El jugador «Ana» se llama aquí «Ana (2)».',
    ])
    expect((await roundhouse(['replay', out])).out.at(-1)).toMatch(/^ok: 2 actions, /)
  })

  test('an undo with nothing to undo is passed over, and it is said', async () => {
    const { file, out } = fileOf({
      ...EXPORT,
      actions: [decision(1, 7, { type: 'undo' }), ...EXPORT.actions],
    })
    const { code, out: said } = await roundhouse(['import', file, '--out', out])
    expect(code).toBe(0)
    expect(said[0]).toBe('Entry 1 of the list has nothing to undo or redo, and changes nothing.')
  })

  test.each([
    ['es', /cortada a la mitad, importada hasta ahí: acción 3 \(Cyril: bid\): /, /^Esto no es JSON/],
    ['it', /interrotta a metà, importata fino a lì: azione 3 \(Cyril: bid\): /, /^Questo non è JSON/],
  ])('--lang %s words what stopped it, what was found and what is wrong', async (lang, cut, noJson) => {
    const gap = decision(6, 9, { type: 'bid', company: 'L1', price: 55 })
    const { file, out } = fileOf({ ...EXPORT, actions: [...EXPORT.actions, gap] })
    const { err, out: said } = await roundhouse(['import', file, '--out', out, '--lang', lang])
    expect(err[0]).toMatch(cut)
    expect(said.at(-1)).not.toMatch(/actions|rulebook/)
    const broken = fileOf('{')
    const { err: faults } = await roundhouse(['import', broken.file, '--out', broken.out, '--lang', lang])
    expect(faults[0]?.slice(broken.file.length + 2)).toMatch(noJson)
  })

  test.each([
    ['a truncated file', JSON.stringify(EXPORT).slice(0, 300), /no JSON, or only the beginning/],
    ['an empty file', '', /no JSON/],
    ['a foreign file', { name: 'roundhouse', version: '1' }, /no recorded game .*“title”/],
    ['a game file of ours', { format: 1, title: '18cz', players: ['A'], log: [] }, /“actions”/],
    ['an unknown title', { ...EXPORT, title: '18Chesapeake' }, /no import for the title “18Chesapeake”/],
    ['an unknown rule', { ...EXPORT, settings: { optional_rules: ['fog'] } }, /rule “fog” is not known/],
    [
      'two players without a seed',
      { ...EXPORT, id: null, settings: {}, players: PLAYERS.slice(0, 2) },
      /neither a seed nor the number of its game.*the lot decided/,
    ],
    ['too many players', { ...EXPORT, players: Array.from('ABCDEFG') }, /“players”/],
  ])('%s is one clear line, exit code 1 and no file', async (_name, content, line) => {
    const { file, out } = fileOf(content)
    const { code, err } = await roundhouse(['import', file, '--out', out])
    expect({ code, lines: err.length }).toEqual({ code: 1, lines: 1 })
    expect(err[0]).toMatch(line)
    expect(existsSync(out)).toBe(false)
  })

  test('a file that is not there is told', async () => {
    const { code, err } = await roundhouse(['import', 'nowhere.json', '--out', 'x.json'])
    expect({ code, err }).toEqual({ code: 1, err: ['cannot read nowhere.json: there is no such file'] })
  })
})

describe('conformance', () => {
  const TRACE = {
    format: 1,
    title: '1889',
    players: ['A', 'B'],
    optional_rules: [],
    seed: 1,
    setup: {},
    initial: {},
    actions: [],
    states: [],
    finished: false,
    result: {},
  }

  function folderOf(files: Record<string, unknown>): string {
    const folder = emptyFolder()
    mkdirSync(join(folder, 'deep'))
    for (const [name, content] of Object.entries(files)) {
      writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content))
    }
    return folder
  }

  test('a title that is not implemented is not identical', async () => {
    const folder = folderOf({ 'deep/one.json': TRACE })
    const { code, out } = await roundhouse(['conformance', folder, '--jobs', '1'])
    expect(code).toBe(1)
    expect(out[0]).toBe(`${join('deep', 'one.json')}: 0: 1889 is not implemented`)
    expect(out).toContain('not compared: po (the order in which the recording engine keeps the players)')
    expect(out.at(-1)).toBe('0 of 1 games identical, 0 actions compared')
  })

  test('a file that is no trace is not identical', async () => {
    const folder = folderOf({ 'a.json': '{', 'b.json': '{}', 'c.txt': 'x' })
    const { code, out } = await roundhouse(['conformance', folder, '--jobs', '2'])
    expect(code).toBe(1)
    expect(out).toEqual([
      'a.json: 0: no trace (no-json)',
      'b.json: 0: no trace (title)',
      '0 of 2 games identical, 0 actions compared',
    ])
  })

  test('takes a single file', async () => {
    const folder = folderOf({ 'deep/one.json': TRACE, 'two.json': TRACE })
    const { code, out } = await roundhouse(['conformance', join(folder, 'deep', 'one.json')])
    expect(code).toBe(1)
    expect(out[0]).toBe('one.json: 0: 1889 is not implemented')
    expect(out.at(-1)).toBe('0 of 1 games identical, 0 actions compared')
  })

  test('--title leaves other titles out', async () => {
    const folder = folderOf({ 'one.json': TRACE })
    const { code, err } = await roundhouse(['conformance', folder, '--title', '18CZ'])
    expect({ code, err }).toEqual({ code: 1, err: [`there is no recording of '18CZ' below ${folder}`] })
  })

  test('a folder that is not there is told', async () => {
    const { code, err } = await roundhouse(['conformance', 'nowhere'])
    expect({ code, err }).toEqual({ code: 1, err: ['cannot read nowhere: there is no such file'] })
  })
})
