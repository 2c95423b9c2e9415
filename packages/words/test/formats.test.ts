import { afterEach, expect, test } from 'vitest'
import { formatsFor, placeCurrency } from '../src/index.ts'

afterEach(() => placeCurrency('language'))

const written = (): readonly string[] => [
  formatsFor('en').money(-13),
  formatsFor('es').money(13, '£'),
  formatsFor('en').money(13, 'K'),
]

test('dollars and pounds stand where the language has them, or where the reader wants them', () => {
  expect(written()).toEqual(['−$13', '13\u00A0£', '13\u00A0K'])
  placeCurrency('before')
  expect(written()).toEqual(['−$13', '£13', '13\u00A0K'])
  placeCurrency('after')
  expect(written()).toEqual(['−13\u00A0$', '13\u00A0£', '13\u00A0K'])
})
