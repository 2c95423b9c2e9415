import type { ReadonlySignal } from '@preact/signals'
import type {
  Action,
  ForkedFrom,
  History,
  Order,
  PlacedOrder,
  Refusal,
  Seat,
  Title,
} from '@roundhouse/kernel'
import type { ChatLine, Fault, GameSetup, Proposal } from '@roundhouse/protocol'
import type { FailingBots } from './bots-here.ts'

/** A game at which somebody sits, whether it lives in this browser or on a server. */
export interface Session {
  readonly id: string
  readonly kind: 'local' | 'online' | 'plan'
  readonly title: Title
  readonly tableName: ReadonlySignal<string>
  /** The game that it was played on from; null for one that began by itself. */
  readonly from: ForkedFrom | null
  /** What a game on the server is played with; null of one that lives here. */
  readonly setup: GameSetup | null
  /** The game with its past. Read `version` first, so that the reader hears of changes. */
  readonly history: History
  /** Number of log entries; changes after every entry. */
  readonly version: ReadonlySignal<number>
  readonly players: ReadonlySignal<readonly SeatInfo[]>
  /** The seats this browser may act for: all people's seats around one screen, one or none online. */
  readonly seats: ReadonlySignal<readonly Seat[]>
  readonly connection: ReadonlySignal<Connection>
  /** An action of ours that the server has not acknowledged yet. */
  readonly pending: ReadonlySignal<boolean>
  readonly undo: ReadonlySignal<UndoState>
  /** What somebody would like the others to agree to. */
  readonly proposal: ReadonlySignal<ProposalState | null>
  readonly rules: SessionRules
  /** What people at this table say to each other; null around one screen, where they can talk. */
  readonly chat: SessionChat | null
  /** What is done for seats here while they are away; null where the title knows no orders, and in a plan. */
  readonly orders: SessionOrders | null
  /** Who plays the seats, where somebody here may change it; null in a plan and for who watches. */
  readonly seating: SessionSeating | null
  /** Whether who plays here may ask a bot for advice: around one screen, where all others are bots, and by an option. */
  readonly advised: ReadonlySignal<boolean>
  act(seat: Seat, action: Action): Promise<ActResult>
  /** Takes back the last own action, or asks the others where their consent is needed. */
  requestUndo(): Promise<ActResult>
  /** Agrees or refuses; who has proposed withdraws it by a refusal. */
  answerProposal(consent: boolean): Promise<ActResult>
  close(): void
}

export interface SessionChat {
  /** As far back as they were asked for, in order. */
  readonly lines: ReadonlySignal<readonly ChatLine[]>
  /** Lines of others that were not shown to anybody here yet. */
  readonly unread: ReadonlySignal<number>
  /** Whether this browser has a seat to speak from; who watches reads. */
  readonly speaks: boolean
  /** Everything that has come is before the reader's eyes. */
  markRead(): void
  /** Asks for the lines before the first one. */
  earlier(): void
  say(text: string): Promise<ActResult>
}

export interface SessionOrders {
  /** Those of the seats here: standing ones, and stopped ones until they are dismissed. */
  readonly placed: ReadonlySignal<readonly PlacedOrder[]>
  give(seat: Seat, order: Order): Promise<ActResult>
  /** Ends one that stands, dismisses one that has stopped. */
  revoke(order: PlacedOrder): Promise<ActResult>
}

export interface SessionSeating {
  /** Gives seats to bots or back to people, for good and all at once; null where only their people may. */
  readonly change: ((seats: readonly SeatChange[]) => Promise<ActResult>) | null
  /** A bot plays on for the person of a seat; null: the person plays again. */
  playOn(seat: Seat, bot: string | null): Promise<ActResult>
  /** Bots that have no answer; null where they think elsewhere. */
  readonly failing: FailingBots | null
}

export interface SeatChange {
  readonly seat: Seat
  /** Null: a person. */
  readonly bot: string | null
  readonly name: string
}

export interface SeatInfo {
  readonly seat: Seat
  readonly name: string
  readonly kind: 'person' | 'bot'
  /** Which bot plays it; null for a person. */
  readonly bot: string | null
  /** Which bot plays on for its person, until the person takes the seat back. */
  readonly standIn: string | null
  /** Online: connected now. Always true around one screen. */
  readonly present: boolean
  /** Online: when who is away was here last, in milliseconds since 1970, as far as the server knows. */
  readonly left: number | null
}

/** `unsaved`: the server is there, and cannot save what is played. */
export type Connection = 'local' | 'connecting' | 'online' | 'offline' | 'unsaved'

export type UndoState =
  | { readonly kind: 'none' }
  /** Nothing stands in the way. */
  | { readonly kind: 'free' }
  /** The others would have to agree. */
  | { readonly kind: 'consent' }

export interface ProposalState {
  readonly kind: Proposal['kind']
  readonly seat: Seat
  /** It was made by this browser's seat. */
  readonly mine: boolean
  readonly waitingFor: readonly Seat[]
  /** The version to which the game would go back; null for anything but an undo. */
  readonly to: number | null
}

/** The rules by which the game is played; carried over, it becomes another session. */
export interface SessionRules {
  readonly number: number
  /**
   * Plays on under the newest rules, or asks the others to; a fault tells the first entry that would mean something
   * else there. Null where nobody here may wish it: for spectators, and in a plan.
   */
  readonly carryOver: (() => Promise<ActResult>) | null
}

export type ActResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly refusal: Refusal }
  | { readonly ok: false; readonly fault: Fault }
