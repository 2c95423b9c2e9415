import { type Choice, type GameState, type Rng, type Title, createRng, draw } from '../src/index.ts'

/** Heaps of matches: take one or more from a single heap; whoever takes the last match wins. */
export interface NimState extends GameState {
  step: 'take'
  turn: number
  players: number
  heaps: number[]
  /** The rules of number 2: whoever takes the last match loses. */
  lastLoses: boolean
  ended: { winner: number } | null
}

export interface Take {
  readonly type: 'take'
  readonly heap: number
  readonly amount: number
}

export interface Taken {
  readonly type: 'dealt' | 'taken' | 'won'
  readonly seat: number
}

const DEALS: Readonly<Record<string, readonly number[]>> = { small: [1, 2], classic: [3, 4, 5], tall: [400] }

export const nim: Title<NimState, Take, Taken> = {
  id: 'nim',
  name: 'Nim',
  rules: 3,
  since: 2,
  amendments: [{ number: 3, date: '2026-01-01', section: 'taking', id: 'last-match-wins' }],
  players: { min: 2, max: 4 },
  variants: [{ id: 'duel', players: { min: 2, max: 2 }, notice: null }],
  options: [{ id: 'deal', values: () => Object.keys(DEALS), fallback: 'classic', section: 'set-up' }],
  steps: [
    {
      name: 'take',
      section: 'taking',
      choices: (state) => state.heaps.flatMap((size, heap) => choicesOfHeap(size, heap)),
      refuse(state, _seat, { heap, amount }) {
        const size = state.heaps[heap] ?? 0
        if (amount >= 1 && amount <= size) return null
        return { code: 'NIM-AMOUNT', section: 'taking', params: { heap, size } }
      },
      apply(state, seat, { heap, amount }, emit) {
        state.heaps[heap] = (state.heaps[heap] as number) - amount
        emit({ type: 'taken', seat })
        // Keeps the generator in the state moving, as a title with luck would.
        draw(state.rng, 6)
        state.turn = (state.turn + 1) % state.players
        if (state.heaps.some((size) => size > 0)) return
        state.ended = { winner: state.lastLoses ? state.turn : seat }
        emit({ type: 'won', seat })
      },
    },
  ],
  gates: [
    (state, seat) =>
      state.turn === seat ? null : { code: 'NIM-TURN', section: 'order', params: { seat: state.turn } },
  ],
  setup(table, emit) {
    emit({ type: 'dealt', seat: 0 })
    const heaps = [...(DEALS[table.options['deal'] ?? 'classic'] as readonly number[])]
    return {
      step: 'take',
      rng: createRng(table.seed),
      turn: 0,
      players: table.players,
      heaps,
      lastLoses: table.rules < 3,
      ended: null,
    }
  },
  toAct: (state) => (state.ended === null ? [state.turn] : []),
  clone: (state) => ({
    ...state,
    rng: [...state.rng] as Rng,
    heaps: [...state.heaps],
    ended: state.ended && { ...state.ended },
  }),
  conceal: (state) => ({ ...nim.clone(state), rng: [0, 0, 0, 0] }),
  standing: () => [],
  shown: ({ heaps, ended }) => ({ heaps, winner: ended === null ? null : ended.winner }),
  violations: () => [],
}

function choicesOfHeap(size: number, heap: number): Choice<Take>[] {
  const action = { type: 'take', heap, amount: 1 } as const
  if (size === 0) return []
  if (size === 1) return [{ kind: 'one', action }]
  return [{ kind: 'amount', action, field: 'amount', min: 1, max: size, step: 1 }]
}

export function deal(heaps: readonly number[], players = 2): NimState {
  const table = { rules: 3, players, variant: null, options: {}, seed: 'nim' }
  return { ...nim.setup(table, () => {}), heaps: [...heaps] }
}

export const take = (heap: number, amount: number): Take => ({ type: 'take', heap, amount })
