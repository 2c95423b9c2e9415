import { expect, test } from 'vitest'
import { beginSolution, figures, figuresOf, integers, integersOf, marks } from '../src/memory.ts'

test('arrays of one solution share no memory, however large they become, and begin with zeros', () => {
  for (let solution = 0; solution < 3; solution++) {
    beginSolution()
    const made = [3, 70, 1, 40_000, 5, 90_000].flatMap((length) => [
      integers(length),
      figures(length),
      marks(length),
    ])
    for (const [at, array] of made.entries()) {
      expect(array.every((each) => each === 0)).toBe(true)
      array.fill(at + 1)
    }
    for (const [at, array] of made.entries()) expect(array.every((each) => each === at + 1)).toBe(true)
    expect([...integersOf([1, 2]), ...figuresOf([0.5])]).toEqual([1, 2, 0.5])
  }
})
