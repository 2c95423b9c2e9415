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

test('figures are grouped as browsers group them in each language', () => {
  const figures = [0, 7, -7, 999, 1000, 9999, 10_000, -10_000, 99_999, 123_456, -1_234_567, 1234.5, -0.25]
  for (const language of ['en', 'es', 'it'] as const) {
    const numbers = new Intl.NumberFormat(language, { useGrouping: 'min2' })
    const { number } = formatsFor(language)
    expect(figures.map(number)).toEqual(figures.map((value) => numbers.format(value).replace('-', '−')))
  }
})
