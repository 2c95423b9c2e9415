import { asReadonly, choices, walk } from '@roundhouse/kernel'
import { describe, expect, test } from 'vitest'
import { NOBODY, OFFER, POOL, TREASURY } from '../state.ts'
import { railwayMania } from '../title.ts'
import { Given } from './given.ts'
import { buy, pass, sell, start, tokens } from './table.ts'

/** How many shares of ESR may be sold by whoever is asked. */
function sellable(given: Given): number[] {
  const all = [...walk(choices(railwayMania, given.state, given.asked))]
  return all.flatMap((action) => (action.type === 'sell' && action.company === 'ESR' ? [action.shares] : []))
}

describe('6.3 the director', () => {
  test('6.3 (62-T13): a director of 50 % sells three, the holder of three takes over', () => {
    const table = Given.stockRound().has('ESR', { price: 100, shares: [5, 3], pool: 2, trains: ['2E'] })
    table.do(sell('ESR', 3))
    expect([table.company('ESR').director, table.shares('ESR', 0), table.shares('ESR', 1)]).toEqual([1, 2, 3])
    expect(table.shares('ESR', POOL)).toBe(5)
  })

  test('6.3 (62-T14): certificate and one share, nothing in the pool: 1, 3 or 4 may go', () => {
    const table = Given.stockRound().has('ESR', { price: 100, shares: [4, 2], trains: ['2E'] })
    expect(sellable(table)).toEqual([1, 3, 4])
    expect(table.refusal(sell('ESR', 2))).toBe('62-SELL-DIRECTOR-SPLIT 6.3')
  })

  test('6.3 (62-T15): certificate and two shares: any number may go', () => {
    const table = Given.stockRound().has('ESR', { price: 100, shares: [5, 2], trains: ['2E'] })
    expect(sellable(table)).toEqual([1, 2, 3, 4, 5])
    table.do(sell('ESR', 3))
    expect([table.company('ESR').director, table.shares('ESR', 0)]).toEqual([NOBODY, 2])
    expect(table.told('receivershipBegan')).toHaveLength(1)
  })

  test('6.3 (62-T63): with one share in the pool two of four may go', () => {
    const table = Given.stockRound().has('ESR', { price: 100, shares: [4, 2], pool: 1, trains: ['2E'] })
    expect(sellable(table)).toEqual([1, 2, 3, 4])
  })

  test('6.3 (62-T94): the certificate is not bought from the pool; whoever comes to three exchanges', () => {
    const bare = Given.stockRound().has('ESR', { price: 100, shares: [2, 2], pool: 3, trains: ['2E'] })
    expect(bare.refusal(buy('ESR', 'pool'))).toBe('62-BUY-DIRECTOR-POOL 6.3')
    const table = Given.stockRound().has('ESR', { price: 100, shares: [2, 2], pool: 4, trains: ['2E'] })
    table.do(buy('ESR', 'pool'))
    expect([table.company('ESR').director, table.shares('ESR', 0), table.shares('ESR', POOL)]).toEqual([
      0, 3, 3,
    ])
  })
})

describe('6.4 selling', () => {
  test('6.4 (62-T16): certificate alone, buys one, then sells one in the same round', () => {
    const table = Given.stockRound().has('ESR', { price: 100, shares: [3, 2], pool: 2, trains: ['2E'] })
    table.do(buy('ESR', 'pool'), pass, pass, pass, sell('ESR'))
    expect(table.shares('ESR', 0)).toBe(3)
  })

  test('6.4 (62-T95): who starts a company keeps its three shares in this round', () => {
    const table = Given.stockRound().do(start('ESR', 100), pass, pass, pass)
    expect(table.refusal(sell('ESR'))).toBe('62-SELL-BOUGHT 6.4')
  })

  test.each([
    ['62-T17', 74, 3, 0, 65],
    ['62-T18 non-director', 210, 3, 1, 191],
    ['62-T18 director', 210, 3, 0, 182],
    ['62-T18 from 400', 430, 3, 1, 400],
    ['62-T76 below 40', 36, 2, 1, 31],
    ['62-T76 at 40', 40, 2, 1, 31],
    ['62-T76 at 200', 200, 1, 1, 191],
    ['62-T76 at 210', 210, 1, 1, 210],
    ['62-T76 director at 36', 36, 2, 0, 26],
  ])('6.4.2 (%s): at %i %i shares of seat %i leave %i', (_, price, shares, seat, after) => {
    const table = Given.stockRound().has('ESR', { price, shares: [5, 4], trains: ['2E'] })
    if (seat === 1) table.do(pass)
    table.do(sell('ESR', shares))
    expect(table.price('ESR')).toBe(after)
    expect(table.cash(seat)).toBe(1000 + shares * price)
  })

  test('6.4.1 (62-T19, 62-T62): without a train half the price, down, for each share', () => {
    const table = Given.stockRound().has('ESR', { price: 65, shares: [5, 4] })
    table.do(pass, sell('ESR', 2))
    expect(table.cash(1)).toBe(1000 + 64)
    const other = Given.stockRound().has('ESR', { price: 65, shares: [3, 2], pool: 5 })
    expect(other.do(sell('ESR', 3)).cash(0)).toBe(1000 + 96)
  })

  test('6.4.1, 6.4.2 (62-T72): chartered and not floated: half of par, no movement, par in the pool', () => {
    const table = Given.stockRound().has('ESR', {
      price: 74,
      shares: [4],
      offer: 6,
      chartered: true,
      status: 'started',
    })
    table.do(sell('ESR'))
    expect([table.cash(0), table.price('ESR'), table.state.market.order.length]).toEqual([1037, 74, 0])
    table.do(pass, buy('ESR', 'pool'))
    expect(table.cash(1)).toBe(926)
  })

  test('6.4.2, 7.12 (62-T77): three sold at 20 by the director: bankrupt, others get nothing', () => {
    const table = Given.stockRound().has('ESR', { price: 20, shares: [5, 4], trains: ['2E'] })
    table.do(sell('ESR', 3))
    expect([table.cash(0), table.cash(1)]).toEqual([1060, 1000])
    expect(table.told('priceMoved')).toMatchObject([{ from: 20, to: 0 }])
    expect([table.company('ESR').status, table.shares('ESR', OFFER)]).toEqual(['shelf', 10])
    // It may start afresh in the same round, but not by who sold it. — table B53
    expect(table.refusal(start('ESR', 54))).toBe('62-BUY-AFTER-SELL 6.5.1')
    table.do(pass, start('ESR', 54))
    expect(table.company('ESR').director).toBe(1)
  })

  test('6.4: no more than one holds, a company once in a turn', () => {
    const table = Given.stockRound().has('ESR', { price: 100, shares: [5], trains: ['2E'] })
    expect(table.refusals(sell('ESR', 6), sell('ECR'), sell('ESR', 0))).toEqual([
      '62-SELL-HOLDING',
      '62-SELL-HOLDING',
      '62-SELL-HOLDING',
    ])
    table.do(sell('ESR'))
    expect(table.refusal(sell('ESR'))).toBe('62-SELL-BLOCK 6.4')
  })
})

describe('6.5 buying and starting', () => {
  test('6.5.1: offer at par, pool and treasury at the market price, the treasury is paid', () => {
    const table = Given.stockRound().has('ESR', {
      price: 100,
      par: 74,
      shares: [3],
      offer: 2,
      pool: 2,
      cash: 10,
    })
    table.do(buy('ESR'), buy('ESR', 'pool'), buy('ESR', 'treasury'))
    expect([table.cash(0), table.cash(1), table.cash(2), table.treasury('ESR')]).toEqual([926, 900, 900, 110])
    expect(table.shares('ESR', TREASURY)).toBe(2)
  })

  test('6.5.1: what is refused', () => {
    const table = Given.stockRound(4, 90).has('ESR', { price: 100, shares: [3], pool: 3, trains: ['2E'] })
    expect(table.refusals(buy('ESR', 'pool'), buy('ESR'), buy('ESR', 1), buy('ECR'))).toEqual([
      '62-BUY-CASH',
      '62-BUY-NONE',
      '62-BUY-FROM-PLAYER',
      '62-BUY-NOT-STARTED',
    ])
    table.cashIs(0, 500).do(sell('ESR'))
    expect(table.refusal(buy('ESR', 'pool'))).toBe('62-BUY-AFTER-SELL 6.5.1')
    table.cashIs(1, 500).cashIs(2, 500).do(pass, buy('ESR', 'pool'))
    expect(table.refusal(buy('ESR', 'pool'), 1)).toBe('62-BUY-ONE 6.2')
    expect(table.refusal(start('ECR', 54), 1)).toBe('62-BUY-ONE 6.2')
    expect(table.refusal(sell('ESR'), 1)).toBe('62-SELL-AFTER-BUY 6.2')
    expect(table.refusal(pass, 0)).toBe('62-NOT-YOUR-TURN 6.1')
  })

  test('6.5.2: below the certificate limit one buys, above it one sells first', () => {
    const table = Given.stockRound(8, 1000)
      .has('ESR', { price: 100, shares: [7, 0, 0], trains: ['2E'] })
      .has('ECR', { price: 100, shares: [3, 0, 0], pool: 2, trains: ['2E'] })
      .has('SVR', { price: 100, shares: [4, 0, 0], pool: 2, trains: ['2E'] })
    expect(table.refusal(buy('ECR', 'pool'))).toBe('62-CERT-LIMIT 6.5.2')
    const above = Given.stockRound(8, 1000)
      .has('ESR', { price: 100, shares: [8, 0, 0], pool: 2, trains: ['2E'] })
      .has('ECR', { price: 100, shares: [5, 0, 0], pool: 2, trains: ['2E'] })
    expect(above.refusals(pass, buy('ECR', 'pool'))).toEqual(['62-MUST-SELL', '62-MUST-SELL'])
    above.do(sell('ESR'))
    expect(above.refusals(buy('ECR', 'pool'))).toEqual(['62-CERT-LIMIT'])
    above.do(pass)
  })

  test.each([
    [54, 162, 54],
    [71, 213, 68],
    [95, 285, 90],
    [150, 450, 100],
  ])('6.5.3 (62-T70): started at %i the company gets %i, par %i', (price, treasury, chart) => {
    const table = Given.stockRound().do(start('ESR', price))
    expect([table.treasury('ESR'), table.company('ESR').start, table.price('ESR')]).toEqual([
      treasury,
      chart,
      price,
    ])
    expect([table.shares('ESR', 0), table.shares('ESR', TREASURY)]).toEqual([3, 7])
  })

  test('6.5.3: prices from 54 to 200 that can be paid three times', () => {
    const table = Given.stockRound(4, 300)
    expect(table.refusals(start('ESR', 52), start('ESR', 210), start('ESR', 105))).toEqual([
      '62-START-PRICE',
      '62-START-PRICE',
      '62-START-CASH',
    ])
  })

  test('6.5.4.2 (62-T71): five shares at 54 pay for two to six tokens, at 100 for seven', () => {
    const cheap = Given.stockRound().do(start('ESR', 54), buy('ESR', 'treasury'), buy('ESR', 'treasury'))
    expect([cheap.state.step, cheap.asked, cheap.treasury('ESR')]).toEqual(['tokens', 0, 270])
    expect(cheap.refusals(tokens(7), tokens(1), tokens(8), pass)).toEqual([
      '62-TOKENS-CASH',
      '62-TOKENS-NUMBER',
      '62-TOKENS-NUMBER',
      '62-STEP-ORDER',
    ])
    cheap.do(tokens(6))
    expect([cheap.treasury('ESR'), cheap.state.step, cheap.asked]).toEqual([30, 'stock', 3])
    const dear = Given.stockRound().do(start('ESR', 100), buy('ESR', 'treasury'), buy('ESR', 'treasury'))
    expect(dear.do(tokens(7)).treasury('ESR')).toBe(220)
  })
})

describe('6.6 the end of a stock round', () => {
  test('6.6 (62-T89): everybody passes: the deal stays; C acted last: it goes to the left of C', () => {
    const still = Given.stockRound().do(pass, pass, pass, pass)
    expect([still.state.priority, still.state.round.kind]).toEqual([0, 'parliament'])
    const acted = Given.stockRound().do(pass, pass, start('ESR', 54), pass, pass, pass, pass)
    expect(acted.state.priority).toBe(3)
  })

  test('4.3 (62-T5, 62-T61): 370 for par 74; 336 paid, the certificate counts 111, 77 back', () => {
    const table = Given.stockRound().has('ESR', {
      price: 74,
      shares: [3],
      offer: 7,
      chartered: true,
      status: 'started',
    })
    table.state.obligations = [{ company: 3, seat: 0 }]
    table.cashIs(0, 336).do(pass, pass, pass, pass)
    expect(table.told('obligationFailed')).toMatchObject([{ fine: 370, owed: 0 }])
    expect(table.cash(0)).toBe(77)
    expect([table.company('ESR').status, table.shares('ESR', OFFER)]).toEqual(['shelf', 10])
    // Not in the Parliament round that follows, but from the next stock round on.
    expect(table.state.round.kind).toBe('parliament')
    expect(table.refusal({ type: 'openAuction', company: 'ESR', bid: 0 })).toBe('62-CO-NOT-OUT 4.3')
    table.do(pass, pass, pass)
    expect(table.state.round.kind).toBe('stock')
    table.do(pass)
    table.do(start('ESR', 54))
  })

  test('4.3 (62-T85): fine 500: 120, then 50, then 150; 180 are raised by other shares', () => {
    const table = Given.stockRound()
      .has('ESR', { price: 100, shares: [4], offer: 6, chartered: true, status: 'started' })
      .has('SVR', { price: 65, shares: [4, 5], trains: ['2E'] })
    table.state.obligations = [{ company: 3, seat: 0 }]
    table.cashIs(0, 120).do(pass, pass, pass, pass)
    expect(table.told('obligationFailed')).toMatchObject([{ fine: 500, paid: 320, owed: 180 }])
    expect([table.state.step, table.asked]).toEqual(['fine', 0])
    expect(table.refusal(pass)).toBe('62-FINE-MUST-SELL 4.3')
    expect(table.refusal(buy('SVR', 'treasury'))).toBe('62-FINE-MUST-SELL 4.3')
    // Several blocks of one company are allowed.
    table.do(sell('SVR', 2))
    expect([table.cash(0), table.state.debt[0]]).toEqual([0, 50])
    table.do(sell('SVR', 1))
    expect([table.cash(0), table.state.debt[0], table.state.round.kind]).toEqual([10, 0, 'operating'])
  })

  test('4.3: what cannot be raised is forgiven', () => {
    const table = Given.stockRound().has('ESR', {
      price: 100,
      shares: [3],
      offer: 7,
      chartered: true,
      status: 'started',
    })
    table.state.obligations = [{ company: 3, seat: 0 }]
    table.cashIs(0, 0).do(pass, pass, pass, pass)
    expect(table.told('obligationFailed')).toMatchObject([{ paid: 150, owed: 350 }])
    expect([table.cash(0), table.state.debt[0]]).toEqual([0, 0])
  })
})

test('6.1: what is offered in a stock round is exactly what is accepted', () => {
  const table = Given.stockRound()
    .has('ESR', { price: 100, shares: [4, 2], pool: 1, trains: ['2E'] })
    .has('SVR', { price: 65, shares: [1, 5], offer: 2, chartered: true })
  const offered = new Set(
    [...walk(choices(railwayMania, table.state, 0))].map((each) => JSON.stringify(each)),
  )
  const step = railwayMania.steps.find(({ name }) => name === 'stock')
  const tried = [
    pass,
    ...(['ESR', 'SVR', 'ECR'] as const).flatMap((id) => [
      ...[1, 2, 3, 4, 5].map((count) => sell(id, count)),
      buy(id),
      buy(id, 'pool'),
      buy(id, 'treasury'),
      ...[52, 54, 100, 200, 210].map((price) => start(id, price)),
    ]),
  ]
  for (const action of tried) {
    const accepted = step?.refuse(asReadonly(table.state), 0, action) === null
    expect([JSON.stringify(action), offered.has(JSON.stringify(action))]).toEqual([
      JSON.stringify(action),
      accepted,
    ])
  }
})
