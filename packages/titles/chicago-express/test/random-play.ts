import {
  type ChainChoice,
  type Choice,
  type Rng,
  asReadonly,
  choices,
  createRng,
  draw,
  nextItems,
  pick,
  play,
} from '@roundhouse/kernel'
import * as fc from 'fast-check'
import { type ChicagoAction, type ChicagoState, DIALS, chicagoExpress, hexAt, hexIndex } from '../index.ts'
import { newTable } from './table.ts'

/** A table and its players; `idle` and `west` make whole games differ in kind, not only in detail. */
export interface RandomGame {
  readonly players: number
  readonly opener: string
  readonly seed: string
  /** How often in eight a player declines or passes when something else is possible. */
  readonly idle: number
  /** Bids are high and builds go west: such games reach Chicago, which blind luck never does. */
  readonly west: boolean
}

export const randomGame: fc.Arbitrary<RandomGame> = fc
  .record({
    players: fc.integer({ min: 2, max: 6 }),
    lot: fc.boolean(),
    seat: fc.nat(5),
    seed: fc.string({ minLength: 1, maxLength: 8 }),
    idle: fc.constantFrom(0, 1, 3, 7),
    west: fc.boolean(),
  })
  .map(({ lot, seat, ...game }) => ({ ...game, opener: lot ? 'lot' : String((seat % game.players) + 1) }))

export function startOf({ players, opener, seed }: RandomGame): ChicagoState {
  return newTable(players, opener, seed).state
}

export function luckOf(game: RandomGame): Rng {
  return createRng(`luck of ${game.seed}`)
}

/** One legal action by lot for the seat asked; null once the game is over. */
export function luckyAction(game: RandomGame, luck: Rng, state: ChicagoState): ChicagoAction | null {
  const [seat] = chicagoExpress.toAct(asReadonly(state))
  if (seat === undefined) return null
  const open = choices(chicagoExpress, state, seat)
  const busy = draw(luck, 8) >= game.idle
  const from = open.length > 1 && busy ? open.filter((choice) => !isIdle(choice)) : open
  const action = pick(from, (below) => draw(luck, below))
  if (!game.west) return modest(action, open, luck, 4)
  if (action.type === 'choose' && state.dials.network < DIALS.network && draw(luck, 3) > 0) {
    return { type: 'choose', dial: 'network' }
  }
  return action.type === 'build' ? westward(open, luck) : modest(action, open, luck, 16)
}

/** Plays by lot and gives the state after at most `plies` actions. */
export function playedOn(game: RandomGame, plies: number): ChicagoState {
  const state = startOf(game)
  const luck = luckOf(game)
  for (let ply = 0; ply < plies; ply++) {
    const action = luckyAction(game, luck, state)
    if (action === null) break
    play(chicagoExpress, state, chicagoExpress.toAct(asReadonly(state))[0] as number, action)
  }
  return state
}

/** The build that ends farthest west, of whichever company. */
export function westward(open: readonly Choice<ChicagoAction>[], luck: Rng): ChicagoAction {
  const builds = open.filter((choice) => choice.kind === 'chain').map((choice) => longestWest(choice, luck))
  return builds.reduce((one, other) => (westEnd(other) < westEnd(one) ? other : one))
}

/** As many hexes as can be, each as far west as can be, cheap ones first. */
function longestWest(choice: ChainChoice<ChicagoAction>, luck: Rng): Build {
  const far = (hex: number): number => hexAt(hex).x + (choice.cost[hex] as number) / 3
  const chain: number[] = []
  let spent = 0
  for (;;) {
    const next = nextItems(choice, chain, spent)
    if (next.length === 0) return { ...choice.action, hexes: chain.map((hex) => choice.ids[hex]) } as Build
    const item = next.reduce((one, other) =>
      far(other) < far(one) || (far(other) === far(one) && draw(luck, 2) === 0) ? other : one,
    )
    chain.push(item)
    spent += choice.cost[item] as number
  }
}

type Build = Extract<ChicagoAction, { type: 'build' }>

function westEnd(build: Build): number {
  return Math.min(...build.hexes.map((hex) => hexAt(hexIndex(hex)).x))
}

function isIdle(choice: Choice<ChicagoAction>): boolean {
  return choice.kind === 'one' && (choice.action.type === 'decline' || choice.action.type === 'pass')
}

/** Bids by lot alone would spend all cash at once and leave no game to look at. */
function modest(
  action: ChicagoAction,
  open: readonly Choice<ChicagoAction>[],
  luck: Rng,
  most: number,
): ChicagoAction {
  const range = open.find((choice) => choice.kind === 'amount')
  if (action.type !== 'bid' || range?.kind !== 'amount') return action
  if (draw(luck, 3) === 0) return { type: 'pass' }
  return { type: 'bid', amount: Math.min(range.max, range.min + draw(luck, most)) }
}
