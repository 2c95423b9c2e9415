import { describe, expect, test } from 'vitest'
import { type Title, fingerprint, fingerprintOfChoices } from '../src/index.ts'
import { type NimState, type Take, type Taken, deal, nim } from './nim.ts'

describe('the fingerprint', () => {
  test('tells what players see and who is asked, not how the state keeps it', () => {
    const here = fingerprint(nim, deal([3, 4]))
    expect(fingerprint(nim, { ...deal([3, 4]), rng: [9, 9, 9, 9] })).toBe(here)
    expect(fingerprint(nim, { ...deal([3, 4]), more: 1 } as NimState)).toBe(here)
    expect(fingerprint(nim, deal([3, 5]))).not.toBe(here)
    expect(fingerprint(nim, { ...deal([3, 4]), turn: 1 })).not.toBe(here)
  })

  test('of choices does not depend on their order or on how they are gathered', () => {
    const title = (reversed: boolean): Title<NimState, Take, Taken> => ({
      ...nim,
      steps: nim.steps.map((step) => ({
        ...step,
        choices: (state, seat) =>
          reversed ? step.choices(state, seat).toReversed() : step.choices(state, seat),
      })),
    })
    const here = fingerprintOfChoices(title(false), deal([1, 2]))
    expect(fingerprintOfChoices(title(true), deal([1, 2]))).toBe(here)
    const tree: Title<NimState, Take, Taken> = {
      ...nim,
      steps: nim.steps.map((step) => ({
        ...step,
        choices: () => [
          { kind: 'tree', action: { type: 'take', heap: 0, amount: 0 }, fields: ['amount'], tree: [1] },
        ],
      })),
    }
    expect(fingerprintOfChoices(tree, deal([1]))).toBe(fingerprintOfChoices(nim, deal([1])))
    expect(fingerprintOfChoices(nim, deal([1, 3]))).not.toBe(here)
  })
})
