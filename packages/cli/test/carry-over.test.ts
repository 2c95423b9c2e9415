import type { GameRecord } from '@roundhouse/kernel'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { archiveFiles } from '../src/archive-files.ts'
import { emptyFolder, roundhouse } from './terminal.ts'

const ARCHIVE = fileURLToPath(new URL('../../../archive/', import.meta.url))

function gameFile(rules: string, name: string, entries: number): string {
  const kept = archiveFiles(ARCHIVE, rules).find((each) => each.name === name)
  const { record } = (kept as NonNullable<typeof kept>).read()
  const file = join(emptyFolder(), 'game.json')
  writeFileSync(file, JSON.stringify({ ...record, log: record.log.slice(0, entries) }))
  return file
}

describe('carry-over', () => {
  test('writes the game under the newest rules when every entry means the same', async () => {
    const file = gameFile('18cz@1', 'base-3', 12)
    const out = join(emptyFolder(), 'newest.json')
    const { code, err, out: lines } = await roundhouse(['carry-over', file, '--out', out])
    expect({ code, err }).toEqual({ code: 0, err: [] })
    const newest = JSON.parse(readFileSync(out, 'utf8')) as GameRecord
    expect(lines.at(-1)).toBe(`${out}: 18cz@1 to ${newest.rules}, 12 entries alike`)
    expect((await roundhouse(['replay', out])).code).toBe(0)
  })

  test('a file that is no game changes nothing', async () => {
    const out = join(emptyFolder(), 'newest.json')
    const { code, err } = await roundhouse(['carry-over', 'nowhere.json', '--out', out])
    expect({ code, lines: err.length }).toEqual({ code: 1, lines: 1 })
    expect(() => readFileSync(out)).toThrow('ENOENT')
  })
})
