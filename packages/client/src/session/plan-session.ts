import { type ReadonlySignal, computed, signal } from '@preact/signals'
import {
  type Action,
  type ActionEntry,
  type History,
  type Refusal,
  type Seat,
  playForced,
} from '@roundhouse/kernel'
import type { Fault } from '@roundhouse/protocol'
import type { ActResult, Session } from './session.ts'

/** A private branch of a game: moves tried ahead, the answers of others included. Nothing of it leaves the page. */
export interface Plan {
  /** The branch as a game, for the same table page. */
  readonly session: Session
  /** The version of the real game at which it begins. */
  readonly base: number
  readonly steps: ReadonlySignal<readonly PlanStep[]>
  /** Steps of an earlier plan that did not fit here; null when all did. */
  readonly dropped: PlanStop | null
  /** The real game has gone on: `renewed` gives the plan from where it is now. */
  readonly stale: ReadonlySignal<boolean>
  renewed(): Plan
  /** Plays the steps of one's own seats for real, in order, up to the first that cannot be. */
  commit(): Promise<PlanStop>
}

export interface PlanStep {
  readonly seat: Seat
  readonly action: Action
}

/** How far it went, and what stopped it. */
export interface PlanStop {
  readonly played: number
  readonly of: number
  readonly why: PlanStopReason | null
}

export type PlanStopReason =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'fault'; readonly fault: Fault }
  /** Somebody else is to decide first. */
  | { readonly kind: 'other'; readonly seat: Seat }

export function openPlan(real: Session, wanted: readonly PlanStep[] = []): Plan {
  const history = real.history.fork()
  const base = history.version
  const version = signal(base)
  /** Where each step began. */
  const starts: number[] = []
  const steps = signal<readonly PlanStep[]>([])

  function tryStep(step: PlanStep): Refusal | null {
    const start = history.version
    const appended = history.append({ kind: 'action', ...step })
    if (!appended.ok) return appended.refusal
    playForced(history)
    starts.push(start)
    steps.value = [...steps.value, step]
    version.value = history.version
    return null
  }

  let dropped: PlanStop | null = null
  for (const step of wanted) {
    const refusal = tryStep(step)
    if (refusal === null) continue
    dropped = { played: steps.value.length, of: wanted.length, why: { kind: 'refused', refusal } }
    break
  }

  const session: Session = {
    ...real,
    kind: 'plan',
    chat: null,
    orders: null,
    seating: null,
    history,
    version,
    // One plays all of it oneself.
    players: computed(() => real.players.value.map((player) => ({ ...player, standIn: null }))),
    seats: computed(() => real.players.value.map(({ seat }) => seat)),
    connection: signal('local'),
    pending: signal(false),
    undo: computed(() => (steps.value.length === 0 ? { kind: 'none' } : { kind: 'free' })),
    proposal: signal(null),
    rules: { ...real.rules, carryOver: null },
    async act(seat, action): Promise<ActResult> {
      const refusal = tryStep({ seat, action })
      return refusal === null ? { ok: true } : { ok: false, refusal }
    },
    async requestUndo(): Promise<ActResult> {
      const last = steps.value.at(-1)
      const to = starts.pop()
      if (last === undefined || to === undefined) {
        return { ok: false, fault: { code: 'undo-nothing', params: {} } }
      }
      history.append({ kind: 'undo', seat: last.seat, to })
      steps.value = steps.value.slice(0, -1)
      version.value = history.version
      return { ok: true }
    },
    async answerProposal(): Promise<ActResult> {
      return { ok: false, fault: { code: 'no-proposal', params: {} } }
    },
    close() {},
  }

  return {
    session,
    base,
    steps,
    dropped,
    stale: computed(() => real.version.value !== base),
    renewed: () => openPlan(real, notYetPlayed(real.history, base, steps.value)),
    commit: () => commit(real, steps.value),
  }
}

/** The steps that an earlier page has kept, as far as they are any and the rules can read them. */
export function keptPlan(real: Session, kept: unknown): Plan | null {
  if (!Array.isArray(kept) || kept.length === 0 || !kept.every(isStep)) return null
  try {
    return openPlan(real, kept)
  } catch {
    return null
  }
}

function isStep(step: Partial<PlanStep> | null): step is PlanStep {
  return Number.isInteger(step?.seat) && typeof step?.action?.type === 'string'
}

async function commit(real: Session, steps: readonly PlanStep[]): Promise<PlanStop> {
  let played = 0
  for (const { seat, action } of steps) {
    if (!real.seats.value.includes(seat)) return { played, of: steps.length, why: { kind: 'other', seat } }
    const result = await real.act(seat, action)
    if (!result.ok) {
      const why: PlanStopReason =
        'refusal' in result
          ? { kind: 'refused', refusal: result.refusal }
          : { kind: 'fault', fault: result.fault }
      return { played, of: steps.length, why }
    }
    played += 1
  }
  return { played, of: steps.length, why: null }
}

/** What has really been done meanwhile need not be planned any more. */
function notYetPlayed(history: History, base: number, steps: readonly PlanStep[]): readonly PlanStep[] {
  const real = history.log
    .slice(base)
    .filter((entry): entry is ActionEntry => entry.kind === 'action' && entry.auto !== true)
  let at = 0
  for (const { seat, action } of real) {
    const step = steps[at]
    if (step?.seat !== seat || JSON.stringify(step.action) !== JSON.stringify(action)) break
    at += 1
  }
  return steps.slice(at)
}
