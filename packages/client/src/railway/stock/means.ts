import type { CompanyView, PlayerView } from '@roundhouse/view/railway'

/** What a share paid last, in percent of what it costs now. */
export function yieldOf(dividend: number | null, price: number | null): number | null {
  return dividend === null || price === null || price === 0 ? null : Math.round((dividend / price) * 100)
}

/** What a player's cash and certificates leave open: shares he could pay for, and what his own would bring. */
export interface Means {
  readonly seat: number
  readonly cash: number
  readonly certificatesLeft: number
  /** Of companies with a share on sale that he can pay for and has not sold in this round; none at the certificate limit. */
  readonly buys: readonly string[]
  readonly holdings: number
}

export function meansOf(
  player: Pick<PlayerView, 'seat' | 'cash' | 'certificates' | 'holdings' | 'sold'>,
  companies: readonly Pick<CompanyView, 'id' | 'price' | 'status' | 'shares'>[],
  limit: number,
): Means {
  const { seat, cash, certificates, holdings, sold } = player
  const certificatesLeft = Math.max(0, limit - certificates)
  const buys = companies.flatMap(({ id, price, status, shares }) => {
    const held = shares.holders.find(({ holder }) => holder === seat)?.shares ?? 0
    const onSale = status !== 'closed' && shares.bank + shares.pool > 0 && held < shares.most
    if (sold.includes(id)) return []
    return certificatesLeft > 0 && onSale && price !== null && price <= cash ? [id] : []
  })
  return {
    seat,
    cash,
    certificatesLeft,
    buys,
    holdings: holdings.reduce((sum, { value }) => sum + value, 0),
  }
}
