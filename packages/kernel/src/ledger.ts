/**
 * All money of a game by account. Money only ever moves from one account to another,
 * so the sum over all accounts never changes; a bank without limit simply goes below zero.
 */
export type Ledger = Record<string, number>

export const BANK = 'bank'

/** The one door for money. Callers have checked beforehand that the payer can pay. */
export function pay(ledger: Ledger, from: string, to: string, amount: number): void {
  const held = ledger[from]
  if (from !== BANK && held !== undefined && held < amount)
    throw new Error(`${from} holds ${held}, less than ${amount}`)
  overdraw(ledger, from, to, amount)
}

/** The same where the rules let the payer go below nothing: what he then owes is his negative account. */
export function overdraw(ledger: Ledger, from: string, to: string, amount: number): void {
  const held = ledger[from]
  const target = ledger[to]
  if (held === undefined || target === undefined) throw new Error(`no account ${from} or ${to}`)
  if (!Number.isSafeInteger(amount) || amount < 0) throw new Error(`cannot pay ${amount}`)
  if (from === to) return
  ledger[from] = held - amount
  ledger[to] = target + amount
}

export function total(ledger: Readonly<Ledger>): number {
  let sum = 0
  for (const account of Object.keys(ledger)) sum += ledger[account] as number
  return sum
}
