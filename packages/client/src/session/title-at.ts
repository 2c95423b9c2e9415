import { keptPairs } from '../shell/kept-pairs.ts'
import { prefetchTable } from '../table/table-page.tsx'

const titles = keptPairs('titles', 50)

/** What a table that was open here before is drawn with comes while its game is still being asked for. */
export function prefetchTableAt(id: string): void {
  const title = titles.of(id)
  if (title !== null) prefetchTable(title)
}

/** The same once it is known which title is played there. */
export function prefetchTableOf(id: string, title: string): void {
  if (titles.of(id) !== title) titles.keep(id, title)
  prefetchTable(title)
}
