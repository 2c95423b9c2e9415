import { type ReadonlySignal, computed } from '@preact/signals'
import type { Action, ActionEntry, GameEvent, GameState, History } from '@roundhouse/kernel'
import { type LogKind, RAILWAY_LINE_KINDS } from '@roundhouse/view/railway'
import { lineSentence } from '@roundhouse/words'
import { marked } from '../table/names.tsx'
import type { Table } from '../table/table.ts'
import type { LogItem, RoundMark, TitleTable } from '../table/title-ui.ts'
import type { RailwayTitle, TitleLine } from './railway-title.ts'
import { roundIn } from './round-in.ts'

/** Lines that are worth their place only while they are the latest. */
const PASSING: readonly string[] = ['turn', 'wentOn']

/** The whole game in sentences, what was taken back included. A new move adds its lines to those there are. */
export function logOf<S extends GameState, A extends Action, E extends GameEvent>(
  table: Table,
  title: RailwayTitle<S, A, E>,
  history: History<S, A, E>,
): Pick<TitleTable, 'log' | 'linesOf'> {
  const naming = computed(() => marked(table.naming.value))
  const spoken = computed(() => {
    const lines = title.lines()
    const names = naming.value
    return new Spoken(title, history, (line) => (lines === null ? '' : lineSentence(lines, line, names)))
  })
  const log = computed(() => {
    void table.session.version.value
    return spoken.value.items()
  })
  return { log, linesOf: (entry) => spoken.value.linesOf(entry) }
}

/** What an entry of this game or of a branch of it tells. */
export function sentencesOf<S extends GameState, A extends Action, E extends GameEvent>(
  table: Table,
  title: RailwayTitle<S, A, E>,
  history: History<S, A, E>,
  entry: number,
): readonly string[] {
  const [lines, names] = [title.lines(), marked(table.naming.value)]
  if (lines === null) return []
  return title
    .linesOf(history, entry, false)
    .filter(({ code }) => !PASSING.includes(code))
    .map((line) => lineSentence(lines, line, names))
}

/** What befell somebody by itself with the last move that a player made, and with what followed from it. */
export function newsOf<S extends GameState, A extends Action, E extends GameEvent>(
  table: Table,
  { befalls, linesOf, lines: sentences }: RailwayTitle<S, A, E>,
  history: History<S, A, E>,
): readonly string[] {
  if (befalls === undefined) return []
  const told: string[] = []
  for (let entry = table.shown.value; entry > 0; entry--) {
    const lines = linesOf(history, entry, false).filter(({ code }) => befalls.has(code))
    const said = lines.length === 0 ? null : sentences()
    if (said !== null) told.unshift(...lines.map((line) => lineSentence(said, line, table.naming.value)))
    const made = history.log[entry - 1]
    if (made?.kind !== 'action' || made.auto !== true) break
  }
  return told
}

/** The log in one language; what has been said once is kept. */
class Spoken<S extends GameState, A extends Action, E extends GameEvent> {
  readonly #title: RailwayTitle<S, A, E>
  readonly #history: History<S, A, E>
  readonly #say: (line: TitleLine) => string
  readonly #entries: (readonly SaidLine[] | undefined)[] = []

  constructor(title: RailwayTitle<S, A, E>, history: History<S, A, E>, say: (line: TitleLine) => string) {
    this.#title = title
    this.#history = history
    this.#say = say
  }

  items(): readonly LogItem[] {
    const { log } = this.#history
    const counts = new Set(this.#history.lineTo())
    return Array.from({ length: log.length + 1 }, (_, entry) => {
      const items = this.linesOf(entry)
      const stands = entry === 0 || counts.has(entry) || log[entry - 1]?.kind === 'undo'
      return stands ? items : items.map((item) => item.takenBack)
    }).flat()
  }

  linesOf(entry: number): readonly SaidLine[] {
    return (this.#entries[entry] ??= this.#told(entry))
  }

  #told(number: number): SaidLine[] {
    const entry = this.#history.log[number - 1]
    if (entry?.kind === 'undo') {
      const { seat, to } = entry
      return [this.#said(alone(number, 'undone', { seat, to }))]
    }
    const lines = this.#title.linesOf(this.#history, number, entry?.auto === true)
    if (entry === undefined) return lines.map((line) => this.#said(line))
    const { seat } = entry
    const told = lines.length > 0 ? lines : [alone(number, 'wentOn', { seat })]
    return told.map((line) => this.#said(line, seat, entry.by))
  }

  #said(line: TitleLine, actor?: number, by?: ActionEntry['by']): SaidLine {
    return new SaidLine(line, aboutOf(line, actor), this.#say, actor, by)
  }
}

/** A line that is worded when somebody first reads it: a long game opens with its last ones. */
class SaidLine implements LogItem {
  readonly entry: number
  readonly kind: LogKind
  readonly passing: boolean
  readonly about: readonly string[]
  readonly seat: number | undefined
  readonly by: ActionEntry['by']
  readonly undone: boolean
  readonly #line: TitleLine
  readonly #say: (line: TitleLine) => string
  #text: string | null = null
  #takenBack: SaidLine | null = null

  constructor(
    line: TitleLine,
    about: readonly string[],
    say: (line: TitleLine) => string,
    seat: number | undefined,
    by: ActionEntry['by'],
    undone = false,
  ) {
    this.entry = line.entry
    this.kind = line.kind
    this.passing = PASSING.includes(line.code)
    this.about = about
    this.seat = seat
    this.by = by
    this.undone = undone
    this.#line = line
    this.#say = say
  }

  get text(): string {
    this.#text ??= this.#say(this.#line)
    return this.#text
  }

  /** The same line, struck out. */
  get takenBack(): SaidLine {
    this.#takenBack ??= new SaidLine(this.#line, this.about, this.#say, this.seat, this.by, true)
    return this.#takenBack
  }
}

/** Whoever acted is concerned too, unless it is the course of the game that goes on by itself. */
function aboutOf({ kind, seats, companies }: TitleLine, actor: number | undefined): readonly string[] {
  const byItself = actor === undefined || kind === 'round' || kind === 'money'
  const concerned = byItself ? seats : [...seats, actor]
  return [...new Set([...concerned.map((seat) => `seat:${seat}`), ...companies.map((id) => `company:${id}`)])]
}

/** What no event tells: an undo, or a step that was left without doing anything in it. */
function alone(
  entry: number,
  code: 'undone' | 'wentOn',
  params: { readonly seat: number; readonly to?: number },
): TitleLine {
  return { entry, code, params, kind: RAILWAY_LINE_KINDS[code], companies: [], seats: [params.seat] }
}

/** Where each round begins; where one move ends several, the last of them. */
export function roundsOf<S extends GameState, A extends Action, E extends GameEvent>(
  table: Table,
  title: RailwayTitle<S, A, E>,
  history: History<S, A, E>,
): ReadonlySignal<readonly RoundMark[]> {
  return computed(() => {
    void table.session.version.value
    const { short } = title.rounds(history.state)
    const { rounds } = title.chronicleOf(history)
    return rounds
      .filter(({ version }, at) => rounds[at + 1]?.version !== version)
      .map((round) => ({ version: round.version, label: roundIn(short, round) }))
  })
}
