import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { Table, checkDisk, promises, startPlaying } from '../test/kill-load.ts'
import { spawnServer } from '../test/server-process.ts'

/** `KILLS=100 npm run test:long -- kill` runs a part of the series. */
const KILLS = Number(process.env['KILLS'] ?? 1000)
/** Tables that are played at the same time; who has finished makes room for a new one. */
const TABLES = 6
/** A server lives for so many acknowledgements and a moment more, so that the kill comes anywhere in the work. */
const MOST_ACKNOWLEDGED = 80
const MOMENT_MILLISECONDS = 15
/** All tables are looked at again every so many kills, the played ones after every kill. */
const WHOLE_CHECK = 100

test(`${KILLS} kills under load lose nothing and double nothing`, async () => {
  const data = mkdtempSync(join(tmpdir(), 'roundhouse-kills-'))
  const limits = { messagesPerSecond: 10_000, messageBurst: 10_000, requestsPerMinute: 1_000_000 }
  const options = { data, client: null, logLevel: 'silent', limits } as const
  const began = performance.now()
  const all: Table[] = []
  let playing: Table[] = []
  for (let kill = 1; kill <= KILLS; kill++) {
    const server = await spawnServer(options)
    onTestFinished(() => void server.child.kill('SIGKILL'))
    playing = playing.filter((table) => !table.over)
    while (playing.length < TABLES) {
      const table = await Table.create(server.address)
      playing.push(table)
      all.push(table)
    }
    const enough = promises(playing) + 1 + Math.floor(Math.random() * MOST_ACKNOWLEDGED)
    const lives = await startPlaying(playing, server.address)
    while (promises(playing) < enough && playing.some((table) => !table.over)) await sleep(2)
    await sleep(Math.random() * MOMENT_MILLISECONDS)
    expect(await server.end('SIGKILL')).toBeNull()
    await Promise.all(lives)
    await checkDisk(data, kill % WHOLE_CHECK === 0 ? all : playing)
  }
  const kept = await checkDisk(data, all)
  rmSync(data, { recursive: true, force: true })
  const minutes = ((performance.now() - began) / 60_000).toFixed(1)
  console.log(
    `${KILLS} kills, ${all.length} games, ${promises(all)} acknowledged, ${kept} entries, 0 lost, 0 doubled, ${minutes} min`,
  )
})
