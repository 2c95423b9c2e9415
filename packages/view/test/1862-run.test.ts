import { asReadonly } from '@roundhouse/kernel'
import { type RmState, type Route, valueRun } from '@roundhouse/titles/1862'
import { PLAYED, historyOf } from '@roundhouse/titles/1862/test/played'
import { expect, test } from 'vitest'
import { freightChains, routeStops, routeValues } from '../src/1862/index.ts'

interface Run {
  readonly state: RmState
  readonly company: number
  readonly routes: readonly Route[]
}

function runs(): readonly Run[] {
  const history = historyOf(PLAYED)
  return history.log.flatMap((entry, version): Run[] => {
    if (entry.kind !== 'action' || entry.action.type !== 'run') return []
    const state = history.stateAt(version)
    return [{ state, company: state.turn?.company ?? -1, routes: entry.action.routes }]
  })
}

test('7.8: what the trains of a run bring, each by itself, is its revenue', () => {
  const all = runs()
  expect(all.length).toBeGreaterThan(30)
  for (const { state, company, routes } of all) {
    const value = valueRun(asReadonly(state), company, routes)
    const parts = routeValues(asReadonly(state), routes)
    expect('code' in value ? value.code : value.revenue).toBe(parts.reduce((sum, part) => sum + part, 0))
  }
})

test('7.8: every station is paid once, and who passes it says with which train', () => {
  for (const { state, routes } of runs()) {
    const stops = routes.flatMap((route) => routeStops(asReadonly(state), route, routes))
    const paid = stops.filter(({ counted }) => counted).map(({ name }) => name)
    expect(new Set(paid).size).toBe(paid.length)
    for (const { paidBy } of stops) {
      if (paidBy !== undefined) expect(routes.map(({ train }) => train)).toContain(paidBy)
    }
  }
})

test('7.8.1: freights that run as one are measured between their outer ends', () => {
  const joined = runs().flatMap(({ state, routes }) =>
    freightChains(asReadonly(state), routes).filter((chain) => chain.routes.length > 1),
  )
  expect(joined.length).toBeGreaterThan(3)
  for (const { ends, line, hexes } of joined) {
    expect(ends).toHaveLength(2)
    expect(line).not.toBeNull()
    expect(hexes).toBeGreaterThan(0)
  }
})
