import { asReadonly } from '@roundhouse/kernel'
import {
  type CompanyId,
  type RmAction,
  type RmEvent,
  type RmState,
  type TrainId,
  bestRun,
  companyIndex,
  railwayMania,
  seedOfNumber,
  valueRun,
} from '@roundhouse/titles/1862'
import type { Follower, Peer } from '../peer.ts'
import { type PeerParts, followGame } from '../railway/follow.ts'
import type { Read, Recording } from '../recording.ts'
import { byTheRulebook } from './by-the-rulebook.ts'
import { comparable } from './comparable.ts'
import { digestOf } from './digest.ts'
import { legalDifferenceIn } from './legal.ts'
import { Notebook } from './notebook.ts'
import { ShareSources } from './share-sources.ts'
import { followTrains, translations, vocabulary } from './translations.ts'

/** Optional rules there, and what they are here. */
const OPTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  short_length: { trainList: 'short' },
  long_length: { trainList: 'long' },
  eight_tokens: { eightTokens: 'yes' },
}

export const peer1862: Peer = {
  name: '1862',
  follow(recording, audit): Read<Follower> {
    const { players, seed, optionalRules } = recording
    const strange = optionalRules.find((rule) => !Object.hasOwn(OPTIONS, rule))
    if (strange !== undefined) return { ok: false, fault: { code: 'unknown-rule', rule: strange } }
    const { min, max } = railwayMania.players
    if (players.length < min || players.length > max) {
      return { ok: false, fault: { code: 'foreign', field: 'players' } }
    }
    if (seed === null) return { ok: false, fault: { code: 'no-seed' } }
    return { ok: true, value: followGame(recording, tableOf(recording, seed), parts(), audit ?? null) }
  },
}

function tableOf(
  { optionalRules }: Recording,
  number: number,
): { readonly variant: null; readonly options: Record<string, string>; readonly seed: string } {
  const chosen = Object.assign({}, ...optionalRules.map((rule) => OPTIONS[rule])) as Record<string, string>
  return {
    variant: null,
    options: { ...chosen, compatibility: '18xx.games' },
    seed: seedOfNumber(number),
  }
}

/** What one game needs. */
function parts(): PeerParts<RmState, RmAction, RmEvent, CompanyId, TrainId> {
  const notebook = new Notebook()
  const sources = new ShareSources()
  let trains = (_event: RmEvent): void => {}
  return {
    title: railwayMania,
    vocabulary,
    translations(translator) {
      trains = followTrains(translator)
      return translations(translator, sources)
    },
    turnBegun: (event) => (event.type === 'companyTurnBegan' ? event.company : null),
    before(state, action) {
      notebook.before(state, action)
      sources.before(state, action)
    },
    tell(event) {
      notebook.tell(event)
      sources.tell(event)
      trains(event)
    },
    digest: (state, context) => digestOf(asReadonly(state), context, notebook),
    comparable: (state, digest) => comparable(state, digest, notebook),
    legalDifference: legalDifferenceIn,
    // Total: the search looks for the most with the subsidy. — 7.8.2
    runs: (state) => ({
      measure: 'total',
      best: (name) => (companyIndex(name) < 0 ? null : bestRun(asReadonly(state), companyIndex(name))),
      value: (name, routes) => valueRun(asReadonly(state), companyIndex(name), routes),
    }),
    byTheRulebook,
  }
}
