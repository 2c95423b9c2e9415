import { describe, expect, test } from 'vitest'
import {
  aboveLimit,
  beginPhase,
  discardTrain,
  exportCard,
  hasRoom,
  inForce,
  isOnSale,
  retire,
  takeCard,
  takeOnSale,
  topLetter,
  trainsOnSale,
  usableFaces,
} from '../src/index.ts'
import { AUSTRIA, CZ, EASTERN, EXPRESS, FREIGHT, LOCAL, fleetOf } from './fleets.ts'

const { train, typeOf } = EASTERN
const kind = (name: string): number => CZ.kinds.indexOf(name)
const austrian = (name: string): number => AUSTRIA.names.indexOf(name)

describe('phases', () => {
  test('1824 VII.14: the first normal train of a type begins a phase, a g-train none', () => {
    const fleet = fleetOf(AUSTRIA.depot)
    const sold = ['2', '1g', '2', '3', '2g', '4']
    const begun = sold.filter((name) => beginPhase(fleet, AUSTRIA.begins, austrian(name)))
    expect(begun).toEqual(['2', '3', '4'])
    expect(fleet.phase).toBe(3)
  })

  test('a letter that comes late does not lead back', () => {
    const fleet = { ...fleetOf(EASTERN.depot), phase: 4 }
    expect(beginPhase(fleet, EASTERN.begins, 3)).toBe(false)
    expect(fleet.phase).toBe(4)
  })

  test('a figure stays in force until a phase prints another', () => {
    const phases = [0, 1, 2, 3, 4, 5, 6, 7]
    expect(phases.map((phase) => inForce(AUSTRIA.regionalLimit, phase))).toEqual([4, 4, 4, 3, 3, 2, 2, 2])
    expect(phases.map((phase) => inForce(AUSTRIA.stateLimit, phase))).toEqual([4, 4, 4, 4, 4, 3, 3, 3])
    expect(phases.map((phase) => inForce(AUSTRIA.roundsInSet, phase))).toEqual([1, 1, 2, 2, 2, 3, 3, 3])
    expect(() => inForce([null, 2], 0)).toThrow('phase 0')
  })
})

describe('train limits', () => {
  const mayBuy = (phase: number, owned: readonly number[], type: number): boolean => {
    const { most, ofEach } = inForce(EASTERN.limit, phase)
    return hasRoom(owned, most, (other) => !ofEach || typeOf(other) === type)
  }

  test('1862 7.9, T39: until phase D three of each type', () => {
    const owned = [train('B', EXPRESS), train('B', EXPRESS), train('C', EXPRESS)]
    expect([FREIGHT, LOCAL, EXPRESS].map((type) => mayBuy(3, owned, type))).toEqual([true, true, false])
  })

  test('1862 7.9, T40: in phases E and F two of each type', () => {
    const owned = [train('D', EXPRESS), train('E', EXPRESS), train('D', FREIGHT)]
    expect([FREIGHT, LOCAL, EXPRESS].map((type) => mayBuy(5, owned, type))).toEqual([true, true, false])
  })

  test('1862 7.9: from phase G three in all', () => {
    const owned = [train('E', EXPRESS), train('F', FREIGHT), train('F', FREIGHT)]
    expect([FREIGHT, LOCAL, EXPRESS].map((type) => mayBuy(6, owned, type))).toEqual([false, false, false])
    expect(mayBuy(6, owned.slice(1), LOCAL)).toBe(true)
  })

  test('1824 VII.14: whoever owns too many is asked, in the order given', () => {
    const trains = [
      [0, 1, 7],
      [0, 1, 2, 8],
      [1, 1, 1],
    ]
    const ask = (phase: number): number[] =>
      aboveLimit(
        [2, 0, 1],
        (company) => trains[company] as number[],
        (company) => inForce(company === 1 ? AUSTRIA.stateLimit : AUSTRIA.regionalLimit, phase),
      )
    expect([ask(2), ask(3), ask(5)]).toEqual([[], [], [2, 0, 1]])
  })
})

describe('obsolescence', () => {
  test('18CZ VIII.12: each colour by itself', () => {
    const fleet = fleetOf(CZ.depot)
    const companies = [{ trains: [0, 3] }, { trains: [1, 0] }, { trains: [2] }]
    const { kinds, owned } = retire(fleet, CZ.table, [kind('3')], companies)
    expect([kinds, owned]).toEqual([
      [kind('3')],
      [
        { owner: 0, trains: [0] },
        { owner: 1, trains: [0] },
      ],
    ])
    expect(companies).toEqual([{ trains: [3] }, { trains: [1] }, { trains: [2] }])
    expect(fleet.scrapped).toEqual([2, 0, 0])
  })

  test('18CZ table B4: a card of the pool stays while one of its faces is good', () => {
    const fleet = { ...fleetOf(CZ.depot), pool: [0] }
    expect(retire(fleet, CZ.table, [kind('3')], []).pooled).toEqual([])
    expect(usableFaces(fleet, CZ.table, 0)).toEqual([1, 2])
    expect(retire(fleet, CZ.table, [kind('3+3'), kind('3E')], []).pooled).toEqual([0])
    expect([fleet.pool, fleet.scrapped[0]]).toEqual([[], 1 + 4])
  })

  test('a kind goes once, and nothing goes when nothing is replaced', () => {
    const fleet = { ...fleetOf(CZ.depot), pool: [0] }
    const rules = { leavesPool: () => true }
    expect(retire(fleet, CZ.table, [], [{ trains: [0] }], rules)).toEqual({
      kinds: [],
      owned: [],
      pooled: [],
    })
    expect(retire(fleet, CZ.table, [kind('3')], []).kinds).toEqual([kind('3')])
    expect(retire(fleet, CZ.table, [kind('3')], []).kinds).toEqual([])
  })

  test('1824 VII.14, B26: the first 4g takes 1g and 2g, in the bank too, and no normal train', () => {
    const fleet = fleetOf(AUSTRIA.depot)
    const companies = [{ trains: [austrian('1g'), austrian('3')] }, { trains: [austrian('2g')] }]
    const replaced = AUSTRIA.retires('4g').map(austrian)
    expect(retire(fleet, AUSTRIA.table, replaced, companies).owned).toHaveLength(2)
    expect(companies).toEqual([{ trains: [austrian('3')] }, { trains: [] }])
    expect(fleet.depot).toEqual([9, 7, 4, 3, 3, 2, -1, 0, 0, 4, 3, 2])
    expect(fleet.scrapped.slice(7)).toEqual([6 + 1, 5 + 1, 0, 0, 0])
  })

  test('1862 7.10, T43: a train with a warranty runs on until the last one is removed', () => {
    const fleet = fleetOf(EASTERN.depot)
    const company = { trains: [train('A', EXPRESS), train('A', EXPRESS), train('B', LOCAL)] }
    const warranties = [0, 1, 0]
    const band = EASTERN.bands.indexOf(inForce(EASTERN.scraps, 2))
    const isSpared = (_owner: number, place: number): boolean => (warranties[place] as number) > 0
    retire(fleet, EASTERN.table, [band], [company], { isSpared })
    expect(company.trains).toEqual([train('A', EXPRESS), train('B', LOCAL)])
    retire(fleet, EASTERN.table, [band], [company])
    expect(company.trains).toEqual([train('B', LOCAL)])
  })

  test('1862 7.9, T41: phase G scraps band D; what is then above the limit is kept', () => {
    const fleet = fleetOf(EASTERN.depot)
    const company = {
      trains: [
        train('D', EXPRESS),
        train('E', EXPRESS),
        train('E', LOCAL),
        train('F', FREIGHT),
        train('F', FREIGHT),
        train('G', LOCAL),
      ],
    }
    beginPhase(fleet, EASTERN.begins, EASTERN.bands.indexOf('G'))
    retire(fleet, EASTERN.table, [EASTERN.bands.indexOf(inForce(EASTERN.scraps, fleet.phase))], [company])
    expect(company.trains).toHaveLength(5)
    expect(hasRoom(company.trains, inForce(EASTERN.limit, fleet.phase).most)).toBe(false)
  })
})

describe('what is on sale', () => {
  const good = (letter: number): number[] => [letter]
  const lettersOf1824 = (fleet: { depot: number[]; phase: number }): number[] => [
    topLetter(fleet, AUSTRIA.normal),
    ...AUSTRIA.goodsFrom.flatMap((from, at) => {
      const letter = AUSTRIA.normal + at
      return fleet.phase >= from && fleet.depot[letter] !== 0 ? [letter] : []
    }),
  ]

  test('1824 VII.11: normal trains one after the other, g-trains beside them by their phase', () => {
    const fleet = fleetOf(AUSTRIA.depot)
    const names = (): string[] =>
      trainsOnSale(fleet, AUSTRIA.table, lettersOf1824(fleet), good).map(
        (each) => AUSTRIA.names[each.train] ?? '',
      )
    expect(names()).toEqual(['2'])
    fleet.depot[0] = 0
    fleet.phase = 3
    expect(names()).toEqual(['3', '1g', '2g', '3g'])
    takeOnSale(fleet, AUSTRIA.table, { train: austrian('2g'), from: 'bank' })
    expect(fleet.depot[austrian('2g')]).toBe(4)
    fleet.depot[austrian('1g')] = 0
    expect(names()).toEqual(['3', '2g', '3g'])
    expect(isOnSale(fleet, AUSTRIA.table, lettersOf1824(fleet), 'bank', austrian('4'))).toBe(false)
  })

  test('18CZ VIII.10: all good faces of the top card and of the cards in the pool', () => {
    const fleet = { ...fleetOf(CZ.depot), pool: [5, 4], obsolete: 1 << kind('3+3') }
    const faces = (letter: number): number[] => usableFaces(fleet, CZ.table, letter)
    expect(trainsOnSale(fleet, CZ.table, [topLetter(fleet)], faces)).toEqual([
      { train: 0, from: 'bank' },
      { train: 2, from: 'bank' },
      { train: 3, from: 'pool' },
      { train: 5, from: 'pool' },
    ])
    expect([isOnSale(fleet, CZ.table, [0], 'pool', 1), isOnSale(fleet, CZ.table, [0], 'pool', 0)]).toEqual([
      true,
      false,
    ])
  })

  test('a card of the pool may be bought as another face; the one on that face goes first', () => {
    const owned = [4, 0]
    const fleet = fleetOf(CZ.depot)
    discardTrain(fleet, owned, 4)
    fleet.pool.push(5)
    expect([owned, fleet.pool]).toEqual([[0], [4, 5]])
    takeOnSale(fleet, CZ.table, { train: 5, from: 'pool' })
    expect(fleet.pool).toEqual([4])
    takeOnSale(fleet, CZ.table, { train: 3, from: 'pool' })
    expect(fleet.pool).toEqual([])
    expect(() => takeOnSale(fleet, CZ.table, { train: 3, from: 'pool' })).toThrow('card 1')
  })

  test('a card lying on a named face is the one that goes', () => {
    const fleet = { ...fleetOf(CZ.depot), pool: [3, 4] }
    takeOnSale(fleet, CZ.table, { train: 3, from: 'pool' }, 4)
    expect(fleet.pool).toEqual([3])
  })

  test('nothing leaves an empty bank', () => {
    expect(() => takeCard(fleetOf([0, 2]), 0)).toThrow('card 0')
  })
})

describe('export', () => {
  test('18CZ VIII.13: the top card leaves the game and counts as sold in all its kinds', () => {
    const fleet = fleetOf([0, 0, 2])
    expect(exportCard(fleet, CZ.table, topLetter(fleet))).toEqual([6, 7, 8])
    expect([fleet.depot, fleet.scrapped]).toEqual([
      [0, 0, 1],
      [0, 0, 1],
    ])
  })

  test('1824 VII.15: a normal train goes, whatever g-trains are left', () => {
    const fleet = fleetOf([0, 1, ...AUSTRIA.depot.slice(2)])
    const [gone] = exportCard(fleet, AUSTRIA.table, topLetter(fleet, AUSTRIA.normal))
    expect(AUSTRIA.names[gone as number]).toBe('3')
    expect(beginPhase(fleet, AUSTRIA.begins, gone as number)).toBe(true)
    expect(topLetter(fleet, AUSTRIA.normal)).toBe(austrian('4'))
    expect(topLetter(fleetOf([0, 0, 3]), 2)).toBe(-1)
  })
})
