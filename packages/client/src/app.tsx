import { seenTitles } from './session/seen-titles.ts'
import { FailureBoundary } from './shell/failure.tsx'
import { homeArea } from './shell/home-words.ts'
import { Symbols } from './shell/icons.tsx'
import { lazy } from './shell/lazy.tsx'
import { Notice } from './shell/notice.tsx'
import { type Route, route } from './shell/router.ts'
import { entryOf } from './shell/titles.ts'
import { tableArea, words } from './shell/words.ts'

const HomePage = lazy(async () => {
  const [{ HomePage }] = await Promise.all([
    import('./home/home-page.tsx'),
    import('./home/words.ts').then(({ boxArea }) => boxArea.ready()),
    homeArea.ready(),
  ])
  return HomePage
})
const LocalPage = lazy(async () => {
  const [{ LocalPage }] = await Promise.all([import('./session/local-page.tsx'), tableArea.ready()])
  return LocalPage
})
const OnlinePage = lazy(async () => {
  const [{ OnlinePage }] = await Promise.all([import('./session/online-page.tsx'), tableArea.ready()])
  return OnlinePage
})
const JoinPage = lazy(async () => {
  const [{ JoinPage }] = await Promise.all([
    import('./session/join-page.tsx'),
    import('./home/words.ts').then(({ boxArea }) => boxArea.ready()),
    homeArea.ready(),
    tableArea.ready(),
  ])
  return JoinPage
})
const SeatPage = lazy(async () => {
  const [{ SeatPage }] = await Promise.all([import('./session/seat-page.tsx'), tableArea.ready()])
  return SeatPage
})
const SharedPage = lazy(async () => {
  const [{ SharedPage }] = await Promise.all([import('./session/shared-page.tsx'), tableArea.ready()])
  return SharedPage
})
const SettingsPage = lazy(async () => {
  const [{ SettingsPage }, { settingsArea }] = await Promise.all([
    import('./settings/settings-page.tsx'),
    import('./settings/words.ts'),
  ])
  await settingsArea.ready()
  return SettingsPage
})

/**
 * What is opened first comes beside the common words, and of a table that was open here before all that its title brings; a
 * failure is told when it is shown.
 */
export function prefetchPage(): void {
  const at = route.peek()
  const title = at.page === 'local' || at.page === 'table' ? seenTitles.of(at.id) : null
  const Page = { home: HomePage, local: LocalPage, table: OnlinePage }[at.page as string]
  Promise.all([Page?.ready(), entryOf(title ?? '')?.table()]).catch(() => {})
}

/** The page that the address names. */
export function App() {
  const at = route.value
  return (
    <>
      <Symbols />
      <FailureBoundary key={JSON.stringify(at)}>
        <PageOf at={at} />
      </FailureBoundary>
    </>
  )
}

function PageOf({ at }: { readonly at: Route }) {
  switch (at.page) {
    case 'home':
      return <HomePage />
    case 'local':
      return <LocalPage key={at.id} id={at.id} />
    case 'table':
      return <OnlinePage key={at.id} id={at.id} />
    case 'join':
      return <JoinPage key={at.id} id={at.id} token={at.token} />
    case 'seat':
      return <SeatPage id={at.id} secret={at.secret} />
    case 'shared':
      return <SharedPage data={at.data} />
    case 'settings':
      return <SettingsPage />
    case 'missing': {
      const { missing } = words.value.shell
      return <Notice heading={missing.heading} text={missing.text} />
    }
  }
}
