import type { Outcome } from '@roundhouse/bots'
import { hints } from '@roundhouse/words/hints/en'
import { expect, test } from 'vitest'
import { outcomeSentence } from './outcome-sentence.ts'

function said(own: number, off: number, than: 'pass' | 'best', by: number): string {
  const outcome: Outcome = { measure: 'worth', own, off, compared: { than, by } }
  return outcomeSentence(hints.comesTo, outcome, (amount) => `£${amount}`)
}

test('two figures that are rounded alike do not stand beside a difference', () => {
  expect(said(11_220, 210, 'pass', 95)).toBe(
    'Played on, you would end near £11200: about £100 more than by passing.',
  )
  expect(said(11_125, 210, 'best', -95)).toBe(
    'Played on, you would end with about £100 less than with hint 1.',
  )
})

test('a figure and a difference are told where they lead to the figure of the best one', () => {
  expect(said(3410, 110, 'pass', 790)).toContain('£3400: about £800 more')
  expect(said(2620, 110, 'best', -790)).toBe(
    'Played on, you would end near £2600: about £800 less than with hint 1.',
  )
  // 3300 and 2600, and a difference of about 600.
  expect(said(2640, 110, 'best', -620)).not.toContain('near')
})
