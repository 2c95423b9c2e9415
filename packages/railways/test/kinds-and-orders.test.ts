import { type GameState, createRng } from '@roundhouse/kernel'
import { describe, expect, test } from 'vitest'
import { type TurnStep, clockwiseFrom, firstLapReversed, nextToOperate, turnOf } from '../src/index.ts'

describe('order of operation', () => {
  const [EPP, SD1, BK, SD] = [0, 1, 2, 3]

  test('1824 VII.4: coal, pre-state, then by price; a marker that rises meanwhile comes first', () => {
    const acted: number[] = []
    const market = [BK, SD]
    const next = (): number | null =>
      nextToOperate([[EPP], [SD1], market], (company) => !acted.includes(company))
    expect(next()).toBe(EPP)
    acted.push(EPP, SD1)
    expect(next()).toBe(BK)
    market.reverse()
    expect(next()).toBe(SD)
    acted.push(SD, BK)
    expect(next()).toBeNull()
  })
})

describe('order of players', () => {
  test('1824 VI.3: the first lap runs from the last seat down, all others up', () => {
    expect(Array.from({ length: 9 }, (_, turn) => firstLapReversed(turn, 3))).toEqual([
      2, 1, 0, 0, 1, 2, 0, 1, 2,
    ])
  })

  test('1862 5.2.4: the active director first, then clockwise', () => {
    expect(clockwiseFrom(2, 4)).toEqual([2, 3, 0, 1])
  })
})

describe('kinds of companies', () => {
  interface State extends GameState {
    at: string | null
    small: boolean
  }
  type Going = { readonly type: 'pass' }
  const step = (name: string): TurnStep<State, Going, never> => ({
    name,
    section: 'VII.5',
    endedBy: ['pass'],
    settle: () => false,
    choices: () => [],
    refuse: () => null,
    apply: () => {},
  })
  const turn = turnOf<State, Going, never>(
    {
      at: ({ at }) => at,
      enter: (state, name) => void (state.at = name),
      end: (state) => void (state.at = null),
    },
    ['track', 'station', 'run'].map(step),
    ({ small }) => (small ? ['track', 'run'] : ['track', 'station', 'run']),
  )
  const walked = (small: boolean): (string | null)[] => {
    const state: State = { step: '', rng: createRng('sfc32:1824'), ended: null, at: 'track', small }
    const names: (string | null)[] = []
    while (turn.line(state, () => {}) === 'asks') {
      names.push(state.step)
      turn.steps.find(({ name }) => name === state.step)?.apply(state, 0, { type: 'pass' }, () => {})
    }
    return names
  }

  test('1824 VII.5: a small railway has a turn of its own, without stations', () => {
    expect([walked(true), walked(false)]).toEqual([
      ['track', 'run'],
      ['track', 'station', 'run'],
    ])
  })
})
