import { applyKnown, choices } from '@roundhouse/kernel'
import {
  type ChicagoAction,
  type ChicagoState,
  DIALS,
  DIAL_IDS,
  HEXES,
  chicagoExpress,
  hexAt,
  hexIndex,
} from '@roundhouse/titles/chicago-express'
import { likelyBuilds } from './builds.ts'
import type { Figures } from './figures.ts'
import type { Judge } from './judge.ts'
import { payoutsLeft } from './outlook.ts'
import { settleAuction } from './settle.ts'

/** What a player may do with a turn, from where it stands: the actions left to it, and the table afterwards. */
export interface WholeTurn {
  readonly actions: readonly ChicagoAction[]
  readonly after: ChicagoState
}

const NOTHING = (): void => {}

/** Every turn worth a look; auctions in it are settled by what the judge thinks everybody would pay. */
export function* wholeTurns(
  state: ChicagoState,
  judge: Judge,
  figures: Figures,
  /** Of each company. */
  builds: number,
): Generator<WholeTurn> {
  if (state.step !== 'chooseDial') {
    yield* carriedOut(state, [], judge, figures, builds)
    return
  }
  for (const dial of DIAL_IDS) {
    if (state.dials[dial] >= DIALS[dial]) continue
    const action: ChicagoAction = { type: 'choose', dial }
    const chosen = chicagoExpress.clone(state)
    applyKnown(chicagoExpress, chosen, state.turn, action, NOTHING)
    yield* carriedOut(chosen, [action], judge, figures, builds)
  }
}

function* carriedOut(
  state: ChicagoState,
  before: readonly ChicagoAction[],
  judge: Judge,
  figures: Figures,
  builds: number,
): Generator<WholeTurn> {
  const open = choices(chicagoExpress, state, state.turn)
  const actions: ChicagoAction[] = []
  for (const choice of open) if (choice.kind === 'one') actions.push(choice.action)
  if (state.step === 'buildNetwork') {
    actions.push(...likelyBuilds(open, state, payoutsLeft(state, figures), builds, figures))
  }
  const seen = new Set<number>()
  for (const action of actions) {
    if (action.type === 'develop') {
      const alike = alikeOf(state, hexIndex(action.hex))
      if (seen.has(alike)) continue
      seen.add(alike)
    }
    const after = chicagoExpress.clone(state)
    applyKnown(chicagoExpress, after, state.turn, action, NOTHING)
    // One’s own offer, or the Wabash that opened.
    if (after.auction !== null) settleAuction(after, judge.reserves(after))
    yield { actions: [...before, action], after }
  }
}

/** The same for hexes whose development brings the same to the same companies: one of them is looked at. */
function alikeOf(state: ChicagoState, hex: number): number {
  const { kind, develop } = hexAt(hex)
  const where = kind === 'industrial' ? hex + 2 : Number(kind === 'forest')
  return ((state.locomotives[hex] as number) * (HEXES.length + 2) + where) * 16 + develop
}
