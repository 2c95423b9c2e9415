import { type GameRecord, History, asReadonly, choices, replay } from '@roundhouse/kernel'
import { type CzAction, type CzEvent, type CzState, eighteenCz, whatIf } from '@roundhouse/titles/18cz'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MEASURED, WARM_UP, areThere, recorded } from './recorded.ts'
import { type Row, median, report } from './report.ts'

const RUNS = 7

type CzHistory = History<CzState, CzAction, CzEvent>

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-bench-'))

function keep(name: string, record: GameRecord): string {
  const file = join(folder, `${name}.json`)
  writeFileSync(file, JSON.stringify(record))
  return file
}

/** In a fresh process each time, after one other game. */
function freshReplay(warmUp: string, measured: string, until: number): number {
  const script = new URL('replay-once.ts', import.meta.url).pathname
  const times = Array.from({ length: RUNS }, () =>
    Number(execFileSync(process.execPath, [script, warmUp, measured, String(until)], { encoding: 'utf8' })),
  )
  return median(times)
}

function timed(runs: number, job: () => unknown): number {
  const times: number[] = []
  for (let run = 0; run < runs; run++) {
    const began = performance.now()
    job()
    times.push(performance.now() - began)
  }
  return median(times)
}

function historyOf(record: GameRecord): CzHistory {
  const replayed = replay(eighteenCz, record as GameRecord<CzAction>)
  if (!replayed.ok) throw new Error('the game does not replay')
  return replayed.history
}

/** The last moments at which a company lays track. */
function lateTrackMoments(history: CzHistory): CzState[] {
  const found: CzState[] = []
  for (let version = history.version; version > 0 && found.length < 12; version--) {
    const state = history.stateAt(version)
    if (state.step === 'track') found.push(state)
  }
  return found
}

/** Each copy is a board that no cache has seen. */
function tileLayMilliseconds(states: readonly CzState[]): number {
  const times = states.map((state) => {
    const seat = eighteenCz.toAct(asReadonly(state))[0] as number
    return timed(9, () => choices(eighteenCz, eighteenCz.clone(asReadonly(state)), seat))
  })
  return Math.max(...times)
}

/** The best run after every tile and station, on boards that no cache has seen. */
function whatIfMilliseconds(history: CzHistory): { slowest: number; most: number } {
  let slowest = 0
  let most = 0
  for (let version = Math.floor(history.version / 2); version <= history.version; version++) {
    const state = history.stateAt(version)
    if (state.step !== 'track' || state.turn === null) continue
    const { company } = state.turn
    const took = timed(3, () => {
      const answers = whatIf(asReadonly(eighteenCz.clone(asReadonly(state))), company)
      most = Math.max(most, answers?.length ?? 0)
    })
    slowest = Math.max(slowest, took)
  }
  return { slowest, most }
}

function copyMicroseconds(state: CzState): number {
  const copies = 2000
  return (
    (timed(RUNS, () => {
      let kept = state
      for (let copy = 0; copy < copies; copy++) kept = eighteenCz.clone(asReadonly(kept))
    }) /
      copies) *
    1000
  )
}

/** The growth of the heap by many live states with their caches filled. */
function liveMegabytes(state: CzState): number {
  const seat = eighteenCz.toAct(asReadonly(state))[0] as number
  const live: CzState[] = []
  const states = 200
  globalThis.gc?.()
  const before = process.memoryUsage().heapUsed
  for (let count = 0; count < states; count++) {
    const copy = eighteenCz.clone(asReadonly(state))
    choices(eighteenCz, copy, seat)
    live.push(copy)
  }
  globalThis.gc?.()
  const megabytes = (process.memoryUsage().heapUsed - before) / states / 1e6
  if (live.length !== states) throw new Error('the states are gone')
  return megabytes
}

const rows: Row[] = []
if (areThere()) {
  const record = recorded(MEASURED)
  const warmUp = keep('warm-up', recorded(WARM_UP))
  const measured = keep('measured', record)
  const history = historyOf(record)
  const moments = lateTrackMoments(history)
  const late = moments[0] as CzState
  const { version } = history
  const asked = whatIfMilliseconds(history)
  rows.push(
    {
      what: `18CZ: best runs after all lays of a company (up to ${asked.most}), slowest of its later half`,
      measured: asked.slowest,
      unit: 'ms',
      mustReach: 200,
      more: false,
    },
    {
      what: `18CZ: replay of the recorded game 29247 (${version} entries), fresh process`,
      measured: freshReplay(warmUp, measured, version),
      unit: 'ms',
      mustReach: 25,
      more: false,
    },
    {
      what: '18CZ: one step back from its end',
      measured: timed(51, () => history.stateAt(version - 1)),
      unit: 'ms',
      mustReach: 4,
      more: false,
    },
    {
      what: '18CZ: all legal tile lays of a late company, cold (slowest of 12)',
      measured: tileLayMilliseconds(moments),
      unit: 'ms',
      mustReach: 4,
      more: false,
    },
    {
      what: '18CZ: copy of a late state',
      measured: copyMicroseconds(late),
      unit: 'µs',
      mustReach: 20,
      more: false,
    },
    {
      what: '18CZ: one live late state with its caches',
      measured: liveMegabytes(late),
      unit: 'MB',
      mustReach: 1,
      more: false,
    },
  )
  console.log('18CZ: replay time by number of entries, fresh process each')
  for (let until = 100; until <= version; until += 100) {
    const took = freshReplay(warmUp, measured, until)
    console.log(
      `  ${String(until).padStart(4)}  ${took.toFixed(2)} ms  ${((took / until) * 1000).toFixed(1)} µs each`,
    )
  }
} else {
  console.log('18CZ: the recorded games are not beside the project; their rows were skipped')
}
rmSync(folder, { recursive: true })
report('railways', rows)
