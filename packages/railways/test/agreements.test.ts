import { describe, expect, test } from 'vitest'
import {
  type Bidding,
  type Declined,
  NOBODY,
  type Offer,
  allOf,
  bidFault,
  consentQuestion,
  isDeclined,
  isOut,
  leastBid,
  leastOffer,
  leaveBidding,
  nextBidder,
  placeBid,
} from '../src/index.ts'

describe('offers that need consent', () => {
  type Kind = 'train' | 'merger'
  const declined: Declined<Kind>[] = [
    { kind: 'train', item: 4, price: 120 },
    { kind: 'train', item: 4, price: 90 },
    { kind: 'merger', item: 4, price: 0 },
  ]

  test('18CZ VIII.10: what was declined is not asked again for as little', () => {
    expect([119, 120, 121].map((price) => isDeclined(declined, 'train', 4, price))).toEqual([
      true,
      true,
      false,
    ])
    expect(isDeclined(declined, 'train', 5, 1)).toBe(false)
    expect([leastOffer(declined, 'train', 4, 1), leastOffer(declined, 'train', 5, 33)]).toEqual([121, 33])
    expect(leastOffer(declined, 'train', 4, 200)).toBe(200)
  })

  test('1824 VII.11: at a fixed price a decline is final; 1862 7.5.1: a merger has no price at all', () => {
    const fixed: Declined<Kind>[] = [{ kind: 'train', item: 1, price: 140 }]
    expect(isDeclined(fixed, 'train', 1, 140)).toBe(true)
    expect([isDeclined(declined, 'merger', 4, 0), isDeclined(declined, 'merger', 3, 0)]).toEqual([
      true,
      false,
    ])
  })
})

describe('the question for consent', () => {
  /** A merger of 1862: both directors agree, no money is spoken of. */
  interface Table {
    offer: Offer<'merger'> | null
    declined: Declined<'merger'>[]
  }
  type Said = { type: 'answer'; accept: boolean } | { type: 'pass' }
  const question = consentQuestion<'merger', Table, Said, { type: 'mergerDeclined'; seat: number }>({
    section: '7.5.1',
    yes: { type: 'answer', accept: true },
    no: { type: 'answer', accept: false },
    accepts: (action) => (action.type === 'answer' ? action.accept : null),
    otherwise: () => ({ code: '62-STEP-ORDER', section: '7.1', params: {} }),
    declined(state, { kind, item, price, seat }, emit) {
      state.declined.push({ kind, item, price })
      emit({ type: 'mergerDeclined', seat })
    },
  })
  const table = (): Table => ({
    offer: { kind: 'merger', buyer: 2, seat: 1, item: 5, owner: -1, price: 0, agreed: false },
    declined: [],
  })

  test('waits for yes or no and for nothing else', () => {
    const state = table()
    expect([question.settle(state, () => {}), question.settle({ ...state, offer: null }, () => {})]).toEqual([
      false,
      true,
    ])
    expect(question.choices(state, 1)).toHaveLength(2)
    expect(question.refuse(state, 1, { type: 'answer', accept: false })).toBeNull()
    expect(question.refuse(state, 1, { type: 'pass' })?.code).toBe('62-STEP-ORDER')
  })

  test('yes leaves the offer agreed; no takes it away, and it is not asked again', () => {
    const yes = table()
    question.apply(yes, 1, { type: 'answer', accept: true }, () => {})
    expect(yes.offer?.agreed).toBe(true)
    const no = table()
    const told: unknown[] = []
    question.apply(no, 1, { type: 'answer', accept: false }, (event) => told.push(event))
    expect([no.offer, told]).toEqual([null, [{ type: 'mergerDeclined', seat: 1 }]])
    expect(isDeclined(no.declined, 'merger', 5, 0)).toBe(true)
  })
})

describe('auctions', () => {
  const open = (): Bidding => ({ at: 0, bid: 0, leader: NOBODY, passed: 0 })
  const order = [2, 0, 1]

  test('18CZ XI.2: the minimum, then five more; who passes is out; the last one has won', () => {
    const bidding = open()
    expect(leastBid(bidding, 55, 5)).toBe(55)
    placeBid(bidding, 2, 55)
    expect([nextBidder(bidding, order), bidding.at]).toEqual(['asked', 1])
    expect(leastBid(bidding, 55, 5)).toBe(60)
    leaveBidding(bidding, 0)
    expect([nextBidder(bidding, order), bidding.at, isOut(bidding, 0)]).toEqual(['asked', 2, true])
    placeBid(bidding, 1, 60)
    expect([nextBidder(bidding, order), bidding.at]).toEqual(['asked', 0])
    leaveBidding(bidding, 2)
    expect([nextBidder(bidding, order), bidding.leader, bidding.bid]).toEqual(['won', 1, 60])
  })

  test('the others may open when the chooser passes, and nobody wants it when all do', () => {
    const bidding = open()
    leaveBidding(bidding, 2)
    leaveBidding(bidding, 0)
    expect([nextBidder(bidding, order), bidding.at]).toEqual(['asked', 2])
    leaveBidding(bidding, 1)
    expect(nextBidder(bidding, order)).toBe('unwanted')
  })

  test('1862 T3: multiples of five from nothing on, with three times the lowest par left', () => {
    const fault = (amount: number, cash: number) => bidFault(amount, leastBid(open(), 0, 5), 5, cash - 3 * 54)
    expect([fault(0, 162), fault(0, 161), fault(25, 187), fault(25, 186)]).toEqual([
      null,
      'cash',
      null,
      'cash',
    ])
    expect([fault(7, 300), fault(-5, 300), fault(Number.NaN, 300)]).toEqual(['multiple', 'low', 'low'])
  })
})

test('conditions are told in the order of the rulebook', () => {
  const below = (limit: number) => (amount: number) =>
    amount < limit ? null : { code: `below ${limit}`, section: 'VI', params: { amount } }
  const both = allOf(below(20), below(10))
  expect([both(5), both(15)?.code, both(25)?.code]).toEqual([null, 'below 10', 'below 20'])
})
