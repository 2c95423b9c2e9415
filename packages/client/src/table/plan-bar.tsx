import { refusalSentence } from '@roundhouse/words'
import type { PlanStop } from '../session/plan-session.ts'
import type { Session } from '../session/session.ts'
import { faultSentence } from '../shell/fault-sentence.ts'
import { Icon } from '../shell/icons.tsx'
import { titleWords, words } from '../shell/words.ts'
import { Sentence } from './names.tsx'
import type { PlanControls, Table } from './table.ts'
import type { TitleTable } from './title-ui.ts'
import './plan.css'

/** In a plan: that nobody sees it, what it holds so far, and the two ways out. */
export function PlanBar(props: {
  readonly table: Table
  readonly title: TitleTable
  readonly controls: PlanControls
}) {
  const { table, title, controls } = props
  const t = words.value.table.plan
  const { plan } = controls
  const lines = title.log.value.filter(({ entry, undone }) => entry > plan.base && !undone)
  const count = plan.steps.value.length
  return (
    <section class="plan-bar" aria-label={t.heading}>
      <h2>
        <Icon name="lock" size={15} />
        {t.heading}
      </h2>
      {plan.dropped !== null && <p role="status">{stopSentence(plan.dropped, table.naming.value.player)}</p>}
      {count === 0 ? (
        <p>{t.empty}</p>
      ) : (
        // The newest first, which the style turns round: so the list begins scrolled to it.
        <ol class="scrolls" reversed tabIndex={0} aria-label={t.steps}>
          {lines.toReversed().map((line, newer) => (
            <li key={lines.length - newer}>
              <Sentence text={line.text} />
            </li>
          ))}
        </ol>
      )}
      <div class="row">
        <button type="button" class="button small" onClick={controls.leave}>
          {t.leave}
        </button>
        <button
          type="button"
          class="button small primary"
          aria-disabled={count === 0 ? 'true' : undefined}
          onClick={() => count > 0 && controls.commit()}
        >
          {t.commit(count)}
        </button>
      </div>
    </section>
  )
}

/** How far a committed plan went, when it did not go to its end. */
export function PlanStopped(props: {
  readonly session: Session
  readonly stop: PlanStop
  readonly onClose: () => void
}) {
  const { session, stop, onClose } = props
  const name = (seat: number): string => session.players.value[seat]?.name ?? String(seat + 1)
  return (
    <p class="plan-stopped" role="alert">
      <span>{stopSentence(stop, name)}</span>
      <button type="button" aria-label={words.value.table.close} onClick={onClose}>
        ×
      </button>
    </p>
  )
}

function stopSentence({ played, of, why }: PlanStop, player: (seat: number) => string): string {
  const t = words.value.table.plan
  const far = t.reached(played, of)
  if (why === null) return far
  if (why.kind === 'other') return `${far} ${t.other(player(why.seat))}`
  return `${far} ${why.kind === 'fault' ? faultSentence(why.fault) : refusalSentence(titleWords.value, why.refusal, { player })}`
}
