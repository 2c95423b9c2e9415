import {
  type Action,
  type GameEvent,
  type GameState,
  type Refusal,
  type Seat,
  type TableSetup,
  type Title,
  asReadonly,
  newRecord,
  setupOf,
} from '@roundhouse/kernel'
import { isEvent } from '@roundhouse/railways'
import type { JsonObject } from '../json.ts'
import type { Follower } from '../peer.ts'
import { Playing } from '../playing.ts'
import type { PeerAction, Recording } from '../recording.ts'
import { type RunAnswers, bestVerdict } from './best.ts'
import { normalForm } from './normal-form.ts'
import { type Translate, Translator, type Vocabulary } from './translator.ts'
import { whereIn } from './where.ts'

/** What the state alone does not tell: names, the order in which this operating round began, who has begun a turn. */
export interface DigestContext {
  readonly players: readonly string[]
  readonly operatingOrder: readonly string[]
  readonly begun: readonly string[]
}

/** All that makes a title's recorded games playable. */
export interface PeerParts<
  S extends GameState,
  A extends Action,
  E extends GameEvent,
  Company extends string,
  Train extends string,
> {
  readonly title: Title<S, A, E>
  readonly vocabulary: Vocabulary<S, A, Company, Train>
  translations(translator: Translator<S, A, E, Company, Train>): Readonly<Record<string, Translate>>
  /** The company whose turn this event begins, or null. */
  turnBegun(event: E): string | null
  /** Sees every action just before it is played, and hears every event: what the digests need besides the state. */
  before(state: S, action: A): void
  tell(event: E): void
  digest(state: S, context: DigestContext): JsonObject
  /** A digest, recorded or ours, without what is not compared. */
  comparable(state: S, digest: JsonObject): JsonObject
  legalDifference(state: S, legal: JsonObject): string | null
  runs(state: S): RunAnswers<Train>
  /** What the rulebook says to an action in this very position. */
  byTheRulebook(before: S, seat: Seat, action: A): Refusal | null
}

/** A game of ours on the track of the recording; `seed` where the game was drawn from one that our title can read. */
export function followGame<
  S extends GameState,
  A extends Action,
  E extends GameEvent,
  Company extends string,
  Train extends string,
>(
  { players, seed }: Recording,
  table: Pick<TableSetup, 'variant' | 'options'> & Partial<Pick<TableSetup, 'seed'>>,
  parts: PeerParts<S, A, E, Company, Train>,
  audit: ((found: Refusal) => void) | null,
): Follower {
  const { title } = parts
  const record = newRecord(title, { players, seed: `18xx.games ${seed ?? ''}`, ...table })
  let operatingOrder: readonly string[] = []
  let begun: readonly string[] = []
  const tell = (event: E): void => {
    if (isEvent(event, 'operatingRoundBegan')) {
      operatingOrder = event.order
      begun = []
    }
    const company = parts.turnBegun(event)
    if (company !== null) begun = [...begun, company]
    parts.tell(event)
  }
  const game = new Playing<S, A, E>(
    title,
    title.setup(setupOf(record), tell),
    tell,
    (before, seat, action) => {
      parts.before(before, action)
      const refusal = audit === null ? null : parts.byTheRulebook(before, seat, action)
      if (refusal !== null) audit?.(refusal)
    },
  )
  const { state } = game
  const translator = new Translator(game, players, parts.vocabulary)
  const translations = parts.translations(translator)
  const compared = (digest: JsonObject): JsonObject => normalForm(parts.comparable(state, digest))
  return {
    apply: (action: PeerAction, digest) =>
      translator.apply(translations, action, digest === null ? null : whereIn(digest)),
    rest: () => translator.passes.rest(),
    digest: () => compared(parts.digest(state, { players, operatingOrder, begun })),
    recorded: compared,
    legalDifference: (legal) => parts.legalDifference(state, legal),
    bestVerdict: (best) => bestVerdict(parts.runs(state), best),
    result: () => (state.ended === null ? null : resultOf(title.standing(asReadonly(state)), players)),
    record: () => ({ ...record, log: game.log }),
  }
}

/** Final wealth by name. */
function resultOf(
  standing: readonly { readonly seat: Seat; readonly score: number }[],
  players: readonly string[],
): JsonObject {
  return Object.fromEntries(standing.map(({ seat, score }) => [players[seat] as string, score]))
}
