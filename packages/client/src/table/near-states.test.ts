import { type Action, type GameEvent, type GameState, type History, replay } from '@roundhouse/kernel'
import { type CzAction, type CzEvent, type CzState, eighteenCz } from '@roundhouse/titles/18cz'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { nearStates } from './near-states.ts'

/** A game with a move taken back in the middle of it. */
function played(): History<CzState, CzAction, CzEvent> {
  const file = new URL('../../../titles/18cz/test/golden/base-3.json', import.meta.url)
  const { record } = JSON.parse(readFileSync(file, 'utf8'))
  const log = [...record.log.slice(0, 90), { kind: 'undo', seat: 0, to: 85 }, ...record.log.slice(85, 120)]
  const replayed = replay(eighteenCz, { ...record, log })
  if (!replayed.ok) throw new Error('the game does not replay')
  return replayed.history
}

function expectSame<S extends GameState, A extends Action, E extends GameEvent>(
  history: History<S, A, E>,
  versions: readonly number[],
): void {
  const stateAt = nearStates(history)
  for (const version of versions) expect(stateAt(version), `${version}`).toEqual(history.stateAt(version))
}

test('whichever way one walks, each state is the one that the history has', () => {
  const history = played()
  const all = Array.from({ length: history.version + 1 }, (_, version) => version)
  expectSame(history, all.toReversed())
  expectSame(history, all)
  expectSame(history, [0, 91, 90, 3, 120, 89, 91, 92, 0, 1, history.version, 60, 59, 58, 57, 61])
})

test('a state that stays near is the same object, and one far away is let go', () => {
  const stateAt = nearStates(played())
  const first = stateAt(100)
  expect(stateAt(100)).toBe(first)
  for (let version = 0; version < 60; version++) stateAt(version)
  expect(stateAt(100)).not.toBe(first)
  expect(stateAt(100)).toEqual(first)
})
