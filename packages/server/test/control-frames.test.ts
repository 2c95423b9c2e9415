import type { WebSocket } from '@fastify/websocket'
import { CLOSE } from '@roundhouse/protocol'
import { openSqlite } from '@roundhouse/storage'
import fastify from 'fastify'
import { EventEmitter } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { BotTurns } from '../src/live/bot-turns.ts'
import { LiveGames } from '../src/live/live-games.ts'
import { Sockets } from '../src/live/socket.ts'
import { LIMITS } from '../src/options.ts'
import { Browser, startServer } from './at-table.ts'
import { OPCODE, RawSocket } from './raw-socket.ts'

let server: Awaited<ReturnType<typeof startServer>>

beforeEach(async () => {
  server = await startServer({ limits: { messageBurst: 10, messagesPerSecond: 1 } })
})

afterEach(() => server.remove())

async function watch(): Promise<RawSocket> {
  const { game } = await new Browser(server).create()
  const socket = await RawSocket.open(server.address, `/api/live?game=${game.id}`)
  expect(socket.status).toContain('101')
  return socket
}

test('a ping is answered with what it carries', async () => {
  const socket = await watch()
  socket.send(OPCODE.ping, 'are you there')
  await expect.poll(() => socket.count(OPCODE.pong)).toBe(1)
  const pong = socket.frames.find((frame) => frame.opcode === OPCODE.pong)
  expect(pong?.payload.toString()).toBe('are you there')
  socket.end()
})

test('pings count as messages: after the burst they are not answered, and who goes on is sent away', async () => {
  const socket = await watch()
  socket.send(OPCODE.ping, 'x'.repeat(100), 1000)
  await expect.poll(() => socket.isClosed, { timeout: 8000 }).toBe(true)
  expect(socket.count(OPCODE.pong)).toBe(10)
  const goodbye = socket.frames.find((frame) => frame.opcode === OPCODE.close)
  expect(goodbye?.payload.readUInt16BE(0)).toBe(CLOSE.flood)
})

test('pongs that nobody asked for count as messages too', async () => {
  const socket = await watch()
  socket.send(OPCODE.pong, '', 1000)
  await expect.poll(() => socket.isClosed, { timeout: 8000 }).toBe(true)
})

/** A socket whose other end takes nothing. */
class Stuck extends EventEmitter {
  readonly OPEN = 1
  readyState = 1
  bufferedAmount: number
  pongs = 0

  constructor(bufferedAmount: number) {
    super()
    this.bufferedAmount = bufferedAmount
  }

  pong(): void {
    this.pongs += 1
  }

  send(): void {}

  close(): void {
    this.readyState = 2
  }

  terminate(): void {
    this.readyState = 3
    this.emit('close')
  }
}

test('no ping is answered to who reads nothing, and one address has a bound for all its sockets', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-unsent-'))
  const storage = openSqlite(join(folder, 'games.sqlite'))
  const { log } = fastify()
  const games = new LiveGames(
    storage,
    new BotTurns(0, { ask: async () => ({ ok: false, fault: 'stopped' }) }, () => {}),
    LIMITS,
    log,
  )
  const sockets = new Sockets(games, { ...LIMITS, backlog: 100, addressBacklog: 250 })
  const open = (address: string, unsent: number): Stuck => {
    const socket = new Stuck(unsent)
    const visitor = { game: 'none', secret: null, since: 0, chat: 0, seen: null, address, log }
    sockets.welcome(socket as unknown as WebSocket, visitor)
    return socket
  }
  const slow = open('elsewhere', 101)
  slow.emit('ping', Buffer.alloc(0))
  expect([slow.pongs, slow.readyState]).toEqual([0, 2])

  const here = [open('here', 90), open('here', 99), open('here', 80)]
  const there = open('there', 99)
  expect(sockets.size).toBe(5)
  sockets.look()
  expect(here.map((socket) => socket.readyState)).toEqual([1, 3, 1])
  expect(there.readyState).toBe(1)
  sockets.stop()
  await games.stop()
  await storage.close()
  rmSync(folder, { recursive: true, force: true })
})
