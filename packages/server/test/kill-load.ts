import { type LogEntry, type Seat, replay } from '@roundhouse/kernel'
import { openSqlite } from '@roundhouse/storage'
import { titleOf } from '@roundhouse/titles'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import { DATABASE_FILE } from '../src/index.ts'
import { recordOf } from '../src/live/load.ts'
import { Browser, type Place } from './at-table.ts'

interface Sent {
  readonly id: string
  readonly seat: Seat
  readonly version: number
  readonly action: (LogEntry & { kind: 'action' })['action']
}

/** Two people who play one game as fast as they are answered, and remember what they were promised. */
export class Table {
  readonly game: string
  readonly cookies: readonly Map<string, string>[]
  readonly promised: (Sent & { readonly number: number })[] = []
  /** Nobody is asked any more. */
  over = false
  #pending: Sent | null = null

  static async create(address: string): Promise<Table> {
    const [ana, ben] = [new Browser({ address }), new Browser({ address })]
    const seated = await ana.create()
    await ben.join(seated, 'Ben')
    return new Table(seated.game.id, [ana.cookies, ben.cookies])
  }

  constructor(game: string, cookies: readonly Map<string, string>[]) {
    this.game = game
    this.cookies = cookies
  }

  /** Plays until the connection breaks, beginning with what had not been answered when it last did. */
  async play(places: readonly Place[]): Promise<void> {
    try {
      for (;;) {
        const seat = this.#pending?.seat ?? places[0]?.asked ?? null
        const place = places[seat ?? -1]
        if (seat === null || place === undefined) {
          this.over = true
          return
        }
        const { action } = this.#pending ?? place.legal(seat, place.version % 5)
        this.#pending ??= { id: crypto.randomUUID(), seat, version: place.version, action }
        place.send({ type: 'act', ...this.#pending })
        const { version: number } = await place.next('ack')
        this.promised.push({ ...this.#pending, number })
        this.#pending = null
        for (const other of places) await other.at(place.version)
        await sleep(Math.random() * 4)
      }
    } catch (error) {
      const lost = places.some((place) => place.closed !== null || place.socket.readyState !== WebSocket.OPEN)
      if (!lost) throw error
    }
  }

  sit(address: string): Promise<Place[]> {
    return Promise.all(
      this.cookies.map(async (cookies) => {
        const browser = new Browser({ address })
        for (const [name, value] of cookies) browser.cookies.set(name, value)
        const place = await browser.open(this.game)
        await place.next('welcome')
        return place
      }),
    )
  }
}

/** Everybody sits before anybody plays: connections must break in the middle of play. */
export async function startPlaying(tables: readonly Table[], address: string): Promise<Promise<void>[]> {
  const seated = await Promise.all(tables.map((table) => table.sit(address)))
  return tables.map((table, index) => table.play(seated[index] ?? []))
}

export function promises(tables: readonly Table[]): number {
  return tables.reduce((sum, table) => sum + table.promised.length, 0)
}

/** What was promised is there, once and in order, and plays again. Answers the number of entries. */
export async function checkDisk(data: string, tables: readonly Table[]): Promise<number> {
  const storage = openSqlite(join(data, DATABASE_FILE))
  let kept = 0
  for (const { game, promised } of tables) {
    const stored = await storage.game(game)
    const entries = await storage.entries(game, 0)
    if (stored === null) throw new Error('a game is gone')
    expect(entries.map((each) => each.number)).toEqual(entries.map((_, index) => index + 1))
    for (const { id, seat, action, number } of promised) {
      const { entry, message, number: found } = entries[number - 1] ?? {}
      expect({ found, message, entry }).toEqual({
        found: number,
        message: id,
        entry: { kind: 'action', seat, action },
      })
    }
    kept += entries.length
    const messages = entries.flatMap((each) => each.message ?? [])
    expect(new Set(messages).size).toBe(messages.length)
    // At most the one message that was under way when the server died is kept without a promise.
    expect(messages.length - promised.length).toBeOneOf([0, 1])
    const title = titleOf(stored.title)
    expect(
      title &&
        replay(
          title,
          recordOf(
            stored,
            entries.map((each) => each.entry),
          ),
        ).ok,
    ).toBe(true)
  }
  await storage.close()
  return kept
}
