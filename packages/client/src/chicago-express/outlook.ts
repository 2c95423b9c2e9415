import type { Seat } from '@roundhouse/kernel'
import type { CompanyId } from '@roundhouse/titles/chicago-express'
import type { CompanyView, HexView, PlayerView } from '@roundhouse/view/chicago-express'
import type { ChicagoTable } from './chicago-table.ts'

/** The figures of a company if the draft were played; null where nothing changes. */
export interface CompanyAfter {
  readonly income: number | null
  readonly treasury: number | null
  readonly perShare: number | null
  readonly locomotives: number | null
}

const UNCHANGED: CompanyAfter = { income: null, treasury: null, perShare: null, locomotives: null }

/** Bids are left out here: whether one wins is for the others to say. */
export function companyAfter(chicago: ChicagoTable, company: CompanyView): CompanyAfter {
  const { build, develop } = chicago.outlook.value
  if (build !== null && build.rows.length > 0 && chicago.builder.value === company.id) {
    const { income, treasury, perShare, locomotives } = build
    return {
      income: income.after,
      treasury: treasury.after,
      perShare: perShare.after,
      locomotives: locomotives.after,
    }
  }
  if (develop === null) return UNCHANGED
  const raise = develop.raises.find((each) => each.company === company.id)
  if (raise !== undefined) {
    return { ...UNCHANGED, income: raise.after, perShare: paidAt(company, raise.after) }
  }
  const granted = develop.grant > 0 && hexInHand(chicago)?.locomotives.includes(company.id) === true
  return granted ? { ...UNCHANGED, treasury: company.treasury + develop.grant } : UNCHANGED
}

/** What a general dividend would bring the player after the draft. */
export function dividendAfter(chicago: ChicagoTable, player: PlayerView): number | null {
  const gains = chicago.view.value.companies.map((company) => {
    const { perShare } = companyAfter(chicago, company)
    const shares = player.shares.filter((share) => share === company.id).length
    return perShare === null ? 0 : shares * (perShare - company.perShare)
  })
  const gain = gains.reduce((sum, each) => sum + each, 0)
  return gain === 0 ? null : player.nextDividend + gain
}

/** Rounded up for each share (p39 Dividends). */
function paidAt({ sold }: CompanyView, income: number): number {
  return sold === 0 ? 0 : Math.ceil(income / sold)
}

/** The hex that is being considered for a house. */
export function hexInHand(chicago: ChicagoTable): HexView | undefined {
  const { preview, hex } = chicago.draft.value
  const lit = preview !== null && chicago.targets.value?.has(preview) === true
  return chicago.view.value.hexes.find((each) => each.id === (lit ? preview : hex))
}

/** Whose shares stand out: those of the reader, or of the one who acts from here. */
export function ownSeat({ table }: ChicagoTable): Seat | null {
  return table.me.value ?? table.acting.value
}

/** The company that the draft or the auction is about. */
export function companyInHand(chicago: ChicagoTable): CompanyId | null {
  const { auction, step } = chicago.view.value
  if (auction !== null) return auction.company
  if (chicago.table.acting.value === null) return null
  return step === 'buildNetwork'
    ? chicago.builder.value
    : step === 'offerShare'
      ? chicago.draft.value.company
      : null
}
