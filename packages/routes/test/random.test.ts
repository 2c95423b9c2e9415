import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { WHOLE } from '../../../test/whole.ts'
import { DIFFERENTIALS, compare } from './differential.ts'

/** ROUTES_DIFFERENTIAL=20000 widens the search for differences; the default keeps the file quick. */
const RUNS = Number(process.env['ROUTES_DIFFERENTIAL'] ?? (WHOLE ? 800 : 400))

describe('solver and brute force agree on random boards', () => {
  test.each(DIFFERENTIALS)('%s', { timeout: 600_000 }, (which) => {
    let compared = 0
    // Brute force takes longest over many trains and gives up more often.
    const many = which.endsWith('many trains')
    const runs = many ? RUNS / 4 : RUNS
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 30 }), (seed) => {
        const difference = compare(which, seed)
        if (difference !== null) compared++
        expect(difference ?? '').toBe('')
      }),
      { numRuns: runs, seed: 18_62 },
    )
    expect(compared).toBeGreaterThan(runs * (many ? 0.8 : 0.9))
  })
})
