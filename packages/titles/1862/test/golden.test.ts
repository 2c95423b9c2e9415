import { History, asReadonly, replay } from '@roundhouse/kernel'
import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type GoldenGame, expectedOf } from '../../../../test/golden-games.ts'
import type { RmAction } from '../actions.ts'
import type { RmEvent } from '../events.ts'
import type { RmState } from '../state.ts'
import { railwayMania } from '../title.ts'
import { STEP } from './golden/make.ts'

const folder = new URL('golden/', import.meta.url)
const GAMES = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map(
    (file) =>
      [file, JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as GoldenGame<RmAction>] as const,
  )

/** A change of these means that kept games replay differently: raise `rules` of the title. */
describe('golden games', () => {
  test('there are some with all types of train, with two and with one', () => {
    expect(new Set(GAMES.map(([, { record }]) => record.variant))).toEqual(
      new Set([null, 'freight-simple', 'express-simple', 'freight-advanced']),
    )
  })

  test.each(GAMES)(
    '%s looks the same to its players, offers the same and ends with the same scores',
    { timeout: 30_000 },
    (_, { record, expected }) => {
      const replayed = replay(railwayMania, record)
      if (!replayed.ok) throw new Error(JSON.stringify(replayed.fault))
      const { history } = replayed
      expect(expectedOf(railwayMania, history, STEP)).toEqual(expected)
      expect(history.state.ended).not.toBeNull()
      for (let version = 0; version <= record.log.length; version += STEP) {
        expect(railwayMania.violations(asReadonly(history.stateAt(version)))).toEqual([])
      }
    },
  )

  /** A page gets the set-up without the generator; what was drawn lies open from the start. — 2.4 */
  test('who may not know the generator follows the same game', { timeout: 30_000 }, () => {
    for (const [, { record }] of GAMES.slice(0, 2)) {
      const played = replay(railwayMania, record)
      if (!played.ok) throw new Error(JSON.stringify(played.fault))
      const known = played.history
      const start = railwayMania.conceal(asReadonly(known.stateAt(0)), 0)
      const page = new History<RmState, RmAction, RmEvent>(railwayMania, start)
      for (const entry of JSON.parse(JSON.stringify(known.log)) as typeof known.log) {
        expect(page.append(entry).ok).toBe(true)
      }
      expect({ ...page.state, rng: null }).toEqual({ ...known.state, rng: null })
    }
  })
})
