import { type ReadonlySignal, computed } from '@preact/signals'
import type { History } from '@roundhouse/kernel'
import { type CzAction, type CzEvent, type CzState, firstSet } from '@roundhouse/titles/18cz'
import { type CzLine, LINE_KINDS, chronicleOf, linesOf } from '@roundhouse/view/18cz'
import type { Concerns } from '@roundhouse/view/railway'
import type { ChronicleRound, LogKind } from '@roundhouse/view/railway'
import { type Naming, lineSentence } from '@roundhouse/words'
import type { CzWords, RoundNames } from '@roundhouse/words/18cz'
import { marked } from '../table/names.tsx'
import type { Table } from '../table/table.ts'
import type { LogItem, RoundMark } from '../table/title-ui.ts'
import { czWords } from './words.ts'

type CzHistory = History<CzState, CzAction, CzEvent>

/** Lines that are worth their place only while they are the latest. */
const PASSING: readonly string[] = ['turn', 'wentOn']

/** The whole game in sentences, what was taken back included. A new move adds its lines to those there are. */
export function logOf(table: Table, history: CzHistory): ReadonlySignal<readonly LogItem[]> {
  const naming = computed(() => marked(table.naming.value))
  const spoken = computed(() => new Spoken(history, czWords.value, naming.value))
  return computed(() => {
    void table.session.version.value
    return spoken.value.items()
  })
}

/** The log in one language; what has been said once is kept. */
class Spoken {
  readonly #history: CzHistory
  readonly #say: (line: CzLine) => string
  readonly #first: number
  readonly #entries: (readonly SaidLine[])[] = []

  constructor(history: CzHistory, words: CzWords, naming: Naming) {
    this.#history = history
    this.#say = (line) => lineSentence(words, line, naming)
    this.#first = firstSet(history.state)
  }

  items(): readonly LogItem[] {
    const { log } = this.#history
    while (this.#entries.length <= log.length) this.#entries.push(this.#linesOf(this.#entries.length))
    const counts = new Set(this.#history.lineTo())
    return this.#entries.flatMap((items, entry) => {
      const stands = entry === 0 || counts.has(entry) || log[entry - 1]?.kind === 'undo'
      return stands ? items : items.map((item) => item.takenBack)
    })
  }

  #linesOf(number: number): SaidLine[] {
    const entry = this.#history.log[number - 1]
    if (entry?.kind === 'undo') {
      const { seat, to } = entry
      return [this.#said({ entry: number, code: 'undone', params: { seat, to }, ...alone('undone', seat) })]
    }
    const lines = linesOf(number, this.#history.eventsOf(number), entry?.auto === true, this.#first)
    if (entry === undefined) return lines.map((line) => this.#said(line))
    const { seat } = entry
    const ordered = entry.by === 'order'
    if (lines.length > 0) return lines.map((line) => this.#said(line, seat, ordered))
    const wentOn = { entry: number, code: 'wentOn', params: { seat }, ...alone('wentOn', seat) } as const
    return [this.#said(wentOn, seat, ordered)]
  }

  #said(line: CzLine, actor?: number, ordered = false): SaidLine {
    return new SaidLine(line, aboutOf(line, actor), this.#say, ordered)
  }
}

/** A line that is worded when somebody first reads it: a long game opens with its last ones. */
class SaidLine implements LogItem {
  readonly entry: number
  readonly kind: LogKind
  readonly passing: boolean
  readonly about: readonly string[]
  readonly ordered: boolean
  readonly undone: boolean
  readonly #line: CzLine
  readonly #say: (line: CzLine) => string
  #text: string | null = null
  #takenBack: SaidLine | null = null

  constructor(
    line: CzLine,
    about: readonly string[],
    say: (line: CzLine) => string,
    ordered: boolean,
    undone = false,
  ) {
    this.entry = line.entry
    this.kind = line.kind
    this.passing = PASSING.includes(line.code)
    this.about = about
    this.ordered = ordered
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
    this.#takenBack ??= new SaidLine(this.#line, this.about, this.#say, this.ordered, true)
    return this.#takenBack
  }
}

/** Whoever acted is concerned too, unless it is the course of the game that goes on by itself. */
function aboutOf({ kind, seats, companies }: CzLine, actor: number | undefined): readonly string[] {
  const byItself = actor === undefined || kind === 'round' || kind === 'money'
  const concerned = byItself ? seats : [...seats, actor]
  return [...new Set([...concerned.map((seat) => `seat:${seat}`), ...companies.map((id) => `company:${id}`)])]
}

function alone(code: 'undone' | 'wentOn', seat: number): Concerns {
  return { kind: LINE_KINDS[code], companies: [], seats: [seat] }
}

/** Where each round begins; where one move ends several, the last of them. */
export function roundsOf(table: Table, history: CzHistory): ReadonlySignal<readonly RoundMark[]> {
  return computed(() => {
    void table.session.version.value
    const { short } = czWords.value.rounds
    const { rounds } = chronicleOf(history)
    return rounds
      .filter(({ version }, at) => rounds[at + 1]?.version !== version)
      .map((round) => ({ version: round.version, label: roundName(short, round, history.state) }))
  })
}

export function roundName(
  names: RoundNames,
  { kind, set, within }: Pick<ChronicleRound, 'kind' | 'set' | 'within'>,
  { variant }: Pick<CzState, 'variant'>,
): string {
  if (kind === 'opening') return variant === 'moravia-silesia' ? names.auction : names.opening
  return kind === 'stock' ? names.stock(set) : names.operating(set, within)
}
