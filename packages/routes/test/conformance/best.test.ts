import { describe, expect, test } from 'vitest'
import { compareTrace, higherRun } from './compare-best.ts'
import { TITLES, sharedExists, traceNames } from './shared-files.ts'

/** All recorded games take some four seconds; ROUTES_CONFORMANCE=6 compares only every sixth. */
const EVERY = Number(process.env['ROUTES_CONFORMANCE'] ?? 1)
if (!sharedExists)
  console.warn('Recorded games are not beside the repository: their best runs are not compared.')

describe.skipIf(!sharedExists)('the best run of recorded games', () => {
  test.each(TITLES)('%s: never lower', { timeout: 600_000 }, (title) => {
    const names = traceNames(title).filter((_, index) => index % EVERY === 0)
    const compared = names.flatMap((name) => compareTrace(title, name))
    const higher = compared.filter(({ found, recorded }) => found > recorded)
    if (higher.length > 0) console.log(higher.map(higherRun).join('\n'))
    const lower = compared.filter(({ found, recorded }) => found < recorded).map(higherRun)
    expect(lower).toEqual([])
    expect(compared.length).toBeGreaterThan(0)
    console.log(`${title}: ${compared.length} values compared, ${higher.length} higher than recorded`)
  })
})
