import { History } from '@roundhouse/kernel'
import { chicagoExpress } from '@roundhouse/titles/chicago-express'
import { expect, test } from 'vitest'
import { redoable } from './redo.ts'

function begun(): History {
  const start = chicagoExpress.setup(
    {
      rules: chicagoExpress.rules,
      players: 3,
      variant: null,
      options: { opener: '1' },
      seed: 'sfc32:00000000000000000000000000000001',
    },
    () => {},
  )
  return new History(chicagoExpress, start) as unknown as History
}

function play(history: History, ...amounts: readonly number[]): void {
  for (const amount of amounts) {
    const seat = history.title.toAct(history.state)[0] as number
    const action = amount === 0 ? { type: 'pass' } : { type: 'bid', amount }
    expect(history.append({ kind: 'action', seat, action }).ok).toBe(true)
  }
}

const amountOf = (history: History): unknown => {
  const entry = redoable(history)
  return entry === null ? null : (entry.action as { amount?: number }).amount
}

test('nothing was taken back, nothing comes again', () => {
  const history = begun()
  expect(redoable(history)).toBeNull()
  play(history, 10, 11)
  expect(redoable(history)).toBeNull()
})

test('what was taken back comes again in its order', () => {
  const history = begun()
  play(history, 10, 11, 12)
  history.append({ kind: 'undo', seat: 2, to: 2 })
  history.append({ kind: 'undo', seat: 1, to: 1 })
  expect(amountOf(history)).toBe(11)
  play(history, 11)
  expect(amountOf(history)).toBe(12)
  play(history, 12)
  expect(redoable(history)).toBeNull()
})

test('another action closes the way', () => {
  const history = begun()
  play(history, 10, 11, 12)
  history.append({ kind: 'undo', seat: 1, to: 1 })
  play(history, 14)
  expect(redoable(history)).toBeNull()
})
