import { useSignal } from '@preact/signals'
import { homeWords } from '../shell/home-words.ts'
import { go } from '../shell/router.ts'
import { wantGuide } from '../table/guide-wanted.ts'
import { TITLES } from '../titles.ts'
import { guidedDraft } from './draft.ts'
import { opening } from './opening.ts'
import { rememberedNames } from './remembered-names.ts'

/** For who has never played: alone against bots, on the whole map or by the game for new players, every step explained. */
export function GuidedGames() {
  const home = homeWords.value
  const failure = useSignal<string | null>(null)
  const busy = useSignal(false)
  const begin = async ({ about, firstGame }: (typeof TITLES)[number]): Promise<void> => {
    if (busy.value) return
    busy.value = true
    wantGuide(true)
    const draft = guidedDraft(about, rememberedNames(), firstGame)
    const opened = await opening(about, draft, home.guided.table(about.name), home)
    busy.value = false
    if (opened.ok) go(opened.path)
    else failure.value = opened.why
  }
  return (
    <div class="guided-games" role="group" aria-labelledby="guided">
      <span id="guided">{home.guided.hint}</span>
      {TITLES.filter(({ guided }) => guided).map((entry) => (
        <button
          key={entry.about.id}
          type="button"
          class="button small"
          aria-label={home.guided.open(entry.about.name)}
          onClick={() => void begin(entry)}
        >
          {entry.about.name}
        </button>
      ))}
      {failure.value === null ? null : (
        <p class="warning stop" role="alert">
          {failure.value}
        </p>
      )}
    </div>
  )
}
