import { expect, test } from 'vitest'
import { farthest } from './farthest-refusal.ts'

const ORDER = ['X-STEP', 'X-CONNECTED', 'X-CASH']
const refusal = (code: string) => ({ code, section: '1', params: {} })

test('of several tries the one that came farthest through the rules is told, allowed ones say nothing', () => {
  const tries = [refusal('X-CONNECTED'), null, refusal('X-CASH'), refusal('X-STEP')]
  expect(farthest(ORDER, tries)?.code).toBe('X-CASH')
  expect(farthest(ORDER, [null])).toBeNull()
})

test('what holds for every try comes before all of them', () => {
  expect(farthest(ORDER, [refusal('X-CASH'), refusal('X-TURN')])?.code).toBe('X-TURN')
})
