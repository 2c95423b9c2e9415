import { type DeepReadonly, asReadonly, play } from '@roundhouse/kernel'
import type { Holder } from '@roundhouse/railways'
import {
  type RmAction,
  type RmEvent,
  type RmState,
  companyIndex,
  optionOf,
  railwayMania,
} from '@roundhouse/titles/1862'

/** A half-paid certificate that somebody will decide about. — 5.2.4 */
export interface OptionAhead {
  readonly holder: Holder
  readonly units: number
  readonly keep: number
  readonly giveBack: number
}

/** Shares two for one, played to the end as if everybody agreed and kept what he can pay for. */
export interface Joining {
  readonly before: DeepReadonly<RmState>
  readonly after: RmState
  readonly events: readonly RmEvent[]
  readonly options: readonly OptionAhead[]
  readonly survivor: number
  /** Null in a refinancing. */
  readonly vanishing: number | null
  readonly kind: 'merge' | 'acquire' | 'refinance'
}

/** `first`: what begins it; null where it is under way. */
export function joiningAhead(
  before: DeepReadonly<RmState>,
  seat: number,
  first: RmAction | null,
): Joining | null {
  const after = railwayMania.clone(before)
  const events: RmEvent[] = []
  const options: OptionAhead[] = []
  let concerned = concernedIn(before)
  const act = (by: number, action: RmAction): boolean => {
    const outcome = play(railwayMania, after, by, action)
    if (outcome.ok) events.push(...outcome.events)
    concerned ??= concernedIn(after)
    return outcome.ok
  }
  if (first !== null && !act(seat, first)) return null
  for (;;) {
    const [asked] = railwayMania.toAct(after)
    if (asked === undefined) break
    if (after.step === 'answer') act(asked, { type: 'answer', accept: true })
    else if (after.step === 'option') {
      const { holder, option, terms } = optionOf(asReadonly(after))
      options.push({ holder, units: option.units, ...terms })
      if (!act(asked, { type: 'settleOption', redeem: true })) break
    } else break
  }
  concerned ??= concernedByEvents(before, events)
  return concerned === null ? null : { before, after, events, options, ...concerned }
}

type Concerned = Pick<Joining, 'survivor' | 'vanishing' | 'kind'>

function concernedIn({ amalgamation, offer }: DeepReadonly<RmState>): Concerned | null {
  if (amalgamation !== null) {
    const { survivor, vanishing, kind } = amalgamation
    return { survivor, vanishing, kind }
  }
  if (offer === null || offer.kind === 'train') return null
  const survivor = offer.item % 100
  return { survivor, vanishing: survivor === offer.buyer ? offer.owner : offer.buyer, kind: offer.kind }
}

/** Over at once: nobody was asked about anything. */
function concernedByEvents(
  { turn, step }: DeepReadonly<RmState>,
  events: readonly RmEvent[],
): Concerned | null {
  const merged = events.find((event) => event.type === 'companiesMerged')
  if (merged?.type === 'companiesMerged') {
    return {
      survivor: companyIndex(merged.survivor),
      vanishing: companyIndex(merged.vanishing),
      kind: step === 'acquire' ? 'acquire' : 'merge',
    }
  }
  const refinanced = events.some((event) => event.type === 'refinanced')
  return refinanced && turn !== null ? { survivor: turn.company, vanishing: null, kind: 'refinance' } : null
}
