import { type Refusal, asReadonly } from '@roundhouse/kernel'
import type { CzAction, StepName } from '@roundhouse/titles/18cz'
import { futureOf } from '@roundhouse/view/18cz'
import { words } from '../../shell/words.ts'
import type { CzTable } from '../cz-table.ts'
import { bidInHand } from './bid.ts'
import { salesOf } from './sales.ts'
import { panelWords } from './text.ts'

/** What the confirm button would send, one after the other, and why it waits. */
export interface Proposal {
  readonly actions: readonly CzAction[]
  readonly why: Refusal | string | null
}

export function proposalOf(cz: CzTable): Proposal {
  const { table } = cz
  const seat = table.acting.value
  if (seat === null) return { actions: [], why: null }
  if (table.session.pending.value) return { actions: [], why: words.value.table.connection.sending }
  const sales = salesOf(cz)
  if (sales.length > 0) {
    const { action } = cz.draft.value
    const actions = action === null ? sales : [...sales, action]
    return { actions, why: futureOf(asReadonly(cz.state.value), seat, actions).refusal?.refusal ?? null }
  }
  const { action, refusal } = cz.pending.value
  if (action !== null && lacksAmount(action)) return { actions: [], why: panelWords.value.amountFirst }
  if (action !== null) return { actions: [action], why: refusal }
  const usual = usualAction(cz)
  if (usual !== null && cz.draft.value.power === null) return { actions: [usual], why: cz.refuse(usual) }
  return { actions: [], why: whatIsMissing(cz) }
}

/** What is typed is no number yet. */
function lacksAmount(action: CzAction): boolean {
  return Object.values(action).some((value) => Number.isNaN(value))
}

/** Where one answer is meant by default: the other one is a button of its own. */
function usualAction(cz: CzTable): CzAction | null {
  const { step } = cz.state.value
  if (step === 'auction') return bidInHand(cz)
  if (step === 'revenue') return { type: 'payOut' }
  if (step === 'answer') return { type: 'answer', accept: true }
  return step === 'acquiredTrains' ? { type: 'pass' } : null
}

function whatIsMissing(cz: CzTable): string {
  const t = panelWords.value
  if (cz.draft.value.power !== null) return t.lay.chooseFirst
  switch (cz.state.value.step) {
    case 'preStock':
      return t.locals.chooseFirst
    case 'auction':
      return t.auction.chooseFirst
    case 'stock':
      return t.shares.nothing
    case 'home':
      return t.lay.chooseRedFirst
    case 'token':
      return t.station.chooseFirst
    case 'chooseCity':
    case 'acquiredTokens':
      return t.station.chooseCityFirst
    case 'run':
      return t.run.wait
    case 'acquire':
      return t.acquire.chooseFirst
    case 'trains':
      return t.trains.chooseFirst
    case 'discard':
      return t.discard.chooseFirst
    default:
      return t.lay.chooseFirst
  }
}

/** What leaving this step means; null where something must be decided. */
export function leaving(step: StepName): CzAction | null {
  switch (step) {
    case 'preStock':
    case 'auction':
    case 'stock':
    case 'mwTrack':
    case 'track':
    case 'token':
    case 'acquire':
    case 'trains':
      return { type: 'pass' }
    case 'answer':
      return { type: 'answer', accept: false }
    default:
      return null
  }
}

/** Sends them one after the other and stops at the first that fails. */
export async function sendAll(cz: CzTable, actions: readonly CzAction[]): Promise<void> {
  // One after the other: each is made for the state that the one before leaves.
  for (const action of actions) if (!(await cz.table.act(action))) return
}
