import { lazy } from '../../shell/lazy.tsx'
import { guideWanted } from '../../table/guide-wanted.ts'
import type { RailwayTable } from '../railway-table.ts'
import type { TitleGuide } from './title-guide.ts'

/** The guided first game where it is wanted. Its words are many, and most tables do without: they come then. */
export function guidePlace(load: () => Promise<TitleGuide>) {
  const Loaded = lazy<{ readonly railway: RailwayTable }>(async () => {
    const [{ Guide }, guide] = await Promise.all([import('./guide.tsx'), load()])
    return ({ railway }) => <Guide railway={railway} guide={guide} />
  })
  return ({ railway }: { readonly railway: RailwayTable }) =>
    guideWanted.value ? <Loaded railway={railway} /> : null
}
