import { expect, test } from 'vitest'
import { applyKnown, canonical, choices, forced, perft, play, refuse } from '../src/index.ts'
import { deal, nim, take } from './nim.ts'

test('an action that is not refused changes the state and tells what happened', () => {
  const state = deal([3, 4])
  expect(play(nim, state, 0, take(1, 2))).toMatchObject({ ok: true, events: [{ type: 'taken', seat: 0 }] })
  expect(state.heaps).toEqual([3, 2])
})

test('a refusal of the step is a value and leaves the state as it was', () => {
  const state = deal([3, 4])
  const before = canonical(state)
  const refusal = { code: 'NIM-AMOUNT', section: 'taking', params: { heap: 0, size: 3 } }
  expect(play(nim, state, 0, take(0, 4))).toEqual({ ok: false, refusal })
  expect(refuse(nim, state, 0, take(0, 4))).toEqual(refusal)
  expect(canonical(state)).toBe(before)
})

test('gates come before the step', () => {
  expect(refuse(nim, deal([3]), 1, take(0, 99))?.code).toBe('NIM-TURN')
})

test('only a seat that is asked has choices', () => {
  const state = deal([1, 2])
  expect(choices(nim, state, 0)).toHaveLength(2)
  expect(choices(nim, state, 1)).toEqual([])
})

test('nobody has choices once the game is over', () => {
  const state = deal([1])
  play(nim, state, 0, take(0, 1))
  expect(state.ended).toEqual({ winner: 0 })
  expect([0, 1].map((seat) => choices(nim, state, seat))).toEqual([[], []])
})

test('applyKnown does what play does, without looking for a refusal', () => {
  const played = deal([3, 4])
  const applied = deal([3, 4])
  play(nim, played, 0, take(0, 3))
  applyKnown(nim, applied, 0, take(0, 3), () => {})
  expect(applied).toEqual(played)
})

test('forced: the only action there is', () => {
  expect(forced(nim, deal([0, 1]))).toEqual({ seat: 0, action: take(1, 1) })
})

test('forced: null with several choices, with a range, with several seats, and after the end', () => {
  expect(forced(nim, deal([1, 1]))).toBeNull()
  expect(forced(nim, deal([2]))).toBeNull()
  expect(forced({ ...nim, toAct: () => [0, 1] }, deal([1]))).toBeNull()
  const state = deal([1])
  play(nim, state, 0, take(0, 1))
  expect(forced(nim, state)).toBeNull()
})

test('a step that the title does not know is an error of the program', () => {
  const state = { ...deal([1]), step: 'sleep' as 'take' }
  expect(() => play(nim, state, 0, take(0, 1))).toThrow('nim has no step sleep')
})

const lines = (depth: number) => perft(nim, deal([1, 2]), depth)

test('perft counts the lines of so many actions; ended games count as none', () => {
  // Heaps 1 and 2: three first moves; after (0,1) remain {2}: 2 lines, after (1,1) {1,1}: 2, after (1,2) {1}: 1.
  expect([0, 1, 2, 3, 4].map(lines)).toEqual([1, 3, 5, 3, 0])
})

test('perft leaves the state alone', () => {
  const state = deal([3, 4, 5])
  const before = canonical(state)
  expect(perft(nim, state, 1)).toBe(12)
  perft(nim, state, 3)
  expect(canonical(state)).toBe(before)
})
