import { type Choice, type Seat, asReadonly, choices, play, refuse, walk } from '@roundhouse/kernel'
import {
  PHASES,
  type PhaseId,
  type RmAction,
  type RmState,
  companyIndex,
  railwayMania,
  trainCode,
} from '@roundhouse/titles/1862'
import { Given } from '@roundhouse/titles/1862/test/given'
import { PLAYED, historyOf } from '@roundhouse/titles/1862/test/played'
import { type RandomTable, playByLot } from '@roundhouse/titles/1862/test/random-play'
import { expect, test } from 'vitest'
import { decisionOf } from '../src/1862/decisions/index.ts'
import { viewOf } from '../src/1862/index.ts'
import { futureOf } from '../src/1862/preview/future.ts'
import { trainView } from '../src/1862/trains.ts'
import type { Decision, Option } from '../src/railway/index.ts'

type Asked = Decision<RmAction>

/** What the panel gets, with this put together. */
function asked(
  state: RmState,
  seat: Seat,
  action: RmAction | null = null,
  queue: readonly RmAction[] = [],
): Asked {
  const at = asReadonly(state)
  const decision = decisionOf({
    state: at,
    view: viewOf(at),
    seat,
    seats: [seat],
    choices: choices(railwayMania, state, seat),
    action,
    queue,
    refuse: (each) => refuse(railwayMania, state, seat, each),
    refuseAfter: (each) => futureOf(at, seat, [each]).refusal?.refusal ?? null,
  })
  if (decision === null) throw new Error(`nothing is asked in ${state.step}`)
  return decision
}

/** Everything that can be pressed in the panel; where a figure is picked out of few, each of them. */
function options(state: RmState, seat: Seat, { groups, tables, besides, usual }: Asked): Option<RmAction>[] {
  const all = [...groups, ...(besides?.groups ?? [])].flatMap(({ rows }) =>
    rows.flatMap(({ option, buttons }) => [
      ...(option === null ? [] : [option]),
      ...buttons.flatMap((button) => (button.does === 'power' ? [] : [button.option])),
    ]),
  )
  const inTables = tables.flatMap(({ rows }) =>
    rows.flatMap(({ option }) => (option === null ? [] : [option])),
  )
  const pressed = [
    ...all,
    ...inTables,
    ...(usual === null ? [] : [{ action: usual, refusal: null, pressed: true }]),
  ]
  return pressed.flatMap((option): readonly Option<RmAction>[] => {
    if (option.refusal !== null) return [option]
    const { pick, exchange } = asked(state, seat, option.action)
    const others =
      exchange?.parties.flatMap(({ survive }) => (survive === null ? [] : [survive.option])) ?? []
    return pick?.options ?? [option, ...others]
  })
}

/** What the map shows instead. */
const ON_MAP: readonly RmAction['type'][] = ['layTile', 'placeToken', 'run']

/** All blocks of a company go by one button, all start prices by one row; a token is taken off on the map. */
function family(action: RmAction): string {
  const { type } = action
  if (type === 'sell' || type === 'start' || type === 'openAuction') return `${type} ${action.company}`
  if (type === 'removeToken' && action.hex !== 'london') return 'on the map'
  if (type === 'bid') return type
  return JSON.stringify(action, Object.keys(action).toSorted())
}

function families(actions: readonly RmAction[]): string[] {
  return [...new Set(actions.map(family))].filter((each) => each !== 'on the map').toSorted()
}

function all(open: readonly Choice<RmAction>[]): RmAction[] {
  return [...walk(open)].filter(({ type }) => !ON_MAP.includes(type))
}

const reached = new Map<string, number>()
/** So many moments of each kind are enough. */
const ENOUGH = 8

/** What the panel offers is what the rules let pass, and the other way round. */
function compare(state: RmState, seat: Seat): void {
  const open = choices(railwayMania, state, seat)
  const decision = asked(state, seat)
  const pressed = options(state, seat, decision)
  for (const { action, refusal } of pressed) {
    expect(refuse(railwayMania, state, seat, action)?.code, JSON.stringify(action)).toBe(refusal?.code)
  }
  const { leave } = decision
  const reachable = [
    ...pressed.map(({ action }) => action),
    ...(leave === null ? [] : [leave.action]),
  ].filter((action) => refuse(railwayMania, state, seat, action) === null)
  expect(families(reachable), state.step).toEqual(families(all(open)))
  reached.set(state.step, (reached.get(state.step) ?? 0) + 1)
}

test('every choice can be reached in the panel, and nothing else', () => {
  const history = historyOf(PLAYED)
  const state = history.stateAt(0)
  for (const { seat, action } of history.log.filter((entry) => entry.kind === 'action')) {
    if ((reached.get(state.step) ?? 0) < ENOUGH) compare(state, seat)
    play(railwayMania, state, seat, action)
  }
}, 60_000)

test('that game comes to every step in which something is decided', () => {
  for (const { name } of railwayMania.steps) expect([...reached.keys()], name).toContain(name)
})

const SMALLER: readonly RandomTable[] = [
  { players: 3, seed: 'Lucía', options: { newcomers: 'yes' }, variant: 'express-simple' },
  { players: 5, seed: 'Tom', options: { shorter: 'yes' } },
]

test.each(SMALLER)(
  '11: the same in smaller games: $variant, $players players',
  (game) => {
    let moves = 0
    playByLot(
      game,
      (state) => {
        moves += 1
        const [seat] = railwayMania.toAct(asReadonly(state))
        if (seat !== undefined && moves % 4 === 0) compare(state, seat)
      },
      160,
    )
  },
  60_000,
)

/** The moment of the game that is as wished, with what is asked there. */
function momentOf(wished: (state: RmState) => boolean): { readonly state: RmState; readonly asked: Asked } {
  const history = historyOf(PLAYED)
  const version = history.log.findIndex((_, at) => wished(history.stateAt(at)))
  const state = history.stateAt(version)
  return { state, asked: asked(state, railwayMania.toAct(asReadonly(state))[0] ?? 0) }
}

test('4.1: every company of the game has its card with its home on the map, one is under the hammer', () => {
  const { state, asked: auction } = momentOf(({ step }) => step === 'auction')
  const cards = auction.groups.filter(({ look }) => look === 'cards').flatMap(({ rows }) => rows)
  const inGame = state.companies.filter(({ status }) => status !== 'out')
  expect(cards).toHaveLength(inGame.length)
  expect(new Set(cards.map(({ hex }) => hex)).size).toBe(inGame.length)
  expect(cards.filter((card) => card.state === 'now').map(({ id }) => id)).toEqual([auction.company])
})

test('4.3: what is owed for a charter: three shares sold, two missing, five times its par', () => {
  const { state, asked: charter } = momentOf(
    ({ obligations, step }) => obligations.length > 0 && step === 'stock',
  )
  const [first] = state.obligations
  const par = state.companies[first?.company ?? -1]?.start ?? 0
  const [duty] = charter.duties?.list ?? []
  expect((duty?.certificate ?? 0) + (duty?.sold ?? 0) + (duty?.missing ?? 0)).toBe(5)
  expect(duty?.fine).toEqual({ code: 'obligations.fine', of: [{ money: 5 * par }] })
})

/** What would become of it, put together by whoever is asked. */
function exchangeWith(state: RmState, action: RmAction) {
  const { exchange } = asked(state, railwayMania.toAct(asReadonly(state))[0] ?? 0, action)
  if (exchange === null) throw new Error('nothing is exchanged')
  return exchange
}

test('7.5.2: a merger says why the two are connected, who runs apart and what would run together', () => {
  const { state } = momentOf(({ step, turn }) => step === 'merge' && turn?.company === companyIndex('ECR'))
  const { follows, runs } = exchangeWith(state, { type: 'merge', company: 'EUR', survivor: 'ECR' })
  expect(follows[0]).toEqual({ said: { code: 'join.shared', of: ['Witham'] }, section: '7.5.2' })
  expect(runs?.apart.map(({ company }) => company)).toEqual(['ECR', 'EUR'])
  // The trains of both are in one hand.
  const trains = (of: RmState): number => of.companies[companyIndex('ECR')]?.trains.length ?? 0
  expect(trains(runs?.together.state as RmState)).toBe(trains(state) + 1)
})

test('7.5.2: a company that is not connected says so, and which full city lies between', () => {
  // Downham Market has one place, and Lynn & Ely stands in it.
  const { state } = Given.stockRound(3)
    .lay('C4', '621', 0)
    .lay('C6', '57', 0)
    .lay('C8', '621', 0)
    .has('L&H', { price: 82, shares: [5], trains: ['2E'], stations: ['C4'] })
    .has('L&E', { price: 74, shares: [0, 5], trains: ['2E'], stations: ['C6'] })
    .has('E&H', { price: 68, shares: [0, 0, 5], trains: ['2E'], stations: ['C8'] })
    .turn('L&H', 'merge')
  const rows = asked(state, 0).groups.flatMap((group) => group.rows)
  const note = (id: string): string => JSON.stringify(rows.find((row) => row.id === id)?.note)
  expect(note('E&H')).toContain('join.blocked')
  expect(note('E&H')).toContain('Downham Market')
  expect(note('L&E')).toContain('join.needs')
})

test('5.2.4: every player of an exchange sees what he has and what he would have, the option paid', () => {
  const { state } = momentOf(({ step, turn }) => step === 'merge' && turn?.company === companyIndex('I&B'))
  const { holders } = exchangeWith(state, { type: 'merge', company: 'FDR', survivor: 'FDR' })
  for (const { worth, outcomes, holds } of holders.filter((each) => each.worth !== null)) {
    const [kept] = outcomes
    const shares = kept?.after.reduce((sum, certificate) => sum + certificate.shares, 0) ?? 0
    expect(worth?.after).toBe(52 * shares + (kept?.cash ?? 0))
    expect(worth?.before).toBe(
      holds.reduce((sum, { company, shares: held }) => sum + held * (company === 'FDR' ? 54 : 26), 0),
    )
  }
})

test('6.4.1: a share is worth half without a train, and its market price where none lies on sale', () => {
  const { state } = Given.stockRound(3)
    .has('L&H', { price: 100, shares: [5, 0, 0], trains: [], stations: ['C4'] })
    .has('E&H', { price: 134, shares: [5, 5, 0], trains: ['2E'], stations: ['C8'] })
  const sale: RmAction = { type: 'sell', company: 'L&H', shares: 1 }
  expect(JSON.stringify(asked(state, 0, null, [sale]).confirm)).toContain('"money":50')
  const rows = asked(state, 0).groups.flatMap((group) => group.rows)
  expect(rows.find((row) => row.id === 'E&H')?.figure).toEqual({ money: 134 })
})

test('5.2.4: whoever directs the company that vanishes gives its certificate back first, or changes it', () => {
  const { state } = Given.stockRound(3)
    .has('L&H', { price: 100, shares: [6, 0, 0], trains: ['2E'], stations: ['C4', 'C6'] })
    .has('L&E', { price: 90, shares: [0, 6, 4], trains: ['2E'], stations: ['C6'] })
    .lay('C6', '14', 0)
    .turn('L&H', 'merge')
  const { holders } = exchangeWith(state, { type: 'merge', company: 'L&E', survivor: 'L&H' })
  const gives = (seat: string) =>
    holders.find(({ id }) => id === seat)?.gives.map(({ company, shares }) => [company, shares])
  expect(gives('0')).toEqual(Array.from({ length: 3 }, () => ['L&H', 1]))
  expect(gives('1')).toEqual([['L&E', 3]])
  expect(gives('2')).toEqual(Array.from({ length: 2 }, () => ['L&E', 1]))
})

test('7.10: a train whose kind is gone tells when it runs for the last time', () => {
  const isLast = (train: string, warranties: number, phase: PhaseId): boolean =>
    trainView(trainCode(train), warranties, true, PHASES.indexOf(phase)).isLast === true
  expect(isLast('2E', 1, 'C')).toBe(true)
  expect(isLast('2E', 2, 'C')).toBe(false)
  // Before the first C it is one of many, and what never leaves has no last run.
  expect(isLast('2E', 1, 'B')).toBe(false)
  expect(isLast('5E', 1, 'H')).toBe(false)
})

test('10.3: once the LNER has formed a turn is shown without the steps that build and join', () => {
  const { state } = Given.stockRound(3)
    .has('L&H', { price: 100, shares: [6, 0, 0], trains: ['2E'], stations: ['C4'] })
    .lay('C4', '621', 0)
    .turn('L&H', 'trains')
  const steps = () => asked(state, 0).beads.map(({ name }) => name.code.split('.').at(-1))
  expect(steps()).toEqual(['merge', 'track', 'token', 'run', 'revenue', 'trains', 'redeem', 'acquire'])
  state.lner = 'formed'
  expect(steps()).toEqual(['run', 'revenue', 'trains', 'redeem'])
})
