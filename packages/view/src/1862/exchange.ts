import { asReadonly } from '@roundhouse/kernel'
import type { DeepReadonly } from '@roundhouse/kernel'
import { type Holder, settlingOrder } from '@roundhouse/railways'
import {
  DIRECTOR_SHARES,
  NOBODY,
  POOL,
  type RmAction,
  type RmState,
  SHARES,
  TREASURY,
  companyAt,
  companyId,
  priceOf,
  sharesOf,
} from '@roundhouse/titles/1862'
import { NOTHING, change } from '../railway/asking.ts'
import type { Meaning } from '../railway/decision.ts'
import type { Certificate, Exchange, ExchangeHolder } from '../railway/exchange.ts'
import { type Said, type Told, money } from '../railway/said.ts'
import type { RmAsking } from './decisions/asking.ts'
import { say } from './decisions/sayings.ts'
import { partiesOf } from './exchange-parties.ts'
import { type Joining, type OptionAhead, joiningAhead } from './preview/joining.ts'

type State = DeepReadonly<RmState>

/** What is put together, proposed or under way, played through. */
export function joiningIn({ state, seat, action }: RmAsking): Joining | null {
  if (state.step === 'answer' || state.step === 'option') return joiningAhead(state, seat, startOf(state))
  return BEGINS.has(action?.type ?? '') ? joiningAhead(state, seat, action) : null
}

const BEGINS: ReadonlySet<string> = new Set<RmAction['type']>(['merge', 'acquire', 'refinance'])

/** A proposal waits for its answer; in the middle of an exchange nothing begins. */
function startOf({ step }: State): RmAction | null {
  return step === 'answer' ? { type: 'answer', accept: true } : null
}

/** The whole exchange as a page: companies, holders before and after, who decides what. — 5.2, 7.5 */
export function exchangeOf(asking: RmAsking): Exchange | null {
  const joining = joiningIn(asking)
  if (joining === null) return null
  const { kind, survivor, vanishing } = joining
  const heading =
    vanishing === null || kind === 'refinance'
      ? say('exchange.refinance', companyId(survivor))
      : say(`exchange.${kind}`, companyId(survivor), companyId(vanishing))
  return {
    heading,
    section: kind === 'refinance' ? '7.11.2' : kind === 'merge' ? '7.5' : '7.14',
    parties: partiesOf(joining),
    rule: say('exchange.rule'),
    columns: {
      holder: say('exchange.holder'),
      holds: say('exchange.holds'),
      gives: say('exchange.gives'),
      after: say('exchange.after'),
      cash: say('exchange.cash'),
    },
    holders: [...holders(joining).map((holder) => holderRow(joining, holder)), poolRow(joining)],
    foot: footOf(joining),
  }
}

/** Those to be settled in their order, then those that have been. — 5.2.4 */
function holders({ before, survivor, vanishing }: Joining): readonly Holder[] {
  const { amalgamation, turn, offer, players } = before
  const units = (holder: Holder): number => unitsIn(before, holder, survivor, vanishing)
  const active = amalgamation?.active ?? companyAt(before, turn?.company ?? offer?.buyer ?? survivor).director
  const order = settlingOrder(active === NOBODY ? 0 : active, players, TREASURY, units)
  const waiting = amalgamation?.waiting
  if (waiting === undefined) return order
  return [...order.filter((holder) => !waiting.includes(holder)), ...waiting]
}

function unitsIn(state: State, holder: Holder, survivor: number, vanishing: number | null): number {
  return sharesOf(state, survivor, holder) + (vanishing === null ? 0 : sharesOf(state, vanishing, holder))
}

function holderRow(joining: Joining, holder: Holder): ExchangeHolder {
  const { before, survivor, vanishing } = joining
  const option = joining.options.find((each) => each.holder === holder) ?? null
  const told = joining.events.find(
    (event) => event.type === 'sharesAmalgamated' && event.holder === nameOf(holder),
  )
  const { returned, amount } = told?.type === 'sharesAmalgamated' ? told : { returned: 0, amount: 0 }
  return {
    id: String(holder),
    name: holder === TREASURY ? say('exchange.treasury', companyId(survivor)) : { person: holder },
    note: noteOf(joining, holder),
    state: stateOf(joining, holder),
    holds: certificatesIn(before, holder, survivor, vanishing),
    gives: givenBack(before, holder, returned, survivor, vanishing),
    outcomes: outcomesOf(joining, holder, option, amount),
    choice: option === null ? null : say('exchange.chooses', deciderOf(joining, holder)),
  }
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
  const directed = [survivor, vanishing].filter(
    (company): company is number => company !== null && companyAt(before, company).director === holder,
  )
  const [first] = directed
  return first === undefined ? null : say('exchange.directorOf', companyId(first))
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
  const at = state.amalgamation?.certificates
  return [survivor, vanishing].flatMap((company): Certificate[] => {
    if (company === null) return []
    const shares = sharesOf(state, company, holder)
    const vanishes = company === vanishing
    const director =
      at === undefined ? companyAt(state, company).director : vanishes ? at.vanishing : at.survivor
    return certificates(companyId(company), shares, director === holder, vanishes)
  })
}

function certificates(company: string, shares: number, director: boolean, vanishes: boolean): Certificate[] {
  const single = (): Certificate => ({ company, shares: 1, director: false, vanishes, half: false })
  if (!director || shares < DIRECTOR_SHARES) return Array.from({ length: shares }, single)
  return [
    { company, shares: DIRECTOR_SHARES, director: true, vanishes, half: false },
    ...Array.from({ length: shares - DIRECTOR_SHARES }, single),
  ]
}

/** Shares of the company that vanishes go back first. — 5.2.4 */
function givenBack(
  before: State,
  holder: Holder,
  returned: number,
  survivor: number,
  vanishing: number | null,
): readonly Certificate[] {
  const others = vanishing === null ? 0 : Math.min(returned, sharesOf(before, vanishing, holder))
  return [
    ...(vanishing === null ? [] : certificates(companyId(vanishing), others, false, true)),
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

function poolRow({ before, after, survivor, vanishing }: Joining): ExchangeHolder {
  const state = asReadonly(after)
  const left = sharesOf(state, survivor, POOL)
  return {
    id: 'pool',
    name: say('exchange.pool'),
    note: null,
    state: 'pool',
    holds: certificatesIn(before, POOL, survivor, vanishing),
    gives: [],
    outcomes: [{ after: certificates(companyId(survivor), left, false, false), cash: 0 }],
    choice: null,
  }
}

/** Director, option price, and the proof that every share is accounted for. — 5.2.4, 5.2.5 */
function footOf({ after, survivor, options }: Joining): Exchange['foot'] {
  const state = asReadonly(after)
  const { director } = companyAt(state, survivor)
  const seats = Array.from({ length: state.players }, (_, seat) => seat)
  const counted = [...seats, TREASURY, POOL].reduce((sum, each) => sum + sharesOf(state, survivor, each), 0)
  const [first] = options
  return [
    {
      said:
        director === NOBODY
          ? say('exchange.receivership')
          : say('exchange.director', { person: director }, sharesOf(state, survivor, director)),
      section: '5.2.5',
    },
    ...(first === undefined ? [] : [{ said: say('exchange.option', money(first.keep)), section: '5.2.4' }]),
    { said: say('exchange.accounted', counted, SHARES), section: null },
  ]
}

/** What it would mean for the reader: price, shares and what they are worth. — 7.5.3 */
export function joinMeaning(asking: RmAsking): Meaning {
  const joining = joiningIn(asking)
  if (joining === null) return NOTHING
  const { before, after, survivor, vanishing } = joining
  const state = asReadonly(after)
  const { seat } = asking
  const worth = (at: State, company: number | null): number =>
    company === null ? 0 : sharesOf(at, company, seat) * priceOf(at, company)
  const was = worth(before, survivor) + worth(before, vanishing)
  return {
    figures: [
      change(say('join.newPrice'), priceOf(before, survivor), priceOf(state, survivor)),
      change(
        say('option.shares', companyId(survivor)),
        unitsIn(before, seat, survivor, vanishing),
        sharesOf(state, survivor, seat),
        String,
      ),
      change(say('exchange.value'), was, worth(state, survivor)),
    ],
    notes: [],
  }
}
