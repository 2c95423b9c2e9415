import { describe, expect, test } from 'vitest'
import { type Rules, type Train, checkRun, solveRoutes, solveVariants } from '../src/index.ts'
import { randomBoard } from './random-board.ts'
import { smallGraph } from './small-graph.ts'

const RULES: Rules = { track: 'separate' }
const TRAINS: Train[] = [{ id: 't', kind: 'normal', stops: 3 }]
const now = smallGraph({ A: [20, 'city', { own: true }], B: [30], C: [40], X: [90], Y: [90] }, 'X-Y', 'A-B')

describe('solveVariants', () => {
  test('answers each board as solving it alone does, with its own numbers of chains', () => {
    const far = { ...now, chains: now.chains.toReversed() }
    const more = { ...now, chains: [...now.chains, { from: 'B', to: 'C', pieces: [77] }] }
    const dearer = {
      ...now,
      stops: now.stops.map((stop) => (stop.id === 'B' ? { ...stop, value: 60 } : stop)),
    }
    const variants = [now, far, more, dearer].map((graph, key) => ({ key, graph }))
    const answers = solveVariants(variants, TRAINS, RULES)
    expect(answers.map(({ solution }) => solution.ok && solution.revenue)).toEqual([50, 50, 90, 80])
    for (const [index, { key, solution }] of answers.entries()) {
      const { graph } = variants[index] as (typeof variants)[number]
      if (!solution.ok) throw new Error(solution.error.code)
      expect(key).toBe(index)
      expect(solution.revenue).toBe((solveRoutes(graph, TRAINS, RULES) as typeof solution).revenue)
      expect(checkRun(graph, TRAINS, RULES, solution.routes)).toMatchObject({
        ok: true,
        revenue: solution.revenue,
      })
    }
  })

  test('a broken board among them is refused alone', () => {
    const broken = { ...now, chains: [...now.chains, { from: 'X', to: 'nowhere', pieces: [5] }] }
    const answers = solveVariants(
      [
        { key: 'now', graph: now },
        { key: 'broken', graph: broken },
      ],
      TRAINS,
      RULES,
    )
    expect(answers.map(({ solution }) => solution.ok)).toEqual([true, false])
  })

  test('on shared track too, whatever stops pay and however chains are numbered', () => {
    const trains: Train[] = [
      { id: 'a', kind: 'local', pay: 2, visit: 3 },
      { id: 'b', kind: 'intercity', pay: 3, visit: 3 },
      { id: 'c', kind: 'freight', hexes: 3 },
      { id: 'd', kind: 'freight', hexes: 4, permanent: true },
    ]
    let different = 0
    for (let seed = 1; seed < 60; seed++) {
      const graph = randomBoard(seed, { kinds: ['city', 'city', 'town', 'offboard'], areas: true, radius: 2 })
      const rules: Rules = {
        track: 'shared',
        objective: seed % 2 === 0 ? 'total' : 'revenue-then-extras',
        shared: { subsidyPerHex: 10, runOptional: seed % 3 === 0 },
      }
      const paying = (change: (value: number, stop: number) => number) => ({
        ...graph,
        stops: graph.stops.map((stop, index) => ({ ...stop, value: change(stop.value, index) })),
      })
      const variants = [
        graph,
        ...[0, 3, 5].map((chosen) => paying((value, stop) => (stop === chosen ? value + 30 : value))),
        paying((value, stop) => (stop % 2 === 0 ? 10 : value + 20)),
        { ...paying((value) => value + 10), chains: graph.chains.toReversed() },
        { ...graph, chains: graph.chains.slice(1) },
      ].map((board, key) => ({ key, graph: board }))
      const apart = solveVariants(variants, trains, rules)
      const fromPresent = solveVariants(variants, trains, rules, { present: graph })
      const totals = [...apart, ...fromPresent].map(({ key, solution }) => {
        const board = variants[key]?.graph ?? graph
        const alone = solveRoutes(board, trains, rules)
        if (!solution.ok || !alone.ok) throw new Error('refused')
        expect([solution.optimal, solution.bound]).toEqual([true, alone.bound])
        expect(checkRun(board, trains, rules, solution.routes)).toMatchObject({
          ok: true,
          revenue: solution.revenue,
          extras: solution.extras,
        })
        return solution.bound
      })
      if (new Set(totals).size > 3) different++
    }
    expect(different).toBeGreaterThan(20)
  })

  test('where work for all boards runs out, what is told of the rest is possible and not the last word', () => {
    const rules: Rules = { track: 'shared', objective: 'total', shared: { subsidyPerHex: 10 } }
    const fleet: Train[] = [
      { id: 'a', kind: 'local', pay: 3, visit: 3 },
      { id: 'b', kind: 'intercity', pay: 3, visit: 4 },
      { id: 'c', kind: 'freight', hexes: 4 },
    ]
    let least = 0
    for (let seed = 1; seed < 30; seed++) {
      const graph = randomBoard(seed, { kinds: ['city', 'city', 'town', null], areas: true, radius: 2 })
      const variants = graph.chains.slice(0, 8).map((_, key) => ({
        key,
        graph: { ...graph, chains: graph.chains.toSpliced(key, 1) },
      }))
      const exact = solveVariants(variants, fleet, rules)
      const short = solveVariants(variants, fleet, rules, { present: graph, allWork: 100 })
      for (const [at, { solution }] of short.entries()) {
        const whole = exact[at]?.solution
        if (!solution.ok || whole?.ok !== true) throw new Error('refused')
        const board = variants[at]?.graph ?? graph
        expect(solution.revenue + solution.extras).toBeLessThanOrEqual(whole.revenue + whole.extras)
        expect(solution.bound).toBeGreaterThanOrEqual(whole.bound)
        expect(checkRun(board, fleet, rules, solution.routes).ok).toBe(true)
        if (solution.optimal) expect(solution.bound).toBe(whole.bound)
        else if (solution.routes.length > 0) least++
      }
    }
    expect(least).toBeGreaterThan(10)
  })
})
