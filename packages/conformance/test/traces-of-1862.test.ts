import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { peer1862 } from '../src/1862/peer.ts'
import { compareTrace, readTrace } from '../src/index.ts'

// Recorded games lie beside the repository, not in it.
const FOLDER = join(import.meta.dirname, '../../../../shared/conformance/1862')

/** A few of all; the command `conformance` compares every one. */
const GAMES = [
  'real-1862_game_end_bank.json',
  'real-46925.json',
  'gen-2p-short_length+eight_tokens-s20210-raider.json',
  'gen-3p-std-s20304-chaos.json',
  'gen-4p-std-s20400-merger.json',
  'gen-8p-std-s20800-engineer.json',
] as const

function isThere(name: string): boolean {
  return existsSync(FOLDER) && readdirSync(FOLDER).includes(name)
}

describe.skipIf(!GAMES.some(isThere))('recorded games of 1862', () => {
  test.each(GAMES.filter(isThere))('%s is identical after every action', (name) => {
    const read = readTrace(readFileSync(join(FOLDER, name), 'utf8'))
    if (!read.ok) throw new Error(`${name} is no trace`)
    const { value: trace } = read
    const same = { actions: trace.actions.length, difference: null, notes: [] }
    expect(compareTrace(trace, peer1862)).toEqual(same)
  })
})
