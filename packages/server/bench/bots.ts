import { cpus } from 'node:os'
import { Browser, people } from '../test/at-table.ts'
import { keepResult, withServer } from './bench-server.ts'
import { BenchTable } from './bench-table.ts'
import { type Run, load, measure, middleOf, round, sum } from './pace.ts'

/**
 * People at their tables, first alone, then beside a hundred tables at which Firemen of 18CZ play and nobody waits for a
 * person: a bot plays on for the only one. What people wait for an acknowledgement, before and meanwhile.
 */
const TABLES_OF_PEOPLE = 50
const TABLES_OF_BOTS = 100
const ACTIONS_PER_SECOND = 50
const WARM_UP_SECONDS = 3
const RUNS = 5
const SECONDS_PER_RUN = 5
const TARGET_P99 = 50
/** What bots may add to what people wait without them: a quick machine shall not hide them behind the first target. */
const TARGET_ADDED = 25
/** Bots that do not play disturb nobody, and then nothing was measured. */
const TARGET_MOVES_PER_SECOND = 5

await withServer(async (address) => {
  const tables: BenchTable[] = []
  for (let made = 0; made < TABLES_OF_PEOPLE; made++) tables.push(await BenchTable.create(address))
  for (const table of tables) await table.sit()
  await load(tables, WARM_UP_SECONDS, ACTIONS_PER_SECOND)
  const alone = await measured(tables)
  const watched: (() => number)[] = []
  for (let made = 0; made < TABLES_OF_BOTS; made++) watched.push(await tableOfBots(address))
  await load(tables, WARM_UP_SECONDS, ACTIONS_PER_SECOND)
  const before = sum(watched.map((moves) => moves()))
  const began = performance.now()
  const beside = await measured(tables)
  const moves = sum(watched.map((each) => each())) - before
  report(alone, beside, (moves * 1000) / (performance.now() - began))
  for (const table of tables) table.leave()
})

async function measured(tables: readonly BenchTable[]): Promise<readonly Run[]> {
  const runs: Run[] = []
  for (let run = 0; run < RUNS; run++) runs.push(await measure(tables, SECONDS_PER_RUN, ACTIONS_PER_SECOND))
  return runs
}

/** Gives how many moves have been played there so far. */
async function tableOfBots(address: string): Promise<() => number> {
  const ana = new Browser({ address })
  const bot = { kind: 'bot', bot: 'fireman' } as const
  const { game, seat } = await ana.create({ title: '18cz', seats: [...people('Ana'), bot, bot, bot] })
  const place = await ana.open(game.id)
  await place.next('welcome')
  place.send({ type: 'playOn', id: crypto.randomUUID(), seat, bot: 'fireman' })
  return () => place.version
}

function report(alone: readonly Run[], beside: readonly Run[], movesPerSecond: number): void {
  const errors = sum([...alone, ...beside].map((run) => run.errors))
  const told = (runs: readonly Run[]) => ({
    p50: middleOf(runs, 'p50'),
    p95: middleOf(runs, 'p95'),
    p99: middleOf(runs, 'p99'),
    max: middleOf(runs, 'max'),
  })
  const result = {
    tablesOfPeople: TABLES_OF_PEOPLE,
    tablesOfBots: TABLES_OF_BOTS,
    actionsPerSecond: ACTIONS_PER_SECOND,
    movesOfBotsPerSecond: round(movesPerSecond),
    acknowledgement: { unit: 'ms', alone: told(alone), beside: told(beside) },
    errors,
    target: { p99: TARGET_P99, addedToP99: TARGET_ADDED, movesPerSecond: TARGET_MOVES_PER_SECOND },
    cores: cpus().length,
  }
  const { alone: one, beside: other } = result.acknowledgement
  console.log(`Acknowledgements of people beside ${TABLES_OF_BOTS} tables of bots`)
  console.log(`  bots played         ${result.movesOfBotsPerSecond} moves/s`)
  for (const key of ['p50', 'p95', 'p99', 'max'] as const)
    console.log(`  ack ${key.padEnd(16)}${one[key]} ms alone, ${other[key]} ms beside bots`)
  console.log(`  errors              ${errors}`)
  keepResult('server-bots', result)
  const isSlow = other.p99 > TARGET_P99 || other.p99 - one.p99 > TARGET_ADDED
  if (errors > 0 || isSlow || movesPerSecond < TARGET_MOVES_PER_SECOND) process.exitCode = 1
}
