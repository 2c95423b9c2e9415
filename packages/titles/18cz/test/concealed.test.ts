import { History, asReadonly, replay } from '@roundhouse/kernel'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { GoldenGame } from '../../../../test/golden-games.ts'
import { type CzAction, type CzEvent, type CzState, eighteenCz } from '../index.ts'

/** A page gets the set-up without the generator; the lots of Václav come with the log. — III.1, XI.1 */
describe.each(['base-3', 'bohemia', 'moravia-3'])('%s', (name) => {
  const file = new URL(`golden/${name}.json`, import.meta.url)
  const { record } = JSON.parse(readFileSync(file, 'utf8')) as GoldenGame<CzAction>

  test('who may not know the generator follows the same game', () => {
    const played = replay(eighteenCz, record)
    if (!played.ok) throw new Error(JSON.stringify(played.fault))
    const known = played.history
    const start = eighteenCz.conceal(asReadonly(known.stateAt(0)), 0)
    const page = new History<CzState, CzAction, CzEvent>(eighteenCz, start)
    for (const entry of JSON.parse(JSON.stringify(known.log)) as typeof known.log) {
      expect(page.append(entry).ok).toBe(true)
    }
    for (const version of [1, Math.floor(known.version / 2), known.version]) {
      expect({ ...page.stateAt(version), rng: null }).toEqual({ ...known.stateAt(version), rng: null })
    }
  })
})

test('the lots of Bohemia are in its log', () => {
  const { record } = JSON.parse(
    readFileSync(new URL('golden/bohemia.json', import.meta.url), 'utf8'),
  ) as GoldenGame<CzAction>
  const played = replay(eighteenCz, record)
  const lots = played.history?.log.flatMap((entry) => (entry.kind === 'action' ? (entry.lots ?? []) : []))
  expect(lots?.length).toBeGreaterThan(0)
})
