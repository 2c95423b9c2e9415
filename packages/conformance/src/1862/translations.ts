import { NO_TILE, markersOn, openTrack, trackAt } from '@roundhouse/railways'
import {
  BANDS,
  type CompanyId,
  type RmAction,
  type RmEvent,
  type RmState,
  type TrainId,
  boardOf,
  companyIndex,
  hexIndex,
  trainCode,
  trainData,
} from '@roundhouse/titles/1862'
import { listAt, numberAt, objectAt, textAt } from '../json.ts'
import { Untranslatable } from '../playing.ts'
import type { RailwayAction } from '../railway/actions.ts'
import { companyIn, companyOfShare, need, shareIn, startPriceIn, textIn } from '../railway/fields.ts'
import { beforeDash } from '../railway/names.ts'
import type { Translate, Translator, Vocabulary } from '../railway/translator.ts'
import type { PeerAction } from '../recording.ts'
import { LONDON_HEXES, companyNamed, names, plainTrain, warrantiesIn } from './names.ts'
import { leaving, pace } from './pace.ts'
import type { ShareSource, ShareSources } from './share-sources.ts'
import { markedTile } from './small-tiles.ts'

export type RmTranslator = Translator<RmState, RmAction, RmEvent, CompanyId, TrainId>

export const vocabulary: Vocabulary<RmState, RmAction, CompanyId, TrainId> = {
  names,
  pace,
  ours: (action) => ours(action),
  way: (hexes) => hexes,
  actingFor: () => null,
  trainRun: (_state, _company, train, known) => known(train),
}

function ours(action: RailwayAction): RmAction {
  switch (action.type) {
    case 'placeToken':
      return { type: 'placeToken', hex: action.hex }
    case 'run': {
      const { routes, believed, mines } = action
      return believed === undefined
        ? { type: 'run', routes }
        : { type: 'run', routes, believed, subsidy: mines ?? 0 }
    }
    case 'discard':
      throw new Untranslatable('discard')
    default:
      return action
  }
}

const PERCENT = 10

/** Every type of action that a recorded game of 1862 holds. */
export function translations(game: RmTranslator, sources: ShareSources): Readonly<Record<string, Translate>> {
  const { pieces } = game
  const { state } = game.game
  /** The partner that was named; the survivor is told by the next action. — 7.5.1 */
  let partner: CompanyId | null = null

  return {
    bid(action) {
      const bid = need(numberAt(action, 'price'), 'price')
      const company = companyIn(action, 'corporation', names)
      const isRaise = state.parliament?.auction?.company === companyIndex(company)
      game.forPlayer(action, isRaise ? { type: 'bid', bid } : { type: 'openAuction', company, bid })
    },
    par(action) {
      const company = companyIn(action, 'corporation', names)
      const price = startPriceIn(action)
      const isCharter = state.parliament?.charter?.company === companyIndex(company)
      game.forPlayer(
        action,
        isCharter ? { type: 'takeCharter', par: price } : { type: 'start', company, price },
      )
    },
    buy_shares(action) {
      const company = companyOfShare(shareIn(action), names)
      if (action['entity_type'] !== 'player') {
        game.inTurn(action, 'redeem', { type: 'redeem' })
        sources.redeemed(company, shareIn(action))
        return
      }
      const from = sourceOf(action) ?? sources.bought(state, company, shareIn(action), game.seatOf(action))
      game.forPlayer(action, { type: 'buyShare', company, ...(from === 'offer' ? {} : { from }) })
    },
    sell_shares(action) {
      const company = companyOfShare(shareIn(action), names)
      const shares = need(numberAt(action, 'percent'), 'percent') / PERCENT
      sources.sold(company, listAt(action, 'shares').map(String), shares, game.seatOf(action))
      game.forPlayer(action, { type: 'sell', company, shares })
    },
    pass(action) {
      if (action['entity_type'] === 'player') game.pass(action)
      else passFor(game, action)
    },
    merge(action) {
      partner = companyIn(action, 'corporation', names)
      const hasBegun = pace.company(state) === action.entity && state.step !== 'merge'
      game.reach(action, hasBegun ? 'acquire' : 'merge')
    },
    choose(action) {
      const choice = textAt(action, 'choice') ?? String(numberAt(action, 'choice'))
      if (state.step === 'option') {
        game.game.play(game.asked(), { type: 'settleOption', redeem: choice === 'redeem' })
      } else if (state.step === 'tokens') {
        game.game.play(game.asked(), { type: 'buyTokens', tokens: Number(choice) })
      } else {
        const company = need(partner, 'merge')
        const survivor = choice === 'first' ? companyNamed(action.entity) : company
        const type = state.step === 'acquire' ? 'acquire' : 'merge'
        partner = null
        game.game.play(game.asked(), { type, company, survivor })
      }
    },
    convert: (action) => game.inTurn(action, 'trains', { type: 'refinance' }),
    lay_tile: (action) => layTile(game, action),
    place_token(action) {
      const { hex } = game.cityIn(action)
      game.inTurn(
        action,
        'token',
        LONDON_HEXES.includes(hex) ? { type: 'linkLondon' } : { type: 'placeToken', hex },
      )
    },
    remove_token(action) {
      const { hex } = game.cityIn(action)
      game.game.play(game.asked(), { type: 'removeToken', hex: LONDON_HEXES.includes(hex) ? 'london' : hex })
    },
    run_routes: (action) => game.run(action),
    dividend(action) {
      if (textAt(action, 'kind') === 'hudson') game.inTurn(action, 'revenue', { type: 'hudson' })
      else game.dividend(action)
    },
    buy_train(action) {
      const id = textIn(action, 'train')
      const variant = textAt(action, 'variant')
      const train = variant === null ? pieces.trainAs(id) : plainTrain(variant)
      const deed = purchase(game, action, id, train)
      game.inTurn(action, 'trains', deed)
      if (deed.type === 'tradeTrain') pieces.moveTrain(id, train, companyNamed(action.entity))
    },
  }
}

function passFor(game: RmTranslator, action: PeerAction): void {
  const { state } = game.game
  const deed = leaving(state)
  const isTurn = pace.company(state) === action.entity
  if (isTurn && state.step === 'trains' && deed.type !== 'pass') game.game.play(game.asked(), deed)
  else game.pass(action)
}

const SOURCES: Readonly<Record<string, ShareSource>> = { pool: 'pool', market: 'pool', bank: 'offer' }

/** Traces tell it. */
function sourceOf(action: PeerAction): ShareSource | null {
  const from = textAt(objectAt(action, 'x') ?? {}, 'from')
  return from === null ? null : (SOURCES[from] ?? 'treasury')
}

/** A tile with one small station more than the one that lies there is that station. — 7.6.4 */
function layTile(game: RmTranslator, action: PeerAction): void {
  const { state } = game.game
  const piece = textIn(action, 'tile')
  const hex = textIn(action, 'hex')
  const rotation = need(numberAt(action, 'rotation'), 'rotation')
  const { tile, small } = markedTile(beforeDash(piece), rotation)
  const at = hexIndex(hex)
  const laid = state.board.laid[at] ?? NO_TILE
  const lies = laid === NO_TILE ? null : boardOf(state).tiles.tiles[Math.floor(laid / 6)]?.id
  const isHome = state.step === 'merge'
  if (!isHome) game.reach(action, 'track')
  if (lies === tile) {
    const open = openTrack(trackAt(boardOf(state), at))
    const marked = markersOn(state.small, 'small', at)
    const added = open.find(
      ([a, b]) =>
        small.some(([c, d]) => a === c && b === d) &&
        !marked.some(({ track }) => track?.[0] === a && track[1] === b),
    )
    const [from, to] = need(added ?? null, `tile ${piece}`)
    game.game.play(game.asked(), { type: 'placeSmall', hex, from, to })
  } else game.game.play(game.asked(), { type: 'layTile', hex, tile, rotation })
  game.pieces.layTile(piece, hex)
}

function purchase({ pieces }: RmTranslator, action: PeerAction, id: string, train: TrainId): RmAction {
  const from = pieces.trainAt(id)
  const warranties = numberAt(action, 'warranties') ?? 0
  if (from === 'bank' || from === 'pool') {
    return { type: 'buyTrain', train, ...(warranties > 0 ? { warranties } : {}) }
  }
  const was = textAt(objectAt(action, 'x') ?? {}, 'was')
  return { type: 'tradeTrain', train, from, ...(was === null ? {} : { warranties: warrantiesIn(was) }) }
}

/** Cards of a band are sold in the order of their numbers, to companies without director too; trains change hands with their companies. — 7.3, 7.5.6 */
export function followTrains({ pieces }: RmTranslator): (event: RmEvent) => void {
  let vanishing: CompanyId | null = null
  const sold = new Map<number, number>()
  return (event) => {
    if (event.type === 'trainBought' && event.from === 'bank') {
      const { band } = trainData(trainCode(event.train))
      const number = sold.get(band) ?? 0
      sold.set(band, number + 1)
      pieces.moveTrain(`${BANDS[band]?.band}-${number}`, event.train, event.company)
    }
    if (event.type === 'companiesMerged') ({ vanishing } = event)
    if (event.type === 'assetsTaken' && vanishing !== null) pieces.moveTrains(vanishing, event.survivor)
  }
}
