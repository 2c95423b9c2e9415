import { type Step, type TableSetup, createRng } from '@roundhouse/kernel'
import { describe, expect, test } from 'vitest'
import {
  type Course,
  type Move,
  type Question,
  type Reactions,
  type TurnKeeper,
  type TurnStep,
  afterOperatingRound,
  continuing,
  asks,
  beginningWith,
  everybody,
  havePassed,
  nextInRow,
  reacting,
  rowIsOver,
  stepOfMoves,
  turnOf,
  when,
  workedOutOnce,
} from '../src/index.ts'

interface ToyState {
  step: string
  rng: ReturnType<typeof createRng>
  ended: object | null
  /** The step of the turn under way. */
  at: string | null
  /** Companies that are still to operate. */
  waiting: string[]
  /** Who must hand in a train before anything else. */
  discards: string[]
  phase: number
  done: string[]
}
type ToyAction = { type: 'pass' } | { type: 'buy' } | { type: 'merge' } | { type: 'discard' }
type ToyEvent =
  | { type: 'trainBought'; letter: number }
  | { type: 'phaseBegan'; phase: number }
  | { type: 'shareExchanged' }
  | { type: 'turnBegan'; company: string }
  | { type: 'roundEnded' }

const toy = (over: Partial<ToyState> = {}): ToyState => ({
  step: 'none',
  rng: createRng('sfc32:toy'),
  ended: null,
  at: null,
  waiting: [],
  discards: [],
  phase: 0,
  done: [],
  ...over,
})

describe('reactions', () => {
  /** 1824 VII.14: obsolescence, then forced exchanges, then discards. */
  const reactions: Reactions<ToyState, ToyEvent> = {
    trainBought: [
      function openPhase(state, emit, { letter }) {
        if (letter <= state.phase) return
        state.phase = letter
        emit({ type: 'phaseBegan', phase: letter })
      },
      function discards(state) {
        state.done.push('discards')
      },
    ],
    phaseBegan: [
      (state, _emit, { phase }) => state.done.push(`obsolete by ${phase}`),
      (state, emit) => {
        state.done.push('exchange')
        emit({ type: 'shareExchanged' })
      },
    ],
    shareExchanged: [(state) => state.done.push('director')],
  }

  test('each is complete, with what follows from it, before the next one begins', () => {
    const state = toy()
    const told: ToyEvent[] = []
    const { tell, follow } = reacting<ToyState, ToyEvent>(reactions, (event) => told.push(event))
    tell({ type: 'trainBought', letter: 4 })
    follow(state)
    expect(state.done).toEqual(['obsolete by 4', 'exchange', 'director', 'discards'])
    expect(told.map(({ type }) => type)).toEqual(['trainBought', 'phaseBegan', 'shareExchanged'])
  })

  test('they wait until the event is history, and happen once', () => {
    const state = toy()
    const { tell, follow } = reacting<ToyState, ToyEvent>(reactions, () => {})
    tell({ type: 'trainBought', letter: 4 })
    expect([state.phase, state.done]).toEqual([0, []])
    follow(state)
    follow(state)
    expect([state.phase, state.done.length]).toEqual([4, 4])
  })

  test('several events are followed in the order they were told', () => {
    const state = toy()
    const { tell, follow } = reacting<ToyState, ToyEvent>(reactions, () => {})
    tell({ type: 'shareExchanged' })
    tell({ type: 'roundEnded' })
    tell({ type: 'trainBought', letter: 0 })
    follow(state)
    expect(state.done).toEqual(['director', 'discards'])
  })

  test('a set-up is followed too', () => {
    const table: TableSetup = { rules: 1, players: 2, variant: null, options: {}, seed: 'sfc32:toy' }
    const begin = beginningWith<ToyState, ToyEvent>(reactions, (_table, emit) => {
      emit({ type: 'trainBought', letter: 1 })
      return toy()
    })
    expect(begin(table, () => {}).phase).toBe(1)
  })
})

/** A step in which the listed actions are told as done. */
function stepNamed(name: string): Step<ToyState, ToyAction, ToyEvent> {
  return {
    name,
    section: '7',
    choices: () => [],
    refuse: () => null,
    apply(state, _seat, action) {
      state.done.push(`${name} ${action.type}`)
    },
  }
}

const turnStep = (
  name: string,
  settle: (state: ToyState) => boolean = () => false,
  apply?: Step<ToyState, ToyAction, ToyEvent>['apply'],
): TurnStep<ToyState, ToyAction, ToyEvent> => ({
  ...stepNamed(name),
  ...(apply && { apply }),
  endedBy: ['pass'],
  settle,
})

const keeper: TurnKeeper<ToyState, ToyEvent> = {
  at: ({ at }) => at,
  enter(state, step) {
    state.at = step
  },
  end(state) {
    state.at = null
    state.done.push(`${state.waiting.shift()} is done`)
  },
}

const isSmall = ({ waiting }: ToyState): boolean => waiting[0]?.startsWith('coal') === true
/** 1824 VII.5: small railways place no further station. */
const AUSTRIAN_TURN = [
  turnStep('home', () => true),
  turnStep('track'),
  turnStep('station', isSmall),
  turnStep('trains'),
]

describe('the turn of a company', () => {
  const { steps, line } = turnOf(keeper, AUSTRIAN_TURN)
  const walk = (state: ToyState): void => {
    while (line(state, () => {}) === 'happened');
  }
  const pass = (state: ToyState): void => {
    const step = steps.find(({ name }) => name === state.step)
    step?.apply(state, 0, { type: 'pass' }, () => {})
    walk(state)
  }

  test('1824 VII.5: one step after the other, those without a decision passed over', () => {
    const state = toy({ at: 'home', waiting: ['BK'] })
    const asked: string[] = []
    walk(state)
    while (state.at !== null) {
      asked.push(state.step)
      pass(state)
    }
    expect(asked).toEqual(['track', 'station', 'trains'])
    expect(state.done.at(-1)).toBe('BK is done')
  })

  test('1824 VII.8: a small railway skips the station', () => {
    const state = toy({ at: 'track', step: 'track', waiting: ['coal 1'] })
    pass(state)
    expect(state.step).toBe('trains')
  })

  test('only the actions that end a step lead on', () => {
    const state = toy({ at: 'trains', step: 'trains', waiting: ['BK'] })
    steps.find(({ name }) => name === 'trains')?.apply(state, 0, { type: 'buy' }, () => {})
    walk(state)
    expect([state.at, state.done]).toEqual(['trains', ['trains buy']])
  })

  test('1862 7.5: a merger may end the turn at once', () => {
    const merge = turnStep(
      'merge',
      () => false,
      (state, _seat, action, emit) => {
        if (action.type === 'merge') keeper.end(state, emit)
      },
    )
    const merging = turnOf(keeper, [merge, turnStep('track')])
    const state = toy({ at: 'merge', step: 'merge', waiting: ['ESR'] })
    merging.steps[0]?.apply(state, 0, { type: 'merge' }, () => {})
    expect([state.at, merging.line(state, () => {})]).toEqual([null, 'nothing'])
  })

  test('between turns it says nothing, and a step that is not in the list is our fault', () => {
    expect(line(toy(), () => {})).toBe('nothing')
    expect(() => line(toy({ at: 'acquire' }), () => {})).toThrow('acquire')
  })
})

describe('the course of a game', () => {
  const discard: Question<ToyState, ToyAction, ToyEvent> = {
    ...stepNamed('discard'),
    settle: ({ discards }) => discards.length === 0,
    apply: (state) => void state.discards.shift(),
  }
  const turn = turnOf(keeper, AUSTRIAN_TURN)
  const allDone = ({ at, waiting, done }: ToyState): boolean =>
    at === null && waiting.length === 0 && !done.includes('formation')
  /** 1824 VII.15: formations, then the export with its effects, then the end or the next round. */
  const course: Course<ToyState, ToyEvent> = {
    lines: [
      asks(discard),
      turn.line,
      when(
        ({ at, waiting }) => at === null && waiting.length > 0,
        [
          (state) => (state.at = 'home'),
          (state, emit) => emit({ type: 'turnBegan', company: state.waiting[0] as string }),
        ],
      ),
      when(allDone, [
        (state) => state.done.push('formation'),
        (_state, emit) => emit({ type: 'roundEnded' }),
      ]),
      when(
        ({ done }) => !done.includes('end'),
        [
          (state) => {
            state.done.push('end')
            state.ended = {}
          },
        ],
      ),
    ],
    reactions: {
      roundEnded: [(state) => state.done.push('export'), (state) => state.discards.push('SD')],
    },
  }
  const steps = [...turn.steps, discard].map((step) => continuing(course, step))
  const play = (state: ToyState, type: ToyAction['type']): void =>
    steps.find(({ name }) => name === state.step)?.apply(state, 0, { type }, () => {})

  test('a question comes first, then the turn, the next company, the end of the round', () => {
    const state = toy({ at: 'trains', step: 'trains', waiting: ['BK', 'coal 1'] })
    play(state, 'pass')
    expect([state.at, state.step, state.waiting]).toEqual(['track', 'track', ['coal 1']])
    state.discards.push('MS')
    play(state, 'buy')
    expect(state.step).toBe('discard')
    play(state, 'discard')
    expect(state.step).toBe('track')
  })

  test('1824 2.1: what the end of a round brings about is settled before the next line is read', () => {
    const state = toy({ at: 'trains', step: 'trains', waiting: ['BK'] })
    play(state, 'pass')
    expect(state.done.slice(1)).toEqual(['BK is done', 'formation', 'export'])
    expect([state.step, state.ended]).toEqual(['discard', null])
    play(state, 'discard')
    expect([state.done.at(-1), state.ended]).toEqual(['end', {}])
  })

  test('an ended game goes no further', () => {
    const state = toy({ at: 'track', step: 'track', waiting: ['BK'], ended: {}, discards: ['BK'] })
    play(state, 'pass')
    expect([state.step, state.at]).toEqual(['track', 'station'])
  })
})

describe('a step of moves', () => {
  const move = (type: 'pass' | 'buy'): Move<ToyState, ToyAction, ToyEvent> => ({
    types: [type],
    choices: () => [{ kind: 'one', action: { type } }],
    refuse: ({ waiting }) =>
      waiting.length === 0 ? null : { code: `${type}-LATER`, section: '7', params: {} },
    apply: (state, _seat, action) => void state.done.push(action.type),
  })
  const step = stepOfMoves('stock', '6.2', [move('buy'), move('pass')], (_state, { type }) => ({
    code: 'STEP-ORDER',
    section: '6.2',
    params: { doing: type },
  }))

  test('1862 6.2: choices come in the order of the list', () => {
    expect(step.choices(toy(), 0).map(({ action }) => action.type)).toEqual(['buy', 'pass'])
  })

  test('each refuses and does what is its own; anything else is refused', () => {
    const state = toy()
    expect(step.refuse(state, 0, { type: 'buy' })).toBeNull()
    expect(step.refuse(toy({ waiting: ['A'] }), 0, { type: 'pass' })?.code).toBe('pass-LATER')
    expect(step.refuse(state, 0, { type: 'merge' })?.code).toBe('STEP-ORDER')
    step.apply(state, 0, { type: 'buy' }, () => {})
    expect(state.done).toEqual(['buy'])
  })
})

describe('passing', () => {
  test('1824 VI.2, 1862 6.6: the player after the last one who acted has the turn when all have passed', () => {
    const row = { at: 0, passes: 0 }
    const turns = ['acts', 'pass', 'acts', 'pass', 'pass', 'pass'].map((move) =>
      nextInRow(row, 3, move === 'pass'),
    )
    expect(turns).toEqual([false, false, false, false, false, true])
    expect([row.at, rowIsOver(row, 3)]).toEqual([0, true])
  })

  test('1824 VI.3, B42: where a lap turns back nobody passes for two', () => {
    const order = [2, 1, 0, 0, 1, 2]
    let passed = 0
    const over = order.slice(2).map((seat) => {
      passed |= 1 << seat
      return havePassed(passed, 3)
    })
    expect(over).toEqual([false, false, false, true])
    expect(havePassed(everybody(3) & ~1, 3)).toBe(false)
  })
})

describe('sets of operating rounds', () => {
  test('1824 VII.1, T32: the number is the one in force when the set began', () => {
    const set = { rounds: 2, isLastSet: false }
    expect([0, 1].map((within) => afterOperatingRound({ ...set, within }))).toEqual(['round', 'set over'])
  })

  test('the last set is played to its end', () => {
    const last = { rounds: 3, isLastSet: true }
    expect([0, 1, 2].map((within) => afterOperatingRound({ ...last, within }))).toEqual([
      'round',
      'round',
      'game over',
    ])
  })
})

describe('what is worked out once', () => {
  test('serves the refusal and the application, and no state that has gone on', () => {
    const seen: number[] = []
    const twice = workedOutOnce((state: { at: number }, action: { by: number }) => {
      seen.push(state.at)
      return state.at * action.by
    })
    const [state, action] = [{ at: 2 }, { by: 5 }]
    expect([twice.toRefuse(state, action), twice.toApply(state, action), seen]).toEqual([10, 10, [2]])
    state.at = 3
    expect([twice.toApply(state, action), seen]).toEqual([15, [2, 3]])
    twice.toRefuse(state, action)
    expect([twice.toApply({ at: 4 }, action), seen]).toEqual([20, [2, 3, 3, 4]])
  })
})
