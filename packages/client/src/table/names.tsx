import type { Seat } from '@roundhouse/kernel'
import type { Naming } from '@roundhouse/words'
import type { SeatInfo } from '../session/session.ts'
import type { Table } from './table.ts'

/** Signs of the private area of Unicode that no name contains: they carry a name through a sentence. */
const OPEN = '\uE000'
const CLOSE = '\uE001'

/** The same names of players and letters of companies, marked so that `Sentence` prints them bold wherever the language puts them. */
export function marked(naming: Naming): Naming {
  return {
    player: (seat) => `${OPEN}${naming.player(seat)}${CLOSE}`,
    company: (id) => `${OPEN}${id}${CLOSE}`,
  }
}

/** The sentence without its marks, for searching in it. */
export function unmarked(text: string): string {
  return text.replaceAll(OPEN, '').replaceAll(CLOSE, '')
}

export function Sentence({ text }: { readonly text: string }) {
  const parts = text.split(OPEN).flatMap((part, index) => {
    if (index === 0) return [part]
    const [name, rest] = part.split(CLOSE)
    return [<b key={index}>{name}</b>, rest]
  })
  return <>{parts}</>
}

/** A name that may be cut where room is short, but never the number at its end that tells it from the others. */
export function PlayerName({ name }: { readonly name: string }) {
  const [, head, number] = /^(.*\S)(\s\d+)$/su.exec(name) ?? []
  if (head === undefined || number === undefined) {
    return (
      <span class="name" title={name}>
        {name}
      </span>
    )
  }
  return (
    <span class="name numbered" title={name}>
      <span class="name-head">{head}</span>
      <span class="name-number">{number}</span>
    </span>
  )
}

/** Players are names and monograms, never colours. */
export function Monogram({ table, seat }: { readonly table: Table; readonly seat: Seat }) {
  return (
    <span class="monogram" aria-hidden="true">
      {initials(table, seat, 1).toLocaleUpperCase()}
    </span>
  )
}

/** As many first letters of a name as there is room for. */
export function initials(table: Table, seat: Seat, letters: number): string {
  const players = table.session.players.value
  const known = KNOWN.get(players) ?? new Map<number, readonly string[]>()
  KNOWN.set(players, known)
  const names = players.map((player) => player.name)
  const short = known.get(letters) ?? names.map((_, each) => shortName(names, each, letters))
  known.set(letters, short)
  return short[seat] ?? ''
}

/** Taking names apart is slow, and they are drawn with every step. */
const KNOWN = new WeakMap<readonly SeatInfo[], Map<number, readonly string[]>>()

/** The first letters of a name; where another begins alike, its first and its last one. */
export function shortName(names: readonly string[], seat: Seat, letters: number): string {
  const begin = (name: string): string => lettersOf(name).slice(0, letters).join('')
  const own = names[seat] ?? ''
  const alike = names.some(
    (name, other) => other !== seat && begin(name).toLowerCase() === begin(own).toLowerCase(),
  )
  const all = lettersOf(own)
  return alike && all.length > 1 ? `${all[0]}${all.at(-1)}` : begin(own)
}

const LETTERS = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Letters as a reader counts them, accents and signs included. */
function lettersOf(name: string): string[] {
  return Array.from(LETTERS.segment(name), ({ segment }) => segment)
}
