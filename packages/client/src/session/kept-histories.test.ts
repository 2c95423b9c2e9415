import {
  type GameRecord,
  type History,
  type Title,
  choices,
  createRng,
  draw,
  newRecord,
  pick,
  replay,
} from '@roundhouse/kernel'
import { TITLES } from '@roundhouse/titles'
import { describe, expect, it } from 'vitest'
import { historyToKeep, rememberedHistory, startOf } from './kept-histories.ts'

/** A game by lot, in which somebody takes something back now and then. */
function played(title: Title, moves: number): { readonly record: GameRecord; readonly history: History } {
  const players = Array.from({ length: title.players.min }, (_, seat) => `Player ${seat + 1}`)
  const empty = newRecord(title, { players, seed: 'a table' })
  const replayed = replay(title, empty)
  if (!replayed.ok) throw new Error(replayed.fault.code)
  const { history } = replayed
  goOn(history, moves)
  return { record: { ...empty, log: [...history.log] }, history }
}

function goOn(history: History, moves: number): void {
  const rng = createRng(`moves ${history.version}`)
  while (history.version < moves) {
    const [seat] = history.title.toAct(history.state)
    if (seat === undefined) break
    const action = pick(choices(history.title, history.state, seat), (below) => draw(rng, below))
    history.append({ kind: 'action', seat, action })
    if (history.version % 40 === 0) history.append({ kind: 'undo', seat, to: history.version - 3 })
  }
}

/** Everything that can be asked of a history. */
function told(history: History) {
  const versions = Array.from({ length: history.version + 1 }, (_, version) => version)
  return {
    log: history.log,
    line: history.lineTo(),
    state: history.state,
    events: versions.map((version) => history.eventsOf(version)),
    states: versions.filter((version) => version % 7 === 0).map((version) => history.stateAt(version)),
    hash: history.hashAt(),
  }
}

/** As the browser writes it down and reads it again. */
const kept = (record: GameRecord, history: History, build = 'this build') =>
  structuredClone(historyToKeep(build, startOf(record), history))

describe('a kept history', () => {
  it.each(TITLES.map((title) => [title.id, title] as const))(
    'of %s tells what a replay of its log tells, and goes on in the same way',
    (_, title) => {
      const { record, history } = played(title, 110)
      const found = rememberedHistory(title, kept(record, history), startOf(record), record.log, 'this build')
      if (found === null) throw new Error('nothing was remembered')
      expect(told(found)).toEqual(told(history))
      goOn(history, 130)
      const further = history.log.slice(found.version)
      const again = rememberedHistory(title, kept(record, found), startOf(record), history.log, 'this build')
      if (again === null) throw new Error('nothing was remembered of the shorter log')
      for (const entry of further) expect(again.append(entry).ok).toBe(true)
      expect(told(again)).toEqual(told(history))
    },
  )

  it('counts for nothing with another log, start or build, or when it cannot be read', () => {
    const [title] = TITLES
    if (title === undefined) throw new Error('no title')
    const { record, history } = played(title, 60)
    const { log } = record
    const start = startOf(record)
    const one = kept(record, history)
    const remembered = (...[of, from, entries]: [typeof one, string, GameRecord['log']]) =>
      rememberedHistory(title, of, from, entries, 'this build')
    expect(remembered(one, start, log)).not.toBeNull()
    expect(remembered(one, start, log.slice(0, -1))).toBeNull()
    expect(remembered(one, start, log.with(30, { kind: 'undo', seat: 0, to: 0 }))).toBeNull()
    expect(remembered(one, startOf({ ...record, seed: 'another' }), log)).toBeNull()
    expect(remembered({ ...one, build: 'the build before' }, start, log)).toBeNull()
    expect(remembered({ ...one, memory: { ...one.memory, snapshots: null } } as never, start, log)).toBeNull()
    expect(rememberedHistory(title, null, start, log, 'this build')).toBeNull()
    expect(rememberedHistory(title, one, start, log, null)).toBeNull()
  })
})
