import { type Choice, type Rng, asReadonly, createRng, draw, pick, play, walk } from '@roundhouse/kernel'
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

/** A game by lot, with some inclination to found companies and buy trains: players who only squander see no second phase. */
export function playByLot(
  table: RandomTable,
  watch: (state: RmState, action: RmAction, events: readonly RmEvent[]) => void,
  mostActions: number,
): RmState {
  const state = setUp(table)
  const rng = createRng(`lot ${table.seed}`)
  for (let actions = 0; state.ended === null && actions < mostActions; actions++) {
    const [seat = 0] = railwayMania.toAct(asReadonly(state))
    const step = railwayMania.steps.find(({ name }) => name === state.step)
    const choices = step?.choices(asReadonly(state), seat) ?? []
    if (choices.length === 0) throw new Error(`nothing to choose in ${state.step}`)
    const action = choose(state, choices, rng)
    const outcome = play(railwayMania, state, seat, action)
    if (!outcome.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(outcome.refusal)}`)
    watch(state, action, outcome.events)
  }
  return state
}

function choose(state: RmState, choices: readonly Choice<RmAction>[], rng: Rng): RmAction {
  const all = [...walk(choices)].filter(({ type }) => type !== 'openAuction')
  const wanted = all.find((action) => getsOn(state, action))
  if (wanted !== undefined && draw(rng, 3) > 0) return wanted
  const willing = choices.filter(({ action }) => draw(rng, 100) < (RELUCTANT[action.type] ?? 100))
  const passing = all.find(({ type }) => type === 'pass')
  if (willing.length === 0 && passing !== undefined) return passing
  const action = pick(willing.length > 0 ? willing : choices, (below) => draw(rng, below))
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
