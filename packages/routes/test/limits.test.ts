import { describe, expect, test } from 'vitest'
import { type Rules, type Train, checkRun, solveRoutes } from '../src/index.ts'
import { compileNetwork } from '../src/network.ts'
import type { DirectLimits } from '../src/pack-directly.ts'
import { solveSeparate } from '../src/solve-separate.ts'
import type { SeparateTrain } from '../src/trains.ts'
import { Work } from '../src/work.ts'
import { randomBoard } from './random-board.ts'

const board = (seed: number) =>
  randomBoard(seed, { kinds: ['city', 'city', 'town', 'offboard', null], radius: 2 })
const trains: SeparateTrain[] = [
  { id: 'a', kind: 'normal', stops: 5 },
  { id: 'b', kind: 'plus', cities: 4, stops: 8 },
  { id: 'c', kind: 'express', stops: 5 },
]
const RULES: Rules = { track: 'separate' }

describe('the order of work', () => {
  test('the same input gives the same run and the same work', () => {
    for (const seed of [3, 6, 9]) {
      const first = solveRoutes(board(seed), trains, RULES)
      expect(solveRoutes(structuredClone(board(seed)), structuredClone(trains), RULES)).toEqual(first)
    }
  })

  test('a limit returns a lawful run below a valid bound; without it both meet', () => {
    for (const seed of [3, 6, 9, 12]) {
      const graph = board(seed)
      const full = solveRoutes(graph, trains, RULES)
      if (!full.ok) throw new Error(full.error.code)
      expect(full).toMatchObject({ optimal: true, bound: full.revenue })
      let proven = false
      for (let workLimit = 1; !proven; workLimit *= 3) {
        const part = solveRoutes(graph, trains, RULES, { workLimit })
        if (!part.ok) throw new Error(part.error.code)
        expect(part.revenue).toBeLessThanOrEqual(full.revenue)
        expect(part.bound).toBeGreaterThanOrEqual(full.revenue)
        expect(checkRun(graph, trains, RULES, part.routes)).toMatchObject({ ok: true, revenue: part.revenue })
        proven = part.optimal
        if (proven) expect(part).toEqual(full)
      }
    }
  })

  test('whoever says that it is over gets a lawful run below a valid bound at once, and is not asked again', () => {
    let broken = 0
    for (const seed of [3, 6, 9, 12]) {
      const graph = board(seed)
      const full = solveRoutes(graph, trains, RULES)
      if (!full.ok) throw new Error(full.error.code)
      for (const after of [1, 2, 4]) {
        let looks = 0
        const part = solveRoutes(graph, trains, RULES, { isOver: () => ++looks >= after })
        if (!part.ok) throw new Error(part.error.code)
        expect(looks).toBeLessThanOrEqual(after)
        expect(part.bound).toBeGreaterThanOrEqual(full.revenue)
        expect(checkRun(graph, trains, RULES, part.routes)).toMatchObject({ ok: true, revenue: part.revenue })
        if (!part.optimal) broken++
      }
    }
    expect(broken).toBeGreaterThan(3)
  })

  test('the same on shared track', () => {
    const graph = randomBoard(6, {
      kinds: ['city', 'city', 'town', 'offboard', null],
      areas: true,
      radius: 2,
    })
    const stock: Train[] = [
      { id: 'a', kind: 'local', pay: 3, visit: 4 },
      { id: 'b', kind: 'intercity', pay: 4, visit: 4 },
      { id: 'c', kind: 'freight', hexes: 4 },
      { id: 'd', kind: 'freight', hexes: 6, permanent: true },
    ]
    const rules: Rules = { track: 'shared', shared: { subsidyPerHex: 10 } }
    const full = solveRoutes(graph, stock, rules)
    if (!full.ok) throw new Error(full.error.code)
    expect(full.optimal).toBe(true)
    expect(full.revenue).toBeGreaterThan(0)
    for (let workLimit = 1; workLimit < full.work; workLimit *= 2) {
      const part = solveRoutes(graph, stock, rules, { workLimit })
      if (!part.ok) throw new Error(part.error.code)
      expect(part.optimal).toBe(false)
      expect(part.bound).toBeGreaterThanOrEqual(full.revenue)
      expect(checkRun(graph, stock, rules, part.routes)).toMatchObject({ ok: true, revenue: part.revenue })
    }
  })

  test('a search broken off on shared track tells the bound it has come to', () => {
    const rules: Rules = { track: 'shared', shared: { subsidyPerHex: 10 } }
    const fleet: Train[] = ['a', 'b', 'c', 'd'].map((id, index) => ({
      id,
      kind: index % 2 === 0 ? 'local' : 'intercity',
      pay: 2 + (index >> 1),
      visit: 3,
    }))
    let broken = 0
    for (let seed = 1; seed < 60; seed++) {
      const graph = randomBoard(seed, { kinds: ['city', 'city', 'town', null], areas: true, radius: 2 })
      const full = solveRoutes(graph, fleet, rules)
      if (!full.ok) throw new Error(full.error.code)
      const part = solveRoutes(graph, fleet, rules, { workLimit: full.work })
      if (!part.ok) throw new Error(part.error.code)
      if (part.optimal || part.revenue === 0) continue
      const everything = graph.stops.reduce((sum, stop) => sum + stop.value, 0)
      expect(part.bound).toBeGreaterThanOrEqual(full.revenue)
      expect(part.bound).toBeLessThan(everything)
      broken++
    }
    expect(broken).toBeGreaterThan(10)
  })

  test('prices on track lead to the same answer as the direct way', () => {
    let full = 0
    for (let seed = 3; seed < 150; seed += 3) {
      const network = compileNetwork(board(seed))
      const solve = (limits: DirectLimits) => {
        const { score, bound, optimal, routes } = solveSeparate(
          network,
          trains,
          RULES,
          new Work(Infinity),
          limits,
        )
        if (routes.length === 3) full++
        return { score, bound, optimal }
      }
      const direct = solve({ routes: Infinity, work: Infinity })
      expect(direct).toMatchObject({ bound: direct.score, optimal: true })
      expect(solve({ routes: Infinity, work: 0 })).toEqual(direct)
      expect(solve({ routes: 0, work: 0 })).toEqual(direct)
    }
    expect(full).toBeGreaterThan(30)
  })
})
