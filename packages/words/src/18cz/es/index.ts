import { spokenHexes } from '../../railway/es/hexes.ts'
import { reasons } from '../../railway/es/reasons/index.ts'
import { refusalWords } from '../../reasons.ts'
import { REASONS } from '../reasons.ts'
import type { CzWords } from '../shapes.ts'
import { companyKinds, nouns } from './names.ts'
import { panel } from './panel.ts'
import { refusals } from './refusals.ts'
import { rounds } from './rounds.ts'
import { sections } from './sections.ts'
import { texts } from './texts.ts'

export const cz: CzWords = {
  refusals: refusalWords(REASONS, reasons(nouns), refusals),
  sections,
  summaries: async () => (await import('./summaries.ts')).summaries,
  rounds,
  spoken: spokenHexes('de borde púrpura'),
  panel,
  orders: async () => (await import('../../railway/es/orders.ts')).orders(nouns, 'acquires'),
  texts,
  amendments: async () => (await import('./amendments.ts')).amendments,
  companyKinds,
}
