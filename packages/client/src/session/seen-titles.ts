import { keptPairs } from '../shell/kept-pairs.ts'

/** What is played at the tables that were last open here. */
export const seenTitles = keptPairs('titles', 50)
