import type { PhaseView, TrainView } from '@roundhouse/view/railway'
import { expect, test } from 'vitest'
import { phaseChanges } from './phase-changes.ts'

function train(kind: string, goneWith: readonly string[] = []): TrainView {
  return { id: kind, kind, card: '', size: 'small', price: 100, goneWith }
}

function phase(id: string, part: Partial<PhaseView>): PhaseView {
  return { id, state: 'later', tiles: 'yellow', limits: [3], trains: [], scraps: [], opens: [], ...part }
}

test('a phase tells only what is new in it', () => {
  const phases = [
    phase('a', { trains: [train('2', ['4'])] }),
    phase('b', { trains: [train('2', ['4'])], opens: ['medium'] }),
    phase('c', { tiles: 'green', limits: [2], trains: [train('4')] }),
    phase('d', { tiles: 'green', limits: [2], trains: [train('4')] }),
  ]
  expect(phaseChanges(phases)).toEqual([
    { phase: 'a', state: 'later', tiles: 'yellow', limits: [3], opens: [], scraps: [] },
    { phase: 'b', state: 'later', tiles: null, limits: null, opens: ['medium'], scraps: [] },
    {
      phase: 'c',
      state: 'later',
      tiles: 'green',
      limits: [2],
      opens: [],
      scraps: [{ kind: '4', gone: ['2'] }],
    },
    { phase: 'd', state: 'later', tiles: null, limits: null, opens: [], scraps: [] },
  ])
})
