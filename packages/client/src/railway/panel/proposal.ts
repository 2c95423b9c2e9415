import type { Action, Refusal } from '@roundhouse/kernel'
import { say as saying } from '@roundhouse/view/railway'
import { words } from '../../shell/words.ts'
import type { RailwayTable } from '../railway-table.ts'
import { railwayWords } from '../words.ts'
import { sayer } from './say.ts'

/** What the confirm button would send, one after the other, and why it waits. */
export interface Proposal {
  readonly actions: readonly Action[]
  readonly why: Refusal | string | null
}

export function proposalOf(railway: RailwayTable): Proposal {
  const { table } = railway
  const question = railway.question.value
  if (table.acting.value === null || question === null) return { actions: [], why: null }
  if (table.session.pending.value) return { actions: [], why: words.value.table.connection.sending }
  const { queue, power } = railway.draft.value
  const { action, refusal } = railway.pending.value
  if (action !== null && lacksAmount(action)) {
    return { actions: [], why: railwayWords.value.panel.amountFirst }
  }
  if (queue.length > 0) {
    const actions = action === null ? queue : [...queue, action]
    return { actions, why: railway.refuseAll(actions) }
  }
  if (action !== null) return { actions: [action], why: refusal }
  const say = sayer(railway)
  // A power is used by a tile, whatever the step asks for.
  if (power !== null) return { actions: [], why: say(saying('lay.chooseFirst')) }
  const { usual, missing } = question
  return usual === null
    ? { actions: [], why: say(missing) }
    : { actions: [usual], why: railway.refuse(usual) }
}

/** What is typed is no number yet. */
function lacksAmount(action: Action): boolean {
  return Object.values(action).some((value) => Number.isNaN(value))
}

/** Sends them one after the other and stops at the first that fails. */
export async function sendAll({ table }: RailwayTable, actions: readonly Action[]): Promise<void> {
  // One after the other: each is made for the state that the one before leaves.
  for (const action of actions) if (!(await table.act(action))) return
}
