import { Given } from '@roundhouse/titles/1862/test/given'
import { pass } from '@roundhouse/titles/1862/test/table'
import { expect, test } from 'vitest'
import { whyOver } from '../src/1862/index.ts'

test('10: a game is over by what has ended it, a standstill by itself and not by the LNER', () => {
  const poor = Given.stockRound(3, 0).cashIs(0, 161)
  expect(whyOver(poor.state)).toBe('lner')
  poor.do(pass)
  expect([poor.state.ended?.winners, whyOver(poor.state)]).toEqual([[0], 'standstill'])
  const ended = { winners: [0] }
  expect(whyOver({ ending: null, lner: 'formed', ended })).toBe('lner')
  expect(whyOver({ ending: 'bank', lner: 'due', ended })).toBe('bank')
  expect(whyOver({ ending: 'summit', lner: 'formed', ended })).toBe('summit')
})
