import { expect, test } from 'vitest'
import {
  type GameRecord,
  type Title,
  fingerprint,
  firstDifference,
  landmarks,
  looksDifferent,
  newRecord,
  replay,
} from '../src/index.ts'
import { type NimState, type Take, type Taken, nim, take } from './nim.ts'

const TAKES = [take(0, 1), take(1, 2), take(0, 2), take(2, 1)]
const RECORD = {
  ...newRecord(nim, { players: ['Ana', 'Ben'], seed: 'kept' }),
  log: TAKES.map((action, index) => ({ kind: 'action', seat: index % 2, action })),
} as GameRecord<Take>

/** What players saw after each entry. */
const SEEN = new Map(
  [1, 2, 3, 4].map((version) => {
    const { history } = replay(nim, RECORD, version)
    return [version, fingerprint(nim, history?.state as NimState)]
  }),
)

/** Nim with another figure in its data, and with no higher number: two matches more in every heap. */
const changed: Title<NimState, Take, Taken> = {
  ...nim,
  setup: (table, emit) => {
    const state = nim.setup(table, emit)
    return { ...state, heaps: state.heaps.map((size) => size + 2) }
  },
}

test('a game that looks as it did is sound, whichever fingerprints were kept', () => {
  expect(firstDifference(nim, RECORD, SEEN)).toBeNull()
  expect(firstDifference(nim, RECORD, new Map([[3, SEEN.get(3) as string]]))).toBeNull()
  expect(firstDifference(nim, RECORD, new Map())).toBeNull()
})

test('the first entry after which players would see something else is found', () => {
  expect(firstDifference(changed, RECORD, SEEN)).toBe(1)
  expect(firstDifference(nim, RECORD, new Map([...SEEN, [3, 'other']]))).toBe(3)
  expect(firstDifference(nim, RECORD, new Map([[0, 'other']]))).toBe(0)
  const { history } = replay(nim, RECORD)
  expect(history !== null && looksDifferent(history, SEEN)).toBe(false)
  expect(history !== null && looksDifferent(history, new Map([[4, 'other']]))).toBe(true)
})

test('a replay is compared at the last one and once in fifty', () => {
  const kept = new Map(Array.from({ length: 130 }, (_, index) => [index + 1, String(index + 1)]))
  expect([...landmarks(kept).keys()]).toEqual([1, 51, 101, 130])
  expect([
    ...landmarks(
      new Map([
        [70, 'x'],
        [8, 'y'],
        [71, 'z'],
      ]),
    ).keys(),
  ]).toEqual([8, 70, 71])
  expect([...landmarks(new Map()).keys()]).toEqual([])
})
