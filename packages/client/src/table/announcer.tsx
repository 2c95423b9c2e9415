import { faultSentence } from '../shell/fault-sentence.ts'
import { words } from '../shell/words.ts'
import { ChatVoice } from './chat-tab.tsx'
import { type Table, isFault } from './table.ts'
import type { TitleTable } from './title-ui.ts'
import { reasonText } from './why-not-text.ts'

/** For those who listen: turns are told when there is a pause, refusals at once. */
export function Announcer({ table, title }: { readonly table: Table; readonly title: TitleTable }) {
  const whyNot = table.whyNot.value
  const said = troubleText(table) ?? (whyNot === null ? '' : reasonText(table, whyNot.reason))
  const t = words.value.table
  const { phase, turn } = title.headline.value
  const moment = table.past.value ? t.history.moveOf(table.shown.value, table.session.version.value) : turn
  return (
    <div class="visually-hidden">
      <p aria-live="polite">{`${phase}. ${moment}`}</p>
      <p aria-live="assertive">{said}</p>
      <ChatVoice table={table} />
    </div>
  )
}

/** The last attempt failed: what was not possible, in a sentence. */
export function TroubleLine({ table }: { readonly table: Table }) {
  const text = troubleText(table)
  if (text === null) return null
  return (
    <p class="trouble">
      <span>{text}</span>
      <button type="button" aria-label={words.value.table.close} onClick={() => (table.trouble.value = null)}>
        ×
      </button>
    </p>
  )
}

function troubleText(table: Table): string | null {
  const trouble = table.trouble.value
  if (trouble === null) return null
  return isFault(trouble) ? faultSentence(trouble.fault) : reasonText(table, trouble.refusal)
}
