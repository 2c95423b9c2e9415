import { describe, expect, test } from 'vitest'
import { type Rules, type Train, checkRun, solveRoutes, solveVariants } from '../src/index.ts'
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
})
