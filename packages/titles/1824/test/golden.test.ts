import { History, asReadonly, replay } from '@roundhouse/kernel'
import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type GoldenGame, expectedOf } from '../../../../test/golden-games.ts'
import type { AhAction } from '../actions.ts'
import type { AhEvent } from '../events.ts'
import type { AhState } from '../state.ts'
import { eighteen24 } from '../title.ts'
import { STEP } from './golden/make.ts'

const folder = new URL('golden/', import.meta.url)
const GAMES = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map(
    (file) =>
      [file, JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as GoldenGame<AhAction>] as const,
  )

/** A change of these means that kept games replay differently: raise `rules` of the title. */
describe('golden games', () => {
  test('there are some of every map', () => {
    expect(new Set(GAMES.map(([, { record }]) => record.variant))).toEqual(
      new Set([null, 'goods-time', 'cisleithania']),
    )
  })

  test.each(GAMES)(
    '%s looks the same to its players, offers the same and ends with the same scores',
    { timeout: 30_000 },
    (_, { record, expected }) => {
      const replayed = replay(eighteen24, record)
      if (!replayed.ok) throw new Error(JSON.stringify(replayed.fault))
      const { history } = replayed
      expect(expectedOf(eighteen24, history, STEP)).toEqual(expected)
      expect(history.state.ended).not.toBeNull()
      for (let version = 0; version <= record.log.length; version += STEP) {
        expect(eighteen24.violations(asReadonly(history.stateAt(version)))).toEqual([])
      }
    },
  )

  /** A page gets the set-up without the generator; what was drawn lies open from the start. — III.2, X.3 */
  test('who may not know the generator follows the same game', { timeout: 30_000 }, () => {
    for (const [, { record }] of GAMES.filter(([name]) => name.startsWith('cisleithania'))) {
      const played = replay(eighteen24, record)
      if (!played.ok) throw new Error(JSON.stringify(played.fault))
      const known = played.history
      const start = eighteen24.conceal(asReadonly(known.stateAt(0)), 0)
      const page = new History<AhState, AhAction, AhEvent>(eighteen24, start)
      for (const entry of JSON.parse(JSON.stringify(known.log)) as typeof known.log) {
        expect(page.append(entry).ok).toBe(true)
      }
      expect({ ...page.state, rng: null }).toEqual({ ...known.state, rng: null })
    }
  })
})
