import type { GameRecord } from '@roundhouse/kernel'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { emptyFolder, roundhouse } from './terminal.ts'

const GOLDEN = new URL('../../titles/18cz/test/golden/base-3.json', import.meta.url)

const { record } = JSON.parse(readFileSync(GOLDEN, 'utf8')) as { record: GameRecord }
const runs = record.log.flatMap((entry, at) =>
  entry.kind === 'action' && entry.action.type === 'run' ? [at] : [],
)
/** The last moment at which a company must run. */
const late = String(runs.at(-1))

function goldenFile(): string {
  const file = join(emptyFolder(), 'golden.json')
  writeFileSync(file, JSON.stringify(record))
  return file
}

describe('routes', () => {
  test('prints the best run of the company whose turn it is, with its proof', async () => {
    const { code, out } = await roundhouse(['routes', goldenFile(), '--at', late])
    expect(code).toBe(0)
    expect(out[1]).toMatch(/^train +route +value$/)
    const total = /^total (\d+), bound (\d+), proven best, \d+ nodes, [\d.]+ ms$/.exec(out.at(-1) ?? '')
    expect(total?.[1]).toBe(total?.[2])
    const sum = out.slice(2, -1).reduce((all, line) => all + Number(/(\d+)$/.exec(line)?.[1]), 0)
    expect(sum).toBe(Number(total?.[1]))
  })

  test('as JSON, for any company', async () => {
    const { code, out } = await roundhouse([
      'routes',
      goldenFile(),
      '--at',
      late,
      '--company',
      'EKJ',
      '--json',
    ])
    expect(code).toBe(0)
    expect(JSON.parse(out.join('\n'))).toMatchObject({ company: 'EKJ', at: Number(late), optimal: true })
  })

  test.each([
    ['an unknown company', ['--company', 'XYZ'], /XYZ/],
    ['an entry that is not there', ['--at', '999999'], /999999/],
    ['a moment at which nobody operates', ['--at', '0'], /--company/],
  ])('%s: one clear line', async (_what, more, line) => {
    const { code, err } = await roundhouse(['routes', goldenFile(), ...more])
    expect(code).toBe(1)
    expect(err.join('\n')).toMatch(line)
  })

  test('a title without trains says so', async () => {
    const game = join(emptyFolder(), 'chicago.json')
    await roundhouse(['new', 'chicago-express', '--players', '3', '--seed', '1', '--out', game])
    const { code, err } = await roundhouse(['routes', game])
    expect([code, err.join('\n')]).toEqual([1, 'Chicago Express has no trains to run'])
  })
})
