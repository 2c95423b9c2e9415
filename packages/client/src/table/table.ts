import { type ReadonlySignal, type Signal, computed, effect, signal } from '@preact/signals'
import type { Action, GameState, Refusal, Seat } from '@roundhouse/kernel'
import type { Fault } from '@roundhouse/protocol'
import type { Naming } from '@roundhouse/words'
import type { Plan, PlanStep } from '../session/plan-session.ts'
import type { ActResult, Session } from '../session/session.ts'
import { KEEPS_NOTHING, type Unsent, unsentAt } from '../session/unsent.ts'
import { goToMoment, moment } from '../shell/router.ts'
import { afterPast } from './after-past.ts'
import { nearStates } from './near-states.ts'
import { type ProposalAnswer, proposalAnswers } from './proposal-answer.ts'
import { redoable } from './redo.ts'
import { type SinceLastTurn, sinceLastTurn } from './since-last-turn.ts'
import type { PageId } from './title-ui.ts'

/** What every part of the table page reads: the game at the moment shown, and who may act from here. */
export interface Table {
  readonly session: Session
  /** The version that is shown, and whether it lies in the past. */
  readonly shown: ReadonlySignal<number>
  readonly past: ReadonlySignal<boolean>
  /** Whether the present is shown and may ask: one frame after the past was left. */
  readonly asks: ReadonlySignal<boolean>
  /** The state at that version, and at any other. They are shared: read them, never change them. */
  readonly state: ReadonlySignal<GameState>
  stateAt(version: number): GameState
  readonly naming: ReadonlySignal<Naming>
  /** "You": the seat of this browser, if it has exactly one. */
  readonly me: ReadonlySignal<Seat | null>
  /** The seat that is asked at the moment shown. */
  readonly asked: ReadonlySignal<Seat | null>
  /** The seat that is asked, if it acts from here and now; null in the past. */
  readonly acting: ReadonlySignal<Seat | null>
  /** Whether somebody here is asked at the present, whatever moment is shown. */
  readonly awaited: ReadonlySignal<boolean>
  readonly since: SinceLastTurn
  /** What a reload of the page shall not lose. */
  readonly unsent: Unsent
  /** The line of the chat that is being written. */
  readonly chatText: Signal<string>
  /** What came of the last attempt, when it failed. */
  readonly trouble: Signal<Trouble | null>
  readonly whyNot: Signal<WhyNot | null>
  /** What we proposed was not granted. */
  readonly proposalAnswer: Signal<ProposalAnswer | null>
  /** The part that fills a small screen. */
  readonly place: Signal<Place>
  /** The private branch that this table shows; null at the real one. */
  readonly plan: PlanControls | null
  /** Begins one; null where nobody here plays, or in a plan. */
  readonly startPlan: ((steps?: readonly PlanStep[]) => void) | null
  /** The page of the title that is shown in place of the map. */
  readonly page: Signal<PageId | null>
  /** The dialog that is open over the page. */
  readonly open: Signal<OpenDialog | null>
  act(action: Action): Promise<boolean>
  undo(): Promise<void>
  /** Plays again what was taken back last, if it was played from here. */
  redo(): Promise<void>
  answerProposal(consent: boolean): Promise<void>
  show(version: number): void
  close(): void
}

export type Trouble = Exclude<ActResult, { ok: true }>
export type Place = 'board' | 'companies' | 'players' | 'log' | 'chat' | 'notes' | 'bank' | 'pages' | 'end'
export type OpenDialog =
  | { readonly kind: 'keys' | 'settings' | 'seats' | 'opinion' }
  /** By which rules this game is played. */
  | { readonly kind: 'game-rules' }
  | { readonly kind: 'rules'; readonly section: string | null }

/** The answer to pointing at something that is not possible. */
export interface WhyNot {
  readonly reason: Refusal | string
  readonly anchor: DOMRect
  /** Pressed or focused: it stays until it is closed. A hint under the pointer goes with the pointer. */
  readonly pinned: boolean
  /** Tells more of what was pressed; absent where there is no more to tell. */
  readonly about?: () => void
}

/** What a plan can do besides being played. */
export interface PlanControls {
  readonly plan: Plan
  commit(): void
  leave(): void
}

export interface Planning {
  readonly controls: PlanControls | null
  readonly start: ((steps?: readonly PlanStep[]) => void) | null
}

const NO_PLANNING: Planning = { controls: null, start: null }

export function openTable(session: Session, planning: Planning = NO_PLANNING): Table {
  const { history, version } = session
  const shown = computed(() => Math.min(moment.value ?? version.value, version.value))
  const past = computed(() => shown.value < version.value)
  const present = afterPast(past)
  const stateAt = nearStates(history)
  const state = computed(() => {
    void version.value
    return stateAt(shown.value)
  })
  const naming = computed<Naming>(() => {
    const players = session.players.value
    return { player: (seat) => players[seat]?.name ?? String(seat + 1) }
  })
  const me = computed(() => (session.seats.value.length === 1 ? (session.seats.value[0] ?? null) : null))
  const asked = computed(() => session.title.toAct(state.value)[0] ?? null)
  const acting = computed(() => {
    const seat = asked.value
    return present.asks.value && seat !== null && playsHere(session, seat) ? seat : null
  })
  const awaited = computed(() => {
    void version.value
    const seat = session.title.toAct(history.state)[0]
    return seat !== undefined && playsHere(session, seat)
  })
  const trouble = signal<Trouble | null>(null)
  const whyNot = signal<WhyNot | null>(null)

  // A plan is kept by its steps; what is tried on top of them is not.
  const unsent = session.kind === 'plan' ? KEEPS_NOTHING : unsentAt(session)
  const written = unsent.take('chat')
  const chatText = signal(typeof written === 'string' ? written : '')
  unsent.keep('chat', () => (chatText.peek() === '' ? null : chatText.peek()))

  const proposing = proposalAnswers(session)

  /** Old answers do not outlive the moment they speak of. */
  const forget = effect(() => {
    void version.value
    void shown.value
    trouble.value = null
    whyNot.value = null
  })

  async function attempt(act: () => Promise<ActResult>): Promise<boolean> {
    trouble.value = null
    const result = await act()
    if (result.ok) keepFocus()
    else trouble.value = result
    return result.ok
  }

  return {
    session,
    shown,
    past,
    asks: present.asks,
    state,
    stateAt,
    naming,
    me,
    asked,
    acting,
    awaited,
    since: sinceLastTurn(session, me, acting),
    unsent,
    chatText,
    trouble,
    whyNot,
    proposalAnswer: proposing.answer,
    place: signal<Place>('board'),
    plan: planning.controls,
    startPlan: planning.start,
    page: signal<PageId | null>(null),
    open: signal<OpenDialog | null>(null),
    async act(action) {
      proposing.answer.value = null
      const seat = acting.value
      if (seat === null || session.pending.value) return false
      return attempt(() => session.act(seat, action))
    },
    async undo() {
      if (session.undo.value.kind === 'free' || session.undo.value.kind === 'consent') {
        await attempt(() => session.requestUndo())
      }
    },
    async redo() {
      const entry = redoable(history)
      if (entry === null || past.value || session.pending.value) return
      if (session.seats.value.includes(entry.seat)) await attempt(() => session.act(entry.seat, entry.action))
    },
    async answerProposal(consent) {
      if (session.proposal.value?.mine === true) proposing.withdraw()
      await attempt(() => session.answerProposal(consent))
    },
    show(wanted) {
      const at = Math.max(0, wanted)
      goToMoment(at >= version.value ? null : at)
    },
    close() {
      forget()
      present.close()
      proposing.close()
      unsent.close()
    },
  }
}

/** Whether somebody at this screen decides for the seat: it is theirs, and no bot plays on for it. */
function playsHere({ seats, players }: Session, seat: Seat): boolean {
  return seats.value.includes(seat) && (players.value[seat]?.standIn ?? null) === null
}

export function isFault(trouble: Trouble): trouble is { readonly ok: false; readonly fault: Fault } {
  return 'fault' in trouble
}

/** The button that was pressed is gone with its decision: the keyboard goes on in the same place. */
function keepFocus(): void {
  requestAnimationFrame(() => {
    const held = document.activeElement
    if (held === null || held === document.body)
      document.getElementById('action')?.focus({ preventScroll: true })
  })
}
