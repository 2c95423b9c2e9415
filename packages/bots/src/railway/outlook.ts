import { UNLIMITED } from '@roundhouse/railways'

/** Rounds until a train becomes obsolete: the cards that lie before the first that scraps it, at so many a round. */
export function lifeByCards(
  depot: readonly number[],
  scraps: (letter: number) => boolean,
  perRound: () => number,
): number {
  let cards = 0
  for (let letter = 0; letter < depot.length; letter++) {
    const left = depot[letter] as number
    if (scraps(letter) && left !== 0) return cards / perRound()
    if (left === UNLIMITED) break
    cards += left
  }
  return Number.POSITIVE_INFINITY
}

/** What a company earns in its runs to come. */
export interface Hope {
  /** Runs to come, and for how many of them its trains live. */
  readonly payouts: number
  readonly life: number
  /** What it earns now, and what that grows by in a round. */
  readonly now: number
  readonly growth: number
  /** What it may hope to earn so many rounds ahead, once its trains are gone. */
  readonly later: (ahead: number) => number
}

export function hoped({ payouts, life, now, growth, later }: Hope): number {
  let sum = 0
  for (let ahead = 0; ahead < payouts; ahead++) {
    if (ahead < life) sum += now * (1 + growth * ahead)
    // A train is bought after the run.
    else if (ahead > 0) sum += later(ahead)
  }
  return sum
}

/** Whether the income is kept: all trains die and it makes the next one affordable. */
export function keepsForTrain(
  dying: boolean,
  money: { readonly treasury: number; readonly revenue: number; readonly price: number },
  payouts: number,
): boolean {
  const { treasury, revenue, price } = money
  return dying && treasury < price && treasury + revenue >= price && payouts > 2
}

/** A train on sale, seen by its director. */
export interface TrainOnSale {
  /** What it adds to a run, and how often. */
  readonly added: number
  readonly rounds: number
  readonly price: number
  /** The part of the revenue that is the director's, and that of the treasury. */
  readonly part: number
  readonly treasuryPart: number
  readonly treasury: number
  readonly cash: number
}

/** What money is worth where a train is paid. */
export interface MoneyFigures {
  readonly treasuryMoney: number
  readonly help: number
  readonly loan: number
}

/** What it adds while it lives, less the money of the treasury, the director's help and a loan. */
export function worthOfTrain(train: TrainOnSale, { treasuryMoney, help, loan }: MoneyFigures): number {
  const { added, rounds, price, part, treasuryPart, treasury, cash } = train
  const missing = Math.max(0, price - treasury)
  return (
    added * rounds * part -
    treasuryMoney * Math.min(price, treasury) * treasuryPart -
    help * missing -
    loan * Math.max(0, missing - cash)
  )
}

/** Something to buy in a stock round: what it costs in money and places, and what it gains. */
export interface Purchase<A> {
  readonly action: A
  readonly cost: number
  readonly places: number
  readonly gain: number
}

/** Certificates are scarcer than money once the money would fill all places. */
export function isShortOfPlaces(cash: number, free: number, certificatePrice: number): boolean {
  return cash / certificatePrice > free
}

/** By places where they are short, else by money, of a hundred. */
export function worthOfPurchase({ gain, cost, places }: Purchase<unknown>, scarce: boolean): number {
  return scarce ? gain / Math.max(1, places) : (100 * gain) / Math.max(1, cost)
}

/** Those that gain something, each with what it is worth. */
export function gainful<A>(
  purchases: readonly Purchase<A>[],
  scarce: boolean,
): { readonly action: A; readonly worth: number }[] {
  return purchases
    .filter(({ gain }) => gain > 0)
    .map((each) => ({ action: each.action, worth: worthOfPurchase(each, scarce) }))
}
