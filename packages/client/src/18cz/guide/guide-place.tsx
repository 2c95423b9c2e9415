import { lazy } from '../../shell/lazy.tsx'
import { guideWanted } from '../../table/guide-wanted.ts'
import { guideArea } from './guide-words.ts'
import type { GuideProps } from './guide.tsx'

/** Its words are many, and most tables do without: they come when the guide is first wanted. */
const Loaded = lazy<GuideProps>(async () => {
  const [{ Guide: Loadable }] = await Promise.all([import('./guide.tsx'), guideArea.ready()])
  return Loadable
})

/** The guided first game, where it is wanted. */
export function Guide(props: GuideProps) {
  return guideWanted.value ? <Loaded {...props} /> : null
}
