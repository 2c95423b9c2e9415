import type { DeepReadonly, Refusal, RefusalParams, Seat } from '@roundhouse/kernel'
import {
  type EventOf,
  type PlainState,
  type RailwayEvents,
  type Row,
  type TurnStep,
  clonePlain,
  priceAt,
  unitsOf,
  worthOfShares,
} from '@roundhouse/railways'
import { ACCOUNTS, CHART, COMPANY_IDS, type CompanyId, type RefusalTable, type TrainId } from './data.ts'

export const STAGES = ['track', 'token', 'run', 'revenue', 'trains'] as const
export type Stage = (typeof STAGES)[number]
export type StepName = 'stock' | Stage | 'over'

export interface SevenState extends PlainState<Stage> {
  step: StepName
  /** Who begins the stock round. */
  first: Seat
  stock: Row | null
  ended: { winners: Seat[] } | null
}

export interface Route {
  readonly train: TrainId
  readonly hexes: readonly string[]
}
export type SevenAction =
  | { readonly type: 'pass' | 'payOut' | 'withhold' }
  | { readonly type: 'buyShare'; readonly company: CompanyId }
  | { readonly type: 'layTile'; readonly hex: string; readonly tile: string; readonly rotation: number }
  | { readonly type: 'placeToken'; readonly hex: string; readonly city: number }
  | { readonly type: 'run'; readonly routes: readonly Route[] }
  | { readonly type: 'buyTrain'; readonly train: TrainId }
export type SevenEvent = EventOf<RailwayEvents>
export type State = DeepReadonly<SevenState>

export function refusal<Code extends keyof RefusalTable>(
  code: Code,
  section: string,
  params: RefusalTable[Code] & RefusalParams,
): Refusal {
  return { code, section, params }
}

export type TurnPart = TurnStep<SevenState, SevenAction, SevenEvent>
export const PASS = { kind: 'one', action: { type: 'pass' } } as const
export const wrongStep = ({ step }: State): Refusal => refusal('SH-STEP', '1', { doing: step })
export const indexOf = (company: string): number => COMPANY_IDS.findIndex((id) => id === company)

export const cashOf = ({ bank }: State, seat: Seat): number => bank.cash[ACCOUNTS.of(seat)] as number
export const treasuryOf = ({ bank }: State, company: number): number =>
  bank.cash[ACCOUNTS.treasury(company)] as number
export const priceOf = ({ market }: State, company: number): number => priceAt(market, CHART, company)
export const sharesOf = ({ shares }: State, company: number, holder: number): number =>
  unitsOf(shares, company, holder)

/** Cash and shares at their price. — 1 */
export function wealthOf(state: State, seat: Seat): number {
  return cashOf(state, seat) + worthOfShares(state.shares, seat, (company) => priceOf(state, company))
}

export function cloneState(state: State): SevenState {
  const { step, first, stock, ended } = state
  return {
    ...clonePlain<Stage>(state),
    step,
    first,
    stock: stock && { ...stock },
    ended: ended && { winners: ended.winners.slice() },
  }
}
