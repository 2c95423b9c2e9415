import { History, type LogEntry, asReadonly, play } from '@roundhouse/kernel'
import {
  type AhAction,
  type AhEvent,
  type AhState,
  cashOf,
  certificatesOf,
  companyIndex,
  debtOf,
  eighteen24,
  isConstruction,
  wealthOf,
} from '@roundhouse/titles/1824'
import { type RandomGame, luckOf, luckyAction, startOf } from '@roundhouse/titles/1824/test/random-play'
import { expect, test } from 'vitest'
import { chronicleOf } from '../src/1824/index.ts'

test('VI.3: a page that is not told the set-up knows the first stock round too', () => {
  const table = { rules: eighteen24.rules, players: 4, variant: null, options: {}, seed: 'opening' }
  const told: AhEvent[] = []
  const start = eighteen24.setup(table, (event) => told.push(event))
  const here = new History(eighteen24, start, told)
  const there = new History(eighteen24, eighteen24.conceal(asReadonly(start), 0))
  expect(chronicleOf(there).rounds.map(({ kind, set }) => `${kind} ${set}`)).toContain('stock 1')
  expect(chronicleOf(there).rounds).toEqual(chronicleOf(here).rounds)
})

const GAMES: readonly RandomGame[] = [
  { players: 4, seed: 'Ana', variant: null, options: {} },
  { players: 2, seed: 'Ana', variant: 'cisleithania', options: {} },
  // Table C5, C8, C16: a loan beside the cash, small railways at what was paid for them.
  { players: 4, seed: 'Ana', variant: null, options: { compatibility: '18xx.games' } },
]

test.each(GAMES)(
  'what everybody has is told from events as the game has it, debts, bonds and construction too: $players players $options',
  (game) => {
    const told: AhEvent[] = []
    const { players, seed, variant, options } = game
    const setup = { rules: eighteen24.rules, players, seed, variant, options }
    const history = new History<AhState, AhAction, AhEvent>(
      eighteen24,
      eighteen24.setup(setup, (event) => told.push(event)),
      told,
    )
    const state = startOf(game)
    const luck = luckOf(game)
    let owed = 0
    for (let turn = 0; turn < 3000; turn++) {
      const next = luckyAction(luck, state)
      if (next === null) break
      play(eighteen24, state, next.seat, next.action)
      const entry: LogEntry<AhAction> = { kind: 'action', ...next }
      history.append(entry)
      owed += state.debt.filter((debt) => debt > 0).length
      const { now, trains } = chronicleOf(history)
      for (const { seat, cash, worth, certificates, debt } of now.players) {
        const at = asReadonly(state)
        expect({ cash, worth, certificates, debt }, `seat ${seat} after move ${turn + 1}`).toEqual({
          cash: cashOf(at, seat),
          worth: wealthOf(at, seat),
          certificates: certificatesOf(at, seat),
          debt: debtOf(at, seat),
        })
      }
      for (const { company } of trains.slice(-1)) {
        expect(isConstruction(asReadonly(state), companyIndex(company)), company).toBe(false)
      }
    }
    expect(state.ended, 'the game was played to its end').not.toBeNull()
    expect(owed, 'somebody was in debt').toBeGreaterThan(0)
  },
  60_000,
)
