import { asReadonly, choices, walk } from '@roundhouse/kernel'
import { describe, expect, test } from 'vitest'
import type { RmAction } from '../actions.ts'
import { TILE_SET } from '../board.ts'
import { COMPANY_IDS, companyIndex } from '../companies.ts'
import { HEXES } from '../map.ts'
import { bestRun } from '../rules/best-run.ts'
import { areConnected } from '../rules/merger.ts'
import { railwayMania } from '../title.ts'
import { TRAINS } from '../trains.ts'
import { Given } from './given.ts'
import { acquire, lay, merge, pass, run, token } from './table.ts'

/** Of these actions exactly those are accepted that are offered. */
function agrees(given: Given, tried: readonly RmAction[]): number {
  const { state } = given
  const seat = given.asked
  const nameOf = (action: RmAction): string =>
    JSON.stringify(Object.entries(action).toSorted(([one], [other]) => (one < other ? -1 : 1)))
  const offered = new Set([...walk(choices(railwayMania, state, seat))].map(nameOf))
  const step = railwayMania.steps.find(({ name }) => name === state.step)
  const accepted = tried.filter((action) => step?.refuse(asReadonly(state), seat, action) === null)
  expect(new Set(accepted.map(nameOf))).toEqual(offered)
  return accepted.length
}

const sides = [0, 1, 2, 3, 4, 5]
const LAYS: readonly RmAction[] = HEXES.flatMap(({ id }) =>
  TILE_SET.tiles.flatMap((tile) => sides.map((rotation) => lay(id, tile.id, rotation))),
)
const SMALL: readonly RmAction[] = HEXES.flatMap(({ id: hex }) =>
  sides.flatMap((from) => sides.map((to) => ({ type: 'placeSmall' as const, hex, from, to }))),
)

/** King's Lynn, Downham Market and Ely, with a green small tile beside them. */
function fens(): Given {
  return Given.stockRound()
    .phase('D')
    .lay('C4', '621', 0)
    .lay('C6', '14', 2)
    .lay('C8', '621', 0)
    .lay('D7', '20', 1)
    .has('L&H', {
      price: 82,
      shares: [5, 3],
      pool: 1,
      tokens: 2,
      cash: 900,
      trains: ['3E'],
      stations: ['C4'],
    })
    .has('E&H', { price: 74, shares: [0, 5], trains: ['3F', '2L*'], stations: ['C8'] })
}

describe('what is offered is what is accepted', () => {
  test('7.6: tiles, small stations, London', () => {
    const tried = [pass, { type: 'linkLondon' } as const, ...LAYS, ...SMALL]
    expect(agrees(fens().turn('L&H', 'track'), tried)).toBeGreaterThan(20)
    const home = Given.stockRound()
      .has('L&H', { price: 82, shares: [5], tokens: 3 })
      .waiting('L&H')
      .turn('L&H', 'track')
    expect(agrees(home, tried)).toBeGreaterThan(5)
  })

  test('7.7: tokens', () => {
    expect(agrees(fens().turn('L&H', 'token'), [pass, ...HEXES.map(({ id }) => token(id))])).toBe(2)
  })

  test('7.9, 7.10, 7.11: trains of the bank and of others', () => {
    const bank = TRAINS.flatMap(({ id }): RmAction[] => [
      { type: 'buyTrain', train: id },
      ...[1, 2, 3].map((warranties) => ({ type: 'buyTrain' as const, train: id, warranties })),
    ])
    const others = TRAINS.flatMap(({ id }) =>
      COMPANY_IDS.flatMap((from) =>
        [0, 1, 2].map((warranties) => ({ type: 'tradeTrain' as const, train: id, from, warranties })),
      ),
    )
    const forced: RmAction[] = [
      { type: 'refinance' },
      ...[1, 2, 3, 4].map((shares) => ({ type: 'sellTreasury' as const, shares })),
    ]
    const tried = [pass, ...bank, ...others, ...forced]
    expect(agrees(fens().turn('L&H', 'trains'), tried)).toBeGreaterThan(8)
    const needy = Given.stockRound()
      .phase('E')
      .has('ESR', { price: 100, par: 100, shares: [5, 2], cash: 310, stations: ['F11'] })
      .turn('ESR', 'trains')
    expect(agrees(needy, tried)).toBe(2)
  })

  test('7.5, 7.14: partners and survivors', () => {
    const pairs = (make: typeof merge): RmAction[] =>
      COMPANY_IDS.flatMap((partner) => COMPANY_IDS.map((survivor) => make(partner, survivor)))
    expect(agrees(fens().turn('L&H', 'merge'), [pass, ...pairs(merge)])).toBe(3)
    expect(agrees(fens().turn('L&H', 'acquire'), [pass, ...pairs(acquire)])).toBe(3)
  })

  test('7.8.5: revenue', () => {
    const all: RmAction[] = [{ type: 'payOut' }, { type: 'withhold' }, { type: 'hudson' }, pass]
    expect(agrees(fens().turn('L&H', 'revenue', 60), all)).toBe(3)
    expect(agrees(fens().turn('L&H', 'revenue', 90), all)).toBe(2)
  })
})

/** Felixstowe, Ipswich full of ESR and WVR, Colchester. */
function suffolk(): Given {
  return Given.stockRound()
    .phase('C')
    .lay('G12', '57', 2)
    .lay('F11', '790', 1)
    .lay('E12', '790', 0)
    .has('FDR', { price: 82, shares: [5], trains: ['3E'], stations: ['G12'] })
    .has('ESR', { price: 74, shares: [0, 5], trains: ['3E'], stations: ['F11'] })
    .has('WVR', { price: 74, shares: [0, 5], trains: ['3E'], stations: ['G8', 'F11'] })
    .has('EUR', { price: 68, shares: [0, 5], trains: ['3E'], stations: ['E12'], london: true })
    .has('NGC', { price: 68, shares: [0, 5], trains: ['3E'], stations: ['C10'], london: true })
}

describe('7.4, 7.5.2 full cities and London', () => {
  const joins = (one: string, other: string): boolean =>
    areConnected(asReadonly(suffolk().state), companyIndex(one), companyIndex(other))

  test('7.5.2 (as 62-T20): into a full city but not beyond; London does not connect', () => {
    expect(['ESR', 'WVR', 'EUR'].map((other) => joins('FDR', other))).toEqual([true, true, false])
    expect([joins('ESR', 'EUR'), joins('ESR', 'WVR'), joins('EUR', 'NGC')]).toEqual([true, true, false])
  })

  test('7.4 (as 62-T49): FDR only runs from its port by Felixstowe to Ipswich', () => {
    const table = suffolk().turn('FDR', 'run')
    expect(bestRun(asReadonly(table.state), companyIndex('FDR')).routes).toEqual([
      { train: '3E', hexes: ['F11', 'G12', 'H13'] },
    ])
    expect(table.refusal(run('3E G12 F11 E12'))).toBe('62-RUN-BLOCKED 7.4')
  })
})
