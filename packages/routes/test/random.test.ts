import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DIFFERENTIALS, compare } from './differential.ts'

/** ROUTES_DIFFERENTIAL=20000 widens the search for differences; the default keeps the file quick. */
const RUNS = Number(process.env['ROUTES_DIFFERENTIAL'] ?? 800)

describe('solver and brute force agree on random boards', () => {
  test.each(DIFFERENTIALS)('%s', { timeout: 600_000 }, (which) => {
    let compared = 0
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 30 }), (seed) => {
        const difference = compare(which, seed)
        if (difference !== null) compared++
        expect(difference ?? '').toBe('')
      }),
      { numRuns: RUNS, seed: 18_62 },
    )
    expect(compared).toBeGreaterThan(RUNS * 0.9)
  })
})
