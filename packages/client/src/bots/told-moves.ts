import type { Hint } from '@roundhouse/bots'
import type { Action } from '@roundhouse/kernel'
import type { MoveFields, MoveType } from '@roundhouse/words'
import type { Table } from '../table/table.ts'
import type { TitleTable } from '../table/title-ui.ts'
import { foldedMoves } from './folded-moves.ts'
import { hintArea } from './hint-words.ts'

/** The moves of each hint as what one would do, one after the other. Those that would read alike say more. */
export function toldApart(
  table: Table,
  title: TitleTable,
  hints: readonly Hint[],
): readonly (readonly string[])[] {
  const short = hints.map(({ line }) => told(table, title, line, false))
  return hints.map(({ line }, at) => {
    const moves = short[at] ?? []
    return short.filter((other) => isSame(other, moves)).length > 1 ? told(table, title, line, true) : moves
  })
}

/** Without those for which nothing else can be said than for a better one. */
export function withoutDoubles(table: Table, title: TitleTable, hints: readonly Hint[]): readonly Hint[] {
  const moves = toldApart(table, title, hints)
  const reads = hints.map(({ because }, at) => JSON.stringify([moves[at], because]))
  const isDouble = (at: number): boolean => reads.indexOf(reads[at] as string) < at
  return hints.flatMap((hint, at) => {
    if (isDouble(at)) return []
    const { comesTo } = hint
    // What it was compared with is not the next one any more.
    const isAlone = comesTo?.compared?.than === 'next' && at + 1 < hints.length && isDouble(at + 1)
    return [isAlone ? { ...hint, comesTo: { ...comesTo, compared: null } } : hint]
  })
}

function isSame(some: readonly string[], others: readonly string[]): boolean {
  return some.join(' ') === others.join(' ')
}

function told(table: Table, title: TitleTable, line: readonly Action[], inFull: boolean): readonly string[] {
  const { moves, times } = hintArea.value.value
  // Which dial is turned follows from what is done.
  const said = line.length > 1 ? line.filter(({ type }) => type !== 'choose') : line
  const each = said.map((action) => moves[action.type as MoveType](fieldsOf(table, title, action, inFull)))
  return foldedMoves(each, times)
}

/** What actions of any title name, by the fields in which they do. */
const WHAT = ['company', 'local', 'mountain', 'item'] as const
const AMOUNT = ['amount', 'price', 'bid', 'par'] as const

type Fields = Readonly<Record<string, unknown>>

/** The hexes, the company or private and the price of a start, or the par of a charter, that an action is about. */
export function aboutOf(
  title: TitleTable,
  action: Action,
): {
  readonly hexes: readonly string[]
  readonly company: string
  readonly start: number | null
} {
  const fields = action as unknown as Fields
  const { hex = title.hexOf?.(action), hexes, par, price } = fields
  const start = action.type === 'start' ? price : par
  return {
    hexes: Array.isArray(hexes) ? (hexes as readonly string[]) : typeof hex === 'string' ? [hex] : [],
    company: text(WHAT.map((each) => fields[each]).find((each) => typeof each === 'string')),
    start: typeof start === 'number' ? start : null,
  }
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function fieldsOf(table: Table, title: TitleTable, action: Action, inFull: boolean): MoveFields {
  const fields = action as unknown as Fields
  const amount = AMOUNT.map((each) => fields[each]).find((each) => typeof each === 'number')
  const { city } = fields
  const count = typeof city === 'number' ? city + 1 : (fields['shares'] ?? fields['tokens'])
  const about = aboutOf(title, action)
  return {
    what: title.named?.(about.company) ?? about.company,
    other: text(fields['survivor']),
    hex: about.hexes.map((hex) => title.place(hex)).join(', '),
    tile: text(fields['tile']),
    train: trainName(text(fields['train'])),
    given: trainName(text(fields['tradeIn'])),
    isWarranted: Number(fields['warranties'] ?? 0) > 0,
    amount: typeof amount === 'number' ? title.money(amount) : '',
    count: typeof count === 'number' ? count : 1,
    accept: fields['accept'] === true || fields['redeem'] === true,
    from: sourceOf(table, fields['from']),
    towards: inFull ? (title.exitsOf?.(action) ?? []).map((hex) => title.place(hex)) : [],
    city: inFull && typeof city === 'number' ? city + 1 : null,
  }
}

/** Cards of some titles have letters, which tell nothing here. */
export function trainName(id: string): string {
  return id.replace(/(?<=[\dE])[a-fh-j]$/, '')
}

/** A player or a company; what the bank, the initial offer and the pool sell goes without saying. */
function sourceOf(table: Table, from: unknown): string | null {
  if (typeof from === 'number') return table.naming.value.player(from)
  return typeof from === 'string' && !['bank', 'offer', 'pool', 'treasury'].includes(from) ? from : null
}
