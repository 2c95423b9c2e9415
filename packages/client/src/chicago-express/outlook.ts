import type { Seat } from '@roundhouse/kernel'
import type { CompanyId } from '@roundhouse/titles/chicago-express'
import type { CompanyView, PlayerView } from '@roundhouse/view/chicago-express'
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
  const raise = develop?.raises.find((each) => each.company === company.id)
  return raise === undefined ? UNCHANGED : { ...UNCHANGED, income: raise.after }
}

/** What a general dividend would bring the player after the draft. */
export function dividendAfter(chicago: ChicagoTable, player: PlayerView): number | null {
  const { build } = chicago.outlook.value
  const company = chicago.builder.value
  if (build === null || company === null || build.rows.length === 0) return null
  const shares = player.shares.filter((share) => share === company).length
  return player.nextDividend + shares * (build.perShare.after - build.perShare.before)
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
