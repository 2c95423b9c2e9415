import { type TableClash, type TitleAbout, cleanName } from '@roundhouse/kernel'
import type { FirstGame } from '../shell/title-entry.ts'

export type Mode = 'screen' | 'online' | 'bots'
export const MODES: readonly Mode[] = ['screen', 'online', 'bots']

/** A seat of a game that is not open yet. */
export interface DraftSeat {
  /** Stays with the seat when it moves. */
  readonly key: number
  readonly kind: 'person' | 'bot'
  readonly name: string
  /** Who plays it when it is a bot; null is whoever usually does in the title. */
  readonly bot: string | null
}

export interface Draft {
  readonly mode: Mode
  readonly seats: readonly DraftSeat[]
  /** A map of the title other than the whole one; null is that. */
  readonly variant: string | null
  readonly options: Readonly<Record<string, string>>
  readonly tableName: string
  readonly listed: boolean
  /** Online: people may ask a bot for advice, also against other people. */
  readonly hints: boolean
}

/** What keeps the table from opening (`stop`), or is only worth knowing. */
export interface Remark {
  readonly code: 'yourName' | 'alikeOnline' | 'alike' | 'noPerson'
  readonly name: string
  /** The seat to look at. */
  readonly seat: number
  readonly stop: boolean
}

/** Names for what was left blank. */
export interface Fallbacks {
  player(seat: number): string
  bot(number: number): string
}

export function firstDraft(title: TitleAbout, names: readonly string[]): Draft {
  const count = Math.max(title.players.min, Math.min(title.players.max, names.length || 3))
  const seats = Array.from({ length: count }, (_, index) => newSeat(index, 'person', names[index] ?? ''))
  return inMode(
    { mode: 'screen', seats, variant: null, options: {}, tableName: '', listed: false, hints: false },
    'screen',
  )
}

/** The first game of somebody new: the fewest seats that make a game, bots on all the others. */
export function guidedDraft(
  title: TitleAbout,
  names: readonly string[],
  { variant, options, seats = title.players.min }: FirstGame = { variant: null, options: {} },
): Draft {
  const [own = ''] = names
  const draft = firstDraft(title, [own, ...Array.from({ length: seats - 1 }, () => '')])
  return { ...inMode(draft, 'bots'), variant, options }
}

export function inMode(draft: Draft, mode: Mode): Draft {
  const seats = draft.seats.map((seat, index) => {
    if (mode === 'bots') return index === 0 ? asPerson(seat) : { ...seat, kind: 'bot' as const, name: '' }
    // Leaving the game alone: its bots were not chosen one by one.
    return draft.mode === 'bots' ? asPerson(seat) : seat
  })
  return { ...draft, mode, seats }
}

export function addSeat(draft: Draft, kind: DraftSeat['kind']): Draft {
  const key = Math.max(-1, ...draft.seats.map((seat) => seat.key)) + 1
  return { ...draft, seats: [...draft.seats, newSeat(key, kind, '')] }
}

export function removeSeat(draft: Draft, key: number): Draft {
  return reseated(
    draft,
    draft.seats.filter((seat) => seat.key !== key),
  )
}

export function changeSeat(draft: Draft, key: number, change: Partial<Omit<DraftSeat, 'key'>>): Draft {
  return { ...draft, seats: draft.seats.map((seat) => (seat.key === key ? { ...seat, ...change } : seat)) }
}

export function moveSeat(draft: Draft, key: number, by: -1 | 1): Draft {
  const from = draft.seats.findIndex((seat) => seat.key === key)
  const moved = draft.seats[from]
  const other = draft.seats[from + by]
  if (moved === undefined || other === undefined) return draft
  return reseated(draft, draft.seats.with(from, other).with(from + by, moved))
}

/** The seat of whoever opens an online table: the first for a person, as the server has it. */
export function ownSeat(draft: Draft): number {
  return draft.seats.findIndex((seat) => seat.kind === 'person')
}

/** Every seat's name, blanks filled; online a blank seat of somebody else stays free. */
export function namesOf(draft: Draft, fallbacks: Fallbacks): readonly string[] {
  let bots = 0
  return draft.seats.map((seat, index) => {
    if (seat.kind === 'bot') bots += 1
    return cleanName(seat.name) || (seat.kind === 'bot' ? fallbacks.bot(bots) : fallbacks.player(index + 1))
  })
}

/** How many may sit at the map that is chosen. */
export function seatRange(
  title: TitleAbout,
  { variant }: Draft,
): { readonly min: number; readonly max: number } {
  return title.variants.find(({ id }) => id === variant)?.players ?? title.players
}

/** Another map: seats are added for people, or taken away from the end, until they fit. */
export function withVariant(title: TitleAbout, draft: Draft, variant: string | null): Draft {
  let chosen: Draft = { ...draft, variant }
  const { min, max } = seatRange(title, chosen)
  while (chosen.seats.length < min) chosen = addSeat(chosen, chosen.mode === 'bots' ? 'bot' : 'person')
  return chosen.seats.length <= max ? chosen : reseated(chosen, chosen.seats.slice(0, max))
}

/** The choice of an option that fits so many seats. */
export function optionsOf(title: TitleAbout, draft: Draft): Record<string, string> {
  const chosen: Record<string, string> = {}
  for (const option of title.options) {
    const value = draft.options[option.id] ?? option.fallback
    const values = option.values(draft.seats.length, draft.variant)
    chosen[option.id] = values.includes(value) ? value : option.fallback
  }
  return chosen
}

/** What the rulebook does not let go together in this draft. */
export function clashIn(title: TitleAbout, draft: Draft): TableClash | null {
  const { seats, variant } = draft
  return title.clash?.({ players: seats.length, variant, options: optionsOf(title, draft) }) ?? null
}

export function remarksOn(draft: Draft): readonly Remark[] {
  const remarks: Remark[] = []
  const own = ownSeat(draft)
  if (own < 0) remarks.push({ code: 'noPerson', name: '', seat: 0, stop: true })
  else if (draft.mode === 'online' && cleanName(draft.seats[own]?.name ?? '') === '') {
    remarks.push({ code: 'yourName', name: '', seat: own, stop: true })
  }
  const online = draft.mode === 'online'
  const seen = new Set<string>()
  for (const [index, seat] of draft.seats.entries()) {
    const name = cleanName(seat.name)
    const plain = name.normalize('NFKC').toLowerCase()
    if (name !== '' && seen.has(plain)) {
      remarks.push({ code: online ? 'alikeOnline' : 'alike', name, seat: index, stop: online })
    }
    seen.add(plain)
  }
  return remarks
}

/** Whoever was to open the first auction still is, wherever they sit now. */
function reseated(draft: Draft, seats: readonly DraftSeat[]): Draft {
  const { opener, ...options } = draft.options
  const before = draft.seats[Number(opener) - 1]
  if (opener === undefined || before === undefined) return { ...draft, seats }
  const now = seats.findIndex((seat) => seat.key === before.key)
  return { ...draft, seats, options: now < 0 ? options : { ...options, opener: String(now + 1) } }
}

function newSeat(key: number, kind: DraftSeat['kind'], name: string): DraftSeat {
  return { key, kind, name, bot: null }
}

function asPerson(seat: DraftSeat): DraftSeat {
  return seat.kind === 'person' ? seat : { ...seat, kind: 'person', name: '' }
}
