import type { CommonWords } from '../catalogue.ts'
import { formatsFor } from '../formats.ts'
import { shell } from './shell.ts'

/** What every page says. */
export const common: CommonWords = {
  language: 'en',
  formats: formatsFor('en'),
  shell,
}
