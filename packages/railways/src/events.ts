import type { GameEvent, Seat } from '@roundhouse/kernel'

/** What the events of a title call its things: a title narrows each to its own ids. */
export interface EventNames {
  company: string
  /** A seat, or a holder that is no player by the title's word for it. */
  holder: Seat | string
  hex: string
  tile: string
  train: string
  trainKind: string
  phase: string
  /** Private companies. */
  item: string
}

/**
 * What happens in every railway title, by the name of the event; a title's interface extends it, adds fields of its own
 * to some and events of its own to all. Log, chronicle and previews read these without knowing the title.
 */
export interface RailwayEvents<N extends EventNames = EventNames> {
  priorityDealt: { readonly seats: readonly Seat[] }
  stockRoundBegan: { readonly number: number }
  operatingRoundBegan: { readonly number: number; readonly order: readonly N['company'][] }
  companyTurnBegan: { readonly company: N['company']; readonly director: N['holder'] }
  passed: { readonly seat: Seat }
  privatePutUp: { readonly seat: Seat; readonly item: N['item'] }
  bidMade: { readonly seat: Seat; readonly item: N['item']; readonly amount: number }
  privateSold: { readonly seat: Seat; readonly item: N['item']; readonly price: number }
  privatesClosed: object
  companyStarted: { readonly holder: N['holder']; readonly company: N['company']; readonly price: number }
  companyOpened: { readonly company: N['company']; readonly capital: number }
  /** `shares` where the certificate is of several. */
  shareBought: {
    readonly holder: N['holder']
    readonly company: N['company']
    readonly price: number
    readonly shares?: number
  }
  sharesSold: {
    readonly seat: Seat
    readonly company: N['company']
    readonly shares: number
    readonly amount: number
    /** A certificate of several shares, which makes nobody director, is among them. */
    readonly double?: boolean
  }
  directorChanged: { readonly company: N['company']; readonly seat: Seat }
  priceMoved: { readonly company: N['company']; readonly from: number; readonly to: number }
  loanRepaid: { readonly seat: Seat; readonly amount: number; readonly left: number }
  tileLaid: {
    readonly company: string
    readonly hex: N['hex']
    readonly tile: N['tile']
    readonly rotation: number
    readonly cost: number
  }
  tokenPlaced: {
    readonly company: N['company']
    readonly hex: N['hex']
    /** Null on a bare hex whose city is chosen later. */
    readonly city: number | null
    readonly cost: number
  }
  tokenRemoved: { readonly company: N['company']; readonly hex: N['hex']; readonly city: number }
  trainsRun: {
    readonly company: N['company']
    readonly routes: readonly {
      readonly train: N['train']
      readonly hexes: readonly N['hex'][]
      readonly revenue: number
    }[]
    readonly revenue: number
  }
  dividendPaid: {
    readonly company: N['company']
    readonly revenue: number
    readonly bySeat: readonly number[]
  }
  revenueWithheld: { readonly company: N['company']; readonly revenue: number }
  companyAcquired: {
    readonly company: N['company']
    readonly target: N['company']
    readonly price: number
    readonly bySeat: readonly number[]
    /** What the target's treasury brought. */
    readonly treasury: number
  }
  trainBought: {
    readonly company: N['company']
    readonly train: N['train']
    readonly from: 'bank' | 'pool' | N['company']
    readonly price: number
    /** What the director added, and how much of that he borrowed. */
    readonly help: number
    readonly loan: number
  }
  trainDiscarded: { readonly company: N['company']; readonly train: N['train'] }
  trainExported: { readonly letter: N['phase']; readonly trains: readonly N['train'][] }
  phaseBegan: { readonly phase: N['phase'] }
  kindObsolete: { readonly kind: N['trainKind'] }
  trainsObsolete: { readonly company: N['company'] | 'pool'; readonly trains: readonly N['train'][] }
  gameEnded: { readonly winners: readonly Seat[]; readonly wealth: readonly number[] }
}

/** The union of the events that such an interface names. */
export type EventOf<Events> = {
  [Type in keyof Events & string]: { readonly type: Type } & Events[Type]
}[keyof Events & string]

export type RailwayEventType = keyof RailwayEvents
export type RailwayEvent<Type extends RailwayEventType = RailwayEventType> = Extract<
  EventOf<RailwayEvents>,
  { readonly type: Type }
>

/** Whether this is that event; sound for every title whose events extend `RailwayEvents`. */
export function isEvent<Type extends RailwayEventType>(
  event: GameEvent | undefined,
  type: Type,
): event is RailwayEvent<Type> {
  return event?.type === type
}

/** All events of one kind, in the order they happened. */
export function eventsOf<Type extends RailwayEventType>(
  events: readonly GameEvent[],
  type: Type,
): RailwayEvent<Type>[] {
  return events.filter((event): event is RailwayEvent<Type> => isEvent(event, type))
}
