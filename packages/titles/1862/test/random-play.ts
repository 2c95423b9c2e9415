import {
  type Choice,
  type Rng,
  type Seat,
  asReadonly,
  choices,
  createRng,
  draw,
  pick,
  play,
  walk,
} from '@roundhouse/kernel'
import type { RmAction } from '../actions.ts'
import { companyIndex } from '../companies.ts'
import type { RmEvent } from '../events.ts'
import type { RmState } from '../state.ts'
import { railwayMania } from '../title.ts'

export interface RandomTable {
  readonly players: number
  readonly variant?: string | null
  readonly options?: Readonly<Record<string, string>>
  readonly seed: string
}

export function setUp({ players, variant = null, options = {}, seed }: RandomTable): RmState {
  return railwayMania.setup({ rules: railwayMania.rules, players, variant, options, seed }, () => {})
}

/** What of all that is legal is seldom done by players who want to get on. */
const RELUCTANT: Partial<Record<RmAction['type'], number>> = {
  pass: 20,
  sell: 2,
  withhold: 30,
  merge: 10,
  acquire: 10,
  redeem: 20,
  buyTrain: 35,
  tradeTrain: 10,
}

/** A game by lot, up to so many actions. */
export function playByLot(
  table: RandomTable,
  watch: (state: RmState, action: RmAction, events: readonly RmEvent[]) => void,
  mostActions: number,
): RmState {
  const state = setUp(table)
  const luck = luckOf(table)
  for (let actions = 0; actions < mostActions; actions++) {
    const next = actionByLot(luck, state)
    if (next === null) break
    const outcome = play(railwayMania, state, next.seat, next.action)
    if (!outcome.ok) throw new Error(`${JSON.stringify(next)}: ${JSON.stringify(outcome.refusal)}`)
    watch(state, next.action, outcome.events)
  }
  return state
}

export function luckOf({ seed }: RandomTable): Rng {
  return createRng(`lot ${seed}`)
}

/**
 * A legal action by lot for the seat asked, with some inclination to found companies and buy trains: players who only
 * squander see no second phase. Null once the game is over.
 */
export function actionByLot(luck: Rng, state: RmState): { seat: Seat; action: RmAction } | null {
  const [seat] = railwayMania.toAct(asReadonly(state))
  if (seat === undefined) return null
  const open = choices(railwayMania, state, seat)
  if (open.length === 0) throw new Error(`nothing to choose in ${state.step}`)
  return { seat, action: choose(state, open, luck) }
}

function choose(state: RmState, open: readonly Choice<RmAction>[], rng: Rng): RmAction {
  const all = [...walk(open)].filter(({ type }) => type !== 'openAuction')
  const wanted = all.find((action) => getsOn(state, action))
  if (wanted !== undefined && draw(rng, 3) > 0) return wanted
  const willing = open.filter(({ action }) => draw(rng, 100) < (RELUCTANT[action.type] ?? 100))
  const passing = all.find(({ type }) => type === 'pass')
  if (willing.length === 0 && passing !== undefined) return passing
  const action = pick(willing.length > 0 ? willing : open, (below) => draw(rng, below))
  if (action.type === 'openAuction') return { ...action, bid: 0 }
  if (action.type !== 'bid') return action
  const least = all.find(({ type }) => type === 'bid') ?? action
  return passing !== undefined && draw(rng, 4) > 0 ? passing : least
}

/** Floats a company that has been started, or gets a train for one that has none. */
function getsOn(state: RmState, action: RmAction): boolean {
  if (action.type === 'buyShare') return state.companies[companyIndex(action.company)]?.status === 'started'
  const isBare = state.companies[state.turn?.company ?? 0]?.trains.length === 0
  return action.type === 'buyTrain' && isBare
}
