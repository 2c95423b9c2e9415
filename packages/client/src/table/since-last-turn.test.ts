import { signal } from '@preact/signals'
import type { ActionEntry, LogEntry } from '@roundhouse/kernel'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Session } from '../session/session.ts'
import { sinceLastTurn } from './since-last-turn.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

function sessionOf(seats: readonly number[], auto: readonly number[] = []) {
  const log = seats.map((seat, index): LogEntry => {
    const entry = { kind: 'action' as const, seat, action: { type: 'pass' } }
    return auto.includes(index + 1) ? { ...entry, auto: true } : entry
  })
  const version = signal(log.length)
  return { id: 'game', history: { log }, version } as unknown as Session & { version: { value: number } }
}

const of = (session: Session, me: number | null, acting: number | null = null) =>
  sinceLastTurn(session, signal(me), signal(acting))

describe('what is new since the last turn', () => {
  it('begins after the own last action', () => {
    expect(of(sessionOf([0, 1, 2, 1, 2]), 1).from.value).toBe(4)
  })

  it('is nothing right after acting, and nothing before the first action', () => {
    expect(of(sessionOf([0, 1, 2]), 2).from.value).toBeNull()
    expect(of(sessionOf([0, 1, 2]), 3).from.value).toBeNull()
  })

  it('does not count what was played for the seat', () => {
    expect(of(sessionOf([0, 1, 2, 0, 1], [4]), 0).from.value).toBe(1)
    const session = sessionOf([0, 1, 2, 0, 1])
    session.history.log[3] = { ...(session.history.log[3] as ActionEntry), by: 'order' }
    expect(of(session, 0).from.value).toBe(1)
  })

  it('is about who acts when several sit at one screen', () => {
    expect(of(sessionOf([0, 1, 2, 0]), null, 1).from.value).toBe(2)
    expect(of(sessionOf([0, 1, 2, 0]), null, null).from.value).toBeNull()
  })

  it('ends where the player says it is seen, also after a reload', () => {
    const session = sessionOf([0, 1, 2, 1])
    const first = of(session, 0)
    expect(first.from.value).toBe(1)
    first.markSeen()
    expect(first.from.value).toBeNull()
    expect(of(session, 0).from.value).toBeNull()
  })
})
