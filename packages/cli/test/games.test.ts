import type { GameRecord } from '@roundhouse/kernel'
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { emptyFolder, roundhouse } from './terminal.ts'

const OK = /^ok: (\d+) actions, [0-9a-f]{16}$/

async function newGame(...more: string[]): Promise<string> {
  const file = join(emptyFolder(), 'game.json')
  const table = ['--players', '3', '--seed', '7', '--out', file]
  const { code, err } = await roundhouse(['new', 'chicago-express', ...table, ...more])
  expect({ code, err }).toEqual({ code: 0, err: [] })
  return file
}

function changed(file: string, change: (record: GameRecord) => unknown): string {
  writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8')) as GameRecord)))
  return file
}

async function finishedGame(): Promise<string> {
  const folder = emptyFolder()
  const args = ['--players', '4', '--games', '1', '--seed', 'done', '--out', folder]
  await roundhouse(['simulate', 'chicago-express', ...args])
  return join(folder, readdirSync(folder)[0] as string)
}

describe('titles', () => {
  test('shows title, players and rule version', async () => {
    const { code, out } = await roundhouse(['titles'])
    expect(code).toBe(0)
    expect(out.join('\n')).toMatch(/chicago-express +Chicago Express +2–6 .*chicago-express@\d/)
  })

  test('tells of variants who may play them, and that a map is a reconstruction', async () => {
    const { out } = await roundhouse(['titles', '--lang', 'es'])
    expect(out.join('\n')).toMatch(/bohemia \(2\), moravia-silesia \(2–3\)/)
    expect(out.join('\n')).toMatch(/^moravia-silesia: .*reconstrucción/m)
  })

  test('tells the number of the rules and each amendment with its date, section and sentence', async () => {
    const { out } = await roundhouse(['titles', '--lang', 'it'])
    const told = out.filter((line) => line.startsWith('18cz@2, '))
    expect(told.length).toBeGreaterThan(5)
    for (const line of told) expect(line).toMatch(/^18cz@2, \d{4}-\d\d-\d\d, [IVX.\d]+: .+ .+ .+\.$/)
    const json = JSON.parse((await roundhouse(['titles', '--json'])).out.join('\n')) as { id: string }[]
    expect(json.find(({ id }) => id === '18cz')).toMatchObject({
      since: '18cz@1',
      amendments: [{ number: 2 }, {}, {}, {}, {}, {}, {}, {}, {}],
    })
  })

  test('as JSON', async () => {
    const { out } = await roundhouse(['titles', '--json'])
    expect(JSON.parse(out.join('\n'))).toMatchObject(
      [
        { id: 'chicago-express', players: { min: 2, max: 6 }, variants: [] },
        { id: '18cz', players: { min: 3, max: 6 }, variants: [{ id: 'bohemia' }, { id: 'moravia-silesia' }] },
        { id: '1824', players: { min: 3, max: 6 }, variants: [{ id: 'goods-time' }, { id: 'cisleithania' }] },
        {
          id: '1862',
          players: { min: 2, max: 8 },
          variants: ['express-simple', 'freight-simple', 'freight-advanced', 'express-advanced'].map(
            (id) => ({ id }),
          ),
        },
      ].map((title) => ({ ...title, rules: expect.stringMatching(/@\d+$/) as unknown })),
    )
  })
})

describe('new', () => {
  test('the same seed gives the same file, another seed another one', async () => {
    const [one, two] = [readFileSync(await newGame(), 'utf8'), readFileSync(await newGame(), 'utf8')]
    expect(one).toBe(two)
    const other = join(emptyFolder(), 'deep', 'game.json')
    await roundhouse(['new', 'chicago-express', '--players', '3', '--seed', '8', '--out', other])
    expect(readFileSync(other, 'utf8')).not.toBe(one)
  })

  test('keeps the options of the table', async () => {
    const file = await newGame('--option', 'opener=2')
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ options: { opener: '2' }, log: [] })
    const { out } = await roundhouse(['replay', file])
    expect(out).toContain('To act: Player 2 (bid)')
  })

  test.each([
    ['title', ['18zz', '--players', '3'], /18zz/],
    ['number of players', ['chicago-express', '--players', '7'], /7.*2.*6/],
    ['variant', ['chicago-express', '--players', '3', '--variant', 'night'], /night/],
    ['option', ['chicago-express', '--players', '3', '--option', 'weather=fine'], /weather/],
    ['value of an option', ['chicago-express', '--players', '3', '--option', 'opener=9'], /opener.*9/],
  ])('an impossible %s is one line and exit code 1', async (_name, args, line) => {
    const file = join(emptyFolder(), 'game.json')
    const { code, err } = await roundhouse(['new', ...args, '--seed', '1', '--out', file])
    expect({ code, lines: err.length }).toEqual({ code: 1, lines: 1 })
    expect(err[0]).toMatch(line)
  })

  test('a place that cannot be written is one line and exit code 1', async () => {
    const folder = emptyFolder()
    writeFileSync(join(folder, 'file'), '')
    for (const out of [folder, join(folder, 'file', 'game.json')]) {
      const { code, err } = await roundhouse([
        'new',
        'chicago-express',
        '--players',
        '3',
        '--seed',
        '1',
        '--out',
        out,
      ])
      expect({ code, lines: err.length }).toEqual({ code: 1, lines: 1 })
      expect(err[0]).toMatch(/^cannot write /)
    }
  })
})

describe('replay', () => {
  test('prints the standing and ends with the number of actions and the hash', async () => {
    const { code, out } = await roundhouse(['replay', await finishedGame()])
    expect(code).toBe(0)
    expect(out).toContain('The game is over.')
    expect(Number(OK.exec(out.at(-1) ?? '')?.[1])).toBeGreaterThan(50)
  })

  test('--at stops earlier and --json tells the same', async () => {
    const file = await finishedGame()
    const { out } = await roundhouse(['replay', file, '--at', '10'])
    const json = JSON.parse(
      (await roundhouse(['replay', file, '--at', '10', '--json'])).out.join(''),
    ) as object
    expect(json).toMatchObject({ ok: true, version: 10, actions: 10, ended: null })
    expect(out.at(-1)).toBe(`ok: 10 actions, ${(json as { hash: string }).hash}`)
    const late = await roundhouse(['replay', file, '--at', '99999'])
    expect(late.code).toBe(1)
    expect(late.err[0]).toMatch(/there is no 99999/)
  })

  test('an undo counts as no action and gives the earlier state back', async () => {
    const file = await newGame()
    const before = (await roundhouse(['replay', file])).out.at(-1)?.split(', ')[1]
    changed(file, (record) => ({
      ...record,
      log: [
        { kind: 'action', seat: 0, action: { type: 'pass' } },
        { kind: 'undo', seat: 0, to: 0 },
      ],
    }))
    expect((await roundhouse(['replay', file])).out.at(-1)).toBe(`ok: 1 actions, ${before}`)
  })

  test.each([
    ['en', /Player 1/],
    ['es', /Player 1/],
    ['it', /Player 1/],
  ])('an action out of turn is refused with its section (%s)', async (language, words) => {
    const file = changed(await newGame(), (record) => ({
      ...record,
      log: [{ kind: 'action', seat: 1, action: { type: 'pass' } }],
    }))
    const { code, out, err } = await roundhouse(['replay', file, '--lang', language])
    expect({ code, out, lines: err.length }).toEqual({ code: 1, out: [], lines: 1 })
    expect(err[0]).toMatch(/^1: .*\[CE-NOT-YOUR-TURN, p36 Play\]$/)
    expect(err[0]).toMatch(words)
    const json = await roundhouse(['replay', file, '--json'])
    expect(json.code).toBe(1)
    expect(JSON.parse(json.out.join(''))).toMatchObject({
      ok: false,
      fault: { code: 'refused', at: 1, refusal: { code: 'CE-NOT-YOUR-TURN', section: 'p36 Play' } },
    })
  })

  test.each<[string, (record: GameRecord) => unknown]>([
    ['another rule version', (record) => ({ ...record, rules: 'chicago-express@0' })],
    ['an unknown title', (record) => ({ ...record, title: '18zz' })],
    ['too few players', (record) => ({ ...record, players: ['Ana'] })],
    ['an undo of the future', (record) => ({ ...record, log: [{ kind: 'undo', seat: 0, to: 5 }] })],
    ['a log that is no list', (record) => ({ ...record, log: 'pass' })],
    ['no object at all', () => [1, 2, 3]],
  ])('a file with %s is one line and exit code 1', async (_name, change) => {
    const { code, out, err } = await roundhouse(['replay', changed(await newGame(), change)])
    expect({ code, out, lines: err.length }).toEqual({ code: 1, out: [], lines: 1 })
  })

  test('a missing file, a folder and a cut-off file are one line and exit code 1', async () => {
    const folder = emptyFolder()
    mkdirSync(join(folder, 'inner'))
    const file = await newGame()
    writeFileSync(file, readFileSync(file, 'utf8').slice(0, 60))
    for (const path of [join(folder, 'none.json'), join(folder, 'inner'), file]) {
      const { code, err } = await roundhouse(['replay', path])
      expect({ code, lines: err.length }).toEqual({ code: 1, lines: 1 })
      expect(err[0]).toContain(path)
    }
  })
})
