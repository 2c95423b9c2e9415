import type { WebSocket } from '@fastify/websocket'
import { CLOSE } from '@roundhouse/protocol'
import { openSqlite } from '@roundhouse/storage'
import fastify from 'fastify'
import { EventEmitter } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { BotTurns } from '../src/live/bot-turns.ts'
import { LiveGames } from '../src/live/live-games.ts'
import { Sockets } from '../src/live/socket.ts'
import { LIMITS } from '../src/options.ts'

/** A socket whose other end takes nothing. */
class Stuck extends EventEmitter {
  readonly OPEN = 1
  readyState = 1
  bufferedAmount = 0
  readonly sent: string[] = []
  readonly closed = new Promise<number>((resolve) => this.once('closed', resolve))

  send(text: string): void {
    this.sent.push(text)
    this.bufferedAmount += text.length
  }

  close(code: number): void {
    this.readyState = 2
    this.emit('closed', code)
    this.emit('close')
  }
}

test('who cannot keep up is sent away to come back, before the backlog grows', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-slow-'))
  const storage = openSqlite(join(folder, 'games.sqlite'))
  const { log } = fastify()
  const games = new LiveGames(
    storage,
    new BotTurns(0, { ask: async () => ({ ok: false, fault: 'stopped' }) }, () => {}),
    LIMITS,
    log,
  )
  const sockets = new Sockets(games, { ...LIMITS, backlog: 200 })
  const socket = new Stuck()
  const visitor = { game: 'none', secret: null, since: 0, chat: 0, seen: null, address: 'here', log }
  socket.bufferedAmount = 300
  sockets.welcome(socket as unknown as WebSocket, visitor)
  expect(sockets.size).toBe(1)
  expect(await socket.closed).toBe(CLOSE.slow)
  expect(socket.sent).toEqual([])
  expect(sockets.size).toBe(0)
  sockets.stop()
  await games.stop()
  await storage.close()
  rmSync(folder, { recursive: true, force: true })
})
