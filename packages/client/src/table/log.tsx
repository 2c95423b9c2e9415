import type { VNode } from 'preact'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { Icon } from '../shell/icons.tsx'
import { lazy } from '../shell/lazy.tsx'
import { words } from '../shell/words.ts'
import { filterOf, filterOpen, filtered, isEverything } from './log-filter.ts'
import { LogMarks } from './log-marks.ts'
import { Sentence } from './names.tsx'
import type { Table } from './table.ts'
import type { LogItem, TitleTable } from './title-ui.ts'
import './log.css'

/** Seldom wanted: it comes when it is. */
const LogFilterRow = lazy(async () => (await import('./log-filter-row.tsx')).LogFilterRow)

/** The page opens with so many lines; those before them follow once it stands. */
const RECENT = 200
const SOON = 300

/** One line a move; its number leads to that position. What is new to the player is tinted. */
export function Log({ table, title }: { readonly table: Table; readonly title: TitleTable }) {
  const list = useRef<HTMLOListElement>(null)
  const t = words.value.table.log
  const all = title.log.value
  const filter = filterOf(table)
  const shown = table.shown.value
  const past = table.past.value
  const [whole, setWhole] = useState(false)
  const recent = !whole && !past && isEverything(filter.value)
  const items = useMemo(
    () => (recent ? all.slice(-RECENT) : filtered(all, filter.value)),
    [all, filter.value, recent],
  )
  const from = table.since.from.value
  const bots = table.session.players.value.filter(({ bot }) => bot !== null)
  const seatsOfBots = bots.map(({ seat }) => seat).join()
  const made = useMemo(() => new MadeLines(t), [t])
  // A step through the history changes marks only, so the lines are made once a move.
  const lines = useMemo(
    () => linesOf(table, made, items, from),
    [table, made, items, from, table.since.seat.value, seatsOfBots],
  )
  const marks = useMemo(() => new LogMarks(), [lines])
  useEffect(() => {
    const timer = setTimeout(() => setWhole(true), SOON)
    return () => clearTimeout(timer)
  }, [])
  useLayoutEffect(() => {
    const box = list.current
    if (box === null) return
    marks.show(box, items, shown, past)
    const stick = (): void => {
      const current = box.querySelector<HTMLElement>('[aria-current="true"]')
      box.scrollTop = current === null ? box.scrollHeight : current.offsetTop - box.clientHeight / 2
    }
    // The room for the log changes with the panel above it.
    const room = new ResizeObserver(stick)
    room.observe(box)
    return () => room.disconnect()
  }, [marks, shown, past])
  if (all.length === 0) return <p class="log-empty">{t.empty}</p>
  return (
    <>
      {filterOpen(table).value && (
        <LogFilterRow table={table} items={all} shown={items.length} filter={filter} />
      )}
      <ol
        class="log"
        ref={list}
        tabIndex={0}
        aria-label={t.heading}
        onClick={(event) => {
          const entry = (event.target as HTMLElement).closest<HTMLElement>('.number[data-to]')?.dataset['to']
          if (entry !== undefined) table.show(Number(entry))
        }}
      >
        {lines}
      </ol>
    </>
  )
}

function linesOf(table: Table, made: MadeLines, items: readonly LogItem[], from: number | null) {
  const firstNew = from === null ? undefined : items.find((item) => item.entry > from && !item.passing)
  let nth = 0
  return items.flatMap((item, index) => {
    nth = items[index - 1]?.entry === item.entry ? nth + 1 : 0
    const by = nth === 0 ? markOf(table, item) : undefined
    const line = made.line(item, nth, from !== null && item.entry > from, by)
    return item === firstNew ? [<Divider key="since" table={table} />, line] : [line]
  })
}

/** That a bot plays the seat of a bot needs no mark. */
function markOf({ session }: Table, { by, seat }: LogItem): LogItem['by'] {
  return by === 'bot' && seat !== undefined && session.players.value[seat]?.bot ? undefined : by
}

type LogWords = (typeof words)['value']['table']['log']

/**
 * Lines in one language. A long game has a thousand: each is plain elements without a component of its own, made once
 * and given out again, so that a new move leaves those before it untouched.
 */
class MadeLines {
  readonly #words: LogWords
  readonly #made = new WeakMap<
    LogItem,
    { readonly nth: number; readonly fresh: boolean; readonly by: LogItem['by']; readonly line: VNode }
  >()

  constructor(t: LogWords) {
    this.#words = t
  }

  line(item: LogItem, nth: number, fresh: boolean, by: LogItem['by']): VNode {
    const known = this.#made.get(item)
    if (known?.nth === nth && known.fresh === fresh && known.by === by) return known.line
    const line = lineOf(this.#words, item, nth, fresh, by)
    this.#made.set(item, { nth, fresh, by, line })
    return line
  }
}

/** The first line of a move has its number. */
function lineOf(t: LogWords, item: LogItem, nth: number, fresh: boolean, by: LogItem['by']): VNode {
  const { entry, undone, passing } = item
  const text = Sentence({ text: item.text })
  return (
    <li key={`${entry}.${nth}`} class={lineClass(fresh, undone)} data-entry={entry} data-passing={passing}>
      {nth === 0 ? (
        <button type="button" class="number" aria-label={t.goTo(entry)} data-to={entry}>
          {entry}
        </button>
      ) : (
        <span class="number" />
      )}
      <span>
        {undone ? <s>{text}</s> : text}
        {undone && <em> {t.undone}</em>}
        {by && playedBy(t.played[by], by)}
      </span>
    </li>
  )
}

/** No part of the sentence: “Ana passed by a bot” would tell something else. */
function playedBy({ mark, told }: { readonly mark: string; readonly told: string }, by: LogItem['by']) {
  return (
    <small class="ordered" title={told}>
      {' '}
      <span class="mark" aria-hidden="true">
        · {by === 'bot' && Icon({ name: 'bot', size: 12 })}
        {mark}
      </span>
      <span class="visually-hidden">({told})</span>
    </small>
  )
}

function lineClass(fresh: boolean, undone: boolean): string {
  return [fresh ? 'fresh' : '', undone ? 'undone' : ''].join(' ').trim()
}

function Divider({ table }: { readonly table: Table }) {
  const t = words.value.table.log
  const seat = table.since.seat.value
  return (
    <li class="divider">
      <span>
        {table.me.value === null && seat !== null ? t.sinceOf(table.naming.value.player(seat)) : t.since}
      </span>
      <button type="button" onClick={() => table.since.markSeen()}>
        {t.seen}
      </button>
    </li>
  )
}

/** How many moves are new, for the tab of a small screen. */
export function newMoves(table: Table, title: TitleTable): number {
  const from = table.since.from.value
  if (from === null) return 0
  const fresh = title.log.value.filter((item) => item.entry > from && !item.passing)
  return new Set(fresh.map((item) => item.entry)).size
}
