import { asReadonly, canonical, choices, count, play, refuse, walk } from '@roundhouse/kernel'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  COMPANY_IDS,
  type ChicagoAction,
  type ChicagoState,
  DIAL_IDS,
  HEX_IDS,
  type HexId,
  NEIGHBOURS,
  chicagoExpress,
  hexIndex,
} from '../index.ts'
import { given } from './given.ts'
import { playedOn, randomGame } from './random-play.ts'

/**
 * The law of choices: what is walked is accepted, and what is accepted is walked. Positions come from
 * random play and from builders with rich treasuries, where random play is mostly poor.
 */
const rich = fc
  .tuple(fc.nat(12), fc.nat(12), fc.nat(20), fc.constantFrom(19, 10, 3, 2, 1, 0))
  .map(([nyc, prr, bo, stock]) =>
    given({ players: 3 })
      .company('PRR', { holders: [0], treasury: prr, reaches: ['K4'], stock: Math.min(stock, 12) })
      .company('NYC', { holders: [0, 1], treasury: nyc, reaches: ['Q3'] })
      .company('B&O', { holders: [2], treasury: bo, beside: 'A2' })
      .doing('network')
      .table(),
  )
const position: fc.Arbitrary<ChicagoState> = fc.oneof(
  { weight: 3, arbitrary: fc.tuple(randomGame, fc.nat(400)).map(([game, plies]) => playedOn(game, plies)) },
  { weight: 1, arbitrary: rich.map((table) => table.state) },
)

const hex = fc.constantFrom(...HEX_IDS)
const anyAction: fc.Arbitrary<ChicagoAction> = fc.oneof(
  fc.record({ type: fc.constant('choose' as const), dial: fc.constantFrom(...DIAL_IDS) }),
  fc.constantFrom({ type: 'decline' } as const, { type: 'pass' } as const),
  fc.record({ type: fc.constant('offer' as const), company: fc.constantFrom(...COMPANY_IDS) }),
  fc.record({
    type: fc.constant('bid' as const),
    amount: fc.oneof(
      fc.integer({ min: -3, max: 80 }),
      fc.double(),
      fc.constantFrom(0.5, 7.5, Number.POSITIVE_INFINITY, Number.NaN),
    ),
  }),
  fc.record({
    type: fc.constant('build' as const),
    company: fc.constantFrom(...COMPANY_IDS),
    hexes: fc.array(hex, { maxLength: 4 }),
  }),
  fc.record({ type: fc.constant('develop' as const), hex }),
)

/** Changes a legal action a little: most near misses and near hits lie there. */
const changes = fc.record({
  at: fc.nat(3),
  hex,
  company: fc.constantFrom(...COMPANY_IDS),
  by: fc.integer({ min: -2, max: 2 }),
})

function changed(
  action: ChicagoAction,
  { at, hex: other, company, by }: typeof changes extends fc.Arbitrary<infer T> ? T : never,
): ChicagoAction[] {
  if (action.type === 'bid') return [{ ...action, amount: action.amount + by }]
  if (action.type === 'offer') return [{ ...action, company }]
  if (action.type === 'develop') return [{ ...action, hex: other }]
  if (action.type !== 'build') return []
  const { hexes } = action
  const around = NEIGHBOURS[hexIndex(hexes[at % hexes.length] as HexId)] as readonly number[]
  const beside = HEX_IDS[around[(by + 2) % around.length] as number] as HexId
  return [
    { ...action, company },
    { ...action, hexes: hexes.toReversed() },
    { ...action, hexes: [...hexes, other] },
    { ...action, hexes: [...hexes, beside] },
    { ...action, hexes: [beside, ...hexes] },
    { ...action, hexes: [...hexes, hexes[0] as HexId] },
    { ...action, hexes: hexes.toSpliced(at, 1) },
    { ...action, hexes: hexes.with(at % hexes.length, other) },
  ]
}

function walked(state: ChicagoState): { seat: number; actions: ChicagoAction[]; keys: Set<string> } {
  const seat = chicagoExpress.toAct(asReadonly(state))[0] ?? 0
  const actions = [...walk(choices(chicagoExpress, state, seat))]
  return { seat, actions, keys: new Set(actions.map(canonical)) }
}

describe('the law of choices', () => {
  test('every action walked is accepted, none comes twice, and none changes the state by being asked about', () => {
    fc.assert(
      fc.property(position, (state) => {
        const before = canonical(state)
        const { seat, actions, keys } = walked(state)
        expect(keys.size).toBe(actions.length)
        expect(count(choices(chicagoExpress, state, seat))).toBe(actions.length)
        for (const action of actions) {
          const refusal = refuse(chicagoExpress, state, seat, action)
          if (refusal !== null) throw new Error(`${canonical(action)}: ${refusal.code}`)
        }
        expect(canonical(state)).toBe(before)
      }),
      { numRuns: 80 },
    )
  })

  test('any action at all is accepted exactly when it is walked; refused, it leaves every byte', () => {
    fc.assert(
      fc.property(position, fc.array(anyAction, { minLength: 40, maxLength: 40 }), (state, actions) => {
        const before = canonical(state)
        const { seat, keys } = walked(state)
        for (const action of actions) {
          const accepted = refuse(chicagoExpress, state, seat, action) === null
          if (accepted !== keys.has(canonical(action)))
            throw new Error(`${canonical(action)}: accepted ${accepted}`)
          if (!accepted) expect(play(chicagoExpress, state, seat, action).ok).toBe(false)
        }
        expect(canonical(state)).toBe(before)
      }),
      { numRuns: 80 },
    )
  })

  test('a legal action changed a little is accepted exactly when it is walked', () => {
    fc.assert(
      fc.property(
        position,
        fc.array(fc.tuple(fc.nat(), changes), { minLength: 60, maxLength: 60 }),
        (state, plan) => {
          const { seat, actions, keys } = walked(state)
          for (const [which, change] of plan) {
            if (actions.length === 0) return
            for (const action of changed(actions[which % actions.length] as ChicagoAction, change)) {
              const accepted = refuse(chicagoExpress, state, seat, action) === null
              if (accepted !== keys.has(canonical(action)))
                throw new Error(`${canonical(action)}: accepted ${accepted}`)
            }
          }
        },
      ),
      { numRuns: 80 },
    )
  })

  test('on small positions every list of up to two hexes was tried', () => {
    fc.assert(
      fc.property(rich, ({ state }) => {
        const { seat, keys } = walked(state)
        const lists: HexId[][] = HEX_IDS.flatMap((first) => [
          [first],
          ...HEX_IDS.map((second) => [first, second]),
        ])
        let accepted = 0
        for (const hexes of lists) {
          const action: ChicagoAction = { type: 'build', company: 'NYC', hexes }
          if (refuse(chicagoExpress, state, seat, action) !== null) continue
          accepted += 1
          if (!keys.has(canonical(action)))
            throw new Error(`${canonical(action)} is accepted but not offered`)
        }
        const offered = [...keys].filter(
          (key) => key.includes('"NYC"') && (key.match(/"[A-S]\d+"/g) ?? []).length <= 2,
        )
        expect(offered).toHaveLength(accepted)
      }),
      { numRuns: 3 },
    )
  })
})
