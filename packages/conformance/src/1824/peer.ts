import { type Refusal, type Seat, asReadonly, refuse } from '@roundhouse/kernel'
import {
  type AhAction,
  type AhEvent,
  type AhState,
  type CompanyId,
  type TrainId,
  bestRun,
  companyIndex,
  eighteen24,
  valueRun,
} from '@roundhouse/titles/1824'
import { type Json, type JsonObject, listAt } from '../json.ts'
import type { Follower, Peer } from '../peer.ts'
import { type PeerParts, followGame } from '../railway/follow.ts'
import { legalDifference } from '../railway/legal.ts'
import { objectOr } from '../railway/normal-form.ts'
import type { Read, Recording } from '../recording.ts'
import { constructionRailways } from './chance.ts'
import { digestOf } from './digest.ts'
import { optionWords } from './option-words.ts'
import { followTrains, translations, vocabulary } from './translations.ts'

/** The standard map; Goods Time is an optional rule there. */
export const peer1824: Peer = {
  name: '1824',
  follow: (recording, audit) => {
    const strange = recording.optionalRules.find((rule) => rule !== 'goods_time')
    if (strange !== undefined) return { ok: false, fault: { code: 'unknown-rule', rule: strange } }
    const variant = recording.optionalRules.length === 0 ? null : 'goods-time'
    return follow(recording, variant, [3, 6], audit ?? null)
  },
}

export const peer1824Cisleithania: Peer = {
  name: '1824 Cisleithania',
  follow: (recording, audit) => {
    const [rule] = recording.optionalRules
    if (rule !== undefined) return { ok: false, fault: { code: 'unknown-rule', rule } }
    return follow(recording, 'cisleithania', [2, 3], audit ?? null)
  },
}

function follow(
  recording: Recording,
  variant: string | null,
  [least, most]: readonly [number, number],
  audit: ((found: Refusal) => void) | null,
): Read<Follower> {
  const { length } = recording.players
  if (length < least || length > most) return { ok: false, fault: { code: 'foreign', field: 'players' } }
  const options = optionsOf(recording, variant)
  if (options === null) return { ok: false, fault: { code: 'no-seed' } }
  return { ok: true, value: followGame(recording, { variant, options }, parts(), audit) }
}

/** Played as the site does (table C); with two players its seed draws the construction railways. — X.3 */
function optionsOf({ players, seed }: Recording, variant: string | null): Record<string, string> | null {
  const options = { compatibility: '18xx.games' }
  if (variant !== 'cisleithania') return options
  // C4
  if (players.length > 2) return { ...options, startingCash: '700' }
  if (seed === null) return null
  const { coal, preState } = constructionRailways(seed)
  return { ...options, coalBuilds: coal, preStateBuilds: preState }
}

/** What one game needs. */
function parts(): PeerParts<AhState, AhAction, AhEvent, CompanyId, TrainId> {
  let tell = (_event: AhEvent): void => {}
  return {
    title: eighteen24,
    vocabulary,
    translations(translator) {
      tell = followTrains(translator)
      return translations(translator)
    },
    turnBegun: (event) =>
      event.type === 'companyTurnBegan' || event.type === 'bondPaid' ? event.company : null,
    before: () => {},
    tell: (event) => tell(event),
    digest: (state, context) => digestOf(asReadonly(state), context),
    comparable: (_state, digest) => withoutTens(digest),
    legalDifference: (state, legal) => legalDifference(eighteen24, optionWords, state, legal),
    runs: (state) => ({
      measure: 'revenue',
      best: (name) => (companyIndex(name) < 0 ? null : bestRun(asReadonly(state), companyIndex(name))),
      value: (name, routes) => valueRun(asReadonly(state), companyIndex(name), routes),
    }),
    byTheRulebook,
  }
}

/** How many 10-trains are left; see the exemption of `tr.up`. */
export function withoutTens(digest: JsonObject): JsonObject {
  const trains = objectOr(digest['tr'])
  const up = listAt(trains, 'up').filter(
    (each) => !Array.isArray(each) || (each as readonly Json[])[0] !== '10',
  )
  return { ...digest, tr: { ...trains, up } }
}

function byTheRulebook(state: AhState, seat: Seat, action: AhAction): Refusal | null {
  const strict: AhState = {
    ...state,
    edition: { ...state.edition, compatibility: 'rulebook' },
    recording: null,
  }
  const plain: AhAction = action.type === 'run' ? { type: 'run', routes: action.routes } : action
  return refuse(eighteen24, strict, seat, plain)
}

/** The base game and Cisleithania are two titles there. */
export const peers1824: readonly Peer[] = [peer1824, peer1824Cisleithania]
