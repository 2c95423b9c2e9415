import {
  type History,
  type LogEntry,
  type Seat,
  type TableSetup,
  asReadonly,
  lotsOfSetup,
} from '@roundhouse/kernel'

/** Entries in one piece of text. */
const PIECE = 128

/** What a game tells to everybody who comes, as JSON text that is written once. */
export class GameText {
  readonly #history: History
  readonly #pieces: string[] = []
  readonly #starts = new Map<Seat | null, string>()

  #lots: readonly number[] | null | undefined = undefined

  constructor(history: History) {
    this.#history = history
  }

  /** Version 0 as this seat may know it. */
  start(seat: Seat | null): string {
    const known = this.#starts.get(seat)
    if (known !== undefined) return known
    const { title } = this.#history
    const text = JSON.stringify(title.conceal(asReadonly(this.#history.stateAt(0)), seat))
    this.#starts.set(seat, text)
    return text
  }

  /** What the set-up drew, where everybody may know it. */
  lots(table: () => TableSetup): readonly number[] | null {
    if (this.#lots === undefined) this.#lots = lotsOfSetup(this.#history.title, table())
    return this.#lots
  }

  /** The entries after version `since` up to version `until`, as a JSON array. */
  entries(since: number, until: number): string {
    const firstPiece = Math.ceil(since / PIECE)
    const endPiece = Math.max(firstPiece, Math.floor(until / PIECE))
    const texts = [this.#written(since, Math.min(until, firstPiece * PIECE))]
    for (let piece = firstPiece; piece < endPiece; piece++) texts.push(this.#piece(piece))
    texts.push(this.#written(Math.max(since, endPiece * PIECE), until))
    return `[${texts.filter((text) => text !== '').join()}]`
  }

  /** Entries never change, so a whole piece is written only once. */
  #piece(piece: number): string {
    return (this.#pieces[piece] ??= this.#written(piece * PIECE, (piece + 1) * PIECE))
  }

  #written(from: number, to: number): string {
    const entries: readonly LogEntry[] = this.#history.log.slice(from, Math.max(from, to))
    return entries.map((entry) => JSON.stringify(entry)).join()
  }
}

const texts = new WeakMap<History, GameText>()

/** The texts of a game; one that was read from the disk again has new ones. */
export function textOf(history: History): GameText {
  const known = texts.get(history)
  if (known !== undefined) return known
  const text = new GameText(history)
  texts.set(history, text)
  return text
}
