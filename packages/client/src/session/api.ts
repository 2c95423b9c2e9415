import type {
  Claimed,
  ChangeSeat,
  ChangeTableBody,
  CreateGameBody,
  Fault,
  FaultAnswer,
  GamesPage,
  InvitedSummary,
  JoinGameBody,
  Note,
  PersonalLink,
  Seated,
} from '@roundhouse/protocol'
import { randomHex } from '../shell/random-id.ts'

/** `unreachable`: no answer, or none of ours. */
export type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fault: Fault }
  | { readonly ok: false; readonly fault: null; readonly unreachable: true }

const PATIENCE = 12_000

export const createGame = (body: CreateGameBody): Promise<Answer<Seated>> => askOnce('/games', body)
export const openGames = (): Promise<Answer<GamesPage>> => ask('GET', '/games?status=open&limit=20')
export const runningGames = (): Promise<Answer<GamesPage>> => ask('GET', '/games?status=running&limit=8')
export const myGames = (): Promise<Answer<GamesPage>> => ask('GET', '/games/mine')
export const gameSummary = (id: string): Promise<Answer<InvitedSummary>> => ask('GET', `/games/${id}`)
export const joinGame = (id: string, body: JoinGameBody): Promise<Answer<Seated>> =>
  askOnce(`/games/${id}/join`, body)
export const claimSeat = (id: string, secret: string): Promise<Answer<Claimed>> =>
  ask('POST', `/games/${id}/claim`, { secret })
export const personalLink = (id: string): Promise<Answer<PersonalLink>> => ask('POST', `/games/${id}/link`)
export const newLink = (id: string): Promise<Answer<PersonalLink>> => ask('POST', `/games/${id}/new-link`)
export const releaseSeat = (id: string, seat: number): Promise<Answer<InvitedSummary>> =>
  ask('POST', `/games/${id}/release`, { seat })
export const closeTable = (id: string): Promise<Answer<InvitedSummary>> => ask('POST', `/games/${id}/close`)

export const changeSeat = (id: string, change: ChangeSeat): Promise<Answer<InvitedSummary>> =>
  ask('POST', `/games/${id}/seat`, change)
export const changeTable = (id: string, change: ChangeTableBody): Promise<Answer<InvitedSummary>> =>
  ask('POST', `/games/${id}/options`, change)
export const note = (id: string): Promise<Answer<Note>> => ask('GET', `/games/${id}/note`)
export const keepNote = (id: string, text: string): Promise<Answer<Note>> =>
  ask('POST', `/games/${id}/note`, { text })

/** With a key that stays the same until an answer comes, so that asking again gives the same table and seat. */
async function askOnce<Value>(path: string, body: object): Promise<Answer<Value>> {
  const name = `key ${path} ${JSON.stringify(body)}`
  const key = kept(name) ?? randomHex(32)
  keep(name, key)
  const answer = await ask<Value>('POST', path, { ...body, key })
  if (answer.ok || answer.fault !== null) keep(name, null)
  return answer
}

function kept(name: string): string | null {
  try {
    return sessionStorage.getItem(name)
  } catch {
    return null
  }
}

function keep(name: string, key: string | null): void {
  try {
    if (key === null) sessionStorage.removeItem(name)
    else sessionStorage.setItem(name, key)
  } catch {
    // Without storage a lost answer costs the seat, as it did before there were keys.
  }
}

async function ask<Value>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Answer<Value>> {
  try {
    const request: RequestInit = { method, signal: AbortSignal.timeout(PATIENCE), cache: 'no-store' }
    if (body !== undefined) {
      request.headers = { 'content-type': 'application/json' }
      request.body = JSON.stringify(body)
    }
    const response = await fetch(`/api${path}`, request)
    const json: unknown = await response.json()
    if (response.ok) return { ok: true, value: json as Value }
    const fault = (json as Partial<FaultAnswer> | null)?.fault
    if (typeof fault?.code === 'string') return { ok: false, fault }
  } catch {
    // No network, no server, or somebody else's page in between.
  }
  return { ok: false, fault: null, unreachable: true }
}
