import type { Action, GameEvent } from './action.ts'
import { sightOf } from './fingerprint.ts'
import { canonical } from './hash.ts'
import { History } from './history.ts'
import { type GameRecord, rulesOf } from './record.ts'
import type { Refusal } from './refusal.ts'
import { type ReplayFault, replay } from './replay.ts'
import { setUp } from './set-up.ts'
import type { GameState, Title } from './title.ts'

/** Where a game would go another way under the newest rules; entry 0 is the set-up. */
export type Divergence =
  /** The entry would not be allowed. */
  | { readonly kind: 'refused'; readonly at: number; readonly refusal: Refusal }
  /** It would lead elsewhere. */
  | { readonly kind: 'differs'; readonly at: number }

export type CarriedOver<A extends Action = Action> =
  | { readonly ok: true; readonly record: GameRecord<A> }
  | { readonly ok: false; readonly fault: ReplayFault }
  | { readonly ok: false; readonly fault: null; readonly divergence: Divergence }

/**
 * The same game under the newest rules, if every entry means the same there: it is played in both, and after each entry
 * the players see the same.
 */
export function carryOver<S extends GameState, A extends Action, E extends GameEvent>(
  title: Title<S, A, E>,
  record: GameRecord<A>,
): CarriedOver<A> {
  const steps = carryingOver(title, record)
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}

/** The same, entry by entry, for those who have other things to do in between. */
export function* carryingOver<S extends GameState, A extends Action, E extends GameEvent>(
  title: Title<S, A, E>,
  record: GameRecord<A>,
): Generator<void, CarriedOver<A>> {
  const began = replay(title, record, 0)
  if (!began.ok) return { ok: false, fault: began.fault }
  const newest = { ...record, rules: rulesOf(title) }
  const now = new History(
    title,
    setUp(title, newest, () => {}),
  )
  const differs = (): boolean =>
    canonical(sightOf(title, began.history.state)) !== canonical(sightOf(title, now.state))
  if (differs()) return { ok: false, fault: null, divergence: { kind: 'differs', at: 0 } }
  for (const [index, entry] of record.log.entries()) {
    yield
    const at = index + 1
    const before = began.history.append(entry)
    if (!before.ok) return { ok: false, fault: faultOf(before.refusal, at) }
    const after = now.append(entry)
    if (!after.ok) {
      const refusal = after.refusal
      return {
        ok: false,
        fault: null,
        divergence: refusal === null ? { kind: 'differs', at } : { kind: 'refused', at, refusal },
      }
    }
    if (differs()) return { ok: false, fault: null, divergence: { kind: 'differs', at } }
  }
  return { ok: true, record: { ...newest, log: now.log } }
}

function faultOf(refusal: Refusal | null, at: number): ReplayFault {
  return refusal === null ? { code: 'undo-target', at } : { code: 'refused', at, refusal }
}
