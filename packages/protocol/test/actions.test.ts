import { History, asReadonly, choices, createRng, draw, pick } from '@roundhouse/kernel'
import { chicagoExpress } from '@roundhouse/titles/chicago-express'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { FAULT_CODES, faultLine } from '../src/index.ts'
import { parseAction } from '../src/titles/index.ts'

function field(action: unknown): string | null {
  const parsed = parseAction('chicago-express', action)
  if (parsed.ok) return null
  if (parsed.fault.code !== 'malformed-action') throw new Error(parsed.fault.code)
  return parsed.fault.params.field
}

test.each([
  [{ type: 'bid', amount: -1 }, 'amount'],
  [{ type: 'bid', amount: 7.5 }, 'amount'],
  [{ type: 'bid', amount: Number.NaN }, 'amount'],
  [{ type: 'bid', amount: JSON.parse('1e309') as number }, 'amount'],
  [{ type: 'bid', amount: 2 ** 53 }, 'amount'],
  [{ type: 'bid', amount: '12' }, 'amount'],
  [{ type: 'bid' }, 'amount'],
  [{ type: 'bid', amount: 12, seat: 3 }, 'seat'],
  [{ type: 'offer', company: 'UP' }, 'company'],
  [{ type: 'offer', company: 0 }, 'company'],
  [{ type: 'choose', dial: 'luck' }, 'dial'],
  [{ type: 'build', company: 'PRR', hexes: ['Z99'] }, 'hexes.0'],
  [{ type: 'build', company: 'PRR', hexes: 'Q5' }, 'hexes'],
  [{ type: 'build', company: 'PRR', hexes: Array.from({ length: 9 }, () => 'R5') }, 'hexes'],
  [{ type: 'develop', hex: 'constructor' }, 'hex'],
  [{ type: 'steal' }, 'type'],
  [{}, 'type'],
  [[], ''],
  [null, ''],
  ['pass', ''],
])('%j is malformed at “%s”', (action, where) => {
  expect(field(action)).toBe(where)
})

test('what the rules refuse gets as far as the rules', () => {
  expect(field({ type: 'build', company: 'PRR', hexes: [] })).toBeNull()
  expect(field({ type: 'build', company: 'PRR', hexes: ['R5', 'R5', 'R5', 'R5'] })).toBeNull()
  expect(field({ type: 'bid', amount: 1_000_000 })).toBeNull()
  expect(field({ type: 'bid', amount: 0 })).toBeNull()
})

test('every action of a whole game is read back as it is', () => {
  const rng = createRng('protocol')
  const start = chicagoExpress.setup(
    { rules: chicagoExpress.rules, players: 4, variant: null, options: {}, seed: 'protocol' },
    () => {},
  )
  const history = new History(chicagoExpress, start)
  while (history.state.ended === null) {
    const [seat] = chicagoExpress.toAct(asReadonly(history.state))
    if (seat === undefined) throw new Error('nobody is asked')
    const action = pick(choices(chicagoExpress, history.state, seat), (below) => draw(rng, below))
    const parsed = parseAction('chicago-express', JSON.parse(JSON.stringify(action)))
    expect(parsed).toEqual({ ok: true, value: action })
    history.append({ kind: 'action', seat, action })
  }
  expect(history.version).toBeGreaterThan(50)
})

test('no JSON makes the reader throw, and what it accepts keeps its form', () => {
  const types = ['choose', 'decline', 'offer', 'bid', 'pass', 'build', 'develop']
  const almost = fc.record(
    {
      type: fc.oneof(fc.constantFrom(...types), fc.string()),
      amount: fc.oneof(fc.integer(), fc.double(), fc.string()),
      company: fc.oneof(fc.constantFrom('PRR', 'B&O', 'WAB'), fc.jsonValue()),
      hexes: fc.oneof(fc.array(fc.constantFrom('R5', 'Q7', 'A2', 'Z0')), fc.jsonValue()),
      hex: fc.constantFrom('R5', '__proto__'),
      dial: fc.constantFrom('auction', 'network', 'x'),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(fc.oneof(almost, fc.jsonValue()), (json) => {
      const parsed = parseAction('chicago-express', json)
      if (!parsed.ok) return parsed.fault.code === 'malformed-action' && faultLine(parsed.fault).length > 0
      return types.includes(parsed.value.type) && JSON.stringify(parsed.value) === JSON.stringify(json)
    }),
    { numRuns: 2000 },
  )
})

test('an unknown title is told with those that are known', () => {
  for (const title of ['1830', '__proto__', 'toString', '']) {
    expect(parseAction(title, { type: 'pass' })).toEqual({
      ok: false,
      fault: { code: 'unknown-title', params: { title, known: 'chicago-express, 18cz, 1824, 1862' } },
    })
  }
})

test('every fault has a line of its own', () => {
  const params = new Proxy({}, { get: (_target, name) => String(name) })
  const lines = FAULT_CODES.map((code) =>
    faultLine({ code, params } as unknown as Parameters<typeof faultLine>[0]),
  )
  expect(new Set(lines).size).toBe(FAULT_CODES.length)
})
