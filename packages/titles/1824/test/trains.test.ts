import { describe, expect, test } from 'vitest'
import { companyIndex } from '../companies.ts'
import { exportTrain } from '../rules/export.ts'
import { TRAINS, type TrainId, trainCode } from '../trains.ts'
import { type CompanyGiven, Operating, buy, pass, trade } from './operating.ts'

const accept = { type: 'answer', accept: true } as const
const decline = { type: 'answer', accept: false } as const

/** BK, directed by seat 0, comes to its train step. */
function buying(given: CompanyGiven = {}, table = new Operating()): Operating {
  return table.company('BK', { cash: 2000, trains: ['2'], ...given }).turn('BK', 'trains')
}

describe('VII.11: trains of the bank', () => {
  test('15.1: several if wanted, one after the other, each with its effects', () => {
    const table = buying({ trains: [] }).do(buy('2'), buy('2'))
    expect(table.trains('BK')).toBe('2 2')
    expect(table.state.fleet.phase).toBe(1)
    expect(table.treasury('BK')).toBe(2000 - 160)
  })

  test('15.2: four trains, three from the first 4-train on, two from the first 6-train on; small railways two', () => {
    expect(buying({ trains: ['2', '2', '2', '2'] }).why(buy('2'))).toBe('AH-TRAIN-LIMIT')
    expect(buying({ trains: ['3', '3', '3'] }, new Operating().phase('4')).why(buy('4'))).toBe(
      'AH-TRAIN-LIMIT',
    )
    expect(buying({ trains: ['5', '5'] }, new Operating().phase('6')).why(buy('6'))).toBe('AH-TRAIN-LIMIT')
    expect(buying({ trains: ['5'] }, new Operating().phase('6')).why(buy('6'))).toBe(null)
    const state = new Operating()
      .phase('6')
      .company('SD', { cash: 2000, trains: ['5', '5'] })
      .turn('SD', 'trains')
    expect(state.why(buy('6'))).toBe(null)
    const small = new Operating().company('SD2', { cash: 500, trains: ['2', '2'] }).turn('SD2', 'trains')
    expect(small.refusal(buy('2'))).toMatchObject({ code: 'AH-TRAIN-LIMIT', params: { limit: 2 } })
  })

  test('15.3: normal trains strictly ascending', () => {
    expect(buying().why(buy('3'))).toBe('AH-TRAIN-ORDER')
    expect(buying({}, new Operating().phase('3')).why(buy('2'))).toBe('AH-TRAIN-SOLD-OUT')
  })

  test('15.3: g-trains from their phase on, whatever is left of the lower ones', () => {
    const at = (phase: '1' | '2' | '3' | '4' | '6' | '7', train: TrainId): string | null =>
      buying({ trains: [] }, new Operating().phase(phase)).why(buy(train))
    expect([at('1', '1g'), at('2', '1g')]).toEqual(['AH-TRAIN-G-PHASE', null])
    expect([at('2', '2g'), at('3', '2g')]).toEqual(['AH-TRAIN-G-PHASE', null])
    expect([at('3', '3g'), at('4', '3g')]).toEqual(['AH-TRAIN-G-PHASE', null])
    expect([at('4', '4g'), at('6', '4g')]).toEqual(['AH-TRAIN-G-PHASE', null])
    expect([at('6', '5g'), at('7', '5g')]).toEqual(['AH-TRAIN-G-PHASE', null])
    expect(buying({}, new Operating().phase('3').left('1g', 0)).why(buy('1g'))).toBe('AH-TRAIN-SOLD-OUT')
  })

  test('15.3: the treasury pays', () => {
    expect(buying({ cash: 79 }).refusal(buy('2'))).toMatchObject({
      code: 'AH-TRAIN-CASH',
      params: { price: 80, treasury: 79 },
    })
  })

  test('15.4, IV.2: coal railways own g-trains alone, pre-state railways both kinds', () => {
    const coal = new Operating()
      .phase('3')
      .company('EPP', { cash: 500, trains: ['1g'] })
      .turn('EPP', 'trains')
    expect(coal.why(buy('3'))).toBe('AH-TRAIN-COAL-ONLY-G')
    expect(coal.why(buy('2g'))).toBe(null)
    const pre = new Operating()
      .phase('3')
      .company('SD2', { cash: 500, trains: ['2'] })
      .turn('SD2', 'trains')
    expect(pre.why(buy('2g'))).toBe(null)
  })

  test('15.7: every company owns a train at the end of its turn', () => {
    expect(buying({ trains: [] }).why(pass)).toBe('AH-TRAIN-MUST-OWN')
    expect(buying().why(pass)).toBe(null)
    expect(buying().do(pass).state.turn).toBe(null)
  })

  test('15.7: but a coal railway only when the bank has a g-train; nobody helps it then', () => {
    const coal = (table: Operating): Operating => table.company('EPP', { cash: 50 }).turn('EPP', 'trains')
    expect(coal(new Operating().phase('2')).why(pass)).toBe('AH-TRAIN-MUST-OWN')
    const without = coal(
      new Operating()
        .phase('3')
        .left('1g', 0)
        .left('2g', 0)
        .company('MS', { trains: ['2g'], shares: [0, 5] }),
    )
    expect(without.why(pass)).toBe(null)
    expect(without.why(trade('2g', 'MS', 180))).toBe('AH-TRAIN-CASH')
  })

  test('15.7: trains are never given up at will', () => {
    expect(buying().why({ type: 'discard', train: '2' })).toBe('AH-TRAIN-NO-DISCARD')
  })

  test('what is no train is none of the things to choose from', () => {
    expect(buying().why(buy('7' as TrainId))).toBe('AH-CHOICE')
  })
})

describe('VII.14, VII.15: phases, obsolescence, export', () => {
  test('15.8: the first 4-train ends the 2-trains, the first 6-train the 3-trains', () => {
    const table = buying({ trains: ['2', '3'] }, new Operating().phase('3').left('3', 0))
    table.company('MS', { trains: ['2', '2'] }).do(buy('4'))
    expect([table.trains('BK'), table.trains('MS')]).toEqual(['3 4', ''])
    expect(table.state.fleet.phase).toBe(3)
  })

  test('15.8, B26: the first 4g ends 1g and 2g trains alike; normal trains end no g-trains', () => {
    const table = buying({ trains: ['1g'] }, new Operating().phase('6'))
    table.company('MS', { trains: ['2g', '3g'] }).do(buy('4g'))
    expect([table.trains('BK'), table.trains('MS')]).toEqual(['4g', '3g'])
    expect(table.state.fleet.depot[trainCode('1g')]).toBe(0)
  })

  test('15.8: above the new limit the directors discard, in operating order, one train after the other', () => {
    const table = buying({ trains: ['5'], price: 90 }, new Operating().phase('5').left('5', 0))
    table.company('MS', { trains: ['4', '4', '5'], shares: [0, 5], price: 120 }).do(buy('6'))
    expect([table.state.step, table.asked]).toEqual(['discard', 1])
    expect(table.why({ type: 'discard', train: '2' })).toBe('AH-CHOICE')
    table.do({ type: 'discard', train: '4' })
    expect([table.trains('MS'), table.state.step]).toEqual(['4 5', 'trains'])
  })

  test('T49, VII.15: one 2-train leaves after the set, if one has been bought', () => {
    const bought = new Operating().left('2', 4)
    bought.state.fleet.phase = 1
    exportTrain(bought.state, () => {})
    expect(bought.state.fleet.depot[0]).toBe(3)
    const none = new Operating()
    exportTrain(none.state, () => {})
    expect(none.state.fleet.depot[0]).toBe(9)
  })

  test('VII.15: when a type is gone the first of the next one is exported; 10-trains never run out', () => {
    const table = new Operating().phase('4').left('4', 0)
    exportTrain(table.state, table.hear)
    expect(table.events).toEqual([{ type: 'trainExported', letter: '5', trains: ['5'] }])
    const last = new Operating().phase('8')
    exportTrain(last.state, () => {})
    expect(last.state.fleet.depot[trainCode('10')]).toBe(-1)
  })
})

describe('VII.13: trains handed in', () => {
  test('T15: SD buys the last 5 and hands it in for the first 6', () => {
    const table = new Operating()
      .phase('5')
      .left('5', 1)
      .company('SD', { cash: 800, trains: ['4'] })
    table.turn('SD', 'trains').do(buy('5'), buy('6', '5'))
    expect(table.treasury('SD')).toBe(0)
    expect(table.trains('SD')).toBe('4 6')
    expect(table.state.fleet.scrapped[trainCode('5')]).toBe(3)
  })

  test('T16: what the next type costs for the one before', () => {
    const cost = (train: TrainId, given: TrainId): number => {
      const code = trainCode(train)
      const table = new Operating()
      table.state.fleet.phase = 6
      TRAINS.forEach((_, each) => {
        if (each < code && each < 7) table.left(TRAINS[each]?.id as TrainId, 0)
      })
      table
        .company('SD', { cash: 2000, trains: [given] })
        .turn('SD', 'trains')
        .do(buy(train, given))
      return 2000 - table.treasury('SD')
    }
    const normal = [
      ['3', '2'],
      ['4', '3'],
      ['5', '4'],
      ['6', '5'],
      ['8', '6'],
      ['10', '8'],
    ] as const
    expect(normal.map(([train, given]) => cost(train, given))).toEqual([140, 190, 260, 400, 500, 600])
    const goods = [
      ['2g', '1g'],
      ['3g', '2g'],
      ['4g', '3g'],
      ['5g', '4g'],
    ] as const
    expect(goods.map(([train, given]) => cost(train, given))).toEqual([180, 240, 420, 500])
  })

  test('T51: allowed at the limit, once a round, of the same kind and less powerful', () => {
    const at = (trains: readonly TrainId[]): Operating =>
      new Operating().phase('5').left('5', 0).company('BK', { cash: 2000, trains }).turn('BK', 'trains')
    const table = at(['5', '4', '4']).do(buy('6', '5'), { type: 'discard', train: '4' })
    expect(table.treasury('BK')).toBe(1600)
    expect(table.why(buy('6', '4'))).toBe('AH-TRAIN-TRADE-ONCE')
    expect(at(['3']).do(buy('6', '3')).treasury('BK')).toBe(2000 - 510)
    expect(at(['2g']).why(buy('6', '2g'))).toBe('AH-TRAIN-TRADE-TYPE')
    expect(at(['4']).why(buy('6', '5'))).toBe('AH-TRAIN-TRADE-TYPE')
  })

  test('15.6: the train handed in may be one that the purchase makes obsolete', () => {
    const table = buying({ trains: ['2', '3'] }, new Operating().phase('3').left('3', 0)).do(buy('4', '2'))
    expect([table.trains('BK'), table.treasury('BK')]).toEqual(['3 4', 2000 - 240])
  })

  test('15.6: only when buying of the bank', () => {
    const table = buying({}, new Operating().phase('3').company('MS', { trains: ['3'] }))
    expect(table.why({ ...trade('3', 'MS', 1), tradeIn: '2' } as never)).toBe('AH-TRAIN-TRADE-BANK')
  })

  test('C15: recorded games take the type before alone', () => {
    const table = buying(
      { trains: ['3'] },
      new Operating(4, null, { recorded: true }).phase('5').left('5', 0),
    )
    expect(table.why(buy('6', '3'))).toBe('AH-TRAIN-TRADE-TYPE')
  })
})

describe('VII.11: trains of other companies', () => {
  /** MS with a 3-train, of the same director or of seat 1. */
  function beside(shares: readonly number[], table = new Operating().phase('3')): Operating {
    return buying({ cash: 500, trains: ['2'] }, table.company('MS', { trains: ['3'], shares }))
  }

  test('15.5: from the first 3-train on', () => {
    expect(beside([5], new Operating().phase('2')).why(trade('3', 'MS', 1))).toBe('AH-TRAIN-INTERCO-PHASE')
  })

  test('T50: of the same director at any price of 1 G and more', () => {
    expect(beside([5]).why(trade('3', 'MS', 0))).toBe('AH-TRAIN-INTERCO-MIN')
    expect(beside([5]).why(trade('3', 'MS', 501))).toBe('AH-TRAIN-CASH')
    const table = beside([5]).do(trade('3', 'MS', 1))
    expect([table.trains('BK'), table.trains('MS'), table.treasury('MS')]).toEqual(['2 3', '', 1])
  })

  test('T50: of another director at the price of the card, or at the standard price by the other reading', () => {
    expect(beside([0, 5]).refusal(trade('3', 'MS', 180))).toMatchObject({
      code: 'AH-TRAIN-INTERCO-PRICE',
      params: { price: 140 },
    })
    expect(beside([0, 5]).why(trade('3', 'MS', 140))).toBe(null)
    const standard = beside([0, 5], new Operating(4, null, { trainPrice: 'standard' }).phase('3'))
    expect(standard.why(trade('3', 'MS', 140))).toBe('AH-TRAIN-INTERCO-PRICE')
    expect(standard.why(trade('3', 'MS', 180))).toBe(null)
  })

  test('15.5, B24: the other director is asked; yes completes the purchase', () => {
    const table = beside([0, 5]).do(trade('3', 'MS', 140))
    expect([table.state.step, table.asked, table.trains('MS')]).toEqual(['answer', 1, '3'])
    table.do(accept)
    expect([table.trains('BK'), table.treasury('MS'), table.state.step]).toEqual(['2 3', 140, 'trains'])
  })

  test('15.5, B24: no changes nothing, and that train is not asked for again in this turn', () => {
    const table = beside([0, 5]).do(trade('3', 'MS', 140), decline)
    expect([table.trains('BK'), table.treasury('BK')]).toEqual(['2', 500])
    expect(table.why(trade('3', 'MS', 140))).toBe('AH-TRAIN-INTERCO-CONSENT')
  })

  test('9.7: nobody can offer the trains of a state railway without director', () => {
    const table = beside([5]).company('SD', { trains: ['3'], shares: [] })
    const sd = table.state.companies[companyIndex('SD')]
    if (sd !== undefined) sd.director = -1
    expect(table.why(trade('3', 'SD', 140))).toBe('AH-TRAIN-INTERCO-CONSENT')
  })

  test('T42, B14: trains of a railway that is not open are not for sale, but in recorded games', () => {
    const closed = (recorded: boolean): Operating => {
      const table = beside([5], new Operating(4, null, { recorded }).phase('3'))
      const ms = table.state.companies[companyIndex('MS')]
      if (ms !== undefined) ms.status = 'started'
      return table
    }
    expect(closed(false).why(trade('3', 'MS', 1))).toBe('AH-TRAIN-NOT-OPEN')
    expect(closed(true).why(trade('3', 'MS', 1))).toBe(null)
  })

  test('15.3: a train that the seller does not have', () => {
    expect(beside([5]).why(trade('2', 'MS', 1))).toBe('AH-TRAIN-SOLD-OUT')
    expect(beside([5]).why(trade('3', 'BK', 1))).toBe('AH-CHOICE')
  })

  test('C20: recorded games ask nobody', () => {
    const table = beside([0, 5], new Operating(4, null, { recorded: true }).phase('3')).do(
      trade('3', 'MS', 180),
    )
    expect(table.trains('BK')).toBe('2 3')
  })

  test('C37: recorded games let a company at its limit buy and then discard', () => {
    const full = (recorded: boolean): Operating =>
      buying({ trains: ['3', '3', '3'] }, new Operating(4, null, { recorded }).phase('4'))
    expect(full(false).why(buy('4'))).toBe('AH-TRAIN-LIMIT')
    const table = full(true).do(buy('4'))
    expect(table.state.step).toBe('discard')
  })
})
