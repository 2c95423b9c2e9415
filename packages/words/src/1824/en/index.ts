import { orders } from '../../railway/en/orders.ts'
import { reasons } from '../../railway/en/reasons/index.ts'
import { refusalWords } from '../../reasons.ts'
import { REASONS } from '../reasons.ts'
import type { AhWords } from '../shapes.ts'
import { companyKinds, nouns } from './names.ts'
import { refusals } from './refusals.ts'
import { sections } from './sections.ts'
import { steps } from './steps.ts'

export const ah: AhWords = {
  refusals: refusalWords(REASONS, reasons(nouns), refusals),
  sections,
  steps,
  orders: orders(nouns, false),
  amendments: {},
  companyKinds,
}
