import { words } from '../shell/words.ts'
import { Sentence } from './names.tsx'
import type { Table } from './table.ts'
import type { TitleTable } from './title-ui.ts'

/** Somebody asks for what needs the consent of all: the others answer here; who asked sees who is waited for. */
export function ProposalRequest({ table, title }: { readonly table: Table; readonly title: TitleTable }) {
  const t = words.value.table.proposal
  const { naming, session } = table
  const proposal = session.proposal.value
  if (proposal === null) return <AnswerLine table={table} />
  const sentences = t[proposal.kind]
  const name = naming.value.player(proposal.seat)
  const answers = proposal.waitingFor.some((seat) => session.seats.value.includes(seat))
  if (proposal.mine || !answers) {
    const waiting = words.value.formats.list(proposal.waitingFor.map((seat) => naming.value.player(seat)))
    return (
      <div class="proposal">
        <p>{proposal.mine ? sentences.waiting(waiting) : sentences.othersAsked(name, waiting)}</p>
        {proposal.to !== null && <TakenBack title={title} to={proposal.to} />}
        {proposal.mine && (
          <div class="row">
            <button type="button" class="button small" onClick={() => void table.answerProposal(false)}>
              {t.withdraw}
            </button>
          </div>
        )}
      </div>
    )
  }
  return (
    <div class="proposal" role="group" aria-label={sentences.asked(name)}>
      <p>{sentences.asked(name)}</p>
      {proposal.to !== null && <TakenBack title={title} to={proposal.to} />}
      <div class="row">
        <button type="button" class="button small" onClick={() => void table.answerProposal(false)}>
          {t.refuse}
        </button>
        <button type="button" class="button small primary" onClick={() => void table.answerProposal(true)}>
          {t.allow}
        </button>
      </div>
    </div>
  )
}

/** Every move that would be undone, the first one first. */
function TakenBack({ title, to }: { readonly title: TitleTable; readonly to: number }) {
  const lines = title.log.value.filter(({ entry, undone }) => entry > to && !undone)
  const t = words.value.table.proposal
  return (
    <>
      <p class="taken-back-head">{t.takenBack(new Set(lines.map(({ entry }) => entry)).size)}</p>
      <ol class="taken-back scrolls" tabIndex={0} aria-label={t.takenBackLabel}>
        {lines.map(({ entry, text }, at) => (
          <li key={at}>
            <span class="number">{entry}</span>
            <span>
              <Sentence text={text} />
            </span>
          </li>
        ))}
      </ol>
    </>
  )
}

/** The others did not agree, or the game went on: who asked must not wonder. */
function AnswerLine({ table }: { readonly table: Table }) {
  const answer = table.proposalAnswer.value
  if (answer === null) return null
  return (
    <p class="proposal answered" role="status">
      <span>{words.value.table.proposal[answer.about][answer.outcome]}</span>
      <button
        type="button"
        aria-label={words.value.table.close}
        onClick={() => (table.proposalAnswer.value = null)}
      >
        ×
      </button>
    </p>
  )
}
