import type { Action } from '@roundhouse/kernel'
import { type Asking, PLAIN } from './asking.ts'
import type { Bead, Decision } from './decision.ts'
import type { Said, Told } from './said.ts'

/** What is asked and by which section; everything else is filled in where a decision has nothing of its own. */
export type OwnDecision<A extends Action> = Pick<Decision<A>, 'heading' | 'section' | 'confirm' | 'missing'> &
  Partial<Decision<A>>

/** What stands around every decision of a title. */
export interface Frame<A extends Action> {
  readonly step: string
  /** Decided for it, and what it has. */
  readonly company: string | null
  readonly holds: Told | null
  readonly beads: readonly Bead[]
  /** What somebody else reads who waits for it. */
  readonly waiting: Decision<A>['waiting']
  readonly besides: Decision<A>['besides']
  /** What the button says while something besides the step is put together; null when nothing is. */
  readonly besidesSaid: Said | null
  readonly leave: Decision<A>['leave']
  /** Said above everything else. */
  readonly notes: Decision<A>['notes']
}

/** A decision with what stands around all of them. */
export function framedIn<A extends Action>(
  { besidesSaid, notes, ...around }: Frame<A>,
  own: OwnDecision<A>,
): Decision<A> {
  return {
    ...PLAIN,
    ...around,
    ...own,
    notes: [...notes, ...(own.notes ?? [])],
    confirm: besidesSaid ?? own.confirm,
  }
}

/** The steps of the turn under way, as far as this turn has them. */
export function beadsOf<Stage extends string>(
  stages: readonly Stage[],
  now: Stage,
  name: (stage: Stage) => Said,
): readonly Bead[] {
  const at = stages.indexOf(now)
  return stages.map((stage, index) => ({
    name: name(stage),
    state: index < at ? 'done' : index === at ? 'now' : 'later',
  }))
}

/** The player who is asked, in the view of the moment. */
export function askedIn<S, A extends Action>({ view }: Asking<S, A>): { readonly player: number } {
  return { player: view.asked ?? 0 }
}
