import type { ChicagoTitleWords } from '../../catalogue.ts'
import { chicago } from './game.ts'
import { chicago as table } from './table.ts'

/** What only the table of Chicago Express says. */
export const chicagoTitle: ChicagoTitleWords = { chicago, table }
