import { type Ledger, total } from '@roundhouse/kernel'
import { type Chart, OFF_MARKET } from './market.ts'
import { unitsBelow, unitsOf } from './shares.ts'

/** What must always hold of money, shares and market, recomputed from scratch: broken rules, each in one line. */

/** Money only changes hands, is whole, and only some accounts may go below nothing. */
export function moneyFaults(ledger: Readonly<Ledger>, mayOwe: (account: string) => boolean): string[] {
  const found: string[] = []
  const sum = total(ledger)
  if (sum !== 0) found.push(`${sum} more than there were`)
  for (const [account, amount] of Object.entries(ledger)) {
    if (!Number.isSafeInteger(amount) || (amount < 0 && !mayOwe(account)))
      found.push(`${account} holds ${amount}`)
  }
  return found
}

/** Each company has all its shares, or none of them once it is gone. */
export function shareFaults(
  shares: readonly number[],
  holders: number,
  unitsInGame: (company: number) => number,
  nameOf: (company: number) => string,
): string[] {
  const found: string[] = []
  for (let company = 0; company * holders < shares.length; company++) {
    const sum = unitsBelow(shares, holders, company, holders)
    if (sum !== unitsInGame(company)) found.push(`${nameOf(company)} has ${sum} shares`)
    for (let holder = 0; holder < holders; holder++) {
      const units = unitsOf(shares, holders, company, holder)
      if (units < 0) found.push(`holder ${holder} has ${units} shares of ${nameOf(company)}`)
    }
  }
  return found
}

/** A director has his certificate, and nobody has more than he. */
export function directorFaults(
  unitsOfHolder: (holder: number) => number,
  director: number,
  seats: number,
  directorUnits: number,
  name: string,
): string[] {
  const found: string[] = []
  const held = unitsOfHolder(director)
  if (held < directorUnits) found.push(`the director of ${name} holds ${held} shares`)
  for (let seat = 0; seat < seats; seat++) {
    if (unitsOfHolder(seat) > held) found.push(`seat ${seat} outvotes ${name}`)
  }
  return found
}

/** The order is a permutation of the companies that have a marker, and follows the chart. */
export function marketFaults(
  { at, order }: { readonly at: readonly number[]; readonly order: readonly number[] },
  chart: Chart,
  hasMarker: (company: number) => boolean,
  nameOf: (company: number) => string,
): string[] {
  const found: string[] = []
  if (new Set(order).size !== order.length) found.push('a marker stands twice')
  at.forEach((cell, company) => {
    const on = cell !== OFF_MARKET
    if (on !== hasMarker(company)) found.push(`marker of ${nameOf(company)}`)
    if (on !== order.includes(company)) found.push(`${nameOf(company)} is not in the order`)
    if (on && chart.prices[cell] === undefined) found.push(`${nameOf(company)} is off the chart`)
  })
  for (let place = 1; place < order.length; place++) {
    const [before, here] = [at[order[place - 1] as number], at[order[place] as number]]
    if (chart.before(here as number, before as number)) found.push('the order is not by price')
  }
  return found
}
