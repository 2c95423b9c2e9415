import { afterEach, beforeEach, expect, test } from 'vitest'
import { Browser, people, startServer } from './at-table.ts'

let server: Awaited<ReturnType<typeof startServer>>

beforeEach(async () => {
  server = await startServer()
})

afterEach(() => server.remove())

test('nobody sits down under a name that looks like the name of another', async () => {
  const seated = await new Browser(server).create({ seats: people('Livia', null, null) })
  const invite = seated.game.invitePath?.split('#invite=')[1]
  const join = async (name: string): Promise<unknown> => {
    const path = `/api/games/${seated.game.id}/join`
    const { status, json } = await new Browser(server).request('POST', path, { name, invite })
    return [status, (json as { fault?: { code: string } }).fault?.code]
  }
  for (const name of ['LIVIA', 'Lіvіа', 'Lıvıa', 'Ｌｉｖｉａ'])
    expect([name, await join(name)]).toEqual([name, [409, 'name-taken']])
  for (const name of ['Li\u200Bvia', '\u202EaiviL', '\u3164', 'Livia\u2800'])
    expect([name, await join(name)]).toEqual([name, [400, 'player-name']])
  expect(await join('Lívia')).toEqual([200, undefined])
})

test('a table is not opened with two names that look alike', async () => {
  const body = { title: 'chicago-express', seats: people('Ana', 'Аna') }
  const { status, json } = await new Browser(server).request('POST', '/api/games', body)
  expect([status, json]).toMatchObject([409, { fault: { code: 'name-taken' } }])
})
