import { spokenHexes } from '../../railway/it/hexes.ts'
import type { AhWords } from '../shapes.ts'
import { companyKinds, nouns } from './names.ts'
import { panel } from './panel.ts'
import { rounds } from './rounds.ts'
import { sections } from './sections.ts'
import { texts } from './texts.ts'

export const ah: AhWords = {
  sections,
  summaries: async () => (await import('./summaries.ts')).summaries,
  rounds,
  spoken: spokenHexes(''),
  panel,
  texts,
  orders: async () => (await import('../../railway/it/orders.ts')).orders(nouns, 'never'),
  amendments: async () => (await import('./amendments.ts')).amendments,
  companyKinds,
}
