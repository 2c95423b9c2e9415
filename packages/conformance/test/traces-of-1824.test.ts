import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { peer1824 } from '../src/1824/peer.ts'
import { compareTrace, readTrace } from '../src/index.ts'

// Recorded games lie beside the repository, not in it.
const FOLDER = join(import.meta.dirname, '../../../../shared/conformance/1824')
const IDENTICAL = [
  'gen-4p-goods_time-s31400-merger.json',
  'gen-5p-std-s30500-capital.json',
  'gen-6p-goods_time-s31600-slow.json',
  'real-235932_premature_ending.json',
]
const NAMES = existsSync(FOLDER) ? readdirSync(FOLDER).filter((name) => IDENTICAL.includes(name)) : []

describe.skipIf(NAMES.length === 0)('recorded games of 1824', () => {
  test.each(NAMES)('%s is identical after every action', (name) => {
    const read = readTrace(readFileSync(join(FOLDER, name), 'utf8'))
    if (!read.ok) throw new Error(`${name} is no trace`)
    const { value: trace } = read
    expect(compareTrace(trace, peer1824)).toEqual({
      actions: trace.actions.length,
      difference: null,
      notes: [],
    })
  })
})
