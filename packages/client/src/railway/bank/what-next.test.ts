import type { ProgressView } from '@roundhouse/view/railway'
import { expect, test } from 'vitest'
import { whatNext } from './what-next.ts'

/** Two sets: one operating round with an export, then two rounds and the end; `over` of the three are past. */
function progressAfter(over: number, now: boolean): ProgressView[] {
  let round = 0
  const stateOf = (): 'past' | 'now' | 'later' => {
    const at = round++
    return at < over ? 'past' : at === over && now ? 'now' : 'later'
  }
  return [
    { set: 1, state: 'now', rounds: [{ value: 40, state: stateOf() }], exports: true },
    {
      set: 2,
      state: 'later',
      rounds: [
        { value: 45, state: stateOf() },
        { value: 50, state: stateOf() },
      ],
      exports: false,
    },
  ]
}

test('before an operating round its figure is told, and what follows it', () => {
  expect(whatNext(progressAfter(0, false))).toEqual({
    round: { set: 1, within: 1, value: 40, now: false },
    exports: true,
    follows: { kind: 'stock', set: 2 },
    roundsLeft: 3,
  })
})

test('inside a set another operating round follows, without an export', () => {
  expect(whatNext(progressAfter(1, true))).toEqual({
    round: { set: 2, within: 1, value: 45, now: true },
    exports: false,
    follows: { kind: 'operating', set: 2, within: 2 },
    roundsLeft: 2,
  })
})

test('the last round leads to the end, and after it there is none', () => {
  expect(whatNext(progressAfter(2, true))).toMatchObject({ follows: { kind: 'end' }, roundsLeft: 1 })
  expect(whatNext(progressAfter(3, false))).toEqual({
    round: null,
    exports: false,
    follows: { kind: 'end' },
    roundsLeft: 0,
  })
})
