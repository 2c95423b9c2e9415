import { spokenHexes } from '../../railway/en/hexes.ts'
import type { RmWords } from '../shapes.ts'
import { companyKinds, nouns, trainChip } from './names.ts'
import { panel } from './panel.ts'
import { rounds } from './rounds.ts'
import { sections } from './sections.ts'
import { texts } from './texts.ts'

export const rm: RmWords = {
  sections,
  summaries: async () => (await import('./summaries.ts')).summaries,
  rounds,
  spoken: spokenHexes('', 'small station'),
  panel,
  texts,
  orders: async () => (await import('../../railway/en/orders.ts')).orders(nouns, 'merges'),
  amendments: async () => (await import('./amendments.ts')).amendments,
  companyKinds,
  trainChip,
}
