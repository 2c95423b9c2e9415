import { describe, expect, test } from 'vitest'
import { type Rules, type Train, checkRun, solveRoutes } from '../src/index.ts'
import { routeOf, smallGraph } from './small-graph.ts'

const SEPARATE: Rules = { track: 'separate' }

function best(...input: Parameters<typeof solveRoutes>) {
  const answer = solveRoutes(...input)
  if (!answer.ok) throw new Error(answer.error.code)
  expect(answer.optimal).toBe(true)
  const check = checkRun(input[0], input[1], input[2], answer.routes)
  expect(check).toEqual({ ok: true, revenue: answer.revenue, extras: answer.extras })
  return answer
}

describe('18CZ', () => {
  /** CZ-T8 and T9: the rulebook's map with values that satisfy all its sums; Pr owns the red tile M. */
  const board = (company: 'BCB' | 'Pr' | 'A') =>
    smallGraph(
      {
        A: [20, 'city', { own: company === 'A' }],
        B: [10, 'town'],
        C: [20],
        F: [20],
        G: [40],
        H: [30, 'city', { own: company === 'BCB' }],
        I: [10, 'town'],
        J: [50],
        K: [10, 'town'],
        L: [20, 'town'],
        M: [company === 'Pr' ? 90 : 40, 'offboard', { terminal: true, own: company === 'Pr' }],
      },
      'F-H',
      'H-L',
      'L-M',
      'L-K',
      'K-J',
      'J-I',
      'I-G',
      'J-H',
      'A-B',
      'B-C',
    )
  const train = (kind: string): Train => {
    if (kind.endsWith('E')) return { id: 't', kind: 'express', stops: Number(kind.slice(0, -1)) }
    const [n, m] = kind.split('+').map(Number)
    if (m !== undefined) return { id: 't', kind: 'plus', cities: n as number, stops: (n as number) + m }
    return { id: 't', kind: 'normal', stops: n as number }
  }

  test.each([
    ['2', 'FH', 'BCB', 50],
    ['3', 'HLM', 'BCB', 90],
    ['4+4', 'ABC', 'A', 50],
    ['4E', 'MLKJHF', 'Pr', 190],
  ] as const)('T8: a %s-train on %s pays %s %i', (kind, stops, company, value) => {
    const graph = board(company)
    const check = checkRun(graph, [train(kind)], SEPARATE, [routeOf(graph, 't', stops)])
    expect(check).toEqual({ ok: true, revenue: value, extras: 0 })
  })

  test('T8: the 3+3-train pays 170 on G I J K L M', () => {
    const graph = board('Pr')
    const before = {
      ...graph,
      stops: graph.stops.map((stop) => (stop.id === 'M' ? { ...stop, value: 40 } : stop)),
    }
    expect(checkRun(before, [train('3+3')], SEPARATE, [routeOf(graph, 't', 'GIJKLM')])).toEqual({
      ok: true,
      revenue: 170,
      extras: 0,
    })
    expect(best(before, [train('3+3')], SEPARATE).revenue).toBe(170)
  })

  test('T8: with G cut off 190 is the best of the 4E', () => {
    const graph = board('Pr')
    expect(best(graph, [train('4E')], SEPARATE)).toMatchObject({ revenue: 210, bound: 210 })
    const closed = { ...graph, chains: graph.chains.filter((chain) => chain.to !== 'I') }
    expect(best(closed, [train('4E')], SEPARATE)).toMatchObject({ revenue: 190, extras: 0, bound: 190 })
  })

  test('T5: a 3+3-train takes six locations, three of them cities', () => {
    const towns = smallGraph(
      {
        A: [10, 'city', { own: true }],
        b: [10, 'town'],
        c: [10, 'town'],
        D: [10],
        e: [10, 'town'],
        F: [10],
        g: [10, 'town'],
        H: [90],
      },
      'A-b',
      'b-c',
      'c-D',
      'D-e',
      'e-F',
      'F-g',
      'F-H',
    )
    const check = (stops: string) => checkRun(towns, [train('3+3')], SEPARATE, [routeOf(towns, 't', stops)])
    expect(check('AbcDeF')).toMatchObject({ ok: true, revenue: 60 })
    expect(check('AbcDeFg')).toMatchObject({ fault: 'too-long' })
    expect(check('AbcDeFH')).toMatchObject({ fault: 'too-long' })
    expect(best(towns, [train('3+3')], SEPARATE).revenue).toBe(60)
  })

  test('an E-train skips towns, not cities, unless recorded games are followed', () => {
    const graph = smallGraph(
      { A: [30, 'city', { own: true }], b: [30, 'town'], C: [20], d: [30, 'town'], e: [10, 'town'], F: [40] },
      'A-b',
      'b-C',
      'C-d',
      'd-e',
      'e-F',
    )
    expect(best(graph, [train('3E')], SEPARATE)).toMatchObject({
      revenue: 90,
      routes: [{ paid: ['A', 'C', 'F'] }],
    })
    const recorded = best(graph, [train('3E')], { ...SEPARATE, eTrainTopStops: true })
    expect(recorded).toMatchObject({ revenue: 100, routes: [{ paid: ['A', 'b', 'F'] }] })
  })
})

describe('1824', () => {
  /** VII.10: mines E and I, B a town and F a city. */
  const board = (...own: string[]) => {
    const mine = (id: string) => [0, 'mine', { extra: 10, terminal: true, own: own.includes(id) }] as const
    const at = (id: string, value: number) => [value, 'city', { own: own.includes(id) }] as const
    return smallGraph(
      {
        A: at('A', 20),
        B: [10, 'town'],
        C: [10, 'town'],
        D: [10, 'town'],
        E: mine('E'),
        F: at('F', 30),
        G: at('G', 30),
        H: [10, 'town'],
        I: mine('I'),
        J: at('J', 30),
      },
      'I-F',
      'F-B',
      'B-C',
      'C-D',
      'D-E',
      'I-G',
      'G-C',
      'F-A',
      'J-G',
      'H-J',
    )
  }
  const goods = (id: string, cities: number): Train => ({ id, kind: 'goods', cities })
  const normal = (id: string, stops: number): Train => ({ id, kind: 'normal', stops })

  test('T11: two 1g of coal 1 make 100 and twice its mine', () => {
    const graph = board('I')
    const trains = [goods('a', 1), goods('b', 1)]
    const run = [routeOf(graph, 'a', 'IFBCD'), routeOf(graph, 'b', 'IGC')]
    expect(checkRun(graph, trains, SEPARATE, run)).toEqual({ ok: true, revenue: 100, extras: 20 })
    expect(best(graph, trains, SEPARATE)).toMatchObject({ revenue: 100, extras: 20 })
  })

  test('T12: a 2g of coal 2', () => {
    const graph = board('E')
    expect(checkRun(graph, [goods('a', 2)], SEPARATE, [routeOf(graph, 'a', 'EDCBFA')])).toEqual({
      ok: true,
      revenue: 80,
      extras: 10,
    })
  })

  test('T13: a 3-train and a 2g of BK', () => {
    const graph = board('J', 'A')
    const run = [routeOf(graph, 'a', 'JGC'), routeOf(graph, 'b', 'EDCBFA')]
    expect(checkRun(graph, [normal('a', 3), goods('b', 2)], SEPARATE, run)).toEqual({
      ok: true,
      revenue: 150,
      extras: 10,
    })
  })

  test('T14: a 3- and a 4-train of MS meet in G only', () => {
    const graph = board('G')
    const run = [routeOf(graph, 'a', 'HJG'), routeOf(graph, 'b', 'GCBF')]
    const trains = [normal('a', 3), normal('b', 4)]
    expect(checkRun(graph, trains, SEPARATE, run)).toEqual({ ok: true, revenue: 150, extras: 0 })
    expect(best(graph, trains, SEPARATE)).toMatchObject({ revenue: 150, extras: 0 })
  })

  test('equal revenue is decided by the mines, the total may differ', () => {
    const graph = smallGraph(
      {
        M: [0, 'mine', { extra: 10, terminal: true }],
        N: [0, 'mine', { extra: 40, terminal: true }],
        A: [30, 'city', { own: true }],
        B: [30, 'town'],
        C: [10, 'town'],
      },
      'M-B',
      'B-A',
      'N-A',
      'N-C',
      'C-A',
    )
    expect(best(graph, [goods('a', 1)], SEPARATE)).toMatchObject({ revenue: 70, extras: 40 })
    const closed = {
      ...graph,
      chains: graph.chains.filter((chain) => chain.to !== 'A' || chain.from !== 'N'),
    }
    const parted = {
      ...closed,
      stops: closed.stops.map((stop) => (stop.id === 'B' ? { ...stop, terminal: true } : stop)),
    }
    expect(best(parted, [goods('a', 1)], SEPARATE)).toMatchObject({ extras: 40 })
    expect(best(graph, [goods('a', 1)], { ...SEPARATE, objective: 'total' })).toMatchObject({
      revenue: 70,
      extras: 40,
      bound: 110,
    })
  })

  test('T31: the Bukowina bonus is paid once for a train', () => {
    const graph = smallGraph(
      {
        mine: [0, 'mine', { extra: 40, terminal: true }],
        Prague: [40],
        Vienna: [70, 'city', { own: true }],
        Brno: [40],
        Lemberg: [40],
        t1: [10, 'town'],
        t2: [10, 'town'],
        t3: [10, 'town'],
        t4: [10, 'town'],
        D25: [10, 'town'],
      },
      'mine-Prague',
      'Prague-t1',
      't1-Vienna',
      'Vienna-t2',
      't2-Brno',
      'Brno-t3',
      't3-t4',
      't4-Lemberg',
      'Lemberg-D25',
    )
    const rules: Rules = { ...SEPARATE, bonuses: [{ amount: 50, needs: [['Vienna', 'Prague'], ['D25']] }] }
    expect(best(graph, [goods('a', 4)], rules)).toMatchObject({ revenue: 290, extras: 40 })
  })

  test('one Wien in a route, even if two of its cities are joined', () => {
    const wien = { group: 'Wien' }
    const graph = smallGraph(
      { V: [80, 'city', wien], W: [70, 'city', { ...wien, own: true }], A: [10], B: [10] },
      'V-A',
      'A-W',
      'W-B',
    )
    expect(best(graph, [normal('a', 4)], SEPARATE)).toMatchObject({ revenue: 90 })
  })
})
