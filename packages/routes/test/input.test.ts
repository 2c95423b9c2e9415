import { describe, expect, test } from 'vitest'
import { type InputError, type RouteGraph, type Rules, type Train, solveRoutes } from '../src/index.ts'
import { easternGraph, smallGraph } from './small-graph.ts'

const SEPARATE: Rules = { track: 'separate' }
const SHARED: Rules = { track: 'shared' }
const TRAIN: Train = { id: 't', kind: 'normal', stops: 2 }
const LOCAL: Train = { id: 't', kind: 'local', pay: 2, visit: 2 }
const good = smallGraph({ A: [10, 'city', { own: true }], B: [10] }, 'A-B')
const chain = (change: object): RouteGraph => ({
  ...good,
  chains: [{ from: 'A', to: 'B', pieces: [1], ...change }],
})
const stop = (change: object): RouteGraph => ({
  ...good,
  stops: [{ id: 'A', kind: 'city', value: 10, ...change }, ...good.stops.slice(1)],
})

describe('bad input is refused by name', () => {
  test.each<[InputError['code'], RouteGraph, Train[], Rules]>([
    ['duplicate-stop', { ...good, stops: [...good.stops, ...good.stops] }, [TRAIN], SEPARATE],
    ['unknown-stop', chain({ to: 'X' }), [TRAIN], SEPARATE],
    ['loop-chain', chain({ to: 'A' }), [TRAIN], SEPARATE],
    ['bad-value', stop({ value: -10 }), [TRAIN], SEPARATE],
    ['bad-value', stop({ value: Number.NaN }), [TRAIN], SEPARATE],
    ['bad-value', stop({ value: Infinity }), [TRAIN], SEPARATE],
    ['bad-value', stop({ extra: -1 }), [TRAIN], SEPARATE],
    ['bad-piece', chain({ pieces: [] }), [TRAIN], SEPARATE],
    ['bad-piece', chain({ pieces: [-1] }), [TRAIN], SEPARATE],
    ['repeated-piece', chain({ pieces: [1, 1] }), [TRAIN], SEPARATE],
    ['bad-train', good, [{ ...TRAIN, stops: 0 }], SEPARATE],
    ['bad-train', good, [{ ...TRAIN, stops: Number.NaN }], SEPARATE],
    ['duplicate-train', good, [TRAIN, TRAIN], SEPARATE],
    ['train-not-of-rules', good, [LOCAL], SEPARATE],
    ['unknown-bonus-stop', good, [TRAIN], { ...SEPARATE, bonuses: [{ amount: 50, needs: [['X']] }] }],
    ['bad-value', good, [TRAIN], { ...SEPARATE, bonuses: [{ amount: -50, needs: [['A']] }] }],
    ['hexes-missing', good, [LOCAL], SHARED],
    ['unknown-hex', chain({ hexes: ['A1', 'A3'] }), [LOCAL], SHARED],
    ['open-graph', easternGraph({ A: [10], B: [10] }, [['A', 'B', 'C4 C8']]), [LOCAL], SHARED],
    ['bad-train', easternGraph({ A: [10], B: [10] }, [['A', 'B', 'C4 C6']]), [{ ...LOCAL, pay: 3 }], SHARED],
  ])('%s', (code, graph, trains, rules) => {
    expect(solveRoutes(graph, trains, rules)).toMatchObject({ ok: false, error: { code } })
  })

  test('a work limit must be positive', () => {
    expect(solveRoutes(good, [TRAIN], SEPARATE, { workLimit: 0 })).toMatchObject({
      error: { code: 'bad-work-limit' },
    })
  })

  test('no trains and no track are no mistakes', () => {
    const nothing = { ok: true, routes: [], revenue: 0, optimal: true, bound: 0 }
    expect(solveRoutes(good, [], SEPARATE)).toMatchObject(nothing)
    expect(solveRoutes({ stops: [], chains: [] }, [TRAIN], SEPARATE)).toMatchObject(nothing)
    expect(solveRoutes({ stops: [], chains: [] }, [LOCAL], SHARED)).toMatchObject(nothing)
    expect(
      solveRoutes({ ...good, stops: good.stops.map((one) => ({ ...one, own: false })) }, [TRAIN], SEPARATE),
    ).toMatchObject(nothing)
  })
})
