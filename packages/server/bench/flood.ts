import type { Health } from '@roundhouse/protocol'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type ServerProcess, spawnServer } from '../test/server-process.ts'
import { BenchTable } from './bench-table.ts'
import { FloodingClient } from './flooding-client.ts'
import { keepLongGame } from './long-game.ts'
import { type Run, load, measure, middleOf, round, sum } from './pace.ts'

/**
 * Many tables and one flooding client, on loopback only. What the tables feel of it is measured, and what it
 * leaves in memory once everybody has gone.
 *
 * An hour's worth: a client that keeps just below what is allowed sends 30 messages a second, 108,000 in an hour.
 * So many are sent here too, in the seconds of the measured runs. The tables play at the pace that must hold;
 * their games leave the memory with them, so it does not matter to it how long they have played.
 */
const GAMES = 400
const ACTIONS_PER_SECOND = 1000
const WARM_UP_SECONDS = 3
const RUNS = 5
const SECONDS_PER_RUN = 4
const FLOOD_MESSAGES = 30 * 3600
const LONG_GAME = 800
const TARGET = { p99: 50, memoryGrowth: 0.2 }

const data = mkdtempSync(join(tmpdir(), 'roundhouse-flood-'))
const many = 1_000_000
const limits = { requestsPerMinute: many, gamesPerMinute: many, socketsPerAddress: many, idle: 1000 }
const game = await keepLongGame(data, LONG_GAME)
const server = await spawnServer({ data, client: null, logLevel: 'silent', limits })
try {
  const tables: BenchTable[] = []
  for (let made = 0; made < GAMES; made++) tables.push(await BenchTable.create(server.address))
  // The first time round warms everything up, so that what was compiled and cached is no growth.
  await sit(tables)
  await load(tables, WARM_UP_SECONDS, ACTIONS_PER_SECOND)
  await leave(tables)
  const before = await memoryOf(server)
  await sit(tables)
  const sockets = sum(tables.map((table) => table.sockets))
  const quiet = await measure(tables, SECONDS_PER_RUN, ACTIONS_PER_SECOND)
  const flood = new FloodingClient(server.address, game, FLOOD_MESSAGES / (RUNS * (SECONDS_PER_RUN + 0.5)))
  const flooded: Run[] = []
  for (let run = 0; run < RUNS; run++)
    flooded.push(await measure(tables, SECONDS_PER_RUN, ACTIONS_PER_SECOND))
  const atWorst = await memoryOf(server)
  flood.stop()
  await leave(tables)
  report(sockets, quiet, flooded, flood, { before, atWorst, after: await memoryOf(server) })
} finally {
  await server.end('SIGTERM')
  rmSync(data, { recursive: true, force: true })
}

/** Megabytes after a collection. */
interface Memory {
  readonly heap: number
  readonly resident: number
}

async function sit(tables: readonly BenchTable[]): Promise<void> {
  for (const table of tables) await table.sit()
}

/** Everybody goes, and the server has forgotten all games. */
async function leave(tables: readonly BenchTable[]): Promise<void> {
  for (const table of tables) table.leave()
  for (let tried = 0; tried < 100; tried++) {
    await sleep(200)
    const health = (await (await fetch(`${server.address}/api/health`)).json()) as Health
    if (health.games === 0 && health.sockets === 0) return
  }
  throw new Error('games or sockets stay although everybody has gone')
}

/** The server collects its garbage and tells what it uses, see `test/serve.ts`. */
async function memoryOf({ child, output }: ServerProcess): Promise<Memory> {
  const from = output().length
  child.kill('SIGUSR2')
  for (;;) {
    await sleep(20)
    const told = /^memory (\d+) (\d+)$/m.exec(output().slice(from))
    if (told !== null)
      return { heap: round(Number(told[1]) / 1024 ** 2), resident: round(Number(told[2]) / 1024 ** 2) }
  }
}

function report(
  sockets: number,
  quiet: Run,
  flooded: readonly Run[],
  flood: FloodingClient,
  memory: { readonly before: Memory; readonly atWorst: Memory; readonly after: Memory },
): void {
  const p99 = middleOf(flooded, 'p99')
  const errors = sum([quiet, ...flooded].map((run) => run.errors))
  const growth = memory.after.heap / memory.before.heap - 1
  const actions = sum(flooded.map((run) => run.actions))
  const result = {
    games: GAMES,
    sockets,
    actionsPerSecond: round(actions / (RUNS * SECONDS_PER_RUN)),
    errors,
    quiet: { p50: round(quiet.p50), p99: round(quiet.p99) },
    flooded: { p50: middleOf(flooded, 'p50'), p99, p99OfRuns: flooded.map((run) => round(run.p99)) },
    loadLate: { unit: 'ms', worst: flooded.map((run) => round(run.late)) },
    flood: { messages: flood.sent, connections: flood.connections },
    memory: { unit: 'MB', ...memory, growth: round(growth * 100) },
    target: TARGET,
    node: process.version,
    cores: cpus().length,
  }
  const rows: [string, string | number][] = [
    ['games, sockets', `${GAMES}, ${sockets}`],
    ['actions', `${actions} (${result.actionsPerSecond}/s)`],
    ['flood', `${flood.sent} messages over ${flood.connections} connections`],
    ['errors', errors],
    ['ack p99 before it', `${result.quiet.p99} ms`],
    ['ack p50 under it', `${result.flooded.p50} ms`],
    [
      'ack p99 under it',
      `${p99} ms (must reach ${TARGET.p99}); runs: ${result.flooded.p99OfRuns.join(', ')}`,
    ],
    ['load late at worst', `${result.loadLate.worst.join(', ')} ms`],
    ['heap', `${memory.before.heap} MB, then ${memory.atWorst.heap}, afterwards ${memory.after.heap}`],
    [
      'resident',
      `${memory.before.resident} MB, then ${memory.atWorst.resident}, afterwards ${memory.after.resident}`,
    ],
    ['growth', `${result.memory.growth} % (must stay below ${TARGET.memoryGrowth * 100} %)`],
  ]
  console.log(`Server under a flood: medians of ${RUNS} runs of ${SECONDS_PER_RUN} s, durable commits`)
  for (const [name, value] of rows) console.log(`  ${name.padEnd(20)}${value}`)
  const folder = fileURLToPath(new URL('../../../bench-results/', import.meta.url))
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'server-flood.json'), `${JSON.stringify(result, null, 2)}\n`)
  if (errors > 0 || p99 > TARGET.p99 || growth > TARGET.memoryGrowth) process.exitCode = 1
}
