import { LIMITS } from '@roundhouse/server'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { serving } from './serving.ts'
import { emptyFolder, roundhouse } from './terminal.ts'

test('serve says where it is open, answers there, and closes when told', async () => {
  const data = join(emptyFolder(), 'made', 'here')
  let health: unknown = null
  const said: string[] = []
  const { code } = await roundhouse(['serve', '--port', '0', '--data', data, '--log', 'silent'], {
    out: (line) => void said.push(line),
    stopped: async () => {
      const address = /^Roundhouse is open at (http:\/\/127\.0\.0\.1:\d+)$/.exec(said[0] ?? '')?.[1]
      health = await (await fetch(`${address}/api/health`)).json()
    },
  })
  expect(code).toBe(0)
  expect(said).toHaveLength(1)
  expect(health).toMatchObject({ ok: true })
})

test('a port that is asked for and taken is one line and exit code 1', async () => {
  const other = createServer()
  await new Promise<void>((done) => void other.listen(0, '127.0.0.1', done))
  onTestFinished(() => void other.close())
  const { port } = other.address() as AddressInfo
  const { code, err } = await roundhouse([
    'serve',
    '--port',
    String(port),
    '--data',
    emptyFolder(),
    '--log',
    'silent',
  ])
  expect(code).toBe(1)
  expect(err.at(-1)).toMatch(new RegExp(`^port ${port} is in use`))
})

test('a second server on the same folder is one line and exit code 1', async () => {
  const data = emptyFolder()
  await serving(data, '--log', 'silent')
  const { code, out, err } = await roundhouse(['serve', '--port', '0', '--data', data, '--log', 'silent'])
  expect({ code, out }).toEqual({ code: 1, out: [] })
  expect(err.at(-1)).toBe(
    `Another server uses the data folder ${data}. Stop it first, or name another folder with --data.`,
  )
})

test('a data folder that is a file, or holds no database, is one line and exit code 1', async () => {
  const folder = emptyFolder()
  writeFileSync(join(folder, 'file'), 'in the way')
  mkdirSync(join(folder, 'damaged'))
  writeFileSync(join(folder, 'damaged', 'roundhouse.sqlite'), 'this is no database at all'.repeat(200))
  for (const data of [join(folder, 'file'), join(folder, 'damaged')]) {
    const { code, err } = await roundhouse(['serve', '--port', '0', '--data', data, '--log', 'silent'])
    expect(code).toBe(1)
    expect(err.at(-1)).toContain(data)
  }
})

test('the help of serve shows every limit with its usual value', async () => {
  const { code, out } = await roundhouse(['serve', '--help'])
  expect(code).toBe(0)
  for (const [name, value] of Object.entries(LIMITS)) {
    expect(out.find((line) => line.startsWith(`  ${name} `))).toMatch(new RegExp(`^  ${name} +${value} +\\w`))
  }
})

test('a limit that is set on the command line holds', async () => {
  const statuses: number[] = []
  const said: string[] = []
  const { code } = await roundhouse(
    ['serve', '--port', '0', '--data', emptyFolder(), '--log', 'silent', '--limit', 'requestsPerMinute=2'],
    {
      out: (line) => void said.push(line),
      stopped: async () => {
        const address = said[0]?.split(' ').at(-1)
        for (let asked = 0; asked < 3; asked++) statuses.push((await fetch(`${address}/api/games`)).status)
      },
    },
  )
  expect([code, statuses]).toEqual([0, [200, 200, 429]])
})

test.each([
  ['--limit', 'everything=1'],
  ['--limit', 'backlog'],
  ['--limit', 'backlog=0'],
  ['--trust-proxy', '0'],
  ['--trust-proxy', 'everybody'],
])('serve %s %s is called wrongly', async (option, value) => {
  const { code } = await roundhouse(['serve', '--port', '0', '--data', emptyFolder(), option, value])
  expect(code).toBe(2)
})
