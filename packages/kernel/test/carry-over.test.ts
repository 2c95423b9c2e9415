import { describe, expect, test } from 'vitest'
import { type GameRecord, type LogEntry, type Title, carryOver, newRecord } from '../src/index.ts'
import { type NimState, type Take, type Taken, nim, take } from './nim.ts'

const LINE = [take(0, 3), take(1, 4), take(2, 4), take(2, 1)]

function game(moves: number): GameRecord<Take> {
  const log: LogEntry<Take>[] = LINE.slice(0, moves).map((action, index) => ({
    kind: 'action',
    seat: index % 2,
    action,
  }))
  return { ...newRecord(nim, { players: ['Ana', 'Ben'], seed: 'a', rules: 2 }), log }
}

describe('carrying a game over to the newest rules', () => {
  test('works while every entry means the same, undone ones included', () => {
    const log: LogEntry<Take>[] = [...game(3).log, { kind: 'undo', seat: 0, to: 1 }]
    const carried = carryOver(nim, { ...game(3), log })
    if (!carried.ok) throw new Error(JSON.stringify(carried))
    expect(carried.record.rules).toBe('nim@3')
    expect(carried.record.log).toMatchObject(log)
    expect(carryOver(nim, carried.record)).toEqual(carried)
  })

  test('names the first entry that leads elsewhere', () => {
    expect(carryOver(nim, game(4))).toEqual({
      ok: false,
      fault: null,
      divergence: { kind: 'differs', at: 4 },
    })
  })

  test('names the first entry that would be refused, with the reason', () => {
    const refusal = { code: 'NIM-CALM', section: 'order', params: {} }
    // What is refused is so in both: the older rules are told from the newer by the state.
    const calm: Title<NimState, Take, Taken> = {
      ...nim,
      gates: [(state, _seat, { heap }) => (heap === 2 && !state.lastLoses ? refusal : null)],
    }
    expect(carryOver(calm, game(3))).toEqual({
      ok: false,
      fault: null,
      divergence: { kind: 'refused', at: 3, refusal },
    })
  })

  test('a game that does not even replay under its own rules is a fault', () => {
    const broken = { ...game(2), log: [...game(2).log, ...game(1).log] }
    expect(carryOver(nim, broken)).toMatchObject({ ok: false, fault: { code: 'refused', at: 3 } })
    expect(carryOver(nim, { ...game(2), rules: 'nim@9' })).toMatchObject({
      ok: false,
      fault: { code: 'rules-version' },
    })
  })
})
