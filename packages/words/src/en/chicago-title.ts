import type { ChicagoTitleWords } from '../catalogue.ts'
import { chicago } from './chicago.ts'
import { chicago as table } from './table-chicago.ts'

/** What only the table of Chicago Express says. */
export const chicagoTitle: ChicagoTitleWords = { chicago, table }
