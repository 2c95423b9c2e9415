import type { Hint, Hints, Reason } from '@roundhouse/bots'
import type { HintWords } from '@roundhouse/words'
import { useEffect, useRef, useState } from 'preact/hooks'
import { type Hinted, hinted, keyOf } from '../board/hinted.ts'
import { askForHints } from '../bots/hint-client.ts'
import { hintArea } from '../bots/hint-words.ts'
import { aboutOf, toldApart, trainName, withoutDoubles } from '../bots/told-moves.ts'
import { words } from '../shell/words.ts'
import { outcomeSentence } from './outcome-sentence.ts'
import { showHinted } from './show-hinted.ts'
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
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    const stop = new AbortController()
    void ask(table, stop.signal).then((hints) => {
      if (stop.signal.aborted) return
      setAsked(hints === null ? 'failed' : { ...hints, hints: withoutDoubles(table, title, hints.hints) })
    })
    return () => stop.abort()
  }, [])
  useEffect(() => {
    hinted.value = asked === 'thinking' || asked === 'failed' ? null : pointedAt(title, asked.hints)
    // Once it is marked.
    const marked = requestAnimationFrame(() => showHinted(card.current))
    return () => {
      cancelAnimationFrame(marked)
      hinted.value = null
    }
  }, [asked])
  const t = hintArea.value.value
  const moves = asked === 'thinking' || asked === 'failed' ? [] : toldApart(table, title, asked.hints)
  return (
    <section class="hint-card" ref={card} aria-label={t.heading}>
      <header>
        <h3>{t.heading}</h3>
        {asked !== 'thinking' && asked !== 'failed' && (
          <small class="opinion">{t.opinion(t.levels[asked.level])}</small>
        )}
        <button type="button" class="dismiss" aria-label={words.value.table.close} onClick={onLeave}>
          ×
        </button>
      </header>
      {asked === 'thinking' || asked === 'failed' ? (
        <p role="status">{asked === 'thinking' ? t.thinking : t.failed}</p>
      ) : (
        <ol>
          {asked.hints.map((hint, index) => (
            <HintRow
              key={index}
              table={table}
              title={title}
              hint={hint}
              moves={moves[index] ?? []}
              number={index + 1}
            />
          ))}
        </ol>
      )}
    </section>
  )
}

/** The most telling come first; what else could be done is told more briefly. */
const MOST_REASONS = 4
const FEWER_REASONS = 2

function HintRow(props: {
  readonly table: Table
  readonly title: TitleTable
  readonly hint: Hint
  readonly moves: readonly string[]
  readonly number: number
}) {
  const { table, title, hint, moves, number } = props
  const t = hintArea.value.value
  return (
    <li>
      <span class="rank">
        <b>{number}</b>{' '}
        <span class={number === 1 ? undefined : 'visually-hidden'}>{number === 1 ? t.best : t.also}</span>
      </span>
      <div class="moves">
        {moves.map((text, index) => (
          <p key={index} class="move">
            {text}
          </p>
        ))}
      </div>
      <ul>
        {hint.comesTo !== null && (
          <li class="comes-to">{outcomeSentence(t.comesTo, hint.comesTo, title.money)} </li>
        )}
        {hint.because.slice(0, number === 1 ? MOST_REASONS : FEWER_REASONS).map((reason, index) => (
          <li key={index}>{reasonSentence(t.reasons, reason, table, title)} </li>
        ))}
      </ul>
      <button type="button" class="button small" title={t.tryHint} onClick={() => tryIt(table, hint)}>
        {t.tryIt}
      </button>
    </li>
  )
}

/** What is marked on map and market; what two hints are about carries the number of the better one. */
function pointedAt(title: TitleTable, hints: readonly Hint[]): Hinted {
  const hexes = new Map<string, number>()
  const companies = new Map<string, number>()
  const prices = new Map<number, number>()
  const actions = new Map<string, number>()
  for (const [index, { line }] of [...hints.entries()].toReversed()) {
    const [first] = line
    if (first !== undefined) actions.set(keyOf(first), index + 1)
    for (const about of line.map((action) => aboutOf(title, action))) {
      for (const hex of about.hexes) hexes.set(hex, index + 1)
      if (about.company !== '') companies.set(about.company, index + 1)
      if (about.start !== null) prices.set(about.start, index + 1)
    }
  }
  return { hexes, companies, prices, actions }
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

function reasonSentence(
  t: HintWords['reasons'],
  reason: Reason,
  table: Table,
  { money, place }: TitleTable,
): string {
  switch (reason.code) {
    case 'nothingBetter':
    case 'byLot':
    case 'dividendNow':
    case 'dividendNearer':
      return t[reason.code]
    case 'hopes':
      return t.hopes(money(reason.own), money(reason.others))
    case 'earns':
      return t.earns(money(reason.amount), reason.rounds)
    case 'dividends':
      return t.dividends(reason.company, money(reason.amount), reason.shares)
    case 'sharesBring': {
      const more = reason.more === null ? null : money(reason.more)
      return t.sharesBring(reason.company, reason.shares, money(reason.amount), more)
    }
    case 'arrives':
      return t.arrives(reason.company, place(reason.hex), money(reason.amount))
    case 'away':
      return t.away(reason.company, place(reason.hex), reason.hexes, money(reason.amount), reason.isPayable)
    case 'costs':
      return t.costs(money(reason.amount), money(reason.left))
    case 'spends':
      return t.spends(reason.company, money(reason.amount), money(reason.left))
    case 'offered':
    case 'option':
      return t[reason.code](money(reason.amount), money(reason.worth))
    case 'addsLater':
      return t.addsLater(reason.company, trainName(reason.train), money(reason.amount))
    case 'incomeUp':
      return t.incomeUp(reason.company, money(reason.amount), money(reason.to))
    case 'leadsTo':
      return t.leadsTo(reason.company, place(reason.hex))
    case 'joins':
      return t.joins(reason.hexes.map(place))
    case 'goesTo':
      if (reason.seat === null) return t.goesToNobody
      return t.goesTo(reason.own ? null : table.naming.value.player(reason.seat), money(reason.amount))
    case 'income':
    case 'helps':
    case 'frees':
    case 'opensWith':
    case 'beyondPrice':
      return t[reason.code](money(reason.amount))
    case 'leadsOn':
    case 'leads':
    case 'spent':
    case 'spare':
    case 'grows':
    case 'mustHave':
    case 'becomes':
      return t[reason.code](reason.company)
    default:
      return t[reason.code](reason.company, money(reason.amount))
  }
}
