import { asReadonly, choices, createRng, draw, pick, play } from '@roundhouse/kernel'
import { eighteen24 } from '@roundhouse/titles/1824'
import { expect, test } from 'vitest'
import { ahReader } from '../src/titles/1824.ts'

function field(action: unknown): string | null {
  const parsed = ahReader.parseAction(action)
  if (parsed.ok) return null
  return parsed.fault.code === 'malformed-action' ? parsed.fault.params.field : parsed.fault.code
}

test.each([
  [{ type: 'buyRailway', company: 'XX' }, 'company'],
  [{ type: 'buyRailway', company: 'EPP', price: -1 }, 'price'],
  [{ type: 'buyMountain', mountain: 'B7' }, 'mountain'],
  [{ type: 'buyShare', company: 'SD', percent: 30 }, 'percent'],
  [{ type: 'sell', company: 'SD', shares: 1.5 }, 'shares'],
  [{ type: 'placeTown', hex: 'Z99' }, 'hex'],
  [{ type: 'layTile', hex: 'E12', tile: '499', rotation: 6 }, 'rotation'],
  [{ type: 'buyTrain', train: '7', from: 'bank' }, 'train'],
  [{ type: 'buyTrain', train: '2', from: 'pool' }, 'from'],
  [{ type: 'run', routes: [{ train: '2', hexes: ['constructor'] }] }, 'routes.0.hexes.0'],
  [{ type: 'answer', accept: 'yes' }, 'accept'],
  [{ type: 'merge' }, 'type'],
])('%j is malformed at “%s”', (action, where) => {
  expect(field(action)).toBe(where)
})

test('what the rules refuse gets as far as the rules', () => {
  expect(field({ type: 'sell', company: 'B1', shares: 0 })).toBeNull()
  expect(field({ type: 'start', company: 'SD', price: 1_000_000 })).toBeNull()
})

test.each([
  [4, null],
  [2, 'cisleithania'],
])('every action of a game of %i on %s is read back as it is', (players, variant) => {
  const rng = createRng('protocol')
  const table = { rules: 1, players, variant, options: {}, seed: 'protocol' }
  const state = eighteen24.setup(table, () => {})
  for (let ply = 0; ply < 400 && state.ended === null; ply++) {
    const [seat] = eighteen24.toAct(asReadonly(state))
    if (seat === undefined) throw new Error('nobody is asked')
    const action = pick(choices(eighteen24, state, seat), (below) => draw(rng, below))
    expect(ahReader.parseAction(JSON.parse(JSON.stringify(action)))).toEqual({ ok: true, value: action })
    play(eighteen24, state, seat, action)
  }
})
