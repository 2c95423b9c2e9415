import { History, asReadonly } from '@roundhouse/kernel'
import { type AhEvent, eighteen24 } from '@roundhouse/titles/1824'
import { expect, test } from 'vitest'
import { chronicleOf } from '../src/1824/index.ts'

test('VI.3: a page that is not told the set-up knows the first stock round too', () => {
  const table = { rules: eighteen24.rules, players: 4, variant: null, options: {}, seed: 'opening' }
  const told: AhEvent[] = []
  const start = eighteen24.setup(table, (event) => told.push(event))
  const here = new History(eighteen24, start, told)
  const there = new History(eighteen24, eighteen24.conceal(asReadonly(start), 0))
  expect(chronicleOf(there).rounds.map(({ kind, set }) => `${kind} ${set}`)).toContain('stock 1')
  expect(chronicleOf(there).rounds).toEqual(chronicleOf(here).rounds)
})
