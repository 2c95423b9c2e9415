import { type Seat, asReadonly, choices, refuse, walk } from '@roundhouse/kernel'
import { describe, expect, test } from 'vitest'
import type { RmAction } from '../actions.ts'
import { REFUSALS } from '../sections.ts'
import type { RmState } from '../state.ts'
import { railwayMania } from '../title.ts'
import { CANDIDATES, runsLike } from './candidates.ts'
import { playByLot } from './random-play.ts'

const MOST_ACTIONS = 400
/** Of each kind of decision so many are looked at in a game. */
const LOOKS = 2

function nameOf(action: RmAction): string {
  return JSON.stringify(Object.entries(action).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

const TRIED = Object.values(CANDIDATES).flatMap((make) =>
  make().map((action, place) => ({ action, name: nameOf(action), isSample: place % 50 === 0 })),
)

/** Tiles are by far the most, and nearly everywhere out of place: there some of them will do. */
function triedIn({ step }: RmState): typeof TRIED {
  const isLaying = step === 'track' || step === 'merge'
  return TRIED.filter(({ action, isSample }) => isLaying || isSample || action.type !== 'layTile')
}

/** What is refused with a code that there is; null is accepted. */
function verdict(state: RmState, seat: Seat, action: RmAction): string | null {
  const refused = refuse(railwayMania, state, seat, action)
  return refused === null || Object.hasOwn(REFUSALS, refused.code) ? (refused?.code ?? null) : 'no such code'
}

/** Every action of this state on which `choices` and `refuse` are not of one mind. */
function disagreements(state: RmState): string[] {
  const [asked = 0] = railwayMania.toAct(asReadonly(state))
  const offered = [...walk(choices(railwayMania, state, asked))]
  const names = new Set(offered.map(nameOf))
  const others = Array.from({ length: state.players }, (_, seat) => seat).filter((seat) => seat !== asked)
  const found = offered.flatMap((action) => {
    const code = verdict(state, asked, action)
    return code === null ? [] : [`offered but ${code}: ${nameOf(action)}`]
  })
  for (const { action, name, isSample } of triedIn(state)) {
    const code = verdict(state, asked, action)
    if (code === 'no such code') found.push(`${name} has no code`)
    if (code === null && !names.has(name)) found.push(`not offered but accepted: ${name}`)
    const mayAnybody = isSample && others.some((seat) => verdict(state, seat, action) === null)
    if (mayAnybody) found.push(`out of turn: ${name}`)
  }
  // Runs are not listed, but each is accepted or refused with a code.
  for (const action of offered.flatMap(runsLike)) {
    if (verdict(state, asked, action) === 'no such code') found.push(`${nameOf(action)} has no code`)
  }
  return found
}

describe('what is offered is what is accepted, in positions by lot', () => {
  const seen = new Set<string>()

  test.each([
    { players: 3, variant: null, options: {} },
    { players: 5, variant: null, options: { trainList: 'short' } },
    { players: 2, variant: 'express-simple', options: { newcomers: 'yes' } },
    { players: 4, variant: 'freight-advanced', options: { forcedHome: 'no', eightTokens: 'yes' } },
    { players: 8, variant: null, options: { compatibility: '18xx.games' } },
  ])('$players players $variant $options', { timeout: 60_000 }, (table) => {
    const looks = new Map<string, number>()
    let moves = 0
    playByLot(
      { ...table, seed: `both ways ${table.players}` },
      (state) => {
        moves += 1
        const many = looks.get(state.step) ?? 0
        // Not the first ones alone: later positions have more in them.
        if (state.ended !== null || many >= LOOKS || moves < many * 100) return
        looks.set(state.step, many + 1)
        seen.add(state.step)
        expect(disagreements(state)).toEqual([])
      },
      MOST_ACTIONS,
    )
  })

  test('every kind of decision was among them', () => {
    const steps = railwayMania.steps.map(({ name }) => name)
    expect(steps.filter((name) => !seen.has(name))).toEqual([])
  })
})
