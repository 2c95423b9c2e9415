import { type Refusal, type Seat, asReadonly, newRecord, refuse, setupOf } from '@roundhouse/kernel'
import { type CzAction, type CzEvent, type CzState, eighteenCz } from '@roundhouse/titles/18cz'
import type { JsonObject } from '../json.ts'
import type { Follower, Peer } from '../peer.ts'
import { Playing } from '../playing.ts'
import type { PeerAction, Read, Recording } from '../recording.ts'
import { bestVerdict } from './best.ts'
import { vaclavsCompanies } from './chance.ts'
import { completed } from './completed.ts'
import { digestOf, resultOf } from './digest.ts'
import { peerCompany } from './ids.ts'
import { legalDifference } from './legal.ts'
import { normalForm } from './normal-form.ts'
import { CzTranslator } from './translator.ts'
import { whereIn } from './where.ts'

export const peer18cz: Peer = { name: '18CZ', follow }

function follow(recording: Recording, audit: ((found: Refusal) => void) | null = null): Read<Follower> {
  const [rule] = recording.optionalRules
  if (rule !== undefined) return { ok: false, fault: { code: 'unknown-rule', rule } }
  const { players } = recording
  if (players.length < 2 || players.length > 6)
    return { ok: false, fault: { code: 'foreign', field: 'players' } }
  const table = tableOf(recording)
  if (table === null) return { ok: false, fault: { code: 'no-seed' } }
  const record = newRecord(eighteenCz, {
    players,
    seed: `18xx.games ${recording.seed ?? ''}`,
    ...table,
  })

  let operatingOrder: readonly string[] = []
  let purchase: [acquirer: string, acquired: string] = ['', '']
  const tell = (event: CzEvent): void => {
    if (event.type === 'operatingRoundBegan') operatingOrder = event.order
    if (event.type === 'companyAcquired') purchase = [peerCompany(event.company), peerCompany(event.target)]
  }
  const withPurchase = (digest: JsonObject): JsonObject =>
    game.state.step === 'acquiredTokens' ? completed(digest, ...purchase) : digest
  const start = eighteenCz.setup(setupOf(record), tell)
  const game = new Playing<CzState, CzAction, CzEvent>(eighteenCz, start, tell, (before, seat, action) => {
    const refusal = audit === null ? null : byTheRulebook(before, seat, action)
    if (refusal !== null) audit?.(refusal)
  })
  const translator = new CzTranslator(game, players)
  const value: Follower = {
    apply(action: PeerAction, digest: JsonObject | null) {
      translator.apply(action, digest === null ? null : whereIn(digest))
    },
    rest: () => translator.rest(),
    digest: () => normalForm(digestOf(asReadonly(game.state), { players, operatingOrder })),
    recorded: (digest) => normalForm(withPurchase(digest)),
    legalDifference: (legal) => legalDifference(game.state, legal),
    bestVerdict: (best) => bestVerdict(game.state, best),
    result: () => (game.state.ended === null ? null : resultOf(asReadonly(game.state), players)),
    record: () => ({ ...record, log: game.log }),
  }
  return { ok: true, value }
}

interface Table {
  readonly variant: string | null
  readonly options: Readonly<Record<string, string>>
}

/**
 * Played as the site does (table C). With two players the site plays on the Bohemian map with Václav, whose companies its seed
 * draws (XI.1); null where the recording does not tell the seed. With more it draws nothing.
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

/** What the rulebook says to an action in this very position. */
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
