import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { serving } from './serving.ts'
import { storedGames } from './stored-games.ts'
import { emptyFolder, roundhouse } from './terminal.ts'

const CREATE = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    title: 'chicago-express',
    seats: [{ kind: 'person', name: 'Ana' }, { kind: 'person' }],
  }),
}

test('a backup made while the server writes is whole, checked, and opens elsewhere', async () => {
  const data = emptyFolder()
  const { address, child, ended } = await serving(data, '--log', 'silent')
  for (let made = 0; made < 5; made++) expect((await fetch(`${address}/api/games`, CREATE)).status).toBe(201)
  const file = join(emptyFolder(), 'kept.sqlite')
  const visitor = { creates: true }
  const writing = (async () => {
    while (visitor.creates) await fetch(`${address}/api/games`, CREATE)
  })()
  const made = await roundhouse(['backup', file, '--data', data])
  visitor.creates = false
  await writing
  expect(made).toMatchObject({ code: 0, err: [] })
  expect(made.out.at(-1)).toMatch(/kept\.sqlite: \d+ games, 0 entries$/)
  expect(statSync(file).mode & 0o077).toBe(0)
  expect(readdirSync(join(file, '..'))).toEqual(['kept.sqlite'])

  const again = await roundhouse(['backup', file, '--data', data])
  expect(again).toMatchObject({ code: 1, err: [`cannot write ${file}: a file is in the way`] })

  const other = join(emptyFolder(), 'new')
  expect((await roundhouse(['restore', file, '--data', other])).code).toBe(0)
  const second = await serving(other, '--log', 'silent')
  const { games } = (await (await fetch(`${second.address}/api/health`)).json()) as { games: number }
  expect(games).toBe(0)
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
})

test('restore is refused while a server runs, and keeps what it replaces', async () => {
  const { data, file, games, entries } = await storedGames()
  const copy = join(emptyFolder(), 'copy.sqlite')
  await roundhouse(['backup', copy, '--data', data])
  const { child, ended } = await serving(data, '--log', 'silent')
  const refused = await roundhouse(['restore', copy, '--data', data])
  expect(refused).toMatchObject({ code: 1, out: [] })
  expect(refused.err).toEqual([expect.stringContaining(`Another server uses the data folder ${data}`)])
  child.kill('SIGTERM')
  await ended
  const changed = new DatabaseSync(file)
  changed.exec("update games set name = 'changed since'")
  changed.close()
  const restored = await roundhouse(['restore', copy, '--data', data])
  expect(restored.code).toBe(0)
  expect(restored.out.at(-1)).toBe(`${file}: ${games} games, ${entries} entries`)
  const replaced = readdirSync(data).find((name) => /\.replaced-[^-]+-.*Z$/.test(name)) as string
  expect([nameIn(file), nameIn(join(data, replaced))]).toEqual([null, 'changed since'])
})

test('restore refuses what is no sound backup, and changes nothing', async () => {
  const { data, file } = await storedGames()
  const nonsense = join(emptyFolder(), 'nonsense')
  writeFileSync(nonsense, 'no database at all, but a few bytes')
  const foreign = join(emptyFolder(), 'foreign')
  new DatabaseSync(foreign).exec('create table other (x)')
  const before = readFileSync(file)
  for (const source of [nonsense, foreign]) {
    const { code, err } = await roundhouse(['restore', source, '--data', data])
    expect({ code, err }).toEqual({ code: 1, err: [expect.stringContaining(source)] })
  }
  const missing = await roundhouse(['restore', join(data, 'nothing'), '--data', data])
  expect(missing.err).toEqual([`cannot read ${join(data, 'nothing')}: there is no such file`])
  expect(readFileSync(file).equals(before)).toBe(true)
  expect(readdirSync(data).filter((name) => /restored|part|replaced/.test(name))).toEqual([])
})

test('check-data plays every game again and tells what is wrong', async () => {
  const { data, file, games, entries } = await storedGames()
  const well = await roundhouse(['check-data', '--data', data])
  expect(well).toMatchObject({ code: 0, err: [], out: [`${games} games, ${entries} entries, 0 faults`] })

  const database = new DatabaseSync(file)
  database.exec(`update entries set entry = '{"kind":"action","seat":0,"action":{"type":"nonsense"}}'
    where game = 'game0' and number = 9`)
  database.exec("update games set to_act = '[2,1,0]', ended = null where id = 'game1'")
  database.exec("delete from entries where game = 'game2' and number = 5")
  database.close()
  const ill = await roundhouse(['check-data', '--data', data])
  expect(ill.code).toBe(1)
  expect(ill.out.slice(0, -1).map((line) => line.split(':', 1)[0])).toEqual(['game0', 'game1', 'game2'])
  expect(ill.out.at(-1)).toBe(`${games} games, ${entries - 1} entries, 3 faults`)
})

test('check-data reads a backup too, and leaves it as it is', async () => {
  const stored = await storedGames()
  const before = readFileSync(stored.file)
  const { code, out } = await roundhouse(['check-data', '--file', stored.file])
  expect({ code, last: out.at(-1) }).toEqual({
    code: 0,
    last: `${stored.games} games, ${stored.entries} entries, 0 faults`,
  })
  expect(readFileSync(stored.file).equals(before)).toBe(true)
  expect(existsSync(`${stored.file}.part`)).toBe(false)
  const none = await roundhouse(['check-data', '--data', join(stored.data, 'none')])
  expect(none).toMatchObject({ code: 1, err: [expect.stringContaining('there is no such file')] })
})

function nameIn(file: string): unknown {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    return database.prepare("select name from games where id = 'game0'").get()?.['name']
  } finally {
    database.close()
  }
}
