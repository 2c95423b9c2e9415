import type { Action, Refusal, Seat } from '@roundhouse/kernel'
import type { TrainView } from './company-view.ts'
import type { Exchange } from './exchange.ts'
import type { Said, Told } from './said.ts'

/**
 * What is asked of a seat, as data: a title builds it from its choices and refusals, the shared panels draw it. What is
 * asked on the map (track, stations, runs) has no groups here: the map shows its choices, the rest is the same.
 *
 * What each part serves in titles to come, so that none needs a panel of its own:
 * - rows: trains of bank, pool and others (1824 with and without trade-in, each as a row); items of 1824's first stock
 *   round; forced mountain exchange; discard; companies to put up in a Parliament auction (1862); partners of a merger.
 * - rows with buttons beside them: shares to buy and to sell (1824's exchanges and 1862's share of a treasury are
 *   further buttons of the row); trains that may be turned, kept under warranty or scrapped.
 * - sides: pay out or withhold, and 1862's Hudson as a third one; an option share kept or sold; refinancing or not;
 *   which of two stations stays at a formation (1824).
 * - a pick: one figure out of few: start price, par, price of a coal railway, number of stations bought at a float.
 * - an amount: a bid, a price offered for a train, a private or a company.
 * - a queue: sales in an order of their own, also those of an emergency or a fine, each sent for itself.
 * - bidders: any auction that goes round.
 * - cards: companies to name, beside the map that shows where they are; rows where there is no room for it.
 */
export interface Decision<A extends Action = Action> {
  /** The title's word for what is decided. */
  readonly step: string
  readonly heading: Said
  readonly hint: Said | null
  /** What to choose on the map, while nothing is chosen there; null where the panel asks. */
  readonly prompt: Told | null
  readonly section: string
  /** Decided for it; it stands above the question, with what it has. */
  readonly company: string | null
  readonly holds: Told | null
  /** The steps of its turn. */
  readonly beads: readonly Bead[]
  /** What somebody else reads who waits for it. */
  readonly waiting: { readonly heading: Said; readonly about: Told | null }
  readonly notes: readonly Note[]
  readonly facts: readonly Fact[]
  readonly loans: readonly Loan<A>[]
  readonly bidders: readonly Bidder[]
  /** An offer that is to be answered. */
  readonly offer: { readonly company: string; readonly said: Said } | null
  readonly groups: readonly Group<A>[]
  /** What is put together, as far as it has something to choose in itself, and what it would mean. */
  readonly pick: Pick<A> | null
  readonly amount: Amount<A> | null
  readonly queue: readonly Queued<A>[]
  /** What belongs to the question in rows and columns, e.g. what each par would mean. */
  readonly tables: readonly FigureTable<A>[]
  /** What somebody must bring about in time, and what it costs if not. */
  readonly duties: Duties | null
  /** Shares that change hands, holder after holder. */
  readonly exchange: Exchange<A> | null
  readonly meaning: Meaning
  /** The cell of the market to which what is put together would lead a marker. */
  readonly cell: number | null
  /** The list may be long: what is put together stays in view below it. */
  readonly long: boolean
  /** What may be done at any moment, besides what is asked. */
  readonly besides: Besides<A> | null
  /** What the button says; null: it is for the map to say. */
  readonly confirm: Said | null
  /** Meant by default; the other answers are pressed. */
  readonly usual: A | null
  readonly leave: { readonly action: A; readonly said: Said } | null
  /** Why the button waits while nothing is chosen. */
  readonly missing: Said
}

export interface Bead {
  readonly name: Said
  readonly state: 'done' | 'now' | 'later'
}

export interface Note {
  readonly tone: 'prompt' | 'plain' | 'good' | 'warn'
  readonly lines: readonly Told[]
  readonly section: string | null
}

/** A figure with its name. */
export interface Fact {
  readonly name: Told
  readonly figure: Told
}

/** A figure now and after what is being considered; `after` null: it stays. */
export interface Figure {
  readonly name: Told
  readonly before: Told
  readonly after: Told | null
  readonly tone: 'plain' | 'good' | 'bad'
}

export interface Meaning {
  readonly figures: readonly Figure[]
  readonly notes: readonly Note[]
}

export type Sign =
  | { readonly company: string }
  | { readonly train: ChipOf<TrainView, 'kind' | 'size'> }
  | { readonly size: string }
  /** Whether a company has a charter. */
  | { readonly seal: boolean }

type ChipOf<T, K extends keyof T> = { readonly [Key in K]: T[Key] }

export interface Group<A extends Action = Action> {
  readonly look: 'rows' | 'cards' | 'grid' | 'stock' | 'tools' | 'sides'
  readonly mark: Sign | null
  readonly heading: Told | null
  readonly aside: Told | null
  /** What the list is called for who does not see it. */
  readonly label: Told
  /** Folded away until it is opened, or something in it is chosen. */
  readonly folded: boolean
  readonly rows: readonly Row<A>[]
}

export interface Row<A extends Action = Action> {
  readonly id: string
  readonly signs: readonly Sign[]
  readonly name: Told | null
  readonly note: Told | null
  readonly figure: Told | null
  readonly figureNote: Told | null
  /** What it comes to, where each row tells that at once. */
  readonly figures: readonly Figure[]
  /** Pressing the row; null: it has buttons only. */
  readonly option: Option<A> | null
  readonly buttons: readonly RowButton<A>[]
  /** Where it is on the map; absent: nowhere. */
  readonly hex?: string
  /** What a card tells at a glance: it is decided about now, something is owed for it, or it is not to be had. */
  readonly state?: 'now' | 'owing' | 'shut'
}

export interface Duties {
  readonly heading: Told
  /** What happens to who does not fulfil his, in a sentence. */
  readonly rule: Told
  readonly section: string
  readonly list: readonly Duty[]
}

/** Shares of a company that must be sold by then, and the fine if they are not. */
export interface Duty {
  readonly company: string
  readonly said: Told
  readonly note: Told
  /** Shares sold as one certificate, further ones, and those that are missing. */
  readonly certificate: number
  readonly sold: number
  readonly missing: number
  readonly missingSaid: Told
  readonly fine: Told
}

/** An action to choose; pressed when it is chosen, and then taken back by pressing. */
export interface Option<A extends Action = Action> {
  readonly action: A
  readonly refusal: Refusal | null
  readonly pressed: boolean
}

export type RowButton<A extends Action = Action> = {
  readonly id: string
  readonly said: Told
  readonly label: Told | null
} & (
  | { readonly does: 'choose'; readonly option: Option<A> }
  /** Put into the queue, or taken out of it. */
  | { readonly does: 'queue'; readonly option: Option<A> }
  /** A private's power: its tile is chosen on the map. */
  | { readonly does: 'power'; readonly power: string }
)

/** One figure out of few, each with what it brings. */
export interface Pick<A extends Action = Action> {
  readonly heading: Told
  readonly aside: Said
  readonly options: readonly (Option<A> & {
    readonly said: Told
    readonly brings: Told
    readonly what: Told
  })[]
  readonly note: Told | null
}

/** Figures in rows and columns; a row may be chosen. */
export interface FigureTable<A extends Action = Action> {
  readonly heading: Told
  readonly section: string | null
  readonly columns: readonly Told[]
  readonly rows: readonly FigureRow<A>[]
}

export interface FigureRow<A extends Action = Action> {
  /** The first one names the row; fewer cells than columns: the last one stands for the rest. */
  readonly cells: readonly Told[]
  /** Green is what one wants, faint what cannot be had. */
  readonly tone: 'plain' | 'good' | 'faint'
  readonly option: Option<A> | null
}

/** Any amount between two ends, in one field of the action. */
export interface Amount<A extends Action = Action> {
  readonly action: A
  readonly field: string
  readonly value: number
  readonly min: number
  readonly max: number
  /** What the buttons add; 1 where it is left out. */
  readonly step?: number
  readonly heading: Told | null
  readonly aside: Told | null
  /** What the amount is, for who does not see the field. */
  readonly label: Said
  readonly quick: readonly { readonly amount: number; readonly name: Told }[]
}

/** One of several actions that are sent one after the other. */
export interface Queued<A extends Action = Action> {
  readonly id: string
  readonly action: A
  readonly said: Told
  readonly earlier: Said
  readonly later: Said
  readonly remove: Said
  /** How much of it; null where there is one only. */
  readonly amount: Amount<A> | null
}

export interface Bidder {
  readonly seat: Seat
  readonly said: Told
  readonly leads: boolean
  readonly asked: boolean
  readonly passed: boolean
}

/** A debt that its seat may pay back now, in turn or not. */
export interface Loan<A extends Action = Action> {
  readonly seat: Seat
  readonly debt: number
  readonly cash: number
  readonly rule: Told
  /** What the amount is, for who does not see the field. */
  readonly label: Said
  readonly section: string
  /** The action with such an amount; at most `most`. */
  readonly action: A
  readonly field: string
  readonly most: number
}

export interface Besides<A extends Action = Action> {
  readonly heading: Said
  readonly note: Told
  readonly section: string
  readonly groups: readonly Group<A>[]
  readonly amount: Amount<A> | null
  readonly figures: readonly Figure[]
}
