import './home.css'
import { useSignal } from '@preact/signals'
import type { TitleAbout } from '@roundhouse/kernel'
import { homeWords } from '../shell/home-words.ts'
import { usePageTitle } from '../shell/page-title.ts'
import { Page } from '../shell/page.tsx'
import { ABOUT_TITLES } from '../shell/titles.ts'
import type { Mode } from './draft.ts'
import { GuidedGames } from './guided-games.tsx'
import { Lobby } from './lobby.tsx'
import { NewGame } from './new-game.tsx'
import { TitleCard } from './title-card.tsx'
import { YourTables } from './your-tables.tsx'

/** What this is, the way in for who is new, the tables one sits at, the shelf and the new game. */
export function HomePage() {
  const home = homeWords.value
  const title = useSignal(ABOUT_TITLES[0] as TitleAbout)
  const mode = useSignal<Mode>('screen')
  usePageTitle(null)
  return (
    <Page class="home">
      <div class="welcome">
        <h1>{home.heading}</h1>
        <p class="lead">{home.lead}</p>
        <GuidedGames />
      </div>
      <YourTables />
      <div class={ABOUT_TITLES.length === 1 ? 'titles alone' : 'titles'}>
        {ABOUT_TITLES.map((each) => (
          <TitleCard
            key={each.id}
            title={each}
            chosen={each === title.value}
            choose={() => {
              title.value = each
            }}
          />
        ))}
      </div>
      <NewGame key={title.value.id} title={title.value} mode={mode} />
      <Lobby />
    </Page>
  )
}
