import type { ChicagoTitleWords } from '../shapes.ts'
import { chicago } from './game.ts'
import { report } from './report.ts'
import { chicago as table } from './table.ts'

/** What only the table of Chicago Express says. */
export const chicagoTitle: ChicagoTitleWords = { chicago, report, table }
