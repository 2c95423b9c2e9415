import type { Option, Row } from '@roundhouse/view/railway'
import { expect, test } from 'vitest'
import { possibleFirst } from './possible-first.ts'

const ACTION = { type: 'buyShare' }
const POSSIBLE: Option = { action: ACTION, refusal: null, pressed: false }
const REFUSED: Option = {
  action: ACTION,
  refusal: { code: 'SOLD-THIS-ROUND', section: 'VII.1', params: {} },
  pressed: false,
}

function row(id: string, option: Option | null, button: Option | null = null): Row {
  const sell = { id: 'sell', said: 'sell', label: null, does: 'choose' as const }
  const buttons = button === null ? [] : [{ ...sell, option: button }]
  const plain = { signs: [], name: id, note: null, figure: null, figureNote: null, figures: [] }
  return { ...plain, id, option, buttons }
}

test('what can be bought or sold stands first, each part in the order it had', () => {
  const rows = [
    row('refused', REFUSED),
    row('bought', POSSIBLE),
    row('sold alone', REFUSED, POSSIBLE),
    row('neither', REFUSED, REFUSED),
    row('shown', null),
  ]
  expect(possibleFirst(rows).map(({ id }) => id)).toEqual([
    'bought',
    'sold alone',
    'refused',
    'neither',
    'shown',
  ])
})
