import { useSignal } from '@preact/signals'
import { memo } from '../board/memo.ts'
import { canFork } from '../session/can-fork.ts'
import { Icon } from '../shell/icons.tsx'
import { go, goToMoment } from '../shell/router.ts'
import { words } from '../shell/words.ts'
import { Sentence } from './names.tsx'
import type { Table } from './table.ts'
import type { LogItem, TitleTable } from './title-ui.ts'
import './past-bar.css'

/** While the past is shown nothing can be played: this bar stands in place of the action panel. */
export function PastBar({ table, title }: { readonly table: Table; readonly title: TitleTable }) {
  const t = words.value.table.history
  const shown = table.shown.value
  const lines = shown === 0 ? [] : (title.linesOf?.(shown) ?? lastLines(title.log.value, shown))
  return (
    <div class="past-bar">
      <p class="moment">
        <Icon name="hist" size={18} />
        <b>{t.moveOf(shown, table.session.version.value)}</b>
      </p>
      <div
        class="lines scrolls"
        tabIndex={0}
        role="group"
        aria-label={t.moveOf(shown, table.session.version.value)}
      >
        {lines.length === 0 && <p>{t.start}</p>}
        {lines.map(({ text }, at) => (
          <p key={at}>
            <Sentence text={text} />
          </p>
        ))}
      </div>
      <Steps table={table} first={shown === 0} forks={canFork(table.session)} />
    </div>
  )
}

/** Those of the last entry up to a moment that tells anything. */
function lastLines(log: readonly LogItem[], shown: number): readonly LogItem[] {
  const last = log.findLast((item) => item.entry <= shown)
  return log.filter((item) => item.entry === last?.entry)
}

interface StepsProps {
  readonly table: Table
  /** Nothing lies before the moment shown. */
  readonly first: boolean
  readonly forks: boolean
}

/** They stay as they are while one steps through the history. */
const Steps = memo(({ table, first, forks }: StepsProps) => {
  const t = words.value.table.history
  return (
    <>
      <div class="steps">
        <button
          type="button"
          class="button small"
          onClick={() => table.show(table.shown.peek() - 1)}
          aria-disabled={first ? 'true' : undefined}
        >
          {t.previous}
        </button>
        <button type="button" class="button small" onClick={() => table.show(table.shown.peek() + 1)}>
          {t.next}
        </button>
        <button type="button" class="button small primary" onClick={() => goToMoment(null)}>
          {t.back}
        </button>
      </div>
      {forks && <PlayOn table={table} />}
      <p class="hints keys-only">
        <span>
          <kbd>←</kbd> <kbd>→</kbd> {t.keyStep}
        </span>
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> {t.keyRound}
        </span>
        <span>
          <kbd>Esc</kbd> {t.keyNow}
        </span>
      </p>
    </>
  )
})

/** The moment shown as the beginning of a game of one's own; the game it comes from stays as it is. */
function PlayOn({ table }: { readonly table: Table }) {
  const t = words.value.table.history
  const failed = useSignal(false)
  const { session } = table
  const begin = async (): Promise<void> => {
    const at = table.shown.peek()
    try {
      const { fork } = await import('../session/fork.ts')
      go(await fork(session, at, t.forkName(session.tableName.peek(), at)))
    } catch {
      failed.value = true
    }
  }
  return (
    <>
      <button type="button" class="button small fork" title={t.forkHint} onClick={() => void begin()}>
        {t.fork}
      </button>
      {failed.value && (
        <p class="fork-failed" role="alert">
          {t.forkFailed}
        </p>
      )}
    </>
  )
}
