import {
  type CompanyId,
  OFFER,
  type RmState,
  TREASURY,
  companyIndex,
  ordinaryInPool,
  sharesOf,
} from '@roundhouse/titles/1862'

const SOURCES = ['offer', 'treasury', 'pool'] as const
export type ShareSource = (typeof SOURCES)[number]

/**
 * Where a share that is bought lies: the recording names the certificate alone. One that was sold lies in the pool, one
 * that was never named still where it began; where none lies there, it is one that an exchange has moved. — 5.2, 6.5.1
 */
export class ShareSources {
  readonly #sold = new Set<string>()

  sold(shares: readonly string[]): void {
    for (const share of shares) this.#sold.add(share)
  }

  bought(state: RmState, company: CompanyId, share: string): ShareSource {
    const there = SOURCES.filter((source) => lying(state, companyIndex(company), source) > 0)
    const isSold = this.#sold.delete(share)
    if (isSold && there.includes('pool')) return 'pool'
    return there[0] ?? 'offer'
  }
}

function lying(state: RmState, company: number, source: ShareSource): number {
  if (source === 'pool') return ordinaryInPool(state, company)
  return sharesOf(state, company, source === 'offer' ? OFFER : TREASURY)
}
