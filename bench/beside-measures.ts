// A fresh process for `beside.ts`: takes one measure of the 18CZ of one checkout, which it loads by its folder, and prints
// milliseconds; without the name of a measure it lists them as JSON.
import type { GameRecord, History } from '@roundhouse/kernel'
import type { CzAction, CzEvent, CzState } from '@roundhouse/titles/18cz'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const [checkout = '', warmUp = '', measured = '', what] = process.argv.slice(2)
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

/**
 * The least of many runs: compiler and memory manager take their time in some of them and not in others, whatever is
 * measured.
 */
function warm(runs: number, job: () => unknown): number {
  return Math.min(...Array.from({ length: runs }, () => milliseconds(job)))
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

const record = read(measured)

/** Every state of the measured game, and its last companies that lay track. */
function played(): { readonly states: readonly CzState[]; readonly late: readonly CzState[] } {
  const history = historyOf(record)
  const states = Array.from({ length: history.version + 1 }, (_, at) => history.stateAt(at))
  return { states, late: states.filter((state) => state.step === 'track').slice(-12) }
}

function allLays(late: readonly CzState[]): void {
  for (const state of late) choices(eighteenCz, fresh(state), actorOf(state) as number)
}

const MEASURES: Readonly<Record<string, () => number>> = {
  'replay, first in its process': () => milliseconds(() => historyOf(record)),
  'replay, warm': () => warm(300, () => historyOf(record)),
  'the last 41 steps back'() {
    const history = historyOf(record)
    return warm(40, () => {
      for (let back = 1; back <= 41; back++) history.stateAt(history.version - back)
    })
  },
  'all tile lays of 12 late companies, cold, first'() {
    const { late } = played()
    return milliseconds(() => allLays(late))
  },
  'all tile lays of 12 late companies, cold'() {
    const { late } = played()
    return warm(100, () => allLays(late))
  },
  '10,000 copies of a late state'() {
    let kept = played().late.at(-1) as CzState
    return warm(15, () => {
      for (let copy = 0; copy < 10_000; copy++) kept = fresh(kept)
    })
  },
  'best runs of all its turns'() {
    const running = played().states.filter((state) => state.step === 'run')
    return warm(5, () => {
      for (const state of running) bestRun(asReadonly(fresh(state)), state.turn?.company ?? 0)
    })
  },
  'best runs after all lays of 12 late companies'() {
    const { late } = played()
    return warm(3, () => {
      for (const state of late) whatIf(asReadonly(fresh(state)), state.turn?.company ?? 0)
    })
  },
  'ten random games, runs solved': () =>
    warm(3, () => {
      for (let game = 0; game < 10; game++) playOut(3 + (game % 4), `bench ${game}`)
    }),
}

historyOf(read(warmUp))
console.log(what === undefined ? JSON.stringify(Object.keys(MEASURES)) : MEASURES[what]?.())
