import { expect, test } from 'vitest'
import { companyIn, withCompanies } from './company-pieces.ts'

const IDS = ['BN', 'N&S', 'By', 'KK1']

test('companies become signs, marked or told by their letters; the first place may have the name', () => {
  const said = [`${companyIn('By')} and N&S build; BN waits for KK1, and BN `, { term: 'pool', text: 'BN' }]
  expect(withCompanies(said, IDS, (id) => (id === 'BN' ? 'Nordbahn' : null))).toEqual([
    { company: 'By', name: null },
    ' and ',
    { company: 'N&S', name: null },
    ' build; ',
    { company: 'BN', name: 'Nordbahn' },
    ' waits for ',
    { company: 'KK1', name: null },
    ', and ',
    { company: 'BN', name: null },
    ' ',
    { term: 'pool', text: 'BN' },
  ])
})

test('letters inside a word, and letters that are a word, are left alone', () => {
  expect(withCompanies(['By the way, BNX and XKK1'], IDS)).toEqual(['By the way, BNX and XKK1'])
})
