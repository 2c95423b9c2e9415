import type { Chain, Stop } from './graph.ts'
import type { TestedRoute } from './route-tests.ts'

/**
 * A route as somebody submits it. `paid` names the stops an n/m train of 1862 wants to be paid for, `chain` the chain
 * of freights it runs in; where none names one, the chains are those that pay most.
 */
export interface SubmittedRoute {
  readonly train: string
  readonly stops: readonly string[]
  readonly chains: readonly number[]
  readonly paid?: readonly string[]
  readonly chain?: number
}

/** Why a run is not lawful. A title maps these to its own refusals and sections. */
export type RunFault =
  | 'unknown-train'
  | 'train-twice'
  | 'too-short'
  | 'not-joined'
  | 'stop-twice'
  | 'group-twice'
  | 'track-twice'
  | 'through-end'
  | 'through-blocked'
  | 'no-station'
  | 'too-long'
  | 'mine-for-normal'
  | 'goods-without-mine'
  | 'goods-two-mines'
  | 'track-shared'
  | 'ends-at-small'
  | 'local-off-board'
  | 'no-home'
  | 'routes-apart'
  | 'freight-chain'
  | 'wrong-paid'

export interface CheckedRoute extends TestedRoute<Stop> {
  readonly chains: readonly Chain[]
  readonly paid: readonly string[] | undefined
  readonly chain: number | undefined
}

export type RunCheck =
  | { readonly ok: true; readonly revenue: number; readonly extras: number }
  | {
      readonly ok: false
      readonly fault: RunFault
      readonly params: Readonly<Record<string, string | number>>
    }

export function fault(code: RunFault, params: Readonly<Record<string, string | number>>): RunCheck {
  return { ok: false, fault: code, params }
}
