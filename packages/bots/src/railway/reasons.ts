import {
  type Action,
  type DeepReadonly,
  type GameEvent,
  type GameState,
  type Seat,
  type Title,
  applyKnown,
  asReadonly,
  unheard,
} from '@roundhouse/kernel'
import type { Reason } from '../reasons.ts'

/** Money is told in whole numbers, and only what is worth telling. */
const LEAST = 1

/** Shares by what they may bring: `gain` is dividends and rise of one share together. */
export function whyShares(company: string, shares: number, dividends: number, gain: number): Reason[] {
  const found: Reason[] = []
  const paid = Math.round(shares * dividends)
  const rise = Math.round(shares * (gain - dividends))
  if (paid >= LEAST) found.push({ code: 'dividends', company, amount: paid, shares })
  if (rise >= LEAST) found.push({ code: 'rises', company, amount: rise })
  return found
}

/** A share by its price as well, and by whether it makes a director. */
export function whyBuying(
  shares: readonly Reason[],
  { company, price, cash, leads }: { company: string; price: number; cash: number; leads: boolean },
): Reason[] {
  const led: Reason[] = leads ? [{ code: 'leads', company }] : []
  return [...led, ...shares, { code: 'costs', amount: price, left: cash - price }]
}

/** What a tile or a station does to the best run, now and with a longer train, and where it points. */
export interface BuildingSeen {
  readonly company: string
  /** What it adds to the best run of the company's trains, or of others. */
  readonly addedWith: (trains?: readonly number[]) => number
  /** The next longer train. */
  readonly next: { readonly id: string; readonly code: number } | null
  /** The nearest place beyond its new ends. */
  readonly towards: string | null
}

export function whyBuilding({ company, addedWith, next, towards }: BuildingSeen): Reason[] {
  const found: Reason[] = []
  const added = addedWith()
  if (added > 0) found.push({ code: 'adds', company, amount: added })
  const later = next === null ? 0 : addedWith([next.code])
  if (next !== null && later > Math.max(0, added)) {
    found.push({ code: 'addsLater', company, train: next.id, amount: later })
  }
  if (towards !== null) found.push({ code: 'leadsTo', company, hex: towards })
  return found.length > 0 ? found : [{ code: 'leadsOn', company }]
}

/** What a building adds to the best run of a company: the board is looked at without it and with it. */
export function addedByBuilding<State extends GameState, A extends Action, Event extends GameEvent>(
  title: Title<State, A, Event>,
  state: State,
  seat: Seat,
  building: A,
  earns: (state: DeepReadonly<State>, trains?: readonly number[]) => number,
): BuildingSeen['addedWith'] {
  const before = asReadonly(state)
  const copy = title.clone(before)
  applyKnown(title, copy, seat, building, unheard)
  return (trains) => earns(asReadonly(copy), trains) - earns(before, trains)
}

/** A train by what it adds while it lives. */
export interface TrainSeen {
  readonly company: string
  readonly added: number
  /** Rounds that it lives, and runs that are left. */
  readonly life: number
  readonly payouts: number
  readonly isMust: boolean
  /** Null where it is not told. */
  readonly price: number | null
  readonly treasury: number
}

export function whyTrain(seen: TrainSeen): Reason[] {
  const { company, added, life, payouts, isMust, price, treasury } = seen
  const found: Reason[] = []
  const rounds = life < payouts ? Math.max(1, Math.round(life)) : null
  if (added > 0 && payouts > 0) found.push({ code: 'earns', amount: Math.round(added), rounds })
  if (isMust) found.push({ code: 'mustHave', company })
  else if (added <= 0) found.push({ code: 'grows', company })
  if (price === null) return found
  if (price > treasury) found.push({ code: 'helps', amount: price - treasury })
  else if (!isMust) found.push({ code: 'leaves', company, amount: treasury - price })
  return found
}

/** A train that is given up or sold, by what its company earns with and without it. */
export function whyWithout(company: string, before: number, after: number): Reason[] {
  const amount = Math.round(before - after)
  return amount < LEAST ? [{ code: 'spare', company }] : [{ code: 'loses', company, amount }]
}

/** Money that is paid or kept. */
export interface RevenueSeen {
  readonly company: string
  readonly revenue: number
  /** The part that is the player's. */
  readonly part: number
  readonly treasury: number
  /** Of its next train. */
  readonly price: number
  /** Whether its trains are gone before long. */
  readonly isDying: boolean
}

/** Paying by what comes to the player, and what is missing for a train then; keeping by the train that it pays. */
export function whyRevenue(keeps: boolean, seen: RevenueSeen): Reason[] {
  const { company, revenue, part, treasury, price, isDying } = seen
  const found: Reason[] = []
  if (!keeps) {
    if (revenue * part >= LEAST) found.push({ code: 'pays', company, amount: Math.round(revenue * part) })
    return isDying ? [...found, ...whyBurden(company, price - treasury)] : found
  }
  const kept = treasury + revenue
  if (treasury < price && kept >= price) return [{ code: 'keepsFor', company, amount: price }]
  if (isDying && kept < price && Number.isFinite(price)) {
    found.push({ code: 'stillMissing', company, amount: price - kept })
  }
  return [{ code: 'leaves', company, amount: kept }, ...found]
}

/** What a director would have to add to the next train, if nothing is left to pass for. */
export function whyPass(company: string | null, burden: number): Reason[] {
  return company === null || burden <= 0 ? [{ code: 'nothingBetter' }] : whyBurden(company, burden)
}

/** The same of any company. */
export function whyBurden(company: string, burden: number): Reason[] {
  return burden > 0 && Number.isFinite(burden) ? [{ code: 'cannotBuy', company, amount: burden }] : []
}

/** Shares that are sold: what they have left to bring, what their company lacks, and the money they bring at once. */
export function whySale(company: string, gain: number, burden: number, money: number): Reason[] {
  const spent: Reason[] = gain > 0 ? [] : [{ code: 'spent', company }]
  return [...spent, ...whyBurden(company, burden), { code: 'frees', amount: money }]
}
