import type { Words } from '../catalogue.ts'
import { formatsFor } from '../formats.ts'
import { chicago } from './chicago.ts'
import { faults } from './faults.ts'
import { home } from './home.ts'
import { report } from './report.ts'
import { shell } from './shell.ts'
import { table } from './table.ts'

export const en: Words = {
  language: 'en',
  formats: formatsFor('en'),
  shell,
  home,
  table,
  report,
  chicago,
  faults,
}
