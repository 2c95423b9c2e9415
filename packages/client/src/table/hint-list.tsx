import type { Hint, Hints, Reason } from '@roundhouse/bots'
import type { HintWords } from '@roundhouse/words'
import { useEffect, useState } from 'preact/hooks'
import { type Hinted, hinted } from '../board/hinted.ts'
import { askForHints } from '../bots/hint-client.ts'
import { hintArea } from '../bots/hint-words.ts'
import { aboutOf, told } from '../bots/told-moves.ts'
import { words } from '../shell/words.ts'
import type { Table } from './table.ts'
import type { TitleTable } from './title-ui.ts'
import './hint-list.css'

type Asked = 'thinking' | 'failed' | Hints

/** The moves a bot would think of, with its reasons; each can be tried in a private plan. */
export function HintList(props: {
  readonly table: Table
  readonly title: TitleTable
  readonly onLeave: () => void
}) {
  const { table, title, onLeave } = props
  const [asked, setAsked] = useState<Asked>('thinking')
  useEffect(() => {
    const stop = new AbortController()
    void ask(table, stop.signal).then((hints) => {
      if (!stop.signal.aborted) setAsked(hints ?? 'failed')
    })
    return () => stop.abort()
  }, [])
  useEffect(() => {
    hinted.value = asked === 'thinking' || asked === 'failed' ? null : pointedAt(asked.hints)
    return () => (hinted.value = null)
  }, [asked])
  const t = hintArea.value.value
  return (
    <section class="hints" aria-label={t.heading}>
      {asked === 'thinking' || asked === 'failed' ? (
        <p role="status">{asked === 'thinking' ? t.thinking : t.failed}</p>
      ) : (
        <>
          <ol>
            {asked.hints.map((hint, index) => (
              <HintRow key={index} table={table} title={title} hint={hint} number={index + 1} />
            ))}
          </ol>
          <p class="opinion">{t.opinion(t.levels[asked.level])}</p>
        </>
      )}
      <button type="button" class="dismiss" aria-label={words.value.table.close} onClick={onLeave}>
        ×
      </button>
    </section>
  )
}

function HintRow(props: {
  readonly table: Table
  readonly title: TitleTable
  readonly hint: Hint
  readonly number: number
}) {
  const { table, title, hint, number } = props
  const t = hintArea.value.value
  return (
    <li>
      <span class="rank">
        <b>{number}</b> {number === 1 ? t.best : t.also}
      </span>
      {told(table, title, hint.line).map((text, index) => (
        <p key={index} class="move">
          {text}
        </p>
      ))}
      <ul>
        {hint.because.map((reason, index) => (
          <li key={index}>{reasonSentence(t.reasons, reason, title.money)}</li>
        ))}
      </ul>
      <button type="button" class="button small" title={t.tryHint} onClick={() => tryIt(table, hint)}>
        {t.tryIt}
      </button>
    </li>
  )
}

/** What is marked on map and market; what two hints are about carries the number of the better one. */
function pointedAt(hints: readonly Hint[]): Hinted {
  const hexes = new Map<string, number>()
  const companies = new Map<string, number>()
  const prices = new Map<number, number>()
  for (const [index, { line }] of [...hints.entries()].toReversed()) {
    for (const about of line.map(aboutOf)) {
      for (const hex of about.hexes) hexes.set(hex, index + 1)
      if (about.company !== '') companies.set(about.company, index + 1)
      if (about.start !== null) prices.set(about.start, index + 1)
    }
  }
  return { hexes, companies, prices }
}

async function ask(table: Table, signal: AbortSignal): Promise<Hints | null> {
  const { title, history, id } = table.session
  const [seat] = title.toAct(history.state)
  if (seat === undefined) return null
  const state = title.conceal(history.state, seat)
  // The same question has the same answer.
  const luck = `${id}/${history.version}`
  return askForHints({ title: title.id, state, seat, nature: id, luck }, signal)
}

/** In a plan it is played there; at the table a plan begins with it. */
function tryIt(table: Table, { line }: Hint): void {
  const seat = table.acting.value
  if (seat === null) return
  if (table.startPlan !== null) table.startPlan(line.map((action) => ({ seat, action })))
  else void playAll(table, line)
}

async function playAll(table: Table, line: Hint['line']): Promise<void> {
  for (const action of line) if (!(await table.act(action))) return
}

function reasonSentence(t: HintWords['reasons'], reason: Reason, money: (amount: number) => string): string {
  switch (reason.code) {
    case 'nothingBetter':
      return t.nothingBetter
    case 'hopes':
      return t.hopes(money(reason.own), money(reason.others))
    case 'earns':
      return t.earns(money(reason.amount), reason.rounds)
    case 'pays':
    case 'income':
      return t[reason.code](money(reason.amount))
    case 'leadsOn':
    case 'spent':
    case 'grows':
    case 'mustHave':
    case 'becomes':
      return t[reason.code](reason.company)
    default:
      return t[reason.code](reason.company, money(reason.amount))
  }
}
