import type { Imported } from '@roundhouse/conformance'
import type { Refusal } from '@roundhouse/kernel'
import { refusalSentence, sectionLabel } from '@roundhouse/words'
import { cutSentence, noteSentence } from '@roundhouse/words/recorded'
import { titleWords } from '../shell/words.ts'
import { Dialog } from '../table/dialog.tsx'
import './audit-dialog.css'
import { audited } from './audited.ts'
import { recordedArea } from './words.ts'

/** What the rulebook says of a game that was played on 18xx.games, once, when it is opened here. */
export function AuditDialog({ imported }: { readonly imported: Imported }) {
  const recorded = recordedArea.value.value
  const { breaches, notes, actions, of, cut, record } = imported
  const naming = { player: (seat: number) => record.players[seat] ?? String(seat + 1) }
  const told = (refusal: Refusal): string =>
    `${refusalSentence(titleWords.value, refusal, naming)} (${sectionLabel(titleWords.value, refusal.section)})`
  const close = (): void => {
    audited.value = null
  }
  return (
    <Dialog heading={recorded.heading} onClose={close}>
      <div class="audit">
        <p>{recorded.lead}</p>
        <p class="figures">
          {recorded.taken(actions, of)}, {recorded.audit(breaches.length)}
        </p>
        {cut === null ? null : <p class="warning stop">{cutSentence(recorded, cut, told)}</p>}
        {notes.map((note) => (
          <p key={JSON.stringify(note)}>{noteSentence(recorded, note)}</p>
        ))}
        <ul>
          {breaches.map((breach, at) => (
            <li key={at}>
              <strong>{recorded.action(breach)}</strong> {told(breach.refusal)}
            </li>
          ))}
        </ul>
        <footer>
          <button type="button" class="button primary" onClick={close}>
            {recorded.close}
          </button>
        </footer>
      </div>
    </Dialog>
  )
}
