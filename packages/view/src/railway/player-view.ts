import type { Seat } from '@roundhouse/kernel'
import type { PrivateView } from './company-view.ts'

export interface PlayerView {
  readonly seat: Seat
  /** Place of the priority card from 1. */
  readonly place: number
  readonly cash: number
  readonly certificates: number
  /** Cash, shares and what else counts, less debts: what the game would be decided by now. */
  readonly worth: number
  readonly debt: number
  readonly penalty: number
  readonly privates: readonly PrivateView[]
  readonly holdings: readonly Holding[]
  readonly directs: readonly string[]
  /** Companies of which shares were sold in this stock round: of these none may be bought before it ends. */
  readonly sold: readonly string[]
  readonly acts: boolean
}

export interface Holding {
  readonly company: string
  readonly shares: number
  readonly percent: number
  /** What they would bring at today's price. */
  readonly value: number
}
