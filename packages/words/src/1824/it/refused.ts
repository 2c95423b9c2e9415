import { reasons } from '../../railway/it/reasons/index.ts'
import { refusalWords } from '../../reasons.ts'
import { REASONS } from '../reasons.ts'
import type { AhRefusalWords } from '../shapes.ts'
import { nouns } from './names.ts'
import { refusals } from './refusals.ts'

/** Whatever is refused: its own reasons, and those of every railway title. */
export const refused: AhRefusalWords = refusalWords(REASONS, reasons(nouns), refusals)
