import type { GameEvent, Step } from '@roundhouse/kernel'
import { describe, expect, test } from 'vitest'
import { type Naming, type Numbered, named, telling, tellingSetup } from '../src/index.ts'

const NAMING: Naming = {
  company: (company) => ['Aa', 'Bb'][company] as string,
  train: (train) => `${train}T`,
  hex: (hex) => `H${hex}`,
}

interface Names {
  company: 'Aa' | 'Bb'
  holder: number
  hex: string
  tile: string
  train: string
  trainKind: string
  phase: string
  item: string
}

type Told =
  | {
      readonly type: 'placed'
      readonly company: Names['company']
      readonly hex: string
      readonly cost: number
    }
  | { readonly type: 'gone'; readonly company: Names['company'] | 'pool'; readonly trains: readonly string[] }
  | { readonly type: 'moved'; readonly company: Names['company']; readonly from: number; readonly to: number }

const inside: readonly Numbered<Told, Names>[] = [
  { type: 'placed', company: 1, hex: 4, cost: 40 },
  { type: 'gone', company: 'pool', trains: [2, 3] },
  { type: 'moved', company: 0, from: 100, to: 110 },
]

const told: readonly Told[] = [
  { type: 'placed', company: 'Bb', hex: 'H4', cost: 40 },
  { type: 'gone', company: 'pool', trains: ['2T', '3T'] },
  { type: 'moved', company: 'Aa', from: 100, to: 110 },
]

describe('what the rules tell by numbers', () => {
  test('is named, in the order of its fields; words and figures stay', () => {
    expect(JSON.stringify(inside.map((event) => named(NAMING, event)))).toBe(JSON.stringify(told))
  })

  test('does not change under the rules that told it', () => {
    const event = { type: 'gone', company: 0, trains: [2] }
    named(NAMING, event)
    expect(event).toEqual({ type: 'gone', company: 0, trains: [2] })
  })

  test('by a step and by a set-up, each with the names of its state', () => {
    const step: Step<{ map: string }, { type: 'go' }, Numbered<Told, Names>> = {
      name: 'go',
      section: '1',
      choices: () => [],
      refuse: () => null,
      apply: (_state, _seat, _action, emit) => inside.forEach(emit),
    }
    const namingOf = ({ map }: { map: string }): Naming => ({ ...NAMING, hex: (hex) => `${map}${hex}` })
    const events: GameEvent[] = []
    telling(namingOf, step).apply({ map: 'East' }, 0, { type: 'go' }, (event) => events.push(event))
    expect(events[0]).toEqual({ ...told[0], hex: 'East4' })
    const begin = tellingSetup(namingOf, (_table, emit: (event: Numbered<Told, Names>) => void) => {
      inside.forEach(emit)
      return { map: 'West' }
    })
    const opening: GameEvent[] = []
    begin({ rules: 1, players: 2, variant: null, options: {}, seed: '' }, (event) => opening.push(event))
    expect(opening.map(({ type }) => type)).toEqual(['placed', 'gone', 'moved'])
    expect(opening[0]).toEqual({ ...told[0], hex: 'West4' })
  })
})
