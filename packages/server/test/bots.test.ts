import type { BotAnswer } from '@roundhouse/bots'
import { type LogEntry, type Title, rulesOf } from '@roundhouse/kernel'
import { titleOf } from '@roundhouse/titles'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BroadcastChannel } from 'node:worker_threads'
import { expect, onTestFinished, test } from 'vitest'
import { Browser, type Place, people, startServer, twoAtTable } from './at-table.ts'
import { spawnServer } from './server-process.ts'
import type { Told } from './told-bots.ts'

/** A thread begins with loading what bots know, which takes its time on a busy machine. */
const SOON = { timeout: 15_000 }
const fireman = { kind: 'bot', bot: 'fireman' } as const

/** Real threads, which have time enough for whatever a test wants to see. */
const REAL = { code: new URL('told-bots.ts', import.meta.url), longest: 60_000 }

/** What is heard of them: who was asked, and what they answered once `go` let them. */
function threads(): {
  readonly asked: readonly string[]
  readonly answers: readonly BotAnswer[]
  go(): void
} {
  const channel = new BroadcastChannel('told-bots')
  onTestFinished(() => channel.close())
  const asked: string[] = []
  const answers: BotAnswer[] = []
  channel.addEventListener('message', ({ data }: { readonly data: unknown }) => {
    const told = data as Told
    if (told.kind === 'asked') asked.push(told.level)
    else answers.push(told.answer)
  })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  return { asked, answers, go: () => channel.postMessage('go') }
}

/** What was played, without what was forced. */
function decided(log: readonly LogEntry[]): readonly unknown[] {
  return log.flatMap((entry) => (entry.kind === 'action' && entry.auto !== true ? [entry.action] : []))
}

function thought(answers: readonly BotAnswer[]): readonly unknown[] {
  return answers.map((answer) => answer.ok && answer.action)
}

function logOf(page: Place): readonly LogEntry[] {
  return page.history?.log ?? []
}

test('what Firemen thought of in a thread is played', async () => {
  const { asked, answers, go } = threads()
  const server = await startServer({ thinkers: REAL })
  onTestFinished(server.remove)
  const ana = new Browser(server)
  const { game, seat } = await ana.create({ seats: [...people('Ana'), fireman, fireman] })
  const page = await ana.open(game.id)
  await page.next('welcome')
  page.send({ type: 'playOn', id: 'away', seat, bot: 'fireman' })
  for (let move = 1; move <= 8; move++) {
    await expect.poll(() => asked.length, SOON).toBe(move)
    go()
    await expect.poll(() => answers.length, SOON).toBe(move)
  }
  await expect.poll(() => decided(logOf(page)).length).toBe(8)
  expect(decided(logOf(page))).toEqual(thought(answers))
  expect(answers.every((answer) => answer.ok && answer.by === 'fireman')).toBe(true)
  expect(new Set(asked)).toEqual(new Set(['fireman']))
})

test('what a bot thought of while a move was taken back is never played', async () => {
  const { asked, answers, go } = threads()
  // The thread goes on after the undo, and its answer does come.
  const server = await startServer({ thinkers: { ...REAL, threads: 1, delay: 60_000 } })
  onTestFinished(server.remove)
  const ana = new Browser(server)
  const { game } = await ana.create({ seats: [...people('Ana'), fireman] })
  const page = await ana.open(game.id)
  await page.next('welcome')
  await page.play(0)
  await expect.poll(() => asked.length, SOON).toBe(1)
  page.send({ type: 'undo', id: 'oops', seat: 0, version: 1 })
  expect((await page.next('ack')).version).toBe(2)
  // The same move again: what the bot thought of before could be played.
  await page.play(0)
  go()
  // The thread is free for the second question when the first answer has come, which nobody waits for.
  await expect.poll(() => asked.length, SOON).toBe(2)
  const { log } = await ana.get<{ readonly log: readonly LogEntry[] }>(`/api/games/${game.id}/record`)
  expect(log.map(({ kind, seat }) => [kind, seat])).toEqual([
    ['action', 0],
    ['undo', 0],
    ['action', 0],
  ])
  go()
  await expect.poll(() => answers.length, SOON).toBe(2)
  await page.at(4)
  expect(logOf(page)[3]).toMatchObject({ seat: 1, action: thought(answers)[1] })
})

test('a bot that thinks while the server stops is asked again when somebody comes back', async () => {
  const data = mkdtempSync(join(tmpdir(), 'roundhouse-bots-'))
  onTestFinished(() => rmSync(data, { recursive: true, force: true }))
  const { asked, answers, go } = threads()
  const first = await startServer({ data, thinkers: REAL })
  const ana = new Browser(first)
  const { game } = await ana.create({ seats: [...people('Ana'), fireman], options: { opener: '2' } })
  await (await ana.open(game.id)).next('welcome')
  await expect.poll(() => asked.length, SOON).toBe(1)
  await first.close()
  const second = await startServer({ data, thinkers: REAL })
  onTestFinished(second.close)
  const page = await new Browser(second).open(game.id)
  expect((await page.next('welcome')).version).toBe(0)
  await expect.poll(() => asked.length, SOON).toBe(2)
  go()
  await expect.poll(() => answers.length, SOON).toBe(1)
  await page.at(1)
  expect(thought(answers)).toEqual([decided(logOf(page))[0]])
})

test('who is chosen while another bot thinks for the seat plays in its place', async () => {
  const { asked, answers, go } = threads()
  const server = await startServer({ thinkers: { ...REAL, threads: 1, delay: 0 } })
  onTestFinished(server.remove)
  const { ana } = await twoAtTable(server)
  const playOn = (bot: string): void => ana.send({ type: 'playOn', id: crypto.randomUUID(), seat: 0, bot })
  playOn('fireman')
  await expect.poll(() => asked, SOON).toEqual(['fireman'])
  playOn('apprentice')
  await expect.poll(() => asked, SOON).toEqual(['fireman', 'apprentice'])
  go()
  await expect.poll(() => answers.length, SOON).toBe(1)
  await ana.at(1)
  expect(answers).toMatchObject([{ ok: true, by: 'apprentice' }])
  expect(logOf(ana)[0]).toMatchObject({ seat: 0, by: 'bot', action: thought(answers)[0] })
})

test('a bot that thinks while the game is carried over to newer rules is asked anew', async () => {
  const title = titleOf('chicago-express') as Title
  const { rules } = title
  onTestFinished(() => void Object.assign(title, { rules }))
  const { asked, answers, go } = threads()
  const server = await startServer({ thinkers: { ...REAL, threads: 1, delay: 0 } })
  onTestFinished(server.remove)
  const ana = new Browser(server)
  const { game, seat } = await ana.create({ seats: [...people('Ana'), fireman], options: { opener: '2' } })
  const page = await ana.open(game.id)
  await page.next('welcome')
  await expect.poll(() => asked.length, SOON).toBe(1)
  Object.assign(title, { rules: rules + 1 })
  page.send({ type: 'carryOver', id: 'newer', seat, version: 0 })
  expect((await page.next('welcome')).setup.rules).toBe(rulesOf(title))
  await expect.poll(() => asked.length, SOON).toBe(2)
  go()
  await expect.poll(() => answers.length, SOON).toBe(1)
  await page.at(1)
})

test('who fails or does not answer is replaced by the next simpler one, and the log says so', async () => {
  const data = mkdtempSync(join(tmpdir(), 'roundhouse-bots-'))
  onTestFinished(() => rmSync(data, { recursive: true, force: true }))
  const code = new URL('failing-bots.ts', import.meta.url)
  const thinkers = { code, threads: 1, longest: 2000 }
  const server = await spawnServer({ data, client: null, logLevel: 'warn', botDelay: 0, thinkers })
  onTestFinished(() => void server.child.kill('SIGKILL'))
  const ana = new Browser(server)
  const driver = { kind: 'bot', bot: 'driver' } as const
  const { game } = await ana.create({ seats: [...people('Ana'), driver], options: { opener: '2' } })
  const page = await ana.open(game.id)
  await page.next('welcome')
  await page.at(1)
  expect(logOf(page)[0]).toMatchObject({ seat: 1, action: { type: 'bid', amount: 17 } })
  await page.close()
  expect(await server.end('SIGTERM')).toBe(0)
  const lines = server.output().split('\n')
  const said = lines
    .filter((line) => line.includes('bot failed'))
    .map((line) => (JSON.parse(line) as { err: { message: string } }).err.message)
  const where = `game ${game.id}, seat 1:`
  expect(said).toEqual([
    expect.stringContaining(
      `${where} the driver has no answer (failed), the fireman is asked: Error: a thread`,
    ),
    expect.stringContaining(`${where} the fireman has no answer (late), the apprentice is asked`),
  ])
})
