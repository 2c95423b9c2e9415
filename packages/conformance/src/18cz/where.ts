import { type CzState, type StepName, companyId } from '@roundhouse/titles/18cz'
import type { JsonObject } from '../json.ts'
import { objectAt, textAt } from '../json.ts'
import { peerCompany } from './ids.ts'

/** Where the recording engine waits after an action, as its digest tells. */
export interface Where {
  readonly round: string
  readonly entity: string | null
  readonly step: string | null
}

export function whereIn(digest: JsonObject): Where {
  const act = objectAt(digest, 'act') ?? {}
  return {
    round: roundKey(objectAt(digest, 'r') ?? {}),
    entity: textAt(act, 'e'),
    step: textAt(act, 's'),
  }
}

function roundKey({ k, t, n }: JsonObject): string {
  return [k, t, n].map(String).join(' ')
}

/** The same for our state. */
export function ourRound({ round }: { readonly round: CzState['round'] }): string {
  // What an export brings about belongs to the stock round that follows.
  if (round.kind === 'between') return `SR ${round.set + 2} 1`
  const kind = { pre: 'Draft', stock: 'SR', operating: 'OR' }[round.kind]
  return `${kind} ${round.set + 1} ${round.kind === 'operating' ? round.within + 1 : 1}`
}

export function ourCompany(state: { readonly turn: CzState['turn'] }): string | null {
  return state.turn === null ? null : peerCompany(companyId(state.turn.company))
}

/** How far a company's turn has come; steps that anything may interrupt have no place in it. */
const OUR_PLACES: Partial<Record<StepName, number>> = {
  home: 0,
  track: 1,
  token: 2,
  run: 3,
  revenue: 4,
  acquiredTokens: 5,
  acquiredTrains: 6,
  acquire: 7,
  trains: 9,
}

/** The discard of a company after its own acquisitions comes before it buys trains. */
const THEIR_PLACES: Readonly<Record<string, number>> = {
  HomeTrack: 0,
  HomeToken: 0,
  Track: 1,
  Token: 2,
  Route: 3,
  Dividend: 4,
  ReduceTokens: 5,
  UpgradeOrDiscardTrain: 6,
  BuyCorporation: 7,
  DiscardTrain: 8,
  BuyTrain: 9,
  BuyCompany: 9,
}

export function ourPlace(step: StepName): number | null {
  return OUR_PLACES[step] ?? null
}

export function theirPlace(step: string | null): number | null {
  return step === null ? null : (THEIR_PLACES[step] ?? null)
}
