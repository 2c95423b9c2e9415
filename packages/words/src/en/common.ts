import type { CommonWords } from '../catalogue.ts'
import { formatsFor } from '../formats.ts'
import { faults } from './faults.ts'
import { report } from './report.ts'
import { shell } from './shell.ts'
import { table } from './table.ts'

/** What every page says. */
export const common: CommonWords = {
  language: 'en',
  formats: formatsFor('en'),
  shell,
  table,
  report,
  faults,
}
