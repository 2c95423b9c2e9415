import { type ReadonlySignal, type Signal, computed, effect, signal } from '@preact/signals'
import {
  type Action,
  type Choice,
  type GameEvent,
  type GameState,
  type History,
  type Refusal,
  type Seat,
  asReadonly,
  choices,
  play,
  refuse,
} from '@roundhouse/kernel'
import type { CompanyView, Decision, Notice, RailwayView } from '@roundhouse/view/railway'
import { frameDrawn } from '../shell/frame-drawn.ts'
import { draftStore } from '../table/draft-store.ts'
import type { Table } from '../table/table.ts'
import { type Draft, NO_DRAFT, readDraft } from './draft.ts'
import { keptOf } from './kept-of.ts'
import { placesIn } from './map/places.ts'
import type { CityPlace, Gain, Lay, MapDecision, RailwayGame, RunFound, TitlePanels } from './railway-game.ts'
import { findBest, findGains } from './run-search.ts'
import { type Searched, foundIn, searching } from './searching.ts'

/** The table with what every railway title adds: the view of the moment, the draft, and what it would bring. */
export interface RailwayTable<
  S extends GameState = GameState,
  A extends Action = Action,
  E extends GameEvent = GameEvent,
> {
  readonly table: Table
  readonly game: RailwayGame<S, A, E>
  readonly panels: TitlePanels
  readonly state: ReadonlySignal<S>
  readonly view: ReadonlySignal<RailwayView>
  readonly company: (id: string) => CompanyView | undefined
  /** What will happen by itself, told beforehand. */
  readonly notices: ReadonlySignal<readonly Notice[]>
  /** The view as the player last saw it, in the past the one before; null when nothing is new. */
  readonly seen: ReadonlySignal<RailwayView | null>
  readonly choices: ReadonlySignal<readonly Choice<A>[]>
  /** What is asked, of whoever is asked: here or elsewhere; null when the game is over, or nothing of it is seen. */
  readonly question: ReadonlySignal<Decision<A> | null>
  readonly draft: ReadonlySignal<Draft<A>>
  /** What is asked on the map: the step's own question, or a power that the panel has called up. */
  readonly decision: ReadonlySignal<MapDecision | null>
  /** Tiles that can be laid now for what is asked, by hex. */
  readonly lays: ReadonlySignal<ReadonlyMap<string, readonly Lay[]>>
  /** All that the choices offer, whatever is asked for. */
  readonly allLays: ReadonlySignal<readonly Lay[]>
  readonly cities: ReadonlySignal<readonly CityPlace[]>
  /** The tile on trial, if it is complete. */
  readonly trial: ReadonlySignal<Lay | null>
  /** The best run of the operating company: on the board as it is, and with the draft on it. */
  readonly best: ReadonlySignal<Searched<RunFound>>
  readonly bestAfter: ReadonlySignal<Searched<RunFound>>
  /** What each tile or station would add to it. */
  readonly gains: ReadonlySignal<Searched<ReadonlyMap<string, Gain>>>
  /** The best run is drawn although nothing asks for it (the 3 key). */
  readonly showsBest: Signal<boolean>
  /** The hex that is asked about, and where on the screen it is. */
  readonly inspected: Signal<Inspected | null>
  /** What the confirm button would send, and why it cannot; no action: nothing is chosen yet. */
  readonly pending: ReadonlySignal<{ readonly action: A | null; readonly refusal: Refusal | null }>
  change(part: Partial<Draft<A>>): void
  clear(): void
  refuse(action: A): Refusal | null
  /** As another seat of this browser. */
  refuseFor(seat: Seat, action: A): Refusal | null
  /** The first refusal if they are sent one after the other. */
  refuseAll(actions: readonly A[]): Refusal | null
  /** The state after an action, for previews; null when it is refused. */
  after(action: A): S | null
  send(action: A): void
  /** The game as it was, and what happened in the step that led there. */
  stateAt(version: number): S
  eventsAt(version: number): readonly E[]
  close(): void
}

/** Always the same one: who reads it is not drawn again. */
const NONE: readonly never[] = []

export interface Inspected {
  readonly hex: string
  readonly anchor: DOMRect
  /** By a key: the focus goes along. */
  readonly focus: boolean
}

export function openRailwayTable<S extends GameState, A extends Action, E extends GameEvent>(
  table: Table,
  game: RailwayGame<S, A, E>,
  panels: TitlePanels,
): RailwayTable<S, A, E> & { readonly history: History<S, A, E> } {
  const { session, acting } = table
  const history = session.history as unknown as History<S, A, E>
  const { title } = history
  const state = table.state as ReadonlySignal<S>
  const stateAt = (version: number): S => table.stateAt(version) as S
  const viewOf = keptOf((of: S) => game.viewOf(of))
  const view = computed(() => viewOf(state.value))
  const byId = computed(() => new Map(view.value.companies.map((company) => [company.id, company])))
  const seen = computed(() => {
    // In the past it is the moment before: what the action that is looked at has changed.
    const from = table.past.value ? table.shown.value - 1 : table.since.from.value
    return from === null || from < 0 ? null : viewOf(stateAt(from))
  })
  const open = computed<readonly Choice<A>[]>(() =>
    acting.value === null ? NONE : choices(title, state.value, acting.value),
  )
  const store = draftStore<Draft<A>>(NO_DRAFT, session.version, table.unsent, (kept) => {
    const read = readDraft<A>(kept)
    return read === null || isReadable(read.action) ? read : null
  })
  const draft = store.value

  /** Whether the rules can say anything about an action of an earlier page: yes or no, but not an error. */
  function isReadable(action: A | null): boolean {
    const [seat] = session.seats.peek()
    if (action === null || seat === undefined) return action === null
    try {
      refuse(title, history.state, acting.peek() ?? seat, action)
      return true
    } catch {
      return false
    }
  }

  const power = computed(() => draft.value.power)

  const decision = computed<MapDecision | null>(() => {
    if (acting.value === null) return null
    return power.value === null ? game.mapDecision(state.value) : 'lay'
  })
  const places = computed(() => placesIn(game, state.value, open.value))
  const lays = computed(() => {
    const byHex = new Map<string, Lay[]>()
    if (decision.value !== 'lay') return byHex
    const wanted = power.value
    for (const lay of places.value.lays) {
      if (wanted !== null && lay.power !== wanted) continue
      byHex.set(lay.hex, [...(byHex.get(lay.hex) ?? []), lay])
    }
    return byHex
  })
  const cities = computed(() => {
    const asked = decision.value
    return asked === null || asked === 'lay' || asked === 'run' ? NONE : places.value.cities
  })
  const trial = computed<Lay | null>(() => {
    const { hex, tile, rotation, power: by } = draft.value
    if (hex === null || tile === null) return null
    const same = (each: Lay): boolean => each.tile === tile && each.rotation === rotation
    const fitting = lays.value.get(hex)?.filter(same) ?? []
    return fitting.find((each) => each.power === by) ?? fitting[0] ?? null
  })
  const mapAction = computed<A | null>(() => {
    const { city } = draft.value
    if (trial.value !== null) return game.layAction(trial.value)
    return city === null ? null : game.cityAction(state.value, city)
  })
  const refuseNow = (action: A): Refusal | null => {
    const seat = acting.value ?? session.seats.value[0]
    return seat === undefined ? null : refuse(title, state.value, seat, action)
  }
  const mapRefusal = computed(() => (mapAction.value === null ? null : refuseNow(mapAction.value)))
  /** The last one asked for: map, panel and search look at the same. */
  let previewed: { readonly from: S; readonly seat: Seat; readonly action: A; readonly to: S | null } | null =
    null
  const after = (action: A): S | null => {
    const seat = acting.value
    const from = state.value
    if (seat === null) return null
    if (previewed?.from !== from || previewed.seat !== seat || previewed.action !== action) {
      const copy = title.clone(asReadonly(from))
      previewed = { from, seat, action, to: play(title, copy, seat, action).ok ? copy : null }
    }
    return previewed.to
  }

  const refuseAll = (actions: readonly A[]): Refusal | null => {
    const [first] = actions
    if (actions.length === 1 && first !== undefined) return refuseNow(first)
    const copy = title.clone(asReadonly(state.value))
    for (const action of actions) {
      const outcome = play(title, copy, acting.value ?? 0, action)
      if (!outcome.ok) return outcome.refusal
    }
    return null
  }
  const chosen = computed(() => draft.value.action)
  const queue = computed(() => draft.value.queue)
  const question = computed(() => {
    const seat = acting.value ?? view.value.asked
    if (seat === null || (table.past.value && game.offMap?.has(state.value.step) === true)) return null
    return game.decisionOf({
      state: state.value,
      view: view.value,
      seat,
      seats: session.seats.value,
      // Where trains run the choices take a search, and no question there needs them.
      get choices() {
        return open.value
      },
      action: chosen.value,
      queue: queue.value,
      refuse: refuseNow,
      refuseAfter: (action) => refuseAll([...queue.value, action]),
    })
  })

  let before = 0
  // Whoever looks back goes on in the same direction: what the next step shows is ready once this one is drawn.
  const ahead = effect(() => {
    const next = table.shown.value > before ? 1 : -2
    before = table.shown.value
    void frameDrawn().then(() => {
      if (table.past.peek()) viewOf(stateAt(Math.max(0, table.shown.peek() + next)))
    })
  })

  const showsBest = signal(false)
  // Not where the station of another company is asked about, nor for one that never runs.
  const operating = computed(() => {
    const company = view.value.operating
    if (company === null || game.neverRuns?.(state.value, company) === true) return null
    const about = question.value?.company ?? company
    return about === company ? company : null
  })
  const wantsRuns = computed(() => (acting.value !== null && decision.value !== null) || showsBest.value)
  const best = searching(
    computed(() =>
      wantsRuns.value && operating.value !== null ? { state: state.value, company: operating.value } : null,
    ),
    (asked, abort) => findBest(game, asked.state, asked.company, abort),
  )
  // The tiles with what each adds are seen first: they are known already.
  const bestAfter = searching(
    computed(() => {
      const company = operating.value
      const action = mapAction.value
      if (company === null || action === null || acting.value === null) return null
      return mapRefusal.value === null ? { action, company } : null
    }),
    async (asked, abort) => {
      const changed = after(asked.action)
      return changed === null ? null : findBest(game, changed, asked.company, abort)
    },
    frameDrawn,
  )
  const gains = searching(
    computed(() => {
      const asked = decision.value
      if (operating.value === null || (asked !== 'lay' && asked !== 'station')) return null
      return { state: state.value, company: operating.value }
    }),
    (asked, abort) => findGains(game, asked.state, asked.company, abort),
  )
  const runAction = computed<A | null>(() => {
    if (decision.value !== 'run') return null
    const routes = draft.value.routes ?? foundIn(best.answer.value)?.routes
    return routes === undefined ? null : game.runAction(routes.filter(({ hexes }) => hexes.length > 1))
  })

  return {
    table,
    game,
    panels,
    history,
    stateAt,
    eventsAt: (version) => history.eventsOf(version),
    state,
    view,
    company: (id) => byId.value.get(id),
    notices: computed(() => (state.value.ended === null ? (game.noticesOf?.(state.value) ?? NONE) : NONE)),
    seen,
    choices: open,
    question,
    draft,
    decision,
    lays,
    allLays: computed(() => places.value.lays),
    cities,
    trial,
    best: best.answer,
    bestAfter: bestAfter.answer,
    gains: gains.answer,
    showsBest,
    inspected: signal(null),
    pending: computed(() => {
      const action = draft.value.action ?? mapAction.value ?? runAction.value
      if (action !== null && action === mapAction.value) return { action, refusal: mapRefusal.value }
      return { action, refusal: action === null ? null : refuseNow(action) }
    }),
    change: store.change,
    clear: store.clear,
    refuse: refuseNow,
    refuseFor: (seat, action) => refuse(title, state.value, seat, action),
    refuseAll,
    after,
    send(action) {
      void table.act(action)
    },
    close() {
      ahead()
      best.close()
      bestAfter.close()
      gains.close()
    },
  }
}
