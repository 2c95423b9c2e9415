import type { Seat } from '@roundhouse/kernel'
import type { Naming } from '@roundhouse/words'
import type { SeatInfo } from '../session/session.ts'
import { type ShortName, shortNames } from './short-names.ts'
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
      {shortName(table, seat).monogram.toLocaleUpperCase()}
    </span>
  )
}

/** Where a whole name has no room: two letters, the same on every charter. */
export function initials(table: Table, seat: Seat): string {
  return shortName(table, seat).sign
}

function shortName({ session }: Table, seat: Seat): ShortName {
  const players = session.players.value
  const known = KNOWN.get(players) ?? shortNames(players.map(({ name }) => name))
  KNOWN.set(players, known)
  return known[seat] ?? { sign: '', monogram: '' }
}

/** Taking names apart is slow, and they are drawn with every step. */
const KNOWN = new WeakMap<readonly SeatInfo[], readonly ShortName[]>()
