import { asReadonly, replay } from '@roundhouse/kernel'
import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type GoldenGame, expectedOf } from '../../../../test/golden-games.ts'
import { type CzAction, eighteenCz, roundNumber } from '../index.ts'
import { STEP } from './golden/make.ts'

const folder = new URL('golden/', import.meta.url)
const GAMES = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map(
    (file) =>
      [file, JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as GoldenGame<CzAction>] as const,
  )

/** A change of these means that kept games replay differently: raise `rules` of the title. */
describe('golden games', () => {
  test('there are some of every map', () => {
    expect(new Set(GAMES.map(([, { record }]) => record.variant))).toEqual(
      new Set([null, 'bohemia', 'moravia-silesia']),
    )
  })

  test.each(GAMES)(
    '%s looks the same to its players, offers the same and ends with the same scores',
    (_, { record, expected }) => {
      const replayed = replay(eighteenCz, record)
      if (!replayed.ok) throw new Error(JSON.stringify(replayed.fault))
      const { history } = replayed
      expect(expectedOf(eighteenCz, history, STEP)).toEqual(expected)
      expect(history.state.ended).not.toBeNull()
      expect(roundNumber(asReadonly(history.state))).toBe(13)
      for (let version = 0; version <= record.log.length; version += 50) {
        expect(eighteenCz.violations(asReadonly(history.stateAt(version)))).toEqual([])
      }
    },
  )
})
