import { type Choice, type Seat, asReadonly, choices, play, refuse, walk } from '@roundhouse/kernel'
import { type AhAction, type AhState, eighteen24 } from '@roundhouse/titles/1824'
import { type RandomGame, luckOf, luckyAction, startOf } from '@roundhouse/titles/1824/test/random-play'
import { expect, test } from 'vitest'
import { WHOLE } from '../../../test/whole.ts'
import { decisionOf } from '../src/1824/decisions/index.ts'
import { say } from '../src/1824/decisions/sayings.ts'
import { isOnMap, viewOf } from '../src/1824/index.ts'
import { futureOf } from '../src/1824/preview/future.ts'
import type { Decision, Option } from '../src/railway/index.ts'

type Asked = Decision<AhAction>

/** What the panel gets, with this put together. */
function asked(state: AhState, seat: Seat, action: AhAction | null = null): Asked {
  const at = asReadonly(state)
  const decision = decisionOf({
    state: at,
    view: viewOf(at),
    seat,
    seats: [seat],
    choices: choices(eighteen24, state, seat),
    action,
    queue: [],
    refuse: (each) => refuse(eighteen24, state, seat, each),
    refuseAfter: (each) => futureOf(at, seat, [each]).refusal?.refusal ?? null,
  })
  if (decision === null) throw new Error(`nothing is asked in ${state.step}`)
  return decision
}

/** Everything that can be pressed in the panel; where a figure is picked out of few, each of them. */
function options(state: AhState, seat: Seat, { groups, usual }: Asked): Option<AhAction>[] {
  const all = groups.flatMap(({ rows }) =>
    rows.flatMap(({ option, buttons }) => [
      ...(option === null ? [] : [option]),
      ...buttons.flatMap((button) => (button.does === 'power' ? [] : [button.option])),
    ]),
  )
  const pressed = usual === null ? all : [...all, { action: usual, refusal: null, pressed: true }]
  return pressed.flatMap((option): readonly Option<AhAction>[] => {
    if (option.refusal !== null) return [option]
    return asked(state, seat, option.action).pick?.options ?? [option]
  })
}

/** What the map shows instead. */
const ON_MAP: readonly AhAction['type'][] = ['layTile', 'placeToken', 'removeToken', 'run']

/** All blocks of a company go by one button; a mountain railway is as good as the next one. */
function family(action: AhAction): string {
  const { type } = action
  if (type === 'sell') return `sell ${action.company}`
  if (type === 'exchangeMountain') return `exchange ${action.company}`
  return JSON.stringify(action, Object.keys(action).toSorted())
}

function families(actions: readonly AhAction[]): string[] {
  return [...new Set(actions.map(family))].toSorted()
}

/** A family of amounts stands for its least one. */
function least(open: readonly Choice<AhAction>[]): AhAction[] {
  return open.flatMap((choice) =>
    choice.kind === 'amount' ? [{ ...choice.action, [choice.field]: choice.min }] : [...walk([choice])],
  )
}

function leastOf(open: readonly Choice<AhAction>[], action: AhAction): AhAction {
  const same = (one: AhAction, field: string) => family({ ...one, [field]: 0 })
  const found = open.find(
    (choice) => choice.kind === 'amount' && same(action, choice.field) === same(choice.action, choice.field),
  )
  return found?.kind === 'amount' ? { ...action, [found.field]: found.min } : action
}

const GAMES: readonly RandomGame[] = [
  { players: 4, seed: 'Ana', variant: null, options: {} },
  { players: 3, seed: 'Lucía', variant: 'goods-time', options: { towns: '7' } },
  { players: 2, seed: 'Ana', variant: 'cisleithania', options: {} },
  { players: 3, seed: 'Ana', variant: 'cisleithania', options: {} },
]
const reached = new Set<string>()

test.each(GAMES)(
  'every choice can be reached in the panel, and nothing else: $variant, $players players, $seed',
  (game) => {
    const state = startOf(game)
    const luck = luckOf(game)
    for (let turn = 0; turn < 3000; turn++) {
      const next = luckyAction(luck, state)
      if (next === null) break
      const { seat } = next
      // The map shows most of what is asked; a few of those moments are enough, and some of the others.
      const nth = isOnMap(state.step) ? 8 : WHOLE || !reached.has(state.step) ? 1 : 3
      if (turn % nth > 0) {
        expect(play(eighteen24, state, seat, next.action).ok).toBe(true)
        continue
      }
      const open = choices(eighteen24, state, seat)
      const decision = asked(state, seat)
      const pressed = options(state, seat, decision)
      for (const { action, refusal } of pressed) {
        expect(refuse(eighteen24, state, seat, action)?.code, JSON.stringify(action)).toBe(refusal?.code)
      }
      const { leave } = decision
      const reachable = [
        ...pressed.map(({ action }) => leastOf(open, action)),
        ...(leave === null ? [] : [leave.action]),
      ].filter((action) => refuse(eighteen24, state, seat, action) === null)
      expect(families(reachable), state.step).toEqual(
        families(least(open).filter(({ type }) => !ON_MAP.includes(type))),
      )
      reached.add(state.step)
      expect(play(eighteen24, state, seat, next.action).ok).toBe(true)
    }
  },
  120_000,
)

test('those games come to every step in which something is decided', () => {
  const opening = ['towns', 'draft', 'price', 'mountain', 'firstStock']
  const rounds = ['stock', 'track', 'token', 'run', 'revenue', 'trains', 'answer', 'discard']
  for (const step of [...opening, ...rounds]) expect(reached, step).toContain(step)
})

test('IV.1: with the first 4-train the owner of a mountain railway chooses its company', () => {
  const state = startOf({ players: 3, seed: 'Ana', variant: null, options: {} })
  state.mountains.owner[0] = 1
  state.exchanges = [0]
  state.step = 'exchange'
  const decision = asked(state, 1)
  expect(decision.leave).toBeNull()
  expect(options(state, 1, decision).map(({ action, refusal }) => [family(action), refusal])).toEqual(
    ['BK', 'MS', 'CL', 'SB', 'BH'].map((company) => [`exchange ${company}`, null]),
  )
})

test('X.3, X.5: what is left of the stacks keeps its number; IV.1: a mountain railway is no certificate', () => {
  const game: RandomGame = { players: 2, seed: 'Ana', variant: 'cisleithania', options: {} }
  const state = startOf(game)
  const luck = luckOf(game)
  const [seat = 0] = eighteen24.toAct(asReadonly(state))
  const builds = asked(state, seat).groups[0]?.rows[0]?.option?.action
  if (builds === undefined) throw new Error('nothing is to be drafted')
  play(eighteen24, state, seat, builds)
  const [next = 0] = eighteen24.toAct(asReadonly(state))
  expect(asked(state, next).groups.map(({ heading }) => heading)).toEqual(
    [2, 3, 4].map((number) => say('draft.stack', number)),
  )
  while (state.step !== 'mountain') {
    const taken = luckyAction(luck, state)
    if (taken === null) throw new Error('no mountain railway is on sale')
    play(eighteen24, state, taken.seat, taken.action)
  }
  const [buyer = 0] = eighteen24.toAct(asReadonly(state))
  const { figures } = asked(state, buyer, { type: 'buyMountain', mountain: 'B1' }).meaning
  expect(figures.find(({ name }) => alike(name, say('shares.certificates')))?.after).toBeNull()
})

function alike(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
