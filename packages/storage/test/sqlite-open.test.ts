import { chmodSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { StorageFault, openSqlite } from '../src/index.ts'
import { MIGRATIONS, VERSION } from '../src/sqlite/migrations.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'roundhouse-open-'))
  file = join(folder, 'games.sqlite')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** The fault of opening; fails when anything in the folder has changed by it. */
function openingFault(): StorageFault['fault'] {
  const before = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'base64')])
  let caught: unknown = null
  try {
    openSqlite(file)
  } catch (error) {
    caught = error
  }
  expect(caught).toBeInstanceOf(StorageFault)
  expect(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'base64')])).toEqual(
    before,
  )
  return (caught as StorageFault).fault
}

test('a new database gets the present version and its settings', async () => {
  const storage = openSqlite(join(folder, 'new', 'deeper', 'games.sqlite'))
  await storage.close()
  const database = new DatabaseSync(join(folder, 'new', 'deeper', 'games.sqlite'))
  expect(database.prepare('pragma user_version').get()).toEqual({ user_version: VERSION })
  expect(database.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' })
  database.close()
})

test('a database of the first version keeps its games and gets what came later', async () => {
  const old = new DatabaseSync(file)
  old.exec(MIGRATIONS[0] as string)
  old.exec("insert into games values ('g', 't', 'r', null, '{}', 's', null, 1, 'i', 1, null, null, '[]')")
  old.exec('pragma user_version = 1')
  old.close()
  const storage = openSqlite(file)
  expect((await storage.game('g'))?.title).toBe('t')
  expect(await storage.say({ game: 'g', seat: 0, message: 'm', text: 'Hello', at: 1 })).toBe(1)
  await storage.close()
  const [copy, ...others] = readdirSync(folder).filter((name) => name.includes('.version-'))
  expect(others).toEqual([])
  expect(copy).toMatch(/^games\.sqlite\.version-1-\d{4}-/)
  const before = new DatabaseSync(join(folder, copy as string), { readOnly: true })
  expect(before.prepare('pragma user_version').get()).toEqual({ user_version: 1 })
  expect(before.prepare('select title from games').all()).toMatchObject([{ title: 't' }])
  before.close()
  await openSqlite(file).close()
  expect(readdirSync(folder).filter((name) => name.includes('.version-'))).toEqual([copy])
})

test('a database that cannot be copied is not migrated', () => {
  const old = new DatabaseSync(file)
  old.exec(MIGRATIONS[0] as string)
  old.exec('pragma foreign_keys = off')
  old.exec("insert into seats values ('no such game', 0, 'person', null, null, null)")
  old.exec('pragma user_version = 1')
  old.close()
  expect(openingFault()).toMatchObject({ code: 'database-damaged' })
})

test('a database of a newer version is refused and left alone', async () => {
  await openSqlite(file).close()
  const database = new DatabaseSync(file)
  database.exec(`pragma user_version = ${VERSION + 3}`)
  database.close()
  expect(openingFault()).toEqual({
    code: 'database-newer',
    params: { file, found: VERSION + 3, known: VERSION },
  })
})

test('a newer version that only its journal tells of is refused too', async () => {
  await openSqlite(file).close()
  const writer = new DatabaseSync(file)
  writer.exec(`pragma wal_autocheckpoint = 0; pragma user_version = ${VERSION + 1}`)
  expect(() => openSqlite(file)).toThrow(/of version/)
  writer.close()
})

test('a read-only database is refused and left alone', async () => {
  await openSqlite(file).close()
  chmodSync(file, 0o444)
  expect(openingFault()).toEqual({ code: 'database-read-only', params: { file } })
})

test('a file that is no database is refused and left alone', () => {
  writeFileSync(file, 'a letter to the editor, long enough to be taken for a header of a database file')
  expect(openingFault()).toEqual({ code: 'database-damaged', params: { file } })
})

test('a database with a damaged page is refused and left alone', async () => {
  const storage = openSqlite(file)
  await storage.close()
  const bytes = readFileSync(file)
  // The pages after the first hold tables and indexes; what stands there now is no node of a tree.
  bytes.fill(0xa5, 4096, 3 * 4096)
  writeFileSync(file, bytes)
  expect(openingFault()).toEqual({ code: 'database-damaged', params: { file } })
})

test('an entry that is no JSON any more is damage, not a failed write', async () => {
  const storage = openSqlite(file)
  const seats = [{ kind: 'person', name: 'Ana', bot: null, standIn: null, secretHash: 'a' }] as const
  const texts = { title: 't', rules: 'r', variant: null, options: {}, seed: 's', name: null }
  const times = { created: 1, started: 1, ended: null, closed: null }
  await storage.createGame({
    id: 'g',
    ...texts,
    ...times,
    listed: false,
    hints: false,
    seats,
    toAct: [],
    asking: null,
    version: 0,
  })
  const other = new DatabaseSync(file)
  other.exec(`insert into entries (game, number, seat, entry) values ('g', 1, 0, '{"kind":')`)
  other.close()
  await expect(storage.entries('g', 0)).rejects.toMatchObject({ fault: { code: 'database-damaged' } })
  await storage.close()
})

test('a folder that cannot be made is refused', () => {
  writeFileSync(file, '')
  expect(() => openSqlite(join(file, 'games.sqlite'))).toThrow(StorageFault)
})

test('a fault says in one line what is wrong', () => {
  writeFileSync(file, 'nonsense')
  expect(() => openSqlite(file)).toThrow(`${file} is not a sound database.`)
})
