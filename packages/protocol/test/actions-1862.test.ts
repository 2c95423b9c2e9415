import { asReadonly, choices, createRng, draw, pick, play } from '@roundhouse/kernel'
import { railwayMania } from '@roundhouse/titles/1862'
import { expect, test } from 'vitest'
import { rmReader } from '../src/titles/1862.ts'

function field(action: unknown): string | null {
  const parsed = rmReader.parseAction(action)
  if (parsed.ok) return null
  return parsed.fault.code === 'malformed-action' ? parsed.fault.params.field : parsed.fault.code
}

test.each([
  [{ type: 'openAuction', company: 'XX', bid: 0 }, 'company'],
  [{ type: 'bid', bid: -5 }, 'bid'],
  [{ type: 'takeCharter', par: '82' }, 'par'],
  [{ type: 'buyShare', company: 'EUR', from: 8 }, 'from'],
  [{ type: 'sell', company: 'EUR', shares: 1.5 }, 'shares'],
  [{ type: 'merge', company: 'EUR', survivor: 'constructor' }, 'survivor'],
  [{ type: 'layTile', hex: 'E12', tile: '790', rotation: 6 }, 'rotation'],
  [{ type: 'placeSmall', hex: 'E12', from: 0, to: 6 }, 'to'],
  [{ type: 'placeToken', hex: 'Z99' }, 'hex'],
  [{ type: 'buyTrain', train: '2X' }, 'train'],
  [{ type: 'run', routes: [{ train: '2E', hexes: ['constructor'] }] }, 'routes.0.hexes.0'],
  [{ type: 'run', routes: [{ train: '2E', hexes: ['C4'], chain: -1 }] }, 'routes.0.chain'],
  [{ type: 'settleOption', redeem: 'yes' }, 'redeem'],
  [{ type: 'exchangeCoal' }, 'type'],
])('%j is malformed at “%s”', (action, where) => {
  expect(field(action)).toBe(where)
})

test('a recorded run is read with what it brought, the subsidy of its locals too', () => {
  const run = { type: 'run', routes: [{ train: '2L', hexes: ['C4', 'C6'] }], believed: 50, subsidy: 20 }
  expect(rmReader.parseAction(run)).toEqual({ ok: true, value: run })
})

test('what the rules refuse gets as far as the rules', () => {
  expect(field({ type: 'sell', company: 'EUR', shares: 0 })).toBeNull()
  expect(field({ type: 'buyShare', company: 'EUR', from: 7 })).toBeNull()
  expect(field({ type: 'removeToken', hex: 'london' })).toBeNull()
  expect(
    field({ type: 'run', routes: [{ train: '4/5E', hexes: ['D13', 'D15'], unpaid: ['D15'] }] }),
  ).toBeNull()
})

test.each([
  [3, null],
  [8, 'freight-simple'],
])('every action of a game of %i on %s is read back as it is', (players, variant) => {
  const rng = createRng('protocol')
  const table = { rules: 1, players, variant, options: {}, seed: 'protocol' }
  const state = railwayMania.setup(table, () => {})
  for (let ply = 0; ply < 400 && state.ended === null; ply++) {
    const [seat] = railwayMania.toAct(asReadonly(state))
    if (seat === undefined) throw new Error('nobody is asked')
    const action = pick(choices(railwayMania, state, seat), (below) => draw(rng, below))
    expect(rmReader.parseAction(JSON.parse(JSON.stringify(action)))).toEqual({ ok: true, value: action })
    play(railwayMania, state, seat, action)
  }
})
