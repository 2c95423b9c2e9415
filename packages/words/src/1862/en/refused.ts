import { reasons } from '../../railway/en/reasons/index.ts'
import { refusalWords } from '../../reasons.ts'
import { REASONS } from '../reasons.ts'
import type { RmRefusalWords } from '../shapes.ts'
import { nouns } from './names.ts'
import { refusals } from './refusals.ts'

/** Whatever is refused: its own reasons, and those of every railway title. */
export const refused: RmRefusalWords = refusalWords(REASONS, reasons(nouns), refusals)
