import { refusalSentence } from '@roundhouse/words'
import { titleWords } from '../shell/words.ts'
import type { Table, WhyNot } from './table.ts'

/** Why something is not possible, in a sentence. */
export function reasonText(table: Table, reason: WhyNot['reason']): string {
  return typeof reason === 'string' ? reason : refusalSentence(titleWords.value, reason, table.naming.value)
}
