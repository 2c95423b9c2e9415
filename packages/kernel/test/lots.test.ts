import { describe, expect, test } from 'vitest'
import {
  type ActionEntry,
  type GameState,
  History,
  type Title,
  createRng,
  draw,
  lotsOfSetup,
  newRecord,
  recordLots,
  seedFrom,
  setUp,
  setupOf,
} from '../src/index.ts'

interface Dice extends GameState {
  thrown: number[]
}
type Throw = { readonly type: 'throw'; readonly dice: number }

/** A game of nothing but lots. */
const dice: Title<Dice, Throw> = {
  id: 'dice',
  name: 'Dice',
  rules: 1,
  since: 1,
  amendments: [],
  players: { min: 1, max: 1 },
  variants: [],
  options: [],
  steps: [
    {
      name: 'throw',
      section: '1',
      choices: () => [{ kind: 'one', action: { type: 'throw', dice: 1 } }],
      refuse: () => null,
      apply(state, _seat, action) {
        for (let left = action.dice; left > 0; left--) state.thrown.push(draw(state.rng, 6))
      },
    },
  ],
  gates: [],
  setup: ({ seed }) => ({ step: 'throw', rng: createRng(seed), ended: null, thrown: [] }),
  toAct: () => [0],
  clone: ({ rng, thrown }) => ({ step: 'throw', rng: [...rng], ended: null, thrown: [...thrown] }),
  conceal: ({ thrown }) => ({ step: 'throw', rng: [0, 0, 0, 0], ended: null, thrown: [...thrown] }),
  standing: () => [],
  shown: () => null,
  violations: () => [],
}

const start = (): Dice =>
  dice.setup(
    { rules: 1, players: 1, variant: null, options: {}, seed: 'sfc32:00000000000000000000000000000001' },
    () => {},
  )
const thrown = (count: number): ActionEntry<Throw> => ({
  kind: 'action',
  seat: 0,
  action: { type: 'throw', dice: count },
})

describe('lots', () => {
  test('the log keeps the lots that an action drew', () => {
    const history = new History(dice, start())
    history.append(thrown(3))
    const [entry] = history.log
    expect(entry?.kind === 'action' ? entry.lots : null).toEqual(history.state.thrown)
    expect(history.state.thrown).toHaveLength(3)
  })

  test('an action without lots is logged as it came', () => {
    const history = new History(dice, start())
    const entry = thrown(0)
    history.append(entry)
    expect(history.log[0]).toBe(entry)
  })

  test('who does not know the generator gets the same game from the log', () => {
    const server = new History(dice, start())
    for (const count of [2, 0, 5, 1]) server.append(thrown(count))
    const page = new History(dice, dice.conceal(start(), null))
    for (const entry of server.log) page.append(entry)
    expect(page.state.thrown).toEqual(server.state.thrown)
    for (const version of [0, 1, 2, 3, 4]) {
      expect(page.stateAt(version).thrown).toEqual(server.stateAt(version).thrown)
    }
  })

  test('the generator moves on as if nothing had been told', () => {
    const told = createRng('a')
    const own = createRng('a')
    recordLots(told, [5, 5], () => void [draw(told, 6), draw(told, 6)])
    void [draw(own, 6), draw(own, 6)]
    expect(told).toEqual(own)
  })

  test.each([[-1], [6], [1.5], [Number.NaN]])('a lot of %s is not believed', (lot) => {
    const rng = createRng('a')
    const own = draw(createRng('a'), 6)
    expect(recordLots(rng, [lot], () => void draw(rng, 6))).toEqual([own])
  })
})

test('a set-up that draws is the same from its lots and any other seed, and goes another way from there', () => {
  const dealt: Title<Dice, Throw> = {
    ...dice,
    setup({ seed }) {
      const rng = createRng(seed)
      return { step: 'throw', rng, ended: null, thrown: [draw(rng, 6), draw(rng, 6), draw(rng, 6)] }
    },
  }
  const record = newRecord(dealt, { players: ['Ana'], seed: 'a' })
  const first = setUp(dealt, record, () => {})
  const lots = lotsOfSetup(dealt, setupOf(record))
  expect(lots).toEqual(first.thrown)
  const copy = setUp(dealt, { ...record, seed: seedFrom('b'), lots: lots ?? [] }, () => {})
  expect(copy.thrown).toEqual(first.thrown)
  expect(copy.rng).not.toEqual(first.rng)
  // What a spectator may not see is not told by way of its lots.
  const hidden = { ...dealt, conceal: () => ({ ...start(), thrown: [] }) }
  expect(lotsOfSetup(hidden, setupOf(record))).toBeNull()
})

describe('fork', () => {
  test('goes on by itself and knows the past', () => {
    const history = new History(dice, start())
    for (let count = 0; count < 60; count++) history.append(thrown(1))
    history.append({ kind: 'undo', seat: 0, to: 57 })
    const fork = history.fork()
    expect(fork.state).toEqual(history.state)
    fork.append(thrown(2))
    expect(fork.version).toBe(62)
    expect(history.version).toBe(61)
    expect(fork.lineTo()).toEqual([...history.lineTo(), 62])
    for (const version of [0, 30, 57, 60, 61]) expect(fork.stateAt(version)).toEqual(history.stateAt(version))
    expect(history.state.thrown).toHaveLength(57)
    expect(fork.state.thrown).toHaveLength(59)
  })
})
