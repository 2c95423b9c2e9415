import type { Amendment } from '@roundhouse/kernel'

/** What was corrected after it had been released; rules/earlier.ts has how it was played before. */
export const AMENDMENTS = [
  { number: 2, date: '2026-11-16', section: '6.2', id: 'idleTurnPassed' },
  { number: 2, date: '2026-11-16', section: '6.5.2', id: 'limitAtStartOfTurn' },
  { number: 2, date: '2026-11-16', section: '7.2', id: 'lastTokenDisplaced' },
  { number: 2, date: '2026-11-16', section: '7.12', id: 'mergedToNothing' },
  { number: 2, date: '2026-11-16', section: '7.8.2', id: 'paidForAllItMay' },
  { number: 2, date: '2026-11-16', section: '7.8', id: 'idleFreightJoins' },
  { number: 2, date: '2026-11-16', section: '7.9', id: 'declinedTrainKnown' },
  { number: 3, date: '2026-11-16', section: '7.8', id: 'roomForTrains' },
  { number: 3, date: '2026-11-16', section: '2.4', id: 'recordedTables' },
] as const satisfies readonly Amendment[]

export type AmendmentId = (typeof AMENDMENTS)[number]['id']
