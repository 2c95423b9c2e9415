import type { Words } from '../catalogue.ts'
import { formatsFor } from '../formats.ts'
import { chicago } from './chicago.ts'
import { faults } from './faults.ts'
import { home } from './home.ts'
import { report } from './report.ts'
import { shell } from './shell.ts'
import { table } from './table.ts'

export const es: Words = {
  language: 'es',
  formats: formatsFor('es'),
  shell,
  home,
  table,
  report,
  chicago,
  faults,
}
