import { signal } from '@preact/signals'
import type { CompanyView, DevelopPreview, PlayerView } from '@roundhouse/view/chicago-express'
import { expect, test } from 'vitest'
import type { ChicagoTable } from './chicago-table.ts'
import { companyAfter, dividendAfter } from './outlook.ts'

const nyc = { id: 'NYC', income: 16, sold: 3, perShare: 6, treasury: 4 } as CompanyView
const prr = { id: 'PRR', income: 9, sold: 1, perShare: 9, treasury: 5 } as CompanyView
const ana = { seat: 0, nextDividend: 21, shares: ['NYC', 'NYC', 'PRR'] } as unknown as PlayerView
const tom = { seat: 1, nextDividend: 0, shares: [] } as unknown as PlayerView

/** A house considered on a hex where NYC stands. */
function considering(develop: DevelopPreview): ChicagoTable {
  return {
    view: signal({ companies: [prr, nyc], hexes: [{ id: 'F3', locomotives: ['NYC'] }] }),
    outlook: signal({ bid: null, build: null, develop }),
    draft: signal({ preview: null, hex: 'F3' }),
    targets: signal(new Set(['F3'])),
    builder: signal(null),
  } as unknown as ChicagoTable
}

test('a house that raises an income raises what each share is paid, rounded up (p39 Dividends)', () => {
  const chicago = considering({
    raises: [{ company: 'NYC', before: 16, after: 20 }],
    grant: 0,
  } as unknown as DevelopPreview)
  expect(companyAfter(chicago, nyc)).toMatchObject({ income: 20, perShare: 7, treasury: null })
  expect(companyAfter(chicago, prr)).toMatchObject({ income: null, perShare: null })
  expect(dividendAfter(chicago, ana)).toBe(23)
  expect(dividendAfter(chicago, tom)).toBeNull()
})

test('a house in a forest fills the treasury of the company there (p38 Development)', () => {
  const chicago = considering({ raises: [], grant: 2 } as unknown as DevelopPreview)
  expect(companyAfter(chicago, nyc)).toMatchObject({ treasury: 6, income: null, perShare: null })
  expect(companyAfter(chicago, prr).treasury).toBeNull()
  expect(dividendAfter(chicago, ana)).toBeNull()
})
