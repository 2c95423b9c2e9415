import { type ChicagoAction, chicagoExpress } from '@roundhouse/titles/chicago-express'
import { describe, expect, test } from 'vitest'
import { History, type LogEntry, newRecord, setupOf, undoPlan } from '../src/index.ts'
import { nim, take } from './nim.ts'

describe('what an undo takes', () => {
  test('automatic entries do not make it dearer, what another seat decided does', () => {
    const record = newRecord(chicagoExpress, { players: ['Ana', 'Ben'], seed: 'undo' })
    const history = new History(
      chicagoExpress,
      chicagoExpress.setup(setupOf(record), () => {}),
    )
    const play = (seat: number, action: ChicagoAction, auto = false): void => {
      const entry: LogEntry<ChicagoAction> = { kind: 'action', seat, action, ...(auto ? { auto: true } : {}) }
      expect(history.append(entry).ok).toBe(true)
    }
    const plan = (seat: number): unknown => undoPlan(history, (own) => own === seat)
    expect(plan(0)).toBeNull()
    play(0, { type: 'bid', amount: 10 })
    play(1, { type: 'pass' }, true)
    expect(plan(0)).toEqual({ seat: 0, to: 0, free: true })
    expect(plan(1)).toBeNull()
    play(0, { type: 'bid', amount: 20 })
    expect(plan(0)).toEqual({ seat: 0, to: 2, free: true })
    play(1, { type: 'bid', amount: 21 })
    expect(plan(0)).toEqual({ seat: 0, to: 2, free: false })
    expect(undoPlan(history, () => true)).toEqual({ seat: 1, to: 3, free: true })
  })

  test('what the lot has shown cannot be unseen, not even on a page that may not know the generator', () => {
    const record = newRecord(nim, { players: ['Ana', 'Ben'], seed: 'lots' })
    const start = nim.setup(setupOf(record), () => {})
    const server = new History(nim, start)
    expect(server.append({ kind: 'action', seat: 0, action: take(0, 1) }).ok).toBe(true)
    const page = new History(nim, nim.conceal(start, 0))
    for (const entry of server.log) expect(page.append(entry).ok).toBe(true)
    for (const history of [server, page]) {
      expect(undoPlan(history, (seat) => seat === 0)).toEqual({ seat: 0, to: 0, free: false })
    }
  })
})
