import type { Amendment } from '@roundhouse/kernel'

/** What was corrected after it had been released; rules/earlier.ts has how it was played before. */
export const AMENDMENTS = [
  { number: 2, date: '2026-11-15', section: 'VII.4', id: 'sellEnough' },
  { number: 2, date: '2026-11-15', section: 'VIII.3', id: 'localsAnyTime' },
  { number: 2, date: '2026-11-15', section: 'VIII.5', id: 'terrainPowerAlone' },
  { number: 2, date: '2026-11-15', section: 'VIII.8', id: 'lentTrainApart' },
  { number: 2, date: '2026-11-15', section: 'VIII.11', id: 'oneTrainWithHelp' },
  { number: 2, date: '2026-11-15', section: 'XI.2', id: 'privatesChosen' },
  { number: 2, date: '2026-11-15', section: 'XI.2', id: 'kindsExported' },
  { number: 2, date: '2026-11-15', section: 'XI.2', id: 'mwAnyTime' },
  { number: 2, date: '2026-11-15', section: 'XI.2', id: 'mwInOwnHex' },
] as const satisfies readonly Amendment[]

export type AmendmentId = (typeof AMENDMENTS)[number]['id']
