import { expect, test } from 'vitest'
import { hints as en } from '../src/en/hints.ts'
import { hints as es } from '../src/es/hints.ts'
import { hints as it } from '../src/it/hints.ts'

test('hints say on which shares a company pays, and who pays whom', () => {
  expect(en.reasons.dividends('PRR', '$31', 1)).toBe('PRR may pay $31 on this share by the end of the game.')
  expect(en.reasons.dividends('L&D', '£129', 3)).toContain('on these shares')
  expect(es.reasons.dividends('PRR', '31 $', 1)).toContain('por esta acción')
  expect(es.reasons.dividends('L&D', '129 £', 3)).toContain('por estas acciones')
  expect(it.reasons.dividends('PRR', '31 $', 1)).toContain('può staccare 31 $ di dividendi su questa azione')
  expect(it.reasons.dividends('L&D', '129 £', 3)).toContain('su queste azioni')
  expect(en.reasons.pays('MW', '40 K')).toBe('MW pays, you get 40 K.')
  for (const { reasons } of [es, it]) expect(reasons.pays('MW', '40 K')).toMatch(/MW.*40 K/)
})

test('hints agree with a one', () => {
  expect(en.reasons.away('B&O', 'Chicago', 1, '$3', true)).toContain('one hex from Chicago')
  expect(es.reasons.away('B&O', 'Chicago', 1, '3 $', true)).toContain('a una casilla')
  expect(it.reasons.away('B&O', 'Chicago', 1, '3 $', true)).toContain('a un esagono')
  expect(en.reasons.sharesBring('B&O', 1, '$30', null)).toContain('Your share of B&O may')
  expect(es.reasons.sharesBring('B&O', 1, '30 $', null)).toContain('Tu acción de la B&O puede')
  expect(it.reasons.sharesBring('B&O', 2, '30 $', null)).toContain('Le tue 2 azioni della B&O possono')
})
