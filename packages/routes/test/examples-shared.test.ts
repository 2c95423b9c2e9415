import { describe, expect, test } from 'vitest'
import { type RouteGraph, type Rules, type Train, checkRun, solveRoutes } from '../src/index.ts'
import { easternGraph, routeOf } from './small-graph.ts'

const EASTERN: Rules = { track: 'shared', shared: { subsidyPerHex: 10 } }
const HOME = { own: true, home: true } as const
const freight = (id: string, hexes: number): Train => ({ id, kind: 'freight', hexes, permanent: hexes >= 6 })
const local = (id: string, pay: number, visit = pay): Train => ({ id, kind: 'local', pay, visit })
const intercity = (id: string, pay: number, visit = pay): Train => ({ id, kind: 'intercity', pay, visit })

function best(graph: RouteGraph, trains: readonly Train[], rules = EASTERN) {
  const answer = solveRoutes(graph, trains, rules)
  if (!answer.ok) throw new Error(answer.error.code)
  expect(answer.optimal).toBe(true)
  expect(checkRun(graph, trains, rules, answer.routes)).toEqual({
    ok: true,
    revenue: answer.revenue,
    extras: answer.extras,
  })
  return answer
}

const port = (value: number) => [value, 'offboard', { terminal: true, port: true, group: 'port' }] as const
const red = (value: number) => [value, 'offboard', { terminal: true, group: 'red' }] as const

describe('freight [7.8.1]', () => {
  test('T28: one hex lies between Norwich and Wells', () => {
    const graph = easternGraph({ Norwich: [40, 'city', HOME], Wells: [20] }, [
      ['Norwich', 'Wells', 'F5 F3 E2'],
    ])
    expect(best(graph, [freight('a', 2)])).toMatchObject({ revenue: 40 + 20 + 20 })
  })

  test('T29: to the port beside Wells two hexes of 30', () => {
    const graph = easternGraph({ Norwich: [40, 'city', HOME], Port: port(80) }, [
      ['Norwich', 'Port', 'F5 F3 E2 D1'],
    ])
    expect(best(graph, [freight('a', 3)])).toMatchObject({ revenue: 40 + 80 + 60 })
    expect(best(graph, [freight('a', 2)])).toMatchObject({ revenue: 0, routes: [] })
  })

  test.each([
    ['E12 D13 D15', 20],
    ['E12 D13 C12 B13 B15', 60],
  ])('T30: Colchester to London by %s earns %i for hexes', (hexes, bonus) => {
    const graph = easternGraph({ Colchester: [40, 'city', HOME], London: red(100) }, [
      ['Colchester', 'London', hexes],
    ])
    expect(best(graph, [freight('a', 5)])).toMatchObject({ revenue: 140 + bonus })
  })

  test.each([[[2, 3]], [[1, 1, 3]]])(
    'T31: freights %j joined from port to red area are one freight 5',
    (lengths) => {
      const graph = easternGraph(
        { Red: red(90), W: [10, 'city', { own: true }], X: [10, 'city', HOME], Port: port(90) },
        [
          ['Red', 'W', 'A4 B3'],
          ['W', 'X', 'B3 C2'],
          ['X', 'Port', 'C2 D1 E2 F1'],
        ],
      )
      const trains = lengths.map((hexes, index) => freight(`t${index}`, hexes))
      expect(best(graph, trains)).toMatchObject({ revenue: 90 + 90 + 4 * 30 })
    },
  )

  test('T50: a freight 3 visits at most four hexes', () => {
    const graph = easternGraph({ A: [10, 'city', HOME], B: [10], C: [90] }, [
      ['A', 'B', 'C4 C6 C8'],
      ['B', 'C', 'C8 C10 C12'],
    ])
    expect(best(graph, [freight('a', 3)])).toMatchObject({ revenue: 10 + 10 + 20 })
    expect(best(graph, [freight('a', 4)])).toMatchObject({ revenue: 10 + 90 + 60 })
  })

  test('T51: from Felixstowe to its own port there is no bonus', () => {
    const graph = easternGraph({ Felixstowe: [20, 'city', HOME], Denmark: port(70) }, [
      ['Felixstowe', 'Denmark', 'G12 G14'],
    ])
    expect(best(graph, [freight('a', 1)])).toMatchObject({ revenue: 90 })
  })

  const lynn = easternGraph(
    { Downham: [20, 'city', { own: true }], Lynn: [50, 'city', HOME], Port: port(100) },
    [
      ['Downham', 'Lynn', 'C6 C4'],
      ['Lynn', 'Port', 'C4 C2'],
    ],
  )

  test('T59: two permanent freights run apart for 200; recorded games join them at the port', () => {
    const trains = [freight('a', 6), freight('b', 6)]
    const run = [routeOf(lynn, 'a', 'Lynn Port'), routeOf(lynn, 'b', 'Downham Lynn Port')]
    expect(checkRun(lynn, trains, EASTERN, run)).toEqual({ ok: true, revenue: 200, extras: 0 })
    const joined: Rules = { ...EASTERN, shared: { freightsAlwaysJoin: true } }
    expect(checkRun(lynn, trains, joined, run)).toEqual({ ok: true, revenue: 70, extras: 0 })
  })

  test('T60: two freight 1 may not reach two ports, two freight 6 may', () => {
    const graph = easternGraph({ A: [20, 'city', HOME], P: port(80), Q: port(80) }, [
      ['A', 'P', 'C4 C2'],
      ['A', 'Q', 'C4 D3'],
    ])
    const run = [routeOf(graph, 'a', 'A P'), routeOf(graph, 'b', 'A Q')]
    expect(checkRun(graph, [freight('a', 1), freight('b', 1)], EASTERN, run)).toMatchObject({
      fault: 'freight-chain',
    })
    expect(checkRun(graph, [freight('a', 6), freight('b', 6)], EASTERN, run)).toEqual({
      ok: true,
      revenue: 180,
      extras: 0,
    })
  })

  test('T65: three freight 1 over one stretch are a chain there and back and there', () => {
    const graph = easternGraph({ Downham: [20, 'city', HOME], Lynn: [30] }, [['Downham', 'Lynn', 'C6 C4']])
    expect(best(graph, [freight('a', 1), freight('b', 1), freight('c', 1)])).toMatchObject({ revenue: 50 })
  })
})

describe('local and express [7.8.2, 7.8.3]', () => {
  test('T32: a local 3 collects the small station and 10 for each of four hexes', () => {
    const graph = easternGraph({ A: [30, 'city', HOME], t: [20, 'town'], B: [30], C: [30] }, [
      ['A', 't', 'C4 C6'],
      ['t', 'B', 'C6 C8'],
      ['B', 'C', 'C8 C10'],
    ])
    expect(best(graph, [local('a', 3)])).toMatchObject({ revenue: 110, extras: 40 })
  })

  test('T33: an express 3 pays the port, ignoring small stations', () => {
    const graph = easternGraph({ Port: port(90), Y: [50, 'city', HOME], t: [20, 'town'], Wells: [30] }, [
      ['Port', 'Y', 'C2 C4'],
      ['Y', 't', 'C4 D3'],
      ['t', 'Wells', 'D3 E2'],
    ])
    expect(best(graph, [intercity('a', 3)])).toMatchObject({ revenue: 170, extras: 0 })
  })

  test('T52: a 4/5 over five stations leaves out any one, and no matter which if another train pays it', () => {
    const graph = easternGraph({ A: [60, 'city', HOME], B: [50], C: [40], D: [30], E: [20] }, [
      ['A', 'B', 'C4 C6'],
      ['B', 'C', 'C6 C8'],
      ['C', 'D', 'C8 C10'],
      ['D', 'E', 'C10 C12'],
    ])
    expect(best(graph, [intercity('a', 4, 5)])).toMatchObject({ revenue: 180 })
    expect(best(graph, [intercity('a', 4, 5), intercity('b', 2)])).toMatchObject({ revenue: 200 })
    const stated = [routeOf(graph, 'a', 'ABCDE', ['B', 'C', 'D', 'E'])]
    expect(checkRun(graph, [intercity('a', 4, 5)], EASTERN, stated)).toEqual({
      ok: true,
      revenue: 140,
      extras: 0,
    })
  })

  test('the home station binds: a richer run without it is not lawful', () => {
    const graph = easternGraph(
      { Home: [10, 'city', HOME], A: [10], B: [90, 'city', { own: true }], C: [90] },
      [
        ['Home', 'A', 'C4 C6'],
        ['B', 'C', 'E4 E6'],
      ],
    )
    expect(best(graph, [intercity('a', 2)])).toMatchObject({ revenue: 20 })
    expect(best(graph, [intercity('a', 2), intercity('b', 2)])).toMatchObject({ revenue: 20 })
  })

  test('the objective may count the subsidy', () => {
    const graph = easternGraph({ Home: [30, 'city', HOME], A: [30], B: [10] }, [
      ['Home', 'A', 'C4 C6'],
      ['Home', 'B', 'C4 D5 E6 F7'],
    ])
    expect(best(graph, [local('a', 2)])).toMatchObject({ revenue: 60, extras: 20, bound: 60 })
    const total = best(graph, [local('a', 2)], { ...EASTERN, objective: 'total' })
    expect(total.revenue + total.extras).toBe(80)
  })
})
