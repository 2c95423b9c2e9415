import type { RouteGraph, Rules, Train } from '../src/index.ts'
import { graphOf } from '../test/conformance/board.ts'
import { rulesOf, runnableTrains, trainOf } from '../test/conformance/recorded-trains.ts'
import {
  type Digest,
  TITLES,
  type Title,
  readTrace,
  sharedExists,
  statesOf,
  traceNames,
} from '../test/conformance/shared-files.ts'
import { fullBoard } from './full-board.ts'
import { measure, quantiles, table } from './measure.ts'
import { whatIf } from './what-if.ts'

/** `node packages/routes/bench/recorded.ts [sample]`: with a number n only every n-th trace is measured. */
const EVERY = Number(process.argv[2] ?? 1)
const SEPARATE: Rules = { track: 'separate' }
const EASTERN: Rules = { track: 'shared', objective: 'total', shared: { subsidyPerHex: 10 } }
const WORK_LIMIT = 50_000_000

if (sharedExists) {
  console.log('The state before every recorded run, milliseconds and steps of search\n')
  console.log(
    table(
      ['title', 'states', 'proven', 'median', 'p95', 'worst', 'steps', 'p95', 'worst'],
      TITLES.map(recorded),
    ),
  )
  const boards = hardBoards()
  console.log('\nHard boards, proven\n')
  console.log(
    table(
      ['board', 'trains', 'revenue', 'ms', 'steps', 'optimal'],
      boards.flatMap(({ name, graph, sets }) => sets.map((set) => row(name, graph, set))),
    ),
  )
  console.log(
    '\nGrowth on the last 1824 board and on a full 18CZ board: ms (steps), by length across, trains down\n',
  )
  for (const { name, graph, grow } of boards)
    if (grow !== undefined) console.log(growth(name, graph, grow), '\n')
  console.log('What if: all legal lays of a company at once, in a first pass and in one after it\n')
  console.log(
    table(
      ['title', 'states', 'most lays', 'build', 'solve: median', 'p95', 'worst'],
      TITLES.flatMap((title) => [whatIf(title, EVERY), whatIf(title, EVERY)]),
    ),
  )
} else {
  console.log('Recorded games are not beside the repository: nothing to measure.')
}

function recorded(title: Title): (string | number)[] {
  const [ms, work]: [number[], number[]] = [[], []]
  let proven = 0
  for (const [at, name] of traceNames(title).entries()) {
    if (at % EVERY !== 0) continue
    const trace = readTrace(title, name)
    for (const { index, digest } of statesOf(trace)) {
      const next = trace.actions[index + 1]
      const company = next?.type === 'run_routes' ? digest.co[next.entity] : undefined
      if (next === undefined || company === undefined) continue
      const graph = graphOf(trace, digest, next.entity)
      const one = measure(
        graph,
        runnableTrains(title, company),
        rulesOf(trace, graph.stops, false),
        3,
        WORK_LIMIT,
      )
      ms.push(one.ms)
      work.push(one.work)
      if (one.optimal) proven++
    }
  }
  return [title, ms.length, proven, ...quantiles(ms), ...quantiles(work)]
}

interface HardBoard {
  readonly name: string
  readonly graph: RouteGraph
  readonly sets: readonly string[]
  readonly grow?: (count: number, length: number) => Train[]
}

function hardBoards(): HardBoard[] {
  const bank = lastState('1824', 'real-1824_game_end_reason_bank.json')
  const normal = (count: number, length: number) =>
    Array.from({ length: count }, (_, id): Train => ({ id: `t${id}`, kind: 'normal', stops: length }))
  const express = (count: number, length: number) =>
    Array.from({ length: count }, (_, id): Train => ({ id: `t${id}`, kind: 'express', stops: length }))
  const full = [1, 2, 3].map((seed): HardBoard => {
    const { trace, digest } = fullBoard(seed, 'kk')
    const sets = [
      '5,5,5',
      '4+4,5+5,5+5',
      '5+5,5+5,5+5,5+5',
      '6E,6E,6E',
      '8E,8E',
      '5E,6E,8E',
      '8E,8E,8E',
      '5E,6E,8E,8E',
    ]
    return {
      name: `18CZ full ${seed}`,
      graph: graphOf(trace, digest, 'kk'),
      sets,
      ...(seed === 1 ? { grow: express } : {}),
    }
  })
  const eastern = ['gen-7p-long_length-s20708-slow.json', 'gen-4p-std-s20402-slow.json'].map(
    (name): HardBoard => {
      const { trace, digest } = lastState('1862', name)
      const [company = ''] =
        Object.entries(digest.co).toSorted((a, b) => (b[1].tk?.length ?? 0) - (a[1].tk?.length ?? 0))[0] ?? []
      const sets = ['6E,6L,9F', '5/6E,5/6L,9F', '9F,9F,6E', '6E,6E,6E', '5E,5E,5L,5L,7F,7F']
      return { name: `1862 last ${name.slice(4, 6)}`, graph: graphOf(trace, digest, company), sets }
    },
  )
  const stress = ['10', '6,8,10', '8,10,10', '6,6,8,10', '8,8,10,10']
  return [
    { name: '1824 bank KK', graph: graphOf(bank.trace, bank.digest, 'KK'), sets: stress, grow: normal },
    ...full,
    ...eastern,
  ]
}

function lastState(title: Title, name: string) {
  const trace = readTrace(title, name)
  let digest: Digest = trace.initial
  for (const state of statesOf(trace)) ({ digest } = state)
  return { trace, digest }
}

function row(name: string, graph: RouteGraph, set: string): (string | number)[] {
  const title = name.startsWith('1862') ? '1862' : '18CZ'
  const trains = set.split(',').map((kind, index) => trainOf(title, `${kind} ${index}`, kind))
  const { ms, work, optimal, revenue } = measure(
    graph,
    trains,
    title === '1862' ? EASTERN : SEPARATE,
    1,
    WORK_LIMIT,
  )
  return [name, set, revenue, ms, work, optimal ? 'yes' : 'NO']
}

function growth(name: string, graph: RouteGraph, grow: (count: number, length: number) => Train[]): string {
  const lengths = [2, 3, 4, 5, 6, 8]
  const rows = [1, 2, 3, 4].map((count) => [
    String(count),
    ...lengths.map((length) => {
      const { ms, work, optimal } = measure(graph, grow(count, length), SEPARATE, 1, WORK_LIMIT)
      return `${ms.toFixed(1)} (${work})${optimal ? '' : '!'}`
    }),
  ])
  return table([name, ...lengths.map(String)], rows)
}
