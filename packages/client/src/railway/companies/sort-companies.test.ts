import type { CompanyView } from '@roundhouse/view/railway'
import { expect, test } from 'vitest'
import { companiesByKind } from './sort-companies.ts'

const COMPANIES = [
  { id: 'BK', size: 'regional' },
  { id: 'EPP', size: 'coal' },
  { id: 'MS', size: 'regional' },
] as const satisfies readonly Partial<CompanyView>[]

test('companies of several kinds stand by kind, in the order in which the kinds act', () => {
  const groups = companiesByKind(COMPANIES as unknown as CompanyView[], ['coal', 'pre-state', 'regional'])
  expect(groups.map(({ kind, companies }) => [kind, companies.map(({ id }) => id)])).toEqual([
    ['coal', ['EPP']],
    ['regional', ['BK', 'MS']],
  ])
})

test('without kinds there is one list', () => {
  expect(companiesByKind(COMPANIES as unknown as CompanyView[], [])).toHaveLength(1)
})
