import { expect, test } from 'vitest'
import { toldCosts } from './equal-costs.ts'

test('equal costs that follow each other are told once', () => {
  const told = (cost: number): string => `${cost} K`
  expect(toldCosts([0, 40, 100, 100, 100, 40], told)).toEqual(['0 K', '40 K', '3 × 100 K', '40 K'])
  expect(toldCosts([], told)).toEqual([])
})
