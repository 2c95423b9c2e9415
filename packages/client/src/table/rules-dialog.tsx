import { useSignal } from '@preact/signals'
import type { Fault } from '@roundhouse/protocol'
import { faultSentence } from '../shell/fault-sentence.ts'
import { language } from '../shell/preferences.ts'
import { useLoaded } from '../shell/use-loaded.ts'
import { titleWords, words } from '../shell/words.ts'
import { Dialog } from './dialog.tsx'
import type { Table } from './table.ts'
import type { TitleTable } from './title-ui.ts'
import './rules-dialog.css'

/** By which rules this game is played, what has changed since, and the way to the newest. */
export function RulesDialog({ table, title }: { readonly table: Table; readonly title: TitleTable }) {
  const t = words.value.table.gameRules
  const { session } = table
  const { name, rules: newest, amendments } = session.title
  const { number } = session.rules
  const sentences = useLoaded(titleWords.value?.amendments ?? null)
  // What a game such as this cannot meet is not told.
  const missing = amendments.filter(
    (amendment) => amendment.number > number && title.meets?.(amendment.id) !== false,
  )
  return (
    <Dialog heading={t.open(name, number)} onClose={() => (table.open.value = null)}>
      <p>{number === newest ? t.newest : t.keeps(number, newest)}</p>
      {missing.length > 0 && (
        <>
          <p class="muted rules-missing">{t.missing}</p>
          <ul class="amendments">
            {missing.map(({ id, number: since, date, section }) => (
              <li key={id}>
                <b>{t.amended(since, dayOf(date), section)}</b>
                {sentences?.[id] !== undefined && <span>{sentences[id]}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
      {number < newest && <CarryOver table={table} />}
    </Dialog>
  )
}

/** A day written as 2026-11-15, in the reader's language. */
function dayOf(date: string): string {
  return new Date(date).toLocaleDateString(language.value, { dateStyle: 'long', timeZone: 'UTC' })
}

function CarryOver({ table }: { readonly table: Table }) {
  const t = words.value.table.gameRules
  const wrong = useSignal<Fault | null>(null)
  const { session } = table
  const { carryOver } = session.rules
  if (carryOver === null) return null
  const carry = async (): Promise<void> => {
    wrong.value = null
    const result = await carryOver()
    if (result.ok) table.open.value = null
    else if ('fault' in result) wrong.value = result.fault
  }
  return (
    <div class="carry-over">
      <p class="muted">
        {t.carryHint} {session.kind === 'online' && t.carryOnline}
      </p>
      <button
        type="button"
        class="button primary"
        aria-disabled={session.pending.value ? 'true' : undefined}
        onClick={() => !session.pending.value && void carry()}
      >
        {t.carry}
      </button>
      {wrong.value !== null && <CannotCarry table={table} fault={wrong.value} />}
    </div>
  )
}

/** The first action that would mean something else, and the way to it. */
function CannotCarry({ table, fault }: { readonly table: Table; readonly fault: Fault }) {
  const at = fault.code === 'carry-refused' || fault.code === 'carry-differs' ? fault.params.at : 0
  const show = (): void => {
    table.open.value = null
    table.show(at)
  }
  return (
    <p class="cannot-carry" role="alert">
      <span>{faultSentence(fault)}</span>
      {at > 0 && (
        <button type="button" class="button small" onClick={show}>
          {words.value.table.gameRules.entry(at)}
        </button>
      )}
    </p>
  )
}
