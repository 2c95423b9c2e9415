import { type DeepReadonly, asReadonly } from '@roundhouse/kernel'
import { type Holder, settlingOrder } from '@roundhouse/railways'
import {
  DIRECTOR_SHARES,
  NOBODY,
  POOL,
  type RmAction,
  type RmState,
  TREASURY,
  companyAt,
  companyId,
  priceOf,
  sharesOf,
} from '@roundhouse/titles/1862'
import { alike, option } from '../railway/asking.ts'
import type { Certificate, ExchangeHolder } from '../railway/exchange.ts'
import { type Said, type Told, joined, money } from '../railway/said.ts'
import type { RmAsking } from './decisions/asking.ts'
import { say } from './decisions/sayings.ts'
import type { Joining, OptionAhead } from './preview/joining.ts'

type State = DeepReadonly<RmState>

/** Those to be settled in their order, then those that have been. — 5.2.4 */
export function holdersOf({ before, survivor, vanishing }: Joining): readonly Holder[] {
  const { amalgamation, turn, offer, players } = before
  const units = (holder: Holder): number => unitsIn(before, holder, survivor, vanishing)
  const active = amalgamation?.active ?? companyAt(before, turn?.company ?? offer?.buyer ?? survivor).director
  const order = settlingOrder(active === NOBODY ? 0 : active, players, TREASURY, units)
  const waiting = amalgamation?.waiting
  if (waiting === undefined) return order
  return [...order.filter((holder) => !waiting.includes(holder)), ...waiting]
}

export function unitsIn(state: State, holder: Holder, survivor: number, vanishing: number | null): number {
  return sharesOf(state, survivor, holder) + (vanishing === null ? 0 : sharesOf(state, vanishing, holder))
}

export function holderRow(asking: RmAsking, joining: Joining, holder: Holder): ExchangeHolder<RmAction> {
  const { before, survivor, vanishing } = joining
  const option = optionAhead(joining, holder)
  const { returned, amount, sold } = amalgamated(joining, holder)
  return {
    id: String(holder),
    name: holder === TREASURY ? say('exchange.treasury', companyId(survivor)) : { person: holder },
    note: noteOf(joining, holder),
    state: stateOf(joining, holder),
    holds: certificatesIn(before, holder, survivor, vanishing),
    gives: givenBack(before, holder, returned, survivor, vanishing),
    keeps:
      option === null || option.units > 1
        ? []
        : [{ company: companyId(survivor), shares: 1, director: false, vanishes: false, half: true }],
    keepsSaid: keptSaid(joining, holder, option, sold),
    outcomes: outcomesOf(joining, holder, option, amount),
    choice: option === null ? null : say('exchange.chooses', deciderOf(joining, holder)),
    worth: holder === TREASURY ? null : worthIn(joining, holder),
    answers: option === null ? [] : answersOf(asking, joining, holder, option),
  }
}

function optionAhead({ options }: Joining, holder: Holder): OptionAhead | null {
  return options.find((each) => each.holder === holder) ?? null
}

/** What he gives back, what is sold because nobody has another one for it, and what that brings. */
function amalgamated(
  { events }: Joining,
  holder: Holder,
): { readonly returned: number; readonly amount: number; readonly sold: number } {
  const told = events.find((event) => event.type === 'sharesAmalgamated' && event.holder === nameOf(holder))
  return told?.type === 'sharesAmalgamated' ? told : { returned: 0, amount: 0, sold: 0 }
}

/** What becomes of a director's certificate, or of a share that nobody has another one for. — 5.2.4 */
function keptSaid(
  { before, survivor, vanishing }: Joining,
  holder: Holder,
  option: OptionAhead | null,
  sold: number,
): Said | null {
  if (sold > 0) return say('exchange.forced')
  if (option !== null && option.units > 1) return say('exchange.certificate')
  const directed = directedBy(before, holder, survivor, vanishing)
  if (directed.length === 0 || before.amalgamation !== null) return null
  if (unitsIn(before, holder, survivor, vanishing) < KEEPS_CERTIFICATE) return say('exchange.swapped')
  return say(directed.includes(survivor) ? 'exchange.stays' : 'exchange.goesBack')
}

/** With so many shares a director gives his certificate back whole or keeps it. — 5.2.4 */
const KEEPS_CERTIFICATE = 2 * DIRECTOR_SHARES

/** The companies of which he is director. */
function directedBy(
  before: State,
  holder: Holder,
  survivor: number,
  vanishing: number | null,
): readonly number[] {
  return [survivor, vanishing].filter(
    (company): company is number => company !== null && companyAt(before, company).director === holder,
  )
}

/** Keep or give back, in the row of whoever is asked. — 5.2.4 */
function answersOf(
  asking: RmAsking,
  { before }: Joining,
  holder: Holder,
  { keep, giveBack }: OptionAhead,
): ExchangeHolder<RmAction>['answers'] {
  if (asking.state.step !== 'option' || before.amalgamation?.waiting[0] !== holder) return []
  const sells: RmAction = { type: 'settleOption', redeem: false }
  const kept = !alike(sells, asking.action)
  const answer = (redeem: boolean, said: Said) => {
    const action: RmAction = { type: 'settleOption', redeem }
    return { said, option: { ...option(asking, action), pressed: kept === redeem } }
  }
  return [
    answer(true, say('exchange.redeem', money(keep))),
    answer(false, say('exchange.sell', money(giveBack))),
  ]
}

function nameOf(holder: Holder): number | 'company' {
  return holder === TREASURY ? 'company' : holder
}

function deciderOf({ before, after }: Joining, holder: Holder): Told {
  if (holder !== TREASURY) return { person: holder }
  const active = before.amalgamation?.active ?? after.amalgamation?.active
  return { person: active ?? companyAt(before, before.turn?.company ?? 0).director }
}

function noteOf({ before, survivor, vanishing }: Joining, holder: Holder): Said | null {
  const directed = directedBy(before, holder, survivor, vanishing)
  return directed.length === 0
    ? null
    : say('exchange.directorOf', joined(', ', directed.map(companyId)) ?? '')
}

function stateOf({ before }: Joining, holder: Holder): ExchangeHolder['state'] {
  const waiting = before.amalgamation?.waiting
  if (waiting === undefined) return 'waiting'
  if (waiting[0] === holder) return 'now'
  return waiting.includes(holder) ? 'waiting' : 'settled'
}

/** The director's certificate is one of three shares; the others are single. — 2.1 */
function certificatesIn(
  state: State,
  holder: Holder,
  survivor: number,
  vanishing: number | null,
): readonly Certificate[] {
  return [survivor, vanishing].flatMap((company): Certificate[] => {
    if (company === null) return []
    const vanishes = company === vanishing
    const directs = certificateAt(state, company, vanishes) === holder
    return certificates(companyId(company), sharesOf(state, company, holder), directs, vanishes)
  })
}

/** Who has the director's certificate; while shares are exchanged it may lie in the pool. */
function certificateAt(state: State, company: number, vanishes: boolean): Holder {
  const at = state.amalgamation?.certificates
  if (at === undefined) return companyAt(state, company).director
  return vanishes ? at.vanishing : at.survivor
}

function certificates(company: string, shares: number, director: boolean, vanishes: boolean): Certificate[] {
  const single = (): Certificate => ({ company, shares: 1, director: false, vanishes, half: false })
  if (!director || shares < DIRECTOR_SHARES) return Array.from({ length: shares }, single)
  return [
    { company, shares: DIRECTOR_SHARES, director: true, vanishes, half: false },
    ...Array.from({ length: shares - DIRECTOR_SHARES }, single),
  ]
}

/**
 * Of the company that vanishes first, its director's certificate before the others; who has fewer than six shares has
 * changed it before, or it is an option. — 5.2.4, table B10
 */
function givenBack(
  before: State,
  holder: Holder,
  returned: number,
  survivor: number,
  vanishing: number | null,
): readonly Certificate[] {
  if (vanishing === null) return certificates(companyId(survivor), returned, false, false)
  const has = sharesOf(before, vanishing, holder)
  const directs = certificateAt(before, vanishing, true) === holder
  const whole = unitsIn(before, holder, survivor, vanishing) >= KEEPS_CERTIFICATE
  const others = Math.min(returned, directs && !whole ? has - DIRECTOR_SHARES : has)
  return [
    ...certificates(companyId(vanishing), others, directs && whole, true),
    ...certificates(companyId(survivor), returned - others, false, false),
  ]
}

function outcomesOf(
  { after, survivor }: Joining,
  holder: Holder,
  option: OptionAhead | null,
  amount: number,
): ExchangeHolder['outcomes'] {
  const state = asReadonly(after)
  const held = sharesOf(state, survivor, holder)
  const id = companyId(survivor)
  const isDirector = companyAt(state, survivor).director === holder
  const whole = (shares: number, cash: number) => ({
    after: certificates(id, shares, isDirector && shares >= DIRECTOR_SHARES, false),
    cash: cash + amount,
  })
  if (option === null) return [whole(held, 0)]
  return [whole(held, -option.keep), whole(held - option.units, option.giveBack)]
}

/** His shares today; afterwards those he keeps with what the exchange cost or brought him. — 5.2.4 */
export function worthIn(joining: Joining, holder: Holder): NonNullable<ExchangeHolder['worth']> {
  const { before, after, survivor, vanishing } = joining
  const shares = (state: State, company: number): number =>
    sharesOf(state, company, holder) * priceOf(state, company)
  const paid = amalgamated(joining, holder).amount - (optionAhead(joining, holder)?.keep ?? 0)
  return {
    before: shares(before, survivor) + (vanishing === null ? 0 : shares(before, vanishing)),
    after: shares(asReadonly(after), survivor) + paid,
  }
}

export function poolRow({ before, after, survivor, vanishing }: Joining): ExchangeHolder<RmAction> {
  const state = asReadonly(after)
  const left = sharesOf(state, survivor, POOL)
  return {
    id: 'pool',
    name: say('exchange.pool'),
    note: null,
    state: 'pool',
    holds: certificatesIn(before, POOL, survivor, vanishing),
    gives: [],
    keeps: [],
    keepsSaid: null,
    outcomes: [{ after: certificates(companyId(survivor), left, false, false), cash: 0 }],
    choice: null,
    worth: null,
    answers: [],
  }
}
