import { hasStation, isInReach, joinsTwo, keepsApart, passesThrough, visitsOnce } from '@roundhouse/routes'
import { describe, expect, test } from 'vitest'
import { type Path, type RouteCheck, type RunRoute, checkRoutes, nextOnRoute, trackAt } from '../src/index.ts'
import { THROUGH, board, row } from './rows.ts'

const EAST: readonly Path[] = [[4, 6]]
const on = board(row(EAST, THROUGH, THROUGH, THROUGH))
type Train = { readonly id: string; readonly reach: number }
type State = { readonly blocked: number }

/** Four cities a b c d in a row; the company stands in a; trains are called by how far they go. */
const CHECK: RouteCheck<State, Train, RunRoute> = {
  rules: {
    boardOf: () => on,
    trainFor: ({ reach }, id) => ({ id, kind: 'normal', stops: reach }),
    stopFor: ({ blocked }, _company, _trains, hex, stop) => ({
      kind: 'city',
      value: 20,
      own: hex === 0,
      blocked: hex === blocked,
      terminal: trackAt(on, hex).stops[stop]?.kind === 'offboard',
    }),
  },
  hexIndex: (_state, hex) => on.map.hexes.findIndex(({ id }) => id === hex),
  refuseTrain: (_state, _company, routes, place) => {
    const train = routes[place]?.train ?? ''
    return Number(train) > 0 ? null : { code: 'no-train', section: '1', params: { train } }
  },
  trainOf: ({ train }) => ({ id: train, reach: Number(train) }),
  tests: [joinsTwo, hasStation, visitsOnce, keepsApart, passesThrough, isInReach],
  refuse: (_state, { train }, { fault, hex, stops }) => ({
    code: fault,
    section: '2',
    params: { train, hex: hex ?? '', stops },
  }),
}

const check = (routes: [string, string][], blocked = -1) => {
  const named = routes.map(([train, hexes]) => ({ train, hexes: hexes.split('') }))
  const checked = checkRoutes(CHECK, { blocked }, 0, named)
  return 'code' in checked
    ? [checked.code, checked.params['hex'] ?? null]
    : checked.map(({ stops }) => stops.length)
}

describe('the routes of a run', () => {
  test('lawful ones are told with their stops', () => {
    expect(check([['3', 'abc']])).toEqual([3])
    expect(check([])).toEqual([])
  })

  test('the first rule that is broken is told, and where', () => {
    expect(check([['x', 'abc']])).toEqual(['no-train', null])
    expect(check([['2', 'azc']])).toEqual(['unknown-hex', 'z'])
    expect(check([['2', 'a']])).toEqual(['too-short', ''])
    expect(check([['2', 'ac']])).toEqual(['not-joined', 'a'])
    expect(check([['2', 'bc']])).toEqual(['no-station', ''])
    expect(check([['4', 'abcd']], 2)).toEqual(['through-blocked', 'c'])
    expect(check([['2', 'abc']])).toEqual(['too-long', ''])
    expect(
      check([
        ['2', 'ab'],
        ['3', 'abc'],
      ]),
    ).toEqual(['track-shared', 'b'])
  })

  test('one that is apart uses the track of the others as if they were not there', () => {
    const routes = ['2', '3'].map((train) => ({ train, hexes: 'abc'.slice(0, Number(train)).split('') }))
    const apart = { ...CHECK, isApart: (_state: State, { train }: RunRoute) => train === '3' }
    expect(checkRoutes(apart, { blocked: -1 }, 0, routes)).toHaveLength(2)
  })
})

describe('a route that is still being drawn', () => {
  test('begins anywhere on track and goes on along it', () => {
    expect(nextOnRoute(on, [])).toEqual(['a', 'b', 'c', 'd'])
    expect(nextOnRoute(on, ['b'])).toEqual(['a', 'c'])
    expect(nextOnRoute(on, ['a', 'b'])).toContain('c')
    expect(nextOnRoute(on, ['a', 'b'])).not.toContain('d')
  })

  test('never goes on where no track leads to', () => {
    const apart = board(row(EAST, THROUGH, [], THROUGH))
    expect([nextOnRoute(apart, []), nextOnRoute(apart, ['b'])]).toEqual([['a', 'b'], ['a']])
  })
})
