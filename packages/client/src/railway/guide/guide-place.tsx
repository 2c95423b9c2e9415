import { lazy } from '../../shell/lazy.tsx'
import { guideWanted } from '../../table/guide-wanted.ts'
import type { RailwayTable } from '../railway-table.ts'
import type { TitleGuide } from './title-guide.ts'

/** The guided first game where it is wanted. Its words are many, and most tables do without: they come then. */
export function guidePlace(load: () => Promise<TitleGuide>) {
  const Loaded = lazy<Shown>(async () => {
    const [{ Guide }, guide] = await Promise.all([import('./guide.tsx'), load()])
    return ({ railway, phase }) => <Guide railway={railway} guide={guide} phase={phase} />
  })
  return ({ railway, phase }: Shown) =>
    guideWanted.value ? <Loaded railway={railway} phase={phase} /> : null
}

interface Shown {
  readonly railway: RailwayTable
  /** Round and phase. */
  readonly phase: string
}
