import { asReadonly } from '@roundhouse/kernel'
import { optionTerms } from '@roundhouse/railways'
import { describe, expect, test } from 'vitest'
import { companyIndex } from '../companies.ts'
import { beginAmalgamation, electDirector } from '../rules/amalgamation.ts'
import { joinedPrice } from '../rules/merger.ts'
import { settleOption } from '../rules/options.ts'
import { rulebook } from '../rules/rulebook.ts'
import { NOBODY, OFFER, POOL, TREASURY } from '../state.ts'
import { Given } from './given.ts'
import { accept, acquire, decline, giveBack, keep, merge, pass, train } from './table.ts'

const [RICHARD, EMMA, PETER, LINDA] = [0, 1, 2, 3]

/** Both companies stand in Bishop's Stortford. */
function northern(): Given {
  return Given.stockRound(4, 500)
    .phase('B')
    .lay('B13', '14', 0)
    .has('N&E', { price: 90, shares: [4, 3, 1, 0], trains: ['2/3E'], stations: ['B13'], cash: 100 })
    .has('WStI', {
      price: 90,
      shares: [5, 0, 1, 1],
      pool: 1,
      offer: 1,
      trains: ['2F'],
      stations: ['B5', 'B13'],
    })
    .turn('N&E', 'merge')
}

describe('5.2 two shares for one', () => {
  test('5.2.6 (62-T6): N&E takes in WStI', () => {
    const table = northern().do(merge('WStI', 'N&E'))
    expect([table.price('N&E'), table.company('N&E').start]).toEqual([134, 100])
    // Richard returns four WStI and swaps the fifth with Emma.
    expect([table.state.step, table.asked]).toEqual(['option', RICHARD])
    expect([table.shares('N&E', RICHARD), table.shares('N&E', EMMA), table.shares('WStI', EMMA)]).toEqual([
      5, 2, 1,
    ])
    table.do(keep)
    expect([table.asked, table.cash(RICHARD)]).toEqual([EMMA, 433])
    table.do(keep)
    expect([table.shares('N&E', EMMA), table.shares('N&E', PETER)]).toEqual([2, 1])
    // Peter has nothing to decide; Linda swaps with the company and sells.
    expect(table.asked).toBe(LINDA)
    table.do(giveBack)
    expect([table.shares('N&E', LINDA), table.cash(LINDA)]).toEqual([0, 567])
    // The company's own shares are played by the active director with the joint treasury.
    expect(table.asked).toBe(RICHARD)
    table.do(keep)
    expect([table.shares('N&E', TREASURY), table.treasury('N&E'), table.shares('N&E', POOL)]).toEqual([
      2, 33, 0,
    ])
    expect([0, 1, 2, 3].map((seat) => table.shares('N&E', seat))).toEqual([5, 2, 1, 0])
    expect(table.company('N&E').director).toBe(RICHARD)
    expect([table.company('WStI').status, table.shares('WStI', OFFER)]).toEqual(['shelf', 10])
  })

  test('5.2.6 (62-T7): if Linda redeems, the company finds no share and sells its option for 67', () => {
    const table = northern().do(merge('WStI', 'N&E'), keep, keep, keep)
    expect(table.shares('N&E', LINDA)).toBe(1)
    expect([table.shares('N&E', TREASURY), table.treasury('N&E')]).toEqual([1, 167])
    expect(table.told('sharesAmalgamated').at(-1)).toMatchObject({ holder: 'company', sold: 1, amount: 67 })
  })

  test('5.2.7 (62-T8, 62-T9): N&E without a train and I&B with one', () => {
    const table = Given.stockRound(4, 500)
      .phase('B')
      .lay('B13', '14', 0)
      .has('N&E', { price: 100, shares: [4, 0, 3, 1], offer: 2, stations: ['B13'] })
      .has('I&B', { price: 74, shares: [5, 3], trains: ['2F'], stations: ['D9', 'B13'] })
      .turn('N&E', 'merge')
      .do(merge('I&B', 'N&E'))
    expect([table.price('N&E'), table.company('N&E').start]).toEqual([86, 82])
    table.do(keep, keep, keep, keep)
    expect([0, 1, 2, 3].map((seat) => [table.shares('N&E', seat), table.cash(seat)])).toEqual([
      [5, 457],
      [2, 457],
      [2, 457],
      [1, 457],
    ])
    expect([table.shares('N&E', TREASURY), table.treasury('N&E'), table.shares('N&E', POOL)]).toEqual([
      0, 86, 0,
    ])
  })

  test("n6 (62-T10), 5.2.4 (62-T11): the director's option certificate", () => {
    const at = (price: number, halves: number): number[] =>
      Object.values(optionTerms(price, { units: 3, halves }))
    expect(at(100, 5)).toEqual([50, 250])
    expect([5, 4, 3].map((halves) => at(86, halves))).toEqual([
      [43, 215],
      [86, 172],
      [129, 129],
    ])
  })

  test('5.2.4 (62-T12): an option at 375 is 187, one that cannot be exchanged 188', () => {
    expect(Object.values(optionTerms(375, { units: 1, halves: 1 }))).toEqual([187, 187])
    expect(rulebook.unexchangeableHalf(375)).toBe(188)
  })

  test('5.2.5 (62-T79): most shares, at least three; in a tie who began it', () => {
    const elected = (...shares: number[]): number => {
      const table = Given.stockRound(4).has('N&E', {
        price: 90,
        shares,
        pool: 10 - shares.reduce((a, b) => a + b),
      })
      beginAmalgamation(table.state, 'refinance', companyIndex('N&E'), null, 1)
      electDirector(table.state, () => {})
      return table.company('N&E').director
    }
    expect([elected(0, 3, 3), elected(0, 2, 3), elected(0, 2, 2)]).toEqual([1, 2, NOBODY])
  })

  test('5.2.4 (table B8): a director of the other company without change gets the survivor’s certificate', () => {
    // Emma directs WStI with four shares; nothing is in the pool. Her certificate is swapped with Richard's, who comes later.
    const table = Given.stockRound(2, 500)
      .phase('B')
      .lay('B13', '14', 0)
      .has('N&E', { price: 90, shares: [6, 0], trains: ['2/3E'], stations: ['B13'] })
      .has('WStI', { price: 90, shares: [0, 4], trains: ['2F'], stations: ['B5', 'B13'] })
      .turn('WStI', 'merge')
      .do(merge('N&E', 'N&E'), accept)
    // Price 134: to keep three shares for four halves of a share costs one price.
    expect([table.asked, table.shares('N&E', 1), table.shares('WStI', 0)]).toEqual([1, 3, 3])
    table.do(keep)
    expect(table.cash(1)).toBe(500 - 134)
    // Richard has three of each by now and returns WStI's certificate.
    expect([table.shares('N&E', 0), table.shares('N&E', 1), table.company('N&E').director]).toEqual([3, 3, 1])
  })
})

describe('7.5.3 the new price', () => {
  test.each([
    ['62-T21', 68, true, 100, true, 116],
    ['62-T22', 54, true, 62, true, 82],
    ['62-T23', 78, true, 116, false, 95],
    ['62-T23', 78, true, 116, true, 134],
    ['62-T24', 116, true, 68, false, 90],
    ['62-T24', 116, true, 68, true, 122],
    ['62-T25', 110, false, 90, false, 71],
  ])('7.5.3 (%s): %i (train %s) and %i (train %s) give %i', (_, one, oneTrain, other, otherTrain, price) => {
    const table = Given.stockRound()
      .has('N&E', { price: one, shares: [5], trains: oneTrain ? ['2E'] : [] })
      .has('WStI', { price: other, shares: [0, 5], trains: otherTrain ? ['2E'] : [] })
    expect(joinedPrice(asReadonly(table.state), companyIndex('N&E'), companyIndex('WStI'))).toBe(price)
  })
})

/** ESR of seat 0 and FDR of seat 1 share Ipswich. */
function ipswich(stage: 'merge' | 'acquire', waiting: readonly 'FDR'[] = ['FDR']): Given {
  return Given.stockRound(4, 1000)
    .phase('B')
    .lay('F11', '791', 1)
    .has('ESR', {
      price: 100,
      shares: [6],
      pool: 4,
      trains: ['2/3E'],
      stations: ['F11'],
      tokens: 1,
      cash: 40,
    })
    .has('FDR', {
      price: 82,
      shares: [0, 6],
      pool: 2,
      cash: 60,
      trains: ['2F'],
      stations: ['G12', 'F7', 'F11'],
      tokens: 1,
      permits: ['freight'],
    })
    .turn('ESR', stage, 0, waiting)
}

describe('7.5, 7.14 mergers and acquisitions', () => {
  test('7.5.1: the partner is asked; a declined proposal is not made again, another one is', () => {
    const table = ipswich('merge').do(merge('FDR', 'ESR'))
    expect([table.state.step, table.asked]).toEqual(['answer', 1])
    expect(table.refusal(pass)).toBe('62-STEP-ORDER 7.1')
    table.do(decline)
    expect(table.refusal(merge('FDR', 'ESR'))).toBe('62-MERGE-DECLINED 7.5.1')
    table.do(merge('FDR', 'FDR'))
    expect(table.asked).toBe(1)
  })

  test('7.5.6 (62-T26): ESR takes in FDR', () => {
    const table = ipswich('merge').do(merge('FDR', 'ESR'), accept)
    expect(table.told('companiesMerged')).toMatchObject([{ price: 128, par: 100 }])
    expect([table.shares('ESR', 0), table.shares('ESR', 1)]).toEqual([3, 3])
    // FDR's two own shares have become one.
    expect(table.shares('ESR', TREASURY)).toBe(1)
    expect([table.stations('ESR'), table.company('ESR').stationsLeft.length]).toEqual(['F11 G12 F7', 2])
    expect([table.trains('ESR'), table.treasury('ESR')]).toEqual(['2/3E 2F', 100])
    expect(table.state.permits.held[companyIndex('FDR')]).toBe(
      table.state.permits.original[companyIndex('FDR')],
    )
    expect([table.company('FDR').status, table.stations('FDR')]).toEqual(['shelf', ''])
    expect([table.state.turn?.company, table.state.step]).toEqual([companyIndex('ESR'), 'track'])
  })

  test('7.5, 7.5.1 (62-T56): with a partner that has run the turn ends, and no price moves', () => {
    const table = ipswich('merge', []).do(merge('FDR', 'ESR'), accept)
    expect(table.told('priceMoved')).toEqual([])
    expect([table.told('operatingRoundBegan').length, table.price('ESR')]).toEqual([1, 128])
    expect(table.state.round.within).toBe(1)
  })

  test('7.5, 5.2.5 (62-T81): whoever ends with most shares plays on', () => {
    const table = ipswich('merge')
    table.state.shares.units[companyIndex('ESR') * 11 + 0] = 5
    table.state.shares.units[companyIndex('ESR') * 11 + POOL] = 5
    table.do(merge('FDR', 'ESR'), accept)
    // Five and six become two and a half, and three; the option is given back.
    table.do(giveBack)
    expect([table.company('ESR').director, table.asked]).toEqual([1, 1])
  })

  test('7.14 (62-T80): a survivor that has not operated does not operate in this round', () => {
    const table = ipswich('acquire').do(acquire('FDR', 'FDR'), accept)
    expect(table.told('companyTurnBegan').map(({ company }) => company)).toEqual(['FDR'])
    expect([table.state.round.within, table.company('ESR').status]).toEqual([1, 'shelf'])
  })

  test('7.5.6 (62-T57, 62-T58): tokens of both, one for a shared place, at most seven', () => {
    const many = (placed: readonly string[], spare: number): Given =>
      Given.stockRound()
        .phase('B')
        .lay('F11', '791', 1)
        .has('ESR', {
          price: 100,
          shares: [6, 4],
          trains: ['2/3E'],
          stations: ['F11', 'E2', 'F3', 'E4'],
          tokens: 1,
        })
        .has('FDR', { price: 82, shares: [6, 4], trains: ['2F'], stations: placed, tokens: spare })
        .turn('ESR', 'merge')
        .do(merge('FDR', 'ESR'))
    const shared = many(['F11', 'G12', 'F7'], 2)
    expect([shared.company('ESR').stations.length, shared.company('ESR').stationsLeft.length]).toEqual([6, 1])
    const wide = many(['F11', 'G12', 'F7', 'H7', 'G8', 'E8'], 1)
    expect([wide.state.step, wide.company('ESR').stations.length]).toEqual(['tokensTooMany', 9])
    expect(wide.refusal({ type: 'removeToken', hex: 'F11' })).toBe('62-TOKEN-KEEP-HOME 7.5.6')
    wide.do({ type: 'removeToken', hex: 'E2' }, { type: 'removeToken', hex: 'H7' })
    expect([wide.stations('ESR'), wide.company('ESR').stationsLeft.length]).toEqual([
      'F11 F3 E4 G12 F7 G8 E8',
      0,
    ])
  })

  test('7.5.2, 8, 10.3, 7.5: what is refused', () => {
    const table = ipswich('merge').has('NGC', { price: 54, shares: [5], stations: ['C10'] })
    expect(table.refusals(merge('NGC', 'ESR'), merge('ECR', 'ESR'), acquire('FDR', 'ESR'))).toEqual([
      '62-MERGE-NOT-CONNECTED',
      '62-MERGE-NOT-CONNECTED',
      '62-MERGE-STEP',
    ])
    const led = ipswich('merge')
    led.state.shares.units[companyIndex('FDR') * 11 + 1] = 0
    led.state.shares.units[companyIndex('FDR') * 11 + POOL] = 8
    led.company('FDR').director = NOBODY
    expect(led.refusal(merge('FDR', 'ESR'))).toBe('62-MERGE-RECEIVERSHIP 8')
    const late = ipswich('merge')
    late.state.lner = 'formed'
    expect(late.refusal(merge('FDR', 'ESR'))).toBe('62-MERGE-LNER 10.3')
  })
})

/** ESR without a train and money, the bank's trains cost 600. */
function needy(shares: readonly number[], pool: number, cash = 0): Given {
  return Given.stockRound(4, 1000)
    .phase('F')
    .has('ESR', { price: 62, par: 62, shares, pool, cash, stations: ['F11'] })
    .turn('ESR', 'trains')
    .do({ type: 'refinance' })
}

describe('7.11.2 refinancing', () => {
  test('5.2.4, 7.11.2 (62-T53): director 7, B 2, pool 1', () => {
    const table = needy([7, 2], 1).do(keep)
    expect([table.shares('ESR', 0), table.shares('ESR', 1), table.shares('ESR', POOL)]).toEqual([4, 1, 5])
    expect([table.cash(0), table.treasury('ESR'), table.price('ESR')]).toEqual([969, 620, 62])
    expect(table.refusal(pass)).toBe('62-TRAIN-MUST 7.11')
    expect(table.do(train('5E')).trains('ESR')).toBe('5E')
  })

  test('5.2.4, 7.11.2 (62-T54): director 5, B 4, pool 1: the certificate is kept for 31 or sold for 155', () => {
    const kept = needy([5, 4], 1)
    expect([kept.shares('ESR', 0), kept.shares('ESR', POOL)]).toEqual([3, 3])
    kept.do(keep)
    expect([kept.cash(0), kept.shares('ESR', 0), kept.shares('ESR', 1)]).toEqual([969, 3, 2])
    expect(kept.company('ESR').director).toBe(0)
    const sold = needy([5, 4], 1).do(giveBack)
    expect([sold.cash(0), sold.shares('ESR', 0), sold.shares('ESR', 1)]).toEqual([1155, 0, 2])
    // In receivership it buys by itself.
    expect([sold.company('ESR').director, sold.trains('ESR'), sold.treasury('ESR')]).toEqual([
      NOBODY,
      '5E',
      20,
    ])
  })

  test('5.2.4, 7.11.2 (62-T55): director 5, B 2, pool 3: the certificate is changed for three shares', () => {
    const table = needy([5, 2], 3)
    expect([table.shares('ESR', 0), table.shares('ESR', 1), table.shares('ESR', POOL)]).toEqual([3, 2, 5])
    table.do(keep)
    expect([table.shares('ESR', 0), table.company('ESR').director]).toEqual([3, 0])
    const sold = needy([5, 2], 3).do(giveBack)
    expect([sold.shares('ESR', 0), sold.shares('ESR', 1), sold.company('ESR').director]).toEqual([
      2,
      1,
      NOBODY,
    ])
  })

  test('7.11.2, 5.2.4 (62-T86): the company keeps its option only if it can still pay the train', () => {
    const own = (cash: number): Given =>
      Given.stockRound(4, 1000)
        .phase('G', true)
        .has('ESR', { price: 100, par: 62, shares: [6, 3], cash, stations: ['F11'] })
        .turn('ESR', 'trains')
    const rich = own(150).do({ type: 'refinance' }, giveBack)
    expect(rich.asked).toBe(0)
    expect(rich.do(keep).treasury('ESR')).toBe(720)
    const poor = own(100)
    beginAmalgamation(poor.state, 'refinance', companyIndex('ESR'), null, 0)
    const all = poor.state.amalgamation
    if (all !== null) {
      all.waiting = [TREASURY]
      all.option = { company: companyIndex('ESR'), units: 1, halves: 1 }
    }
    expect(settleOption.refuse(asReadonly(poor.state), 0, keep)?.code).toBe('62-OPT-CASH')
    const sold = own(100).do({ type: 'refinance' }, giveBack)
    expect([sold.treasury('ESR'), sold.shares('ESR', TREASURY)]).toEqual([770, 0])
  })

  test('7.11.2 (62-T45), 7.12 (62-T46): par 54 brings 540, too little for 600: bankrupt, and 23 for each share at 47', () => {
    const turn = Given.stockRound()
      .phase('F')
      .has('ESR', { price: 47, par: 54, shares: [4, 4], pool: 2, stations: ['F11'] })
      .turn('ESR', 'trains')
    expect(turn.refusal({ type: 'refinance' })).toBe('62-FORCED-NOT-ENOUGH 7.11')
    // 7.12 (62-T46): half of 47, down, for each share.
    turn.do(pass)
    expect([turn.cash(0), turn.company('ESR').status]).toEqual([1000 + 4 * 23, 'shelf'])
  })
})
