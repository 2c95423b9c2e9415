import { type Choice, type Seat, asReadonly, choices, play, refuse, walk } from '@roundhouse/kernel'
import { type CzAction, type CzState, eighteenCz } from '@roundhouse/titles/18cz'
import { Given } from '@roundhouse/titles/18cz/test/given'
import { type RandomGame, luckOf, luckyAction, startOf } from '@roundhouse/titles/18cz/test/random-play'
import { describe, expect, it, test } from 'vitest'
import { sample } from '../../../test/whole.ts'
import { decisionOf } from '../src/18cz/decisions/index.ts'
import { viewOf } from '../src/18cz/index.ts'
import type { Decision, Group, Option, Told } from '../src/railway/index.ts'
import { futureOf } from '../src/railway/preview/future.ts'

type Asked = Decision<CzAction>

/** What the panel gets, with this put together. */
function asked(state: CzState, seat: Seat, action: CzAction | null = null, queue: CzAction[] = []): Asked {
  const at = asReadonly(state)
  const decision = decisionOf({
    state: at,
    view: viewOf(at),
    seat,
    seats: [seat],
    choices: choices(eighteenCz, state, seat),
    action,
    queue,
    refuse: (each) => refuse(eighteenCz, state, seat, each),
    refuseAfter: (each) => futureOf(eighteenCz, at, seat, [...queue, each]).refusal?.refusal ?? null,
  })
  if (decision === null) throw new Error(`nothing is asked in ${state.step}`)
  return decision
}

/** Everything that can be pressed in the panel; where a figure is picked out of few, each of them. */
function options(state: CzState, seat: Seat, decision: Asked): Option<CzAction>[] {
  const inGroups = (groups: readonly Group<CzAction>[]): Option<CzAction>[] =>
    groups.flatMap(({ rows }) =>
      rows.flatMap(({ option, buttons }) => [
        ...(option === null ? [] : [option]),
        ...buttons.flatMap((button) => (button.does === 'power' ? [] : [button.option])),
      ]),
    )
  const all = [...inGroups(decision.groups), ...inGroups(decision.besides?.groups ?? [])]
  return all.flatMap((option): readonly Option<CzAction>[] => {
    if (option.refusal !== null || option.action.type !== 'start') return [option]
    return asked(state, seat, option.action).pick?.options ?? []
  })
}

/** What the map shows instead. */
const ON_MAP: readonly CzAction['type'][] = ['layTile', 'placeToken', 'chooseCity', 'removeToken', 'run']

/** A family of amounts stands for its least one. */
function least(open: readonly Choice<CzAction>[]): CzAction[] {
  return open.flatMap((choice) =>
    choice.kind === 'amount' ? [{ ...choice.action, [choice.field]: choice.min }] : [...walk([choice])],
  )
}

function leastOf(open: readonly Choice<CzAction>[], action: CzAction): CzAction {
  const family = open.find(
    (choice) =>
      choice.kind === 'amount' &&
      keys([{ ...action, [choice.field]: 0 }])[0] === keys([{ ...choice.action, [choice.field]: 0 }])[0],
  )
  return family?.kind === 'amount' ? { ...action, [family.field]: family.min } : action
}

function keys(actions: readonly CzAction[]): string[] {
  return [
    ...new Set(actions.map((action) => JSON.stringify(action, Object.keys(action).toSorted()))),
  ].toSorted()
}

const GAMES: readonly RandomGame[] = sample(['Ana', 'Tom', 'Lucía'], 3).flatMap((seed) => [
  { players: 4, seed, variant: null, compatibility: 'rulebook' },
  { players: 2, seed, variant: 'bohemia', compatibility: 'rulebook' },
  { players: 3, seed, variant: 'moravia-silesia', compatibility: 'rulebook' },
])
const reached = new Set<string>()

test.each(GAMES)(
  'every choice can be reached in the panel, and nothing else: $variant, $seed',
  (game) => {
    const state = startOf(game)
    const luck = luckOf(game)
    for (let turn = 0; turn < 1500; turn++) {
      const next = luckyAction(luck, state)
      if (next === null) break
      const { seat } = next
      const open = choices(eighteenCz, state, seat)
      const decision = asked(state, seat)
      const pressed = options(state, seat, decision)
      for (const { action, refusal } of pressed) {
        expect(refuse(eighteenCz, state, seat, action)?.code, JSON.stringify(action)).toBe(refusal?.code)
      }
      const { usual, leave, loans } = decision
      const left = leave === null ? [] : [leave.action]
      const reachable = [
        ...pressed.map(({ action }) => leastOf(open, action)),
        ...(usual === null ? [] : [leastOf(open, usual)]),
        ...left,
        ...loans.map(({ action, field }) => ({ ...action, [field]: 1 })),
      ].filter((action) => refuse(eighteenCz, state, seat, action) === null)
      expect(keys(reachable), state.step).toEqual(
        keys(least(open).filter(({ type }) => !ON_MAP.includes(type))),
      )
      reached.add(state.step)
      expect(play(eighteenCz, state, seat, next.action).ok).toBe(true)
    }
  },
  120_000,
)

test('those games come to every step in which something is decided in the panel', () => {
  const steps = ['preStock', 'auction', 'stock', 'track', 'revenue', 'acquire', 'acquiredTrains', 'trains']
  for (const step of [...steps, 'discard', 'answer']) expect(reached, step).toContain(step)
})

test('a private is chosen before anybody bids: nothing to pass, and the bidder chooses', () => {
  const state = startOf({ players: 3, seed: 'Ana', variant: 'moravia-silesia', compatibility: 'rulebook' })
  const [seat] = state.priority as [Seat]
  const said = (decision: Asked): unknown => [decision.leave, decision.hint, decision.bidders[0]?.said]
  expect(said(asked(state, seat))).toEqual([
    null,
    { code: 'auction.which', of: [] },
    { code: 'auction.chooses', of: [] },
  ])
  expect(play(eighteenCz, state, seat, { type: 'putUp', item: 'L' }).ok).toBe(true)
  expect(said(asked(state, seat))).toEqual([
    { action: { type: 'pass' }, said: { code: 'pass', of: [] } },
    { code: 'auction.hint', of: [] },
    { code: 'auction.toBid', of: [] },
  ])
})

describe('a turn of the stock round', () => {
  const given = (): Given =>
    Given.stockRound()
      .open('EKJ', { price: 65, shares: [2, 2, 0] })
      .open('BCB', { price: 70, shares: [3, 0, 0] })
  const sales: CzAction[] = [
    { type: 'sell', company: 'EKJ', shares: 2 },
    { type: 'sell', company: 'BCB', shares: 1 },
  ]

  it('VII.6: tells what the sales in their order come to, and who becomes director', () => {
    const { meaning, queue, confirm } = asked(given().state, 0, null, sales)
    const told = (code: string, company?: string) =>
      meaning.figures.find(
        ({ name }) =>
          typeof name === 'object' && 'code' in name && name.code === code && name.of[0] === company,
      )
    expect(told('cash')).toMatchObject({ before: { money: 1000 }, after: { money: 1200 } })
    expect(told('shares.price', 'EKJ')).toMatchObject({ before: { money: 65 }, after: { money: 63 } })
    expect(told('shares.price', 'BCB')).toMatchObject({ before: { money: 70 }, after: { money: 68 } })
    expect(told('shares.holding', 'EKJ')).toMatchObject({ before: { of: [50] }, after: { of: [0] } })
    expect(told('shares.holding', 'BCB')).toMatchObject({ before: { of: [75] }, after: { of: [50] } })
    expect(told('shares.certificates')).toMatchObject({ before: { of: [3, 14] }, after: { of: [1, 14] } })
    expect(meaning.notes.map(({ lines }) => lines[0])).toEqual([
      { code: 'shares.becomesDirector', of: [{ player: 1 }, 'EKJ'] },
    ])
    expect(queue.map(({ id }) => id)).toEqual(['EKJ', 'BCB'])
    expect(confirm).toEqual({ code: 'shares.sellAll', of: [2, { money: 200 }] })
  })

  it('VII.1: refuses a purchase by what the sales before it leave', () => {
    const [sale] = sales
    if (sale === undefined) throw new Error('no sale')
    const rows = (queue: CzAction[]) => asked(given().state, 0, null, queue).groups[0]?.rows ?? []
    const why = (queue: CzAction[]) => rows(queue).find(({ id }) => id === 'EKJ')?.option?.refusal?.code
    expect(why([])).toBe('CZ-BUY-NONE-LEFT')
    expect(why([{ ...sale, shares: 1 } as CzAction])).toBe('CZ-BUY-AFTER-SELL')
  })

  it('VII.5: knows capital, opening and place of a start price', () => {
    const { pick, cell } = asked(given().state, 0, { type: 'start', company: 'VBW', price: 70 })
    expect(pick?.options.map(({ said, brings }) => [said, brings])).toEqual([
      ['50', { money: 200 }],
      ['55', { money: 220 }],
      ['60', { money: 240 }],
      ['65', { money: 260 }],
      ['70', { money: 280 }],
    ])
    expect(JSON.stringify(pick?.note)).toContain('"shares.opensAtOnce"')
    expect(JSON.stringify(pick?.note)).toContain('{"code":"shares.place","of":[2]}')
    expect(cell).not.toBeNull()
    const medium = asked(given().phase('b').state, 0, { type: 'start', company: 'BN', price: 90 })
    expect(JSON.stringify(medium.pick?.note)).toContain('{"code":"shares.opensAfter","of":[1]}')
    expect(JSON.stringify(medium.pick?.note)).toContain('{"code":"shares.place","of":[1]}')
  })

  it('VIII.11: lets a debtor repay, also out of turn', () => {
    const table = given().owes(2, 180)
    expect(asked(table.state, 2).loans).toMatchObject([{ seat: 2, debt: 180, most: 180 }])
    expect(asked(given().state, 2).loans).toEqual([])
  })
})

describe('buying a train', () => {
  const buy = (train: Extract<CzAction, { type: 'buyTrain' }>['train']): CzAction => ({
    type: 'buyTrain',
    train,
    from: 'bank',
  })
  const figures = ({ meaning }: Asked) =>
    meaning.figures.map(({ name, before, after }) => [codeOf(name), moneyIn(before), moneyIn(after)])

  it('VIII.12: tells the phase it opens, what it scraps and who must discard', () => {
    const given = Given.stockRound(4)
      .firstOf('e')
      .open('EKJ', { price: 65, shares: [2, 0, 0], cash: 300, trains: ['2b', '3d'] })
      .open('BCB', { price: 60, shares: [0, 2, 0], trains: ['3c', '3c', '3d'] })
      .turn('EKJ', 'trains')
    const decision = asked(given.state, 0, buy('4e'))
    expect(figures(decision)).toEqual([['treasury', 300, 50]])
    const [note] = decision.meaning.notes
    expect(note?.section).toBe('VIII.12')
    expect(note?.lines).toEqual([
      {
        by: '',
        parts: [
          { code: 'trains.opensPhase', of: ['e'] },
          ': ',
          { code: 'and', of: [{ list: [{ code: 'trains.limitOf.small', of: [2] }] }] },
          '.',
        ],
      },
      { code: 'trains.loses', of: ['EKJ', { list: ['2'] }] },
      { code: 'trains.discards', of: ['BCB', 1] },
    ])
    expect(decision.confirm).toEqual({
      code: 'trains.buyFor',
      of: [{ code: 'names.train', of: ['4e'] }, { money: 250 }],
    })
  })

  it('VIII.12: tells what a new colour and a new size of company bring', () => {
    const given = Given.stockRound(3)
      .firstOf('d')
      .open('EKJ', { price: 65, shares: [2, 0, 0], cash: 300 })
      .turn('EKJ', 'trains')
    const { meaning } = asked(given.state, 0, buy('3d'))
    const told = JSON.stringify(meaning.notes)
    expect(told).toContain('"trains.newTiles.green"')
    expect(told).toContain('"trains.newCompanies.large"')
    expect(told).not.toContain('"trains.newTrade"')
  })

  it('VIII.11: shows the help of the director and his loan, and that it is forced', () => {
    const given = Given.stockRound(6)
      .phase('h')
      .cashIs(0, 400)
      .open('kk', { price: 110, shares: [5, 0, 0], cash: 120 })
      .turn('kk', 'trains')
    const decision = asked(given.state, 0, buy('5Eh'))
    expect(decision.hint).toEqual({ code: 'trains.owned', of: [0, 3] })
    expect(JSON.stringify(decision.notes)).toContain('"trains.forced"')
    expect(figures(decision)).toEqual([
      ['treasury', 120, 0],
      ['trains.help', 580, undefined],
      ['trains.directorCash', 400, 0],
      ['trains.loan', 180, undefined],
      ['trains.penalty', 180, undefined],
    ])
  })

  it('VIII.10: names everything on sale and who could part with it', () => {
    const given = Given.stockRound(2)
      .phase('b')
      .pool('2a')
      .open('EKJ', { price: 65, shares: [2, 0, 0], cash: 300, trains: ['2b'] })
      .open('BN', { price: 90, shares: [0, 3, 0], trains: ['2+2b'] })
      .turn('EKJ', 'trains')
    const { groups, notes } = asked(given.state, 0)
    expect(groups.map(({ rows }) => rows.map(({ id }) => id))).toEqual([['2b', '2+2b'], ['2a'], ['BN 2+2b']])
    expect(groups.map(({ heading }) => codeOf(heading ?? ''))).toEqual([
      'trains.bankLeft',
      'trains.pool',
      'trains.others',
    ])
    expect(groups[2]?.rows[0]?.figureNote).toEqual({ holder: 1 })
    expect(JSON.stringify(groups[0]?.rows[1]?.note)).toContain('"trains.cannotRun"')
    expect(notes).toEqual([])
  })
})

function codeOf(told: Told): string {
  return typeof told === 'object' && 'code' in told ? told.code : ''
}

function moneyIn(told: Told | null): number | null | undefined {
  return told !== null && typeof told === 'object' && 'money' in told ? told.money : undefined
}

test('VIII.3: what interrupts a turn leaves no room for other actions', () => {
  const table = Given.stockRound()
    .open('EKJ', { price: 100, shares: [2, 1, 0], cash: 40, trains: ['2a'] })
    .local('S1', 1)
    .turn('EKJ', 'trains')
  expect(asked(table.state, 0).besides?.groups.flatMap(({ rows }) => rows.map(({ id }) => id))).toEqual([
    'S1',
  ])
})
