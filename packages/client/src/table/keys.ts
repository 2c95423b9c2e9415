import { goToMoment } from '../shell/router.ts'
import { roundBeside } from './history-bar.tsx'
import type { Place, Table } from './table.ts'
import type { TitleTable } from './title-ui.ts'

/** Listens for the keys of the table until the returned function is called. */
export function listenForKeys(table: Table, title: TitleTable): () => void {
  const listener = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || table.open.value !== null || isTyping(event.target)) return
    if (handle(table, title, event)) event.preventDefault()
  }
  addEventListener('keydown', listener)
  return () => removeEventListener('keydown', listener)
}

/** Whether the key was meant for the table. */
function handle(table: Table, title: TitleTable, event: KeyboardEvent): boolean {
  const { key } = event
  if (title.key?.(event) === true) return true
  const undo = (): boolean => {
    if (!title.unplace()) void table.undo()
    return true
  }
  if ((event.ctrlKey || event.metaKey) && key.toLowerCase() === 'z') return undo()
  if ((event.ctrlKey || event.metaKey) && key.toLowerCase() === 'y') {
    void table.redo()
    return true
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return false
  if (key === 'Escape') return escape(table, title)
  if (key === 'Enter' && (isChosen(event.target) || !isOn(event.target, 'button, a, summary'))) {
    title.confirm()
    return true
  }
  if (key === 'u') return undo()
  if (key === '1') {
    title.decline()
    return true
  }
  if (key === '?') {
    table.open.value = { kind: 'keys' }
    return true
  }
  if (key === 'r') {
    table.open.value = { kind: 'rules', section: null }
    return true
  }
  return openPage(table, title, key) || goToPlace(table, key) || stepThroughHistory(table, title, event)
}

function escape(table: Table, title: TitleTable): boolean {
  if (table.whyNot.value !== null) table.whyNot.value = null
  else if (table.past.value) goToMoment(null)
  else if (table.trouble.value !== null) table.trouble.value = null
  else if (table.page.value !== null && table.page.value !== title.roundPage?.value) table.page.value = null
  else if (title.back()) return true
  // A plan with steps is left by its button only.
  else if (table.plan?.plan.steps.value.length === 0) table.plan.leave()
  else return false
  return true
}

/** The hex that Tab reaches. */
export const BOARD_FOCUS = '#board [data-hex][tabindex="0"], #board [tabindex="0"]'

const PLACES: Readonly<Record<string, { readonly place: Place; readonly at: string }>> = {
  m: { place: 'board', at: BOARD_FOCUS },
  a: { place: 'board', at: '#action' },
  g: { place: 'board', at: '#action' },
  e: { place: 'companies', at: '#companies' },
  p: { place: 'players', at: '#players, #log' },
  l: { place: 'log', at: '#log' },
  c: { place: 'chat', at: '#chat input, #chat[tabindex]' },
}

/** The key of a page opens it, and closes it again. */
function openPage(table: Table, title: TitleTable, key: string): boolean {
  const page = title.pages.find((each) => each.key === key)
  if (page === undefined) return false
  const closes = table.page.value === page.id && table.place.value !== 'companies'
  table.page.value = closes ? null : page.id
  table.place.value = closes ? 'board' : 'pages'
  requestAnimationFrame(() => document.querySelector<HTMLElement>(closes ? '#action' : '#page')?.focus())
  return true
}

function goToPlace(table: Table, key: string): boolean {
  const wanted = PLACES[key]
  if (wanted === undefined || (wanted.place === 'chat' && table.session.chat === null)) return false
  table.place.value = wanted.place
  if (key === 'm') table.page.value = null
  const reached = (): HTMLElement | SVGElement | null => document.querySelector(wanted.at)
  requestAnimationFrame(() => {
    if (reached() === null) focusOnceThere(reached, () => table.place.value === wanted.place)
    else reached()?.focus()
  })
  return true
}

/** So many frames a part may take to come over the network before the focus stays where it is. */
const MOST_FRAMES = 600

/** What is shown for the first time may still be on its way; whoever goes elsewhere meanwhile is not called back. */
function focusOnceThere(
  reached: () => HTMLElement | SVGElement | null,
  isWanted: () => boolean,
  frames = MOST_FRAMES,
): void {
  requestAnimationFrame(() => {
    const place = reached()
    if (place !== null) place.focus()
    else if (frames > 0 && isWanted()) focusOnceThere(reached, isWanted, frames - 1)
  })
}

/** Arrows belong to the board while it has the focus; brackets always lead through the history. */
function stepThroughHistory(table: Table, title: TitleTable, event: KeyboardEvent): boolean {
  const { key, target } = event
  const shown = table.shown.value
  const last = table.session.version.value
  if (key === '[') table.show(shown - 1)
  else if (key === ']') table.show(shown + 1)
  else if (isOn(target, '#board, [role="tab"], .log, .scrolls')) return false
  else if (key === 'ArrowLeft') table.show(shown - 1)
  else if (key === 'ArrowRight') table.show(shown + 1)
  else if (key === 'ArrowUp' || key === 'PageUp') table.show(roundBeside(title, shown, -1, last))
  else if (key === 'ArrowDown' || key === 'PageDown') table.show(roundBeside(title, shown, 1, last))
  else if (key === 'Home') table.show(0)
  else if (key === 'End') goToMoment(null)
  else return false
  return true
}

/** The slider of the history is no place to type. */
function isTyping(target: EventTarget | null): boolean {
  return isOn(target, 'input:not([type="range"]), textarea, select, [contenteditable]')
}

/** A choice of the panel that is made already: to choose it again says that it is meant. */
function isChosen(target: EventTarget | null): boolean {
  return isOn(target, '#action [aria-pressed="true"]')
}

function isOn(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null
}
