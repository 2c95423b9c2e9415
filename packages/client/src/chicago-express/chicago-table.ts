import { type ReadonlySignal, type Signal, computed, signal } from '@preact/signals'
import { type Choice, type Refusal, type Seat, choices, refuse } from '@roundhouse/kernel'
import type { History } from '@roundhouse/kernel'
import {
  type ChicagoAction,
  type ChicagoEvent,
  type ChicagoState,
  type CompanyId,
  type HexId,
  chicagoExpress,
} from '@roundhouse/titles/chicago-express'
import {
  type BidPreview,
  type BuildPreview,
  type ChicagoView,
  type DevelopPreview,
  bidPreview,
  buildPreview,
  developPreview,
  viewOf,
} from '@roundhouse/view/chicago-express'
import { draftStore } from '../table/draft-store.ts'
import type { Table } from '../table/table.ts'
import { type Draft, NO_DRAFT, readDraft } from './draft.ts'
import { buildTargets, developTargets } from './targets.ts'

/** The table with what Chicago Express adds: the view of the moment, the draft, and what it would bring. */
export interface ChicagoTable {
  readonly table: Table
  readonly history: History<ChicagoState, ChicagoAction, ChicagoEvent>
  readonly view: ReadonlySignal<ChicagoView>
  /** The view as the player last saw it, or before the action that is looked at; null when nothing is new. */
  readonly seen: ReadonlySignal<ChicagoView | null>
  readonly choices: ReadonlySignal<readonly Choice<ChicagoAction>[]>
  readonly draft: ReadonlySignal<Draft>
  /** The company that builds: chosen, or the only one that can. */
  readonly builder: ReadonlySignal<CompanyId | null>
  /** Hexes that can be picked now; null while no hex is asked for. */
  readonly targets: ReadonlySignal<ReadonlySet<HexId> | null>
  readonly amount: ReadonlySignal<number>
  /** The hex that somebody asks about; null while nobody does. */
  readonly inspected: Signal<Inspected | null>
  readonly outlook: ReadonlySignal<Outlook>
  /** What the confirm button would send, and why it cannot; no action: nothing is chosen yet. */
  readonly pending: ReadonlySignal<{
    readonly action: ChicagoAction | null
    readonly refusal: Refusal | null
  }>
  change(part: Partial<Draft>): void
  clear(): void
  refuse(action: ChicagoAction): Refusal | null
  send(action: ChicagoAction): void
}

/** A hex, where it is on the screen, and whether a key has asked. */
export interface Inspected {
  readonly hex: HexId
  readonly anchor: DOMRect
  readonly focus: boolean
}

export interface Outlook {
  readonly bid: BidPreview | null
  readonly build: BuildPreview | null
  readonly develop: DevelopPreview | null
}

export function openChicagoTable(table: Table): ChicagoTable {
  const { session, acting } = table
  const history = session.history as unknown as ChicagoTable['history']
  const state = computed(() => table.state.value as ChicagoState)
  const view = computed(() => viewOf(state.value))
  const seen = computed(() => {
    // In the past it is the moment before: what the action that is looked at has changed.
    const from = table.past.value ? table.shown.value - 1 : table.since.from.value
    return from === null || from < 0 ? null : viewOf(table.stateAt(from) as ChicagoState)
  })
  const open = computed(() =>
    acting.value === null ? [] : choices(chicagoExpress, state.value, acting.value),
  )
  const store = draftStore(NO_DRAFT, session.version, table.unsent, readDraft)
  const draft = store.value
  const builder = computed(() => draft.value.company ?? onlyBuilder(open.value))
  const targets = computed<ReadonlySet<HexId> | null>(() => {
    if (acting.value === null) return null
    if (view.value.step === 'develop') return developTargets(open.value)
    if (view.value.step !== 'buildNetwork' || builder.value === null) return null
    return buildTargets(open.value, builder.value, draft.value.hexes)
  })
  const amount = computed(() => draft.value.amount ?? view.value.auction?.least ?? 0)
  const pendingAction = computed(() => actionOf(view.value, draft.value, builder.value, amount.value))
  const refuseNow = (action: ChicagoAction): Refusal | null => {
    const seat = acting.value ?? session.seats.value[0]
    return seat === undefined ? null : refuse(chicagoExpress, state.value, seat, action)
  }
  return {
    table,
    history,
    view,
    seen,
    choices: open,
    draft,
    builder,
    targets,
    amount,
    inspected: signal(null),
    outlook: computed(() =>
      acting.value === null
        ? { bid: null, build: null, develop: null }
        : outlookOf(state.value, acting.value, draft.value, builder.value, amount.value, targets.value),
    ),
    pending: computed(() => {
      const action = pendingAction.value
      return { action, refusal: action === null ? null : refuseNow(action) }
    }),
    change: store.change,
    clear: store.clear,
    refuse: refuseNow,
    send(action) {
      void table.act(action)
    },
  }
}

function onlyBuilder(open: readonly Choice<ChicagoAction>[]): CompanyId | null {
  const builders = open.flatMap((choice) => (choice.kind === 'chain' ? [choice.action] : []))
  const [only] = builders
  return builders.length === 1 && only?.type === 'build' ? only.company : null
}

function actionOf(
  view: ChicagoView,
  draft: Draft,
  builder: CompanyId | null,
  amount: number,
): ChicagoAction | null {
  switch (view.step) {
    case 'chooseDial':
      return draft.dial === null ? null : { type: 'choose', dial: draft.dial }
    case 'offerShare':
      return draft.company === null ? null : { type: 'offer', company: draft.company }
    case 'bid':
      return { type: 'bid', amount }
    case 'buildNetwork':
      return builder === null ? null : { type: 'build', company: builder, hexes: draft.hexes }
    case 'develop':
      return draft.hex === null ? null : { type: 'develop', hex: draft.hex }
    default:
      return view.step satisfies never
  }
}

function outlookOf(
  state: ChicagoState,
  seat: Seat,
  draft: Draft,
  builder: CompanyId | null,
  amount: number,
  targets: ReadonlySet<HexId> | null,
): Outlook {
  const preview = draft.preview !== null && targets?.has(draft.preview) === true ? draft.preview : null
  if (state.step === 'bid') {
    return {
      bid: Number.isFinite(amount) ? bidPreview(state, seat, amount) : null,
      build: null,
      develop: null,
    }
  }
  if (state.step === 'buildNetwork' && builder !== null) {
    const hexes = preview === null ? draft.hexes : [...draft.hexes, preview]
    return { bid: null, build: buildPreview(state, seat, builder, hexes), develop: null }
  }
  const hex = preview ?? draft.hex
  const develop = state.step === 'develop' && hex !== null ? developPreview(state, seat, hex) : null
  return { bid: null, build: null, develop }
}
