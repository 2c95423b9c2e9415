import { hints } from '@roundhouse/words/hints/en'
import { expect, test } from 'vitest'
import { foldedMoves } from './folded-moves.ts'

test('a move that comes again at once is told once, and how often', () => {
  const { times } = hints
  expect(foldedMoves(['Buy a 2.', 'Buy a 2.'], times)).toEqual(['Buy a 2 (×2).'])
  const sold = ['Sell 2 of KFN.', 'Buy a 2.', 'Buy a 2.', 'Buy a 2.', 'Pass.']
  expect(foldedMoves(sold, times)).toEqual(['Sell 2 of KFN.', 'Buy a 2 (×3).', 'Pass.'])
  // What lies between tells them apart.
  expect(foldedMoves(['Buy a 2.', 'Pass.', 'Buy a 2.'], times)).toEqual(['Buy a 2.', 'Pass.', 'Buy a 2.'])
  expect(foldedMoves([], times)).toEqual([])
})
