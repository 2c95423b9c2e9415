import { prefetchTable } from '../table/table-page.tsx'
import { seenTitles } from './seen-titles.ts'

/** What a table that was open here before is drawn with comes while its game is still being asked for. */
export function prefetchTableAt(id: string): void {
  const title = seenTitles.of(id)
  if (title !== null) prefetchTable(title)
}

/** The same once it is known which title is played there. */
export function prefetchTableOf(id: string, title: string): void {
  if (seenTitles.of(id) !== title) seenTitles.keep(id, title)
  prefetchTable(title)
}
