// A fresh process for `beside.ts`: measures the 18CZ of one checkout, which it loads by its folder. Prints JSON.
import type { GameRecord, History } from '@roundhouse/kernel'
import type { CzAction, CzEvent, CzState } from '@roundhouse/titles/18cz'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { median } from './report.ts'

const [checkout = '', warmUp = '', measured = ''] = process.argv.slice(2)
const load = async (path: string): Promise<unknown> => import(pathToFileURL(join(checkout, path)).href)
const { applyKnown, asReadonly, choices, createRng, draw, newRecord, pick, replay, setupOf } = (await load(
  'packages/kernel/src/index.ts',
)) as typeof import('@roundhouse/kernel')
const { eighteenCz, bestRun, whatIf } = (await load(
  'packages/titles/18cz/index.ts',
)) as typeof import('@roundhouse/titles/18cz')

/** Processor time, so that whoever else uses the machine counts less. */
function milliseconds(job: () => unknown): number {
  const began = process.cpuUsage()
  job()
  const { user, system } = process.cpuUsage(began)
  return (user + system) / 1000
}

function often(runs: number, job: () => unknown): number {
  return median(Array.from({ length: runs }, () => milliseconds(job)))
}

function read(file: string): GameRecord<CzAction> {
  return JSON.parse(readFileSync(file, 'utf8')) as GameRecord<CzAction>
}

function historyOf(record: GameRecord<CzAction>): History<CzState, CzAction, CzEvent> {
  const replayed = replay(eighteenCz, record)
  if (!replayed.ok) throw new Error('the game does not replay')
  return replayed.history
}

/** A board that no cache has seen. */
function fresh(state: CzState): CzState {
  return eighteenCz.clone(asReadonly(state))
}

function actorOf(state: CzState): number | undefined {
  return eighteenCz.toAct(asReadonly(state))[0]
}

function playOut(players: number, seed: string): void {
  const names = Array.from({ length: players }, (_, seat) => `Player ${seat + 1}`)
  const state = eighteenCz.setup(setupOf(newRecord(eighteenCz, { players: names, seed })), () => {})
  const rng = createRng(`${seed}/luck`)
  for (let seat = actorOf(state); seat !== undefined; seat = actorOf(state)) {
    const action = pick(choices(eighteenCz, state, seat), (below) => draw(rng, below))
    applyKnown(eighteenCz, state, seat, action, () => {})
  }
}

historyOf(read(warmUp))
const record = read(measured)
const measures: Record<string, number> = {
  'replay, first in its process': milliseconds(() => historyOf(record)),
  'replay, warm': often(9, () => historyOf(record)),
}
const history = historyOf(record)
const { version } = history
measures['the last 41 steps back'] = often(9, () => {
  for (let back = 1; back <= 41; back++) history.stateAt(version - back)
})
const states = Array.from({ length: version + 1 }, (_, at) => history.stateAt(at))
const late = states.filter((state) => state.step === 'track').slice(-12)
measures['all tile lays of 12 late companies, cold, first'] = milliseconds(() => {
  for (const state of late) choices(eighteenCz, fresh(state), actorOf(state) as number)
})
measures['all tile lays of 12 late companies, cold'] = often(15, () => {
  for (const state of late) choices(eighteenCz, fresh(state), actorOf(state) as number)
})
measures['10,000 copies of a late state'] = often(9, () => {
  let kept = late.at(-1) as CzState
  for (let copy = 0; copy < 10_000; copy++) kept = fresh(kept)
})
const running = states.filter((state) => state.step === 'run')
measures['best runs of all its turns'] = often(5, () => {
  for (const state of running) bestRun(asReadonly(fresh(state)), state.turn?.company ?? 0)
})
measures['best runs after all lays of 12 late companies'] = often(3, () => {
  for (const state of late) whatIf(asReadonly(fresh(state)), state.turn?.company ?? 0)
})
measures['ten random games, runs solved'] = often(3, () => {
  for (let game = 0; game < 10; game++) playOut(3 + (game % 4), `bench ${game}`)
})
console.log(JSON.stringify(measures))
