import { czEntry } from './18cz/entry.ts'
import { ahEntry } from './1824/entry.ts'
import { rmEntry } from './1862/entry.ts'
import { chicagoEntry } from './chicago-express/entry.ts'
import type { TitleEntry } from './shell/title-entry.ts'

/** The titles that have a table in the browser, as they stand on the shelf. */
export const TITLES: readonly TitleEntry[] = [
  chicagoEntry, //
  czEntry,
  ahEntry,
  rmEntry,
]
