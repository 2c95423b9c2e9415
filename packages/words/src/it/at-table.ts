import type { AtTableWords } from '../catalogue.ts'
import { report } from './report.ts'
import { table } from './table.ts'

/** What is said at a table, whatever is played there. */
export const atTable: AtTableWords = { table, report }
