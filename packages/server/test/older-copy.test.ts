import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { DATABASE_FILE } from '../src/index.ts'
import { seenIn } from '../src/live/seen.ts'
import { Browser, Place, startServer, twoAtTable } from './at-table.ts'
import { spawnServer } from './server-process.ts'

function temporary(): string {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-copy-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function times(text: string, part: string): number {
  return text.split(part).length - 1
}

test('a server on an older copy, or with a damaged game, says so to players and operator, once', async () => {
  const [data, copy] = [temporary(), temporary()]
  const first = await startServer({ data })
  const { ana, game } = await twoAtTable(first)
  const other = await twoAtTable(first)
  await other.ana.play(0)
  await ana.play(0)
  await first.close()
  cpSync(data, copy, { recursive: true })
  const hash = ana.history?.hashAt() ?? ''

  const database = new DatabaseSync(join(copy, DATABASE_FILE))
  database.exec(`delete from entries where game = '${game}'`)
  const bad = '{"kind":"action","seat":0,"action":{"type":"bid","amount":-5}}'
  database.exec(`update entries set entry = '${bad}' where game = '${other.game}'`)
  database.close()
  const second = await spawnServer({ data: copy, client: null, logLevel: 'warn' })
  onTestFinished(() => void second.child.kill('SIGKILL'))
  const visit = (id: string, rest: string): Promise<Place> =>
    Place.open(`${second.address.replace('http', 'ws')}/api/live?game=${id}${rest}`, {})

  for (let times = 0; times < 2; times++) {
    const page = await visit(game, `&since=1&seen=1.${hash}`)
    expect((await page.next('fault')).fault).toEqual({
      code: 'past-differs',
      params: { seen: 1, version: 0 },
    })
    expect((await page.gone()).code).toBe(4009)
    const damaged = await visit(other.game, '')
    const { fault } = await damaged.next('fault')
    expect(fault).toMatchObject({ params: { game: other.game, at: 1 } })
    expect((await damaged.gone()).code).toBe(4005)
  }
  const forgetful = await visit(game, '&since=1')
  expect(await forgetful.next('welcome')).toMatchObject({ version: 0, hash: '0000000000000000' })
  await forgetful.close()
  const file = await new Browser(second).request('GET', `/api/games/${other.game}/record`)
  expect([file.status, file.json]).toMatchObject([200, { log: [{ seat: 0 }] }])
  expect(await second.end('SIGTERM')).toBe(0)
  expect(times(second.output(), 'older copy')).toBe(1)
  expect(times(second.output(), 'cannot be loaded')).toBe(1)
})

test('what was only in a write-ahead log that somebody removed is missed at the first contact', async () => {
  const data = temporary()
  const first = await startServer({ data })
  const { game, anaBrowser } = await twoAtTable(first)
  // A clean end writes everything into the database itself.
  await first.close()
  const second = await spawnServer({ data, client: null, logLevel: 'warn' })
  onTestFinished(() => void second.child.kill('SIGKILL'))
  const live = `${second.address.replace('http', 'ws')}/api/live?game=${game}`
  const page = await Place.open(live, { cookie: anaBrowser.cookie })
  await page.next('welcome')
  await page.play(0)
  const hash = page.history?.hashAt() ?? ''
  expect(await second.end('SIGKILL')).toBeNull()
  expect(readdirSync(data)).toContain(`${DATABASE_FILE}-wal`)
  for (const ending of ['-wal', '-shm']) rmSync(join(data, DATABASE_FILE + ending), { force: true })

  const third = await startServer({ data })
  onTestFinished(() => third.close())
  const again = await Place.open(
    `${third.address.replace('http', 'ws')}/api/live?game=${game}&since=1&seen=1.${hash}`,
    {},
  )
  expect((await again.next('fault')).fault).toEqual({ code: 'past-differs', params: { seen: 1, version: 0 } })
  expect((await again.gone()).code).toBe(4009)
})

test('who has seen what the server has is let in', async () => {
  const server = await startServer()
  onTestFinished(server.remove)
  const { ana, ben, game } = await twoAtTable(server)
  await ana.play(0)
  const hash = ana.history?.hashAt() ?? ''
  const url = `${server.address.replace('http', 'ws')}/api/live?game=${game}&since=1&seen=1.${hash}`
  const page = await Place.open(url, {})
  expect(await page.next('welcome')).toMatchObject({ version: 1, hash, entries: [] })
  expect(seenIn('3.0123456789abcdef')).toEqual({ version: 3, hash: '0123456789abcdef' })
  for (const bad of [undefined, '3', '-1.0123456789abcdef', ['1.0123456789abcdef'], '1.xyz'])
    expect(seenIn(bad)).toBeNull()
  await Promise.all([page.close(), ana.close(), ben.close()])
})
