import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { words } from '../shell/words.ts'
import { LogMarks } from './log-marks.ts'
import { Sentence } from './names.tsx'
import type { Table } from './table.ts'
import type { LogItem, TitleTable } from './title-ui.ts'
import './log.css'

/** One line a move; its number leads to that position. What is new to the player is tinted. */
export function Log({ table, title }: { readonly table: Table; readonly title: TitleTable }) {
  const list = useRef<HTMLOListElement>(null)
  const t = words.value.table.log
  const items = title.log.value
  const shown = table.shown.value
  const past = table.past.value
  const from = table.since.from.value
  // A step through the history changes marks only, so the lines are made once a move.
  const lines = useMemo(() => linesOf(table, items, from), [table, items, from, t, table.since.seat.value])
  const marks = useMemo(() => new LogMarks(), [lines])
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
  if (items.length === 0) return <p class="log-empty">{t.empty}</p>
  return (
    <ol class="log" ref={list} tabIndex={0} aria-label={t.heading}>
      {lines}
    </ol>
  )
}

function linesOf(table: Table, items: readonly LogItem[], from: number | null) {
  const firstNew = from === null ? undefined : items.find((item) => item.entry > from && !item.passing)
  return items.map((item, index) => (
    <Line
      key={`${item.entry}.${index}`}
      table={table}
      item={item}
      fresh={from !== null && item.entry > from}
      divider={item === firstNew}
      numbered={items[index - 1]?.entry !== item.entry}
    />
  ))
}

function Line(props: {
  readonly table: Table
  readonly item: LogItem
  readonly fresh: boolean
  readonly divider: boolean
  readonly numbered: boolean
}) {
  const { table, item, fresh, divider, numbered } = props
  const t = words.value.table.log
  const text = <Sentence text={item.text} />
  return (
    <>
      {divider && <Divider table={table} />}
      <li class={lineClass(fresh, item.undone)} data-entry={item.entry} data-passing={item.passing}>
        {numbered ? (
          <button
            type="button"
            class="number"
            aria-label={t.goTo(item.entry)}
            onClick={() => table.show(item.entry)}
          >
            {item.entry}
          </button>
        ) : (
          <span class="number" />
        )}
        <span>
          {item.undone ? <s>{text}</s> : text}
          {item.undone && <em> {t.undone}</em>}
        </span>
      </li>
    </>
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
