import { describe, expect, test } from 'vitest'
import { type RunFault, type Rules, type Train, checkRun } from '../src/index.ts'
import { easternGraph, routeOf, smallGraph } from './small-graph.ts'

const SEPARATE: Rules = { track: 'separate' }
const normal = (id: string, stops: number): Train => ({ id, kind: 'normal', stops })

describe('faults of a run on separate track', () => {
  const graph = smallGraph(
    {
      A: [20, 'city', { own: true }],
      B: [30, 'city', { group: 'Praha' }],
      C: [30, 'city', { group: 'Praha' }],
      D: [10, 'town'],
      E: [40, 'offboard', { terminal: true }],
      F: [20, 'city', { blocked: true }],
      G: [50],
      M: [0, 'mine', { extra: 10, terminal: true }],
      N: [0, 'mine', { extra: 10, terminal: true }],
    },
    { joint: 'A-B', pieces: [1, 2] },
    { joint: 'B-D', pieces: [2, 3] },
    { joint: 'A-D', pieces: [4] },
    { joint: 'D-C', pieces: [5] },
    { joint: 'A-E', pieces: [6] },
    { joint: 'E-G', pieces: [7] },
    { joint: 'A-F', pieces: [8] },
    { joint: 'F-G', pieces: [9] },
    { joint: 'A-M', pieces: [10] },
    { joint: 'A-N', pieces: [11] },
    { joint: 'C-G', pieces: [12] },
    { joint: 'A-G', pieces: [4, 13] },
  )
  const trains: Train[] = [
    normal('n', 3),
    normal('o', 4),
    { id: 'g', kind: 'goods', cities: 1 },
    { id: 'p', kind: 'plus', cities: 1, stops: 2 },
    { id: 'e', kind: 'express', stops: 1 },
  ]
  const check = (...routes: [string, string][]) =>
    checkRun(
      graph,
      trains,
      SEPARATE,
      routes.map(([train, stops]) => routeOf(graph, train, stops)),
    )

  test('lawful routes of each kind', () => {
    expect(check(['n', 'ADC'], ['o', 'AE'])).toEqual({ ok: true, revenue: 60 + 60, extras: 0 })
    expect(check(['g', 'MA'])).toEqual({ ok: true, revenue: 20, extras: 10 })
    expect(check()).toEqual({ ok: true, revenue: 0, extras: 0 })
  })

  test.each<[RunFault, [string, string][]]>([
    ['unknown-train', [['x', 'AB']]],
    [
      'train-twice',
      [
        ['n', 'AB'],
        ['n', 'AE'],
      ],
    ],
    ['too-short', [['n', 'A']]],
    ['not-joined', [['n', 'AC']]],
    ['not-joined', [['n', 'AX']]],
    ['stop-twice', [['n', 'ABA']]],
    ['group-twice', [['o', 'ABDC']]],
    ['track-twice', [['n', 'ABD']]],
    ['through-end', [['n', 'AEG']]],
    ['through-blocked', [['n', 'AFG']]],
    ['no-station', [['n', 'CG']]],
    ['too-long', [['n', 'ADCG']]],
    ['too-long', [['p', 'ADC']]],
    ['too-long', [['p', 'AB']]],
    ['too-long', [['e', 'AB']]],
    ['too-long', [['g', 'MAB']]],
    ['mine-for-normal', [['n', 'MA']]],
    ['goods-without-mine', [['g', 'AB']]],
    ['goods-two-mines', [['g', 'MAN']]],
    [
      'track-shared',
      [
        ['n', 'ADC'],
        ['o', 'AG'],
      ],
    ],
  ])('%s', (fault, routes) => {
    expect(check(...routes)).toMatchObject({ ok: false, fault })
  })

  test('a submitted route must name as many chains as it has joints', () => {
    const route = { train: 'n', stops: ['A', 'B'], chains: [] }
    expect(checkRun(graph, trains, SEPARATE, [route])).toMatchObject({ fault: 'not-joined' })
  })
})

describe('faults of a run on shared track', () => {
  const rules: Rules = { track: 'shared', shared: { subsidyPerHex: 10 } }
  const graph = easternGraph(
    {
      A: [20, 'city', { own: true, home: true }],
      B: [30],
      C: [40, 'city', { own: true }],
      D: [50],
      t: [20, 'town'],
      R: [90, 'offboard', { terminal: true, group: 'red' }],
      S: [90, 'offboard', { terminal: true, group: 'red' }],
    },
    [
      ['A', 'B', 'C4 C6'],
      ['C', 'D', 'E4 E6'],
      ['A', 't', 'C4 D5'],
      ['A', 'R', 'C4 B3'],
      ['B', 'C', 'C6 D5 E4'],
      ['A', 'S', 'C4 C2'],
    ],
  )
  const trains: Train[] = [
    { id: 'i', kind: 'intercity', pay: 2, visit: 3 },
    { id: 'j', kind: 'intercity', pay: 3, visit: 3 },
    { id: 'l', kind: 'local', pay: 2, visit: 2 },
    { id: 'f', kind: 'freight', hexes: 2 },
    { id: 'g', kind: 'freight', hexes: 2 },
  ]

  test('each place pays once', () => {
    const run = [routeOf(graph, 'i', 'ABC'), routeOf(graph, 'l', 'AB')]
    expect(checkRun(graph, trains, rules, run)).toEqual({ ok: true, revenue: 90, extras: 20 })
  })

  test.each<[RunFault, [string, string, string[]?][]]>([
    ['ends-at-small', [['i', 'At']]],
    ['local-off-board', [['l', 'AR']]],
    ['too-long', [['l', 'ABC']]],
    ['too-long', [['f', 'ABC']]],
    ['group-twice', [['j', 'RAS']]],
    ['no-home', [['i', 'CD']]],
    [
      'routes-apart',
      [
        ['i', 'AB'],
        ['j', 'CD'],
      ],
    ],
    [
      'freight-chain',
      [
        ['f', 'AR'],
        ['g', 'AS'],
      ],
    ],
    [
      'freight-chain',
      [
        ['f', 'AB'],
        ['g', 'CD'],
        ['i', 'ABC'],
      ],
    ],
    ['wrong-paid', [['i', 'ABC', ['A', 'B', 'C']]]],
    ['wrong-paid', [['i', 'ABC', ['A', 'D']]]],
  ])('%s', (fault, routes) => {
    const run = routes.map(([train, stops, paid]) => routeOf(graph, train, stops, paid))
    expect(checkRun(graph, trains, rules, run)).toMatchObject({ ok: false, fault })
  })
})
