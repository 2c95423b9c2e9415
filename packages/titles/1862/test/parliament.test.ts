import { asReadonly } from '@roundhouse/kernel'
import { describe, expect, test } from 'vitest'
import { mostBid } from '../rules/bids.ts'
import { OFFER, type ParliamentState } from '../state.ts'
import { Given } from './given.ts'
import { bid, buy, open, par, pass, sell } from './table.ts'

describe('4.1 auctions', () => {
  test('4.1 (62-T3): the lowest bid 0 needs 162, an opening of 25 needs 187', () => {
    expect(Given.parliament(3, 162).do(open('ECR', 0)).state.step).toBe('charter')
    const poorer = Given.parliament(3, 186)
    expect(poorer.refusal(open('ECR', 25))).toBe('62-BID-CASH 4.1')
    expect(Given.parliament(3, 187).do(open('ECR', 25)).told('auctionWon')[0]?.bid).toBe(25)
  })

  test('4.1 (62-T67): the highest bid with 300, 345 and 400', () => {
    const most = (cash: number): number => mostBid(asReadonly(Given.parliament(4, cash).state), 0)
    expect([300, 345, 400].map(most)).toEqual([135, 180, 235])
    const given = Given.parliament(4, 300)
    expect(given.refusals(open('ECR', 140), open('ECR', 7), open('ECR', -5))).toEqual([
      '62-BID-CASH',
      '62-BID-STEP',
      '62-BID-LOW',
    ])
  })

  test('4.1 (62-T68): A wins, B is next to choose, A may still bid, four declines end the round', () => {
    const table = Given.parliament(4, 600)
    table.do(open('ECR'), pass, bid(5), pass)
    expect(table.asked).toBe(0)
    expect(table.refusal(bid(5))).toBe('62-BID-LOW 4.1')
    expect(table.refusal(bid(15), 1)).toBe('62-BID-PASSED 4.1')
    table.do(bid(10), pass)
    expect([table.state.step, table.asked, table.cash(0)]).toEqual(['charter', 0, 590])
    table.do(par(54), pass)
    expect(table.asked).toBe(1)
    table.do(open('SVR'))
    expect(table.asked).toBe(2)
    table.do(pass, pass)
    // A has won a charter in this round, but may raise.
    expect(table.asked).toBe(0)
    table.do(bid(5), pass, par(54), pass)
    expect(table.asked).toBe(1)
    table.do(pass, pass, pass)
    // A may not open and declines without being asked: the second Parliament round begins.
    expect(table.told('parliamentBegan')).toHaveLength(1)
    expect([table.state.round.within, table.asked]).toEqual([1, 0])
  })

  test('4.1: who has won in this round, or is at the certificate limit, opens none', () => {
    const table = Given.parliament(2, 1200)
    ;(table.state.parliament as ParliamentState).won[0] = true
    expect(table.refusal(open('ECR'))).toBe('62-PARL-WON 4.1')
    const full = Given.parliament(8, 300)
    full.has('SVR', { price: 74, shares: [5, 0, 0, 0, 0, 0, 0, 0], cash: 0 })
    full.has('EUR', { price: 74, shares: [7, 0, 0, 0, 0, 0, 0, 0], cash: 0 })
    expect(full.refusal(open('ECR'))).toBe('62-PARL-CERTS 4.1')
  })
})

describe('4.2 starting a chartered company', () => {
  test('4.2, 6.5.4 (62-T4, 62-T69): ESR at 74 floats with two more shares', () => {
    const table = Given.parliament(4, 600)
    table.do(open('ESR', 25), pass, pass, pass)
    expect(table.refusals(pass, buy('ESR'), par(75), par(100 + 100))).toEqual([
      '62-STEP-ORDER',
      '62-STEP-ORDER',
      '62-PAR-VALUE',
      '62-PAR-VALUE',
    ])
    table.do(par(74))
    expect(table.cash(0)).toBe(600 - 25 - 222)
    expect(table.refusals(buy('ECR'), sell('ESR'))).toEqual(['62-PARL-SHARES', '62-PARL-NO-SALE'])
    expect(table.price('ESR')).toBe(74)
    table.do(buy('ESR'), buy('ESR'))
    expect([table.cash(0), table.treasury('ESR')]).toEqual([205, 560])
    expect(15_000 + (table.state.cash['bank'] as number)).toBe(12_435)
    expect([table.state.market.order.length, table.company('ESR').stationsLeft.length]).toEqual([1, 3])
    expect(table.state.obligations).toEqual([])
    expect(table.asked).toBe(1)
  })

  test('4.2: a par is chosen that can still be paid three times', () => {
    const table = Given.parliament(2, 200)
    table.do(open('ESR', 35))
    expect(table.refusal(par(58))).toBe('62-PAR-CASH 4.2')
    table.do(par(54))
    // Three pounds are left: no further share, so nobody is asked.
    expect([table.state.step, table.shares('ESR', OFFER)]).toEqual(['parliament', 7])
  })

  test('4.2: a third share is refused, and one without money or room', () => {
    const table = Given.parliament(2, 1200)
    table.do(open('ESR'), pass, par(100), buy('ESR'))
    table.cashIs(0, 99)
    expect(table.refusal(buy('ESR'))).toBe('62-BUY-CASH 6.5.1')
    table.cashIs(0, 500).do(buy('ESR'))
    expect(table.company('ESR').status).toBe('open')
    expect(table.shares('ESR', 0)).toBe(5)
  })
})

describe('3.2 which companies may start', () => {
  const witham = (): Given =>
    Given.parliament(4, 600)
      .lay('D13', '14', 0)
      .phase('B')
      .has('SVR', { price: 74, shares: [5], stations: ['D13'] })

  test('3.2 (62-T1): ECR cannot start while both circles of its green home are taken', () => {
    expect(witham().do(open('ECR')).state.parliament?.auction?.company).toBe(1)
    const full = witham().has('EUR', { price: 74, shares: [0, 5], stations: ['D13'] })
    expect(full.refusal(open('ECR'))).toBe('62-CO-HOME-FULL 3.2')
    full.phase('D')
    expect(full.refusal(open('ECR'))).toBe('62-CO-HOME-FULL 3.2')
  })

  test('3.2 (62-T2): ESR may start when its full yellow home can become green', () => {
    const ipswich = (): Given =>
      Given.parliament(4, 600)
        .lay('F11', '790', 1)
        .has('WVR', { price: 74, shares: [5], stations: ['F11'] })
        .has('N&B', { price: 74, shares: [0, 5], stations: ['F11'] })
    expect(ipswich().refusal(open('ESR'))).toBe('62-CO-HOME-FULL 3.2')
    expect(ipswich().phase('B').do(open('ESR')).state.step).toBe('auction')
  })

  test('3.2, 6.5.3: not before its group is out, not twice', () => {
    const table = Given.parliament(4, 600)
    table.company('ESR').group = 1
    table.company('ECR').status = 'out'
    table.state.shares.units.fill(0, 11, 22)
    table.has('SVR', { price: 74, shares: [5] })
    expect(table.refusal(open('ESR'))).toBe('62-CO-NOT-OUT 3.2')
    expect(table.refusal(open('ECR'))).toBe('62-CO-NOT-OUT 3.2')
    expect(table.refusal(open('SVR'))).toBe('62-CO-STARTED 6.5.3')
    expect(table.phase('B').do(open('ESR')).told('auctionOpened')).toHaveLength(1)
  })
})
