import { cpus } from 'node:os'
import { keepResult, withServer } from './bench-server.ts'
import { BenchTable } from './bench-table.ts'
import { type Run, load, measure, middleOf, round, sum } from './pace.ts'

/**
 * The live server under load, on loopback only: so many games, sockets and actions per second, every action
 * committed to disk before its acknowledgement. The load comes from this process, the server is another one.
 */
const GAMES = 200
const ACTIONS_PER_SECOND = 100
const WARM_UP_SECONDS = 3
/** Each run is measured by itself, and the median counts: a machine that is busy elsewhere spoils one, not all. */
const RUNS = 5
const SECONDS_PER_RUN = 5
const TARGET_P99 = 50

await withServer(async (address) => {
  const tables: BenchTable[] = []
  for (let made = 0; made < GAMES; made++) tables.push(await BenchTable.create(address))
  for (const table of tables) await table.sit()
  await load(tables, WARM_UP_SECONDS, ACTIONS_PER_SECOND)
  const runs: Run[] = []
  for (let run = 0; run < RUNS; run++) runs.push(await measure(tables, SECONDS_PER_RUN, ACTIONS_PER_SECOND))
  report(tables, runs)
  for (const table of tables) table.leave()
})

function report(tables: readonly BenchTable[], runs: readonly Run[]): void {
  const middle = (key: keyof Run): number => middleOf(runs, key)
  const p99 = middle('p99')
  const actions = sum(runs.map((run) => run.actions))
  const errors = sum(runs.map((run) => run.errors))
  const result = {
    games: tables.length,
    sockets: sum(tables.map((table) => table.sockets)),
    runs: RUNS,
    secondsPerRun: SECONDS_PER_RUN,
    actions,
    actionsPerSecond: round(actions / (RUNS * SECONDS_PER_RUN)),
    deliveries: sum(runs.map((run) => run.deliveries)),
    errors,
    acknowledgement: { unit: 'ms', p50: middle('p50'), p95: middle('p95'), p99, max: middle('max') },
    p99OfRuns: runs.map((run) => round(run.p99)),
    loadLate: { unit: 'ms', worst: runs.map((run) => round(run.late)) },
    target: { p99: TARGET_P99 },
    node: process.version,
    cores: cpus().length,
  }
  const { acknowledgement: ack } = result
  const rows: [string, string | number][] = [
    ['games', result.games],
    ['sockets', result.sockets],
    ['actions', `${actions} (${result.actionsPerSecond}/s)`],
    ['entries delivered', result.deliveries],
    ['errors', errors],
    ['ack p50', `${ack.p50} ms`],
    ['ack p95', `${ack.p95} ms`],
    ['ack p99', `${p99} ms (must reach ${TARGET_P99}); runs: ${result.p99OfRuns.join(', ')}`],
    ['ack max', `${ack.max} ms`],
    ['load late at worst', `${result.loadLate.worst.join(', ')} ms`],
  ]
  console.log(`Server: medians of ${RUNS} runs of ${SECONDS_PER_RUN} s, durable commits`)
  for (const [name, value] of rows) console.log(`  ${name.padEnd(20)}${value}`)
  keepResult('server', result)
  if (errors > 0 || p99 > TARGET_P99) process.exitCode = 1
}
