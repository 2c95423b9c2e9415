import type { Amendment } from '@roundhouse/kernel'

/** What was corrected after it had been released; rules/earlier.ts has how it was played before. */
export const AMENDMENTS = [
  { number: 2, date: '2026-11-16', section: 'VI.7', id: 'limitAfterSwap' },
  { number: 2, date: '2026-11-16', section: 'VII.7', id: 'newTrackPassed' },
  { number: 2, date: '2026-11-16', section: 'VI.8', id: 'certificateTraded' },
  { number: 2, date: '2026-11-16', section: 'VII.12', id: 'helpBetweenOwn' },
  { number: 3, date: '2026-11-16', section: 'VI.3', id: 'firstToTwenty' },
  { number: 3, date: '2026-11-16', section: 'VI.2', id: 'passOfLapOne' },
  { number: 3, date: '2026-11-16', section: 'IV.4.4', id: 'turnForNobody' },
  { number: 3, date: '2026-11-16', section: 'VII.12', id: 'salesWhenNeeded' },
  { number: 3, date: '2026-11-16', section: 'X.4', id: 'lastTrainOfAnybody' },
] as const satisfies readonly Amendment[]

export type AmendmentId = (typeof AMENDMENTS)[number]['id']
