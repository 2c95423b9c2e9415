import { expect, test } from 'vitest'
import { startServer, twoAtTable } from './at-table.ts'

test('downloads are paid in bytes like every long answer: who has taken too many is told to wait', async () => {
  const server = await startServer({ limits: { addressBytesPerSecond: 10, addressBurst: 60_000 } })
  const { ana, ben, game, anaBrowser } = await twoAtTable(server)
  const statuses: number[] = []
  for (let download = 0; download < 20; download++) {
    const { status, text } = await anaBrowser.request('GET', `/api/games/${game}/record`)
    statuses.push(status)
    if (status === 200) expect(JSON.parse(text)).toMatchObject({ title: 'chicago-express', log: [] })
    else expect(JSON.parse(text)).toMatchObject({ fault: { code: 'rate-limited' } })
  }
  expect(statuses[0]).toBe(200)
  expect(statuses.at(-1)).toBe(429)
  await Promise.all([ana.close(), ben.close()])
  await server.remove()
})
