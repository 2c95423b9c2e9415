import { asReadonly } from '@roundhouse/kernel'
import {
  COMPANY_IDS,
  PHASES,
  PROGRESS,
  cashOf,
  certificatesOf,
  eighteenCz,
  firstSet,
  priceOf,
  sharesOf,
  wealthOf,
} from '@roundhouse/titles/18cz'
import { describe, expect, test } from 'vitest'
import { chronicleOf } from '../src/18cz/index.ts'
import { type CzHistory, GOLDEN_NAMES, goldenGame, replayedAnew } from './18cz-games.ts'

/** The figures as the state itself has them. */
function figuresIn(history: CzHistory, version: number) {
  const state = asReadonly(history.stateAt(version))
  return {
    players: Array.from({ length: state.players }, (_, seat) => ({
      seat,
      cash: cashOf(state, seat),
      worth: wealthOf(state, seat),
      certificates: certificatesOf(state, seat),
      debt: state.bank.debt[seat] as number,
      shares: Object.fromEntries(
        COMPANY_IDS.flatMap((id, company) => {
          const shares = sharesOf(state, company, seat)
          return shares === 0 ? [] : [[id, shares]]
        }),
      ),
    })),
    prices: Object.fromEntries(
      COMPANY_IDS.map((id, company) => [id, priceOf(state, company) === 0 ? null : priceOf(state, company)]),
    ),
  }
}

describe.each(GOLDEN_NAMES)('the chronicle of %s', (file) => {
  const history = goldenGame(file)
  const first = firstSet(history.state)

  test('has the figures of the states, at every moment', () => {
    for (let version = 0; version <= history.version; version += 7) {
      expect(chronicleOf(history, version).now, `version ${version}`).toEqual(figuresIn(history, version))
    }
    expect(chronicleOf(history).now).toEqual(figuresIn(history, history.version))
  })

  test('has every round of the progress track, and a point at the end of each', () => {
    const { rounds, points } = chronicleOf(history)
    const sets = PROGRESS.slice(first)
    expect(rounds.filter(({ kind }) => kind === 'stock').map(({ set }) => set)).toEqual(
      sets.map((_, at) => at + 1),
    )
    expect(
      rounds.flatMap(({ kind, set, within }) => (kind === 'operating' ? [`${set}.${within}`] : [])),
    ).toEqual(sets.flatMap(({ values }, at) => values.map((_, within) => `${at + 1}.${within + 1}`)))
    expect(points.map(({ round }) => round)).toEqual([-1, ...rounds.keys()])
    expect(points.at(-1)?.figures).toEqual(chronicleOf(history).now)
  })

  test('has one run for each company that acted in an operating round', () => {
    const { rounds, runs, acquisitions } = chronicleOf(history)
    rounds.forEach(({ kind, order }, round) => {
      const ran = runs.filter((run) => run.round === round).map(({ company }) => company)
      if (kind !== 'operating') return expect(ran).toEqual([])
      // A company that was acquired before its turn has none. — VIII.9
      const gone = acquisitions.filter((each) => each.round === round).map(({ target }) => target)
      expect(new Set(ran).size).toBe(ran.length)
      expect(order.filter((company) => !ran.includes(company) && !gone.includes(company))).toEqual([])
      expect(order).toEqual(expect.arrayContaining(ran))
    })
    for (const { kept, revenue, perShare, bySeat } of runs) {
      const paid = bySeat.reduce((sum, each) => sum + each, 0)
      if (kept === 'none') expect(revenue).toBe(0)
      else expect(revenue).toBeGreaterThan(0)
      if (kept === 'paid') expect(perShare).toBeGreaterThan(0)
      else expect([perShare, paid]).toEqual([0, 0])
    }
  })

  test('ends with the result', () => {
    const { result, exports } = chronicleOf(history)
    const standing = eighteenCz.standing(asReadonly(history.state)).toSorted((a, b) => a.seat - b.seat)
    expect(result?.worth).toEqual(standing.map(({ score }) => score))
    expect(result?.version).toBe(history.version)
    expect(exports).toHaveLength(PROGRESS.slice(first).filter((set) => set.export).length)
    expect(chronicleOf(history, history.version - 1).result).toBeNull()
  })
})

test('phases, trains and loans are told with their moments', () => {
  const history = goldenGame('base-3.json')
  const { phases, trains, loans, obsolete } = chronicleOf(history)
  expect(phases.map(({ phase }) => phase)).toEqual(PHASES.slice(1, history.state.fleet.phase + 1))
  for (const { version, train, company, from } of trains) {
    const told = history.eventsOf(version).some((event) => 'train' in event)
    expect(told, `${company} ${train} from ${from}`).toBe(true)
  }
  const borrowed = trains.reduce((sum, { loan }) => sum + loan, 0)
  const repaid = loans.filter(({ amount }) => amount < 0).reduce((sum, { amount }) => sum - amount, 0)
  const owed = chronicleOf(history).now.players.reduce((sum, { debt }) => sum + debt, 0)
  expect(borrowed).toBeGreaterThan(0)
  expect(borrowed - repaid).toBe(owed)
  expect(new Set(obsolete.map(({ kind }) => kind)).size).toBe(obsolete.length)
})

test('what was taken back is no part of the story', () => {
  const history = replayedAnew('base-3.json', 120)
  const before = chronicleOf(history, 100)
  const later = chronicleOf(history)
  expect(history.append({ kind: 'undo', seat: 0, to: 100 }).ok).toBe(true)
  expect(chronicleOf(history)).toEqual(before)
  expect(chronicleOf(history, 120)).toEqual(later)
  const entry = history.log[100]
  if (entry?.kind !== 'action') throw new Error('an action was expected')
  expect(history.append(entry).ok).toBe(true)
  expect(chronicleOf(history).now).toEqual(chronicleOf(history, 101).now)
})

test('a further action leaves what was told before as it is', () => {
  const history = replayedAnew('base-5.json', 300)
  const before = chronicleOf(history)
  const record = goldenGame('base-5.json').log
  for (const entry of record.slice(300, 303)) history.append(entry)
  const after = chronicleOf(history)
  expect(after.runs[0]).toBe(before.runs[0])
  expect(after.rounds[3]).toBe(before.rounds[3])
  expect(chronicleOf(history, 300)).toBe(before)
})
