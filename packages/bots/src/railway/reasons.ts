import type { Reason } from '../reasons.ts'

/** Money is told in whole numbers, and only what is worth telling. */
const LEAST = 1

/** Shares by what they may bring: `gain` is dividends and rise of one share together. */
export function whyShares(company: string, shares: number, dividends: number, gain: number): Reason[] {
  const found: Reason[] = []
  const paid = Math.round(shares * dividends)
  const rise = Math.round(shares * (gain - dividends))
  if (paid >= LEAST) found.push({ code: 'dividends', company, amount: paid })
  if (rise >= LEAST) found.push({ code: 'rises', company, amount: rise })
  return found
}

/** A tile or a station by the best run before and after it. */
export function whyBuilding(company: string, before: number, after: number): Reason[] {
  const amount = after - before
  return amount > 0 ? [{ code: 'adds', company, amount }] : [{ code: 'leadsOn', company }]
}

/** A train by what it adds while it lives. */
export interface TrainSeen {
  readonly company: string
  readonly added: number
  /** Rounds that it lives, and runs that are left. */
  readonly life: number
  readonly payouts: number
  readonly isMust: boolean
}

export function whyTrain({ company, added, life, payouts, isMust }: TrainSeen): Reason[] {
  const found: Reason[] = []
  const rounds = life < payouts ? Math.max(1, Math.round(life)) : null
  if (added > 0 && payouts > 0) found.push({ code: 'earns', amount: Math.round(added), rounds })
  if (isMust) found.push({ code: 'mustHave', company })
  else if (added <= 0) found.push({ code: 'grows', company })
  return found
}

/** Paying by what comes to the player, keeping by the train that it pays. */
export function whyRevenue(
  keeps: boolean,
  seen: {
    readonly company: string
    readonly revenue: number
    readonly part: number
    readonly treasury: number
    readonly price: number
  },
): Reason[] {
  const { company, revenue, part, treasury, price } = seen
  if (!keeps) return revenue * part >= LEAST ? [{ code: 'pays', amount: Math.round(revenue * part) }] : []
  const isEnough = treasury < price && treasury + revenue >= price
  return isEnough ? [{ code: 'keepsFor', company, amount: price }] : []
}

/** What a director would have to add to the next train. */
export function whyBurden(company: string, burden: number): Reason[] {
  return burden > 0 && Number.isFinite(burden) ? [{ code: 'cannotBuy', company, amount: burden }] : []
}

/** A share that is sold although it may bring so much. */
export function whySale(company: string, gain: number, burden: number): Reason[] {
  const found = whyBurden(company, burden)
  return gain > 0 ? found : [{ code: 'spent', company }, ...found]
}
