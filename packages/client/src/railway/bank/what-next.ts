import type { ProgressView } from '@roundhouse/view/railway'

/** What comes after the operating round that is on, or the next one while none is. */
export interface WhatNext {
  /** The round and its figure; null once the last one is over. */
  readonly round: {
    readonly set: number
    readonly within: number
    readonly value: number
    readonly now: boolean
  } | null
  /** After it: a train leaves the bank, then another operating round, a stock round, or the end. */
  readonly exports: boolean
  readonly follows:
    | { readonly kind: 'operating'; readonly set: number; readonly within: number }
    | { readonly kind: 'stock'; readonly set: number }
    | { readonly kind: 'end' }
  /** Operating rounds that are not over, this one included. */
  readonly roundsLeft: number
}

export function whatNext(progress: readonly ProgressView[]): WhatNext {
  const rounds = progress.flatMap(({ set, rounds: inSet, exports }) =>
    inSet.map(({ value, state }, at) => ({
      set,
      within: at + 1,
      value,
      state,
      last: at === inSet.length - 1,
      exports: exports && at === inSet.length - 1,
    })),
  )
  const left = rounds.filter(({ state }) => state !== 'past')
  const [round, next] = left
  if (round === undefined) return { round: null, exports: false, follows: { kind: 'end' }, roundsLeft: 0 }
  const { set, within, value, state, last, exports } = round
  return {
    round: { set, within, value, now: state === 'now' },
    exports,
    follows:
      next === undefined
        ? { kind: 'end' }
        : last
          ? { kind: 'stock', set: next.set }
          : { kind: 'operating', set: next.set, within: next.within },
    roundsLeft: left.length,
  }
}
