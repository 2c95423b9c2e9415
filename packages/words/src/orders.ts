import type { Order, RefusalParams } from '@roundhouse/kernel'
import type { Naming } from './naming.ts'

/** What a title says about its standing orders. */
export interface OrderWords {
  /** "Pass until something happens". */
  name(kind: string): string
  /** What it is about: "Company". */
  about(kind: string): string
  field(id: string): string
  value(id: string, value: string): string
  /** The order in a few words, for the strip: "Buy BN for 90 K at most, until 3 shares". */
  brief(order: Order): string
  /** What it does, in one sentence: "Buys a share of BN in each of your turns while it costs at most 90 K." */
  does(order: Order): string
  /** By what it ends, one condition each: "the stock round ends". */
  ends(order: Order): readonly string[]
  /** Why it has ended, in one sentence. */
  stopped(code: string, params: RefusalParams, at: Naming): string
}
