import { type Refusal, type Seat, asReadonly, refuse } from '@roundhouse/kernel'
import {
  type CompanyId,
  type CzAction,
  type CzEvent,
  type CzState,
  type TrainId,
  bestRun,
  companyIndex,
  eighteenCz,
  valueRun,
} from '@roundhouse/titles/18cz'
import type { Follower, Peer } from '../peer.ts'
import { type PeerParts, followGame } from '../railway/follow.ts'
import { legalDifference } from '../railway/legal.ts'
import type { Read, Recording } from '../recording.ts'
import { vaclavsCompanies } from './chance.ts'
import { completed, withoutUnsold } from './comparable.ts'
import { digestOf } from './digest.ts'
import { names } from './names.ts'
import { optionWords } from './option-words.ts'
import { CzPace } from './pace.ts'
import { translations, vocabulary } from './translations.ts'

export const peer18cz: Peer = { name: '18CZ', follow }

function follow(recording: Recording, audit: ((found: Refusal) => void) | null = null): Read<Follower> {
  const [rule] = recording.optionalRules
  if (rule !== undefined) return { ok: false, fault: { code: 'unknown-rule', rule } }
  const { length } = recording.players
  if (length < 2 || length > 6) return { ok: false, fault: { code: 'foreign', field: 'players' } }
  const table = tableOf(recording)
  if (table === null) return { ok: false, fault: { code: 'no-seed' } }
  return { ok: true, value: followGame(recording, table, parts(), audit) }
}

/** What one game needs. */
function parts(): PeerParts<CzState, CzAction, CzEvent, CompanyId, TrainId> {
  const pace = new CzPace()
  let purchase: [acquirer: string, acquired: string] = ['', '']
  return {
    title: eighteenCz,
    vocabulary: vocabulary(pace),
    translations: (translator) => translations(translator, pace),
    turnBegun: (event) => (event.type === 'companyTurnBegan' ? event.company : null),
    before: () => {},
    tell(event) {
      if (event.type !== 'companyAcquired') return
      purchase = [names.company(event.company), names.company(event.target)]
    },
    digest: (state, context) => digestOf(asReadonly(state), context),
    comparable: ({ step }, digest) =>
      withoutUnsold(step === 'acquiredTokens' ? completed(digest, ...purchase) : digest),
    legalDifference: (state, legal) => legalDifference(eighteenCz, optionWords, state, legal),
    runs: (state) => ({
      measure: 'revenue',
      best(name) {
        const company = names.ourCompany(name)
        return company === null ? null : bestRun(asReadonly(state), companyIndex(company))
      },
      value: (name, routes) =>
        valueRun(asReadonly(state), companyIndex(names.ourCompany(name) ?? ''), routes),
    }),
    byTheRulebook,
  }
}

interface Table {
  readonly variant: string | null
  readonly options: Readonly<Record<string, string>>
}

/**
 * Played as the site does (table C). With two players the site plays on the Bohemian map with Václav, whose companies its
 * seed draws (XI.1); null where the recording does not tell the seed. With more it draws nothing.
 */
function tableOf({ players, seed }: Recording): Table | null {
  const options: Record<string, string> = { compatibility: '18xx.games' }
  if (players.length > 2) return { variant: null, options }
  if (seed === null) return null
  const [small, medium, large] = vaclavsCompanies(seed) as [string, string, string]
  return {
    variant: 'bohemia',
    options: { ...options, vaclavSmall: small, vaclavMedium: medium, vaclavLarge: large },
  }
}

function byTheRulebook(state: CzState, seat: Seat, action: CzAction): Refusal | null {
  const strict: CzState = {
    ...state,
    edition: { ...state.edition, compatibility: 'rulebook' },
    recording: null,
  }
  // Who of the two decided for Václav is not recorded.
  const decider = state.turn === null ? seat : (eighteenCz.toAct(asReadonly(strict))[0] ?? seat)
  return refuse(eighteenCz, strict, decider, inTheRulebook(action))
}

/** It does not tell where a share or a card of the pool lies, or believe a revenue. — C4, C17 */
function inTheRulebook(action: CzAction): CzAction {
  if (action.type === 'buyShare') return { type: 'buyShare', company: action.company }
  if (action.type === 'run') return { type: 'run', routes: action.routes }
  if (action.type === 'buyTrain') return { type: 'buyTrain', train: action.train, from: action.from }
  return action
}
