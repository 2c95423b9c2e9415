import { type Step, createRng } from '@roundhouse/kernel'
import { describe, expect, test } from 'vitest'
import {
  type Course,
  type FleetState,
  type Happening,
  type Question,
  type Reactions,
  type TurnStep,
  aboveLimit,
  afterOperatingRound,
  continuing,
  asks,
  beginPhase,
  exportCard,
  inForce,
  removeTrain,
  retire,
  scrap,
  takeCard,
  topLetter,
  turnOf,
  when,
} from '../src/index.ts'
import { AUSTRIA, fleetOf } from './fleets.ts'

/**
 * As much of 1824 as its trains bring about, made of the parts: phases, forced exchanges of mountain railways, discards,
 * export, formation of state railways. — VII.14, VII.15
 */
interface SmallState {
  step: string
  rng: ReturnType<typeof createRng>
  ended: object | null
  round: 'stock' | 'operating' | 'export'
  within: number
  rounds: number
  fleet: FleetState
  companies: { name: string; trains: number[] }[]
  waiting: number[]
  at: string | null
  mountains: string[]
  discards: number[]
  /** State railways that are to be formed at the end of the round. */
  due: string[]
}
type SmallAction =
  | { type: 'buy' }
  | { type: 'exchange' }
  | { type: 'discard'; train: number }
  | { type: 'pass' }
type SmallEvent =
  | { type: 'trainBought'; letter: number }
  | { type: 'trainExported'; letter: number }
  | { type: 'phaseBegan'; phase: number }
  | { type: 'railwayFormed'; name: string }
type Sale = Extract<SmallEvent, { letter: number }>

const letter = (name: string): number => AUSTRIA.names.indexOf(name)
const FORMED_BY: Readonly<Record<number, string>> = { 3: 'SD', 4: 'UG', 5: 'KK' }

const trainSold = [
  (state: SmallState, emit: (event: SmallEvent) => void, sale: Sale) => {
    if (beginPhase(state.fleet, AUSTRIA.begins, sale.letter))
      emit({ type: 'phaseBegan', phase: state.fleet.phase })
  },
  (state: SmallState, _emit: unknown, sale: Sale) =>
    void retire(
      state.fleet,
      AUSTRIA.table,
      AUSTRIA.retires(AUSTRIA.names[sale.letter] as string).map(letter),
      state.companies,
    ),
  (state: SmallState) => {
    state.discards = aboveLimit(
      state.companies.map((_, company) => company),
      (company) => state.companies[company]?.trains ?? [],
      () => inForce(AUSTRIA.regionalLimit, state.fleet.phase),
    )
  },
]
const reactions: Reactions<SmallState, SmallEvent> = {
  trainBought: trainSold,
  trainExported: trainSold,
  phaseBegan: [
    (state, _emit, { phase }) => {
      const name = FORMED_BY[phase]
      if (name !== undefined) state.due.push(name)
    },
  ],
}

const step = (
  name: string,
  apply: Step<SmallState, SmallAction, SmallEvent>['apply'],
): Step<SmallState, SmallAction, SmallEvent> => ({
  name,
  section: 'VII',
  choices: () => [],
  refuse: () => null,
  apply,
})
const exchange: Question<SmallState, SmallAction, SmallEvent> = {
  ...step('exchange', (state) => void state.mountains.shift()),
  settle: ({ fleet, mountains }) => fleet.phase < 3 || mountains.length === 0,
}
const discard: Question<SmallState, SmallAction, SmallEvent> = {
  ...step('discard', (state, _seat, action) => {
    if (action.type !== 'discard') return
    removeTrain(state.companies[state.discards.shift() as number]?.trains ?? [], action.train)
    scrap(state.fleet, AUSTRIA.table, action.train)
  }),
  settle: ({ discards }) => discards.length === 0,
}
const trains: TurnStep<SmallState, SmallAction, SmallEvent> = {
  ...step('trains', (state, _seat, action, emit) => {
    if (action.type !== 'buy') return
    const bought = topLetter(state.fleet, AUSTRIA.normal)
    takeCard(state.fleet, bought)
    state.companies[state.waiting[0] as number]?.trains.push(bought)
    emit({ type: 'trainBought', letter: bought })
  }),
  endedBy: ['pass'],
  settle: () => false,
}
const turn = turnOf<SmallState, SmallAction, SmallEvent>(
  {
    at: ({ at }) => at,
    enter: (state, name) => void (state.at = name),
    end(state) {
      state.at = null
      state.waiting.shift()
    },
  },
  [trains],
)

const comesNext = ({ round, at, waiting, within, rounds, due }: SmallState): string | null =>
  round === 'operating' && at === null && waiting.length === 0 && due.length === 0
    ? afterOperatingRound({ within, rounds, isLastSet: false })
    : null
const formRailway: Happening<SmallState, SmallEvent> = (state, emit) =>
  emit({ type: 'railwayFormed', name: state.due.shift() as string })
const exportTrain: Happening<SmallState, SmallEvent> = (state, emit) => {
  state.round = 'export'
  const exported = topLetter(state.fleet, AUSTRIA.normal)
  exportCard(state.fleet, AUSTRIA.table, exported)
  emit({ type: 'trainExported', letter: exported })
}
const beginRound: Happening<SmallState, SmallEvent> = (state) => {
  state.within += 1
  state.waiting = state.companies.map((_, company) => company)
}

const course: Course<SmallState, SmallEvent> = {
  lines: [
    asks(exchange),
    asks(discard),
    turn.line,
    when(({ waiting }) => waiting.length > 0, [(state) => void (state.at = 'trains')]),
    when(({ due }) => due.length > 0, [formRailway]),
    when((state) => comesNext(state) === 'round', [beginRound]),
    when((state) => comesNext(state) === 'set over', [exportTrain]),
    when(
      ({ round }) => round === 'export',
      [
        (state) => {
          state.round = 'stock'
          state.step = 'stock'
        },
      ],
    ),
  ],
  reactions,
}
const steps = [...turn.steps, exchange, discard].map((each) => continuing(course, each))

function situation(over: Partial<SmallState>): SmallState {
  return {
    step: 'trains',
    rng: createRng('sfc32:1824'),
    ended: null,
    round: 'operating',
    within: 0,
    rounds: 1,
    fleet: { ...fleetOf(AUSTRIA.depot), phase: 2 },
    companies: [],
    waiting: [0],
    at: 'trains',
    mountains: [],
    discards: [],
    due: [],
    ...over,
  }
}

function play(state: SmallState, ...actions: SmallAction[]): SmallEvent[] {
  const told: SmallEvent[] = []
  for (const action of actions)
    steps.find(({ name }) => name === state.step)?.apply(state, 0, action, (event) => told.push(event))
  return told
}

describe('the trains of 1824', () => {
  const with4OnSale = (): FleetState => ({
    ...fleetOf([0, 0, ...AUSTRIA.depot.slice(2)]),
    phase: 2,
  })

  test('VII.14: obsolescence, then forced exchanges, then discards, then the turn goes on', () => {
    const state = situation({
      fleet: with4OnSale(),
      companies: [
        { name: 'BK', trains: [letter('3')] },
        { name: 'MS', trains: ['2', '3', '3', '1g'].map(letter) },
        { name: 'CL', trains: ['3', '3', '3', '1g'].map(letter) },
      ],
      mountains: ['B1', 'B2'],
    })
    play(state, { type: 'buy' })
    expect(state.companies[1]?.trains).toEqual(['3', '3', '1g'].map(letter))
    expect([state.step, state.discards]).toEqual(['exchange', [2]])
    play(state, { type: 'exchange' }, { type: 'exchange' })
    expect(state.step).toBe('discard')
    play(state, { type: 'discard', train: letter('1g') })
    expect([state.step, state.companies[2]?.trains.length]).toEqual(['trains', 3])
  })

  test('IV.4.4, VII.15: what a purchase forms comes before the export, what the export forms after it', () => {
    const state = situation({ fleet: with4OnSale(), companies: [{ name: 'BK', trains: [] }] })
    state.fleet.depot[letter('4')] = 1
    const told = play(state, { type: 'buy' }, { type: 'pass' })
    expect(told).toEqual([
      { type: 'trainBought', letter: letter('4') },
      { type: 'phaseBegan', phase: 3 },
      { type: 'railwayFormed', name: 'SD' },
      { type: 'trainExported', letter: letter('5') },
      { type: 'phaseBegan', phase: 4 },
      { type: 'railwayFormed', name: 'UG' },
    ])
    expect([state.step, state.fleet.scrapped[letter('5')]]).toEqual(['stock', 1])
  })

  test('VII.1: the set has the rounds it began with', () => {
    const state = situation({
      fleet: with4OnSale(),
      companies: [{ name: 'BK', trains: [letter('3')] }],
      rounds: inForce(AUSTRIA.roundsInSet, 2),
    })
    play(state, { type: 'pass' })
    expect([state.within, state.step]).toEqual([1, 'trains'])
    play(state, { type: 'pass' })
    expect(state.step).toBe('stock')
  })
})
