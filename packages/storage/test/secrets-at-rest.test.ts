import { createHash } from 'node:crypto'
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openSqlite } from '../src/index.ts'
import { MIGRATIONS } from '../src/sqlite/migrations.ts'

/** The last version of the database that kept invitations as they are. */
const IN_CLEAR = 5

let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'roundhouse-secrets-'))
  file = join(folder, 'games.sqlite')
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

function mode(path: string): string {
  return (statSync(path).mode & 0o777).toString(8)
}

test('an invitation that was given out before is valid still, and stands in the file no more', async () => {
  const old = new DatabaseSync(file)
  for (const step of MIGRATIONS.slice(0, IN_CLEAR)) old.exec(step)
  old.exec(`pragma user_version = ${IN_CLEAR}`)
  old.exec(`insert into games (id, title, rules, options, seed, listed, invite, created, to_act)
            values ('g', 't', 'r', '{}', 's', 0, 'given-out-long-ago', 1, '[]')`)
  old.close()
  const storage = openSqlite(file)
  const hash = createHash('sha256').update('given-out-long-ago').digest('hex')
  expect(await storage.isInvited('g', hash)).toBe(true)
  expect(await storage.isInvited('g', 'given-out-long-ago')).toBe(false)
  expect(await storage.isInvited('h', hash)).toBe(false)
  await storage.invite('g', 'another')
  await storage.invite('g', 'another')
  expect(await storage.isInvited('g', 'another')).toBe(true)
  await storage.close()
  expect(readFileSync(file).includes('given-out-long-ago')).toBe(false)
})

test.skipIf(process.platform === 'win32')('a database and its folder are for their owner alone', async () => {
  writeFileSync(file, '')
  for (const [path, open] of [
    [file, 0o664],
    [folder, 0o755],
  ] as const)
    chmodSync(path, open)
  const storage = openSqlite(file)
  expect([file, `${file}-wal`, `${file}-shm`].map(mode)).toEqual(['600', '600', '600'])
  expect(mode(folder)).toBe('700')
  await storage.close()
})

test.skipIf(process.platform === 'win32')(
  'a folder that holds other things stays open to others',
  async () => {
    writeFileSync(join(folder, 'pages.html'), '')
    chmodSync(folder, 0o755)
    const storage = openSqlite(file)
    expect([mode(folder), mode(file)]).toEqual(['755', '600'])
    await storage.close()
  },
)
