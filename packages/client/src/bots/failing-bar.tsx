import type { FailingBots } from '../session/bots-here.ts'
import { Icon } from '../shell/icons.tsx'
import { seatWords } from './words.ts'
import './stand-in-bar.css'

/** Above the decision, while a bot has no answer: who plays instead; where nobody does, the way to ask it again. */
export function FailingBar({ failing }: { readonly failing: FailingBots }) {
  const t = seatWords.value
  const found = failing.now.value
  if (found === null) return null
  const { level, plays, inVain } = found
  const waits =
    inVain === undefined ? t.failing(t.levels[level]) : t.failingYet(t.levels[level], t.levels[inVain])
  const again = (): void => {
    failing.again()
    document.getElementById('action')?.focus({ preventScroll: true })
  }
  return (
    <div class="stand-ins failing">
      <Icon name="bot" size={15} />
      <p role="alert">{plays === null ? waits : t.failingPlays(t.levels[level], t.levels[plays])}</p>
      {plays === null && (
        <button type="button" class="button small primary" onClick={again}>
          {t.again}
        </button>
      )}
    </div>
  )
}
