import { companyOfOwner } from '@roundhouse/railways'
import {
  type CompanyId,
  type CzAction,
  type CzEvent,
  type CzState,
  TRAINS,
  type TrainId,
  VACLAV,
  companyAt,
  companyData,
  companyId,
  companyIndex,
  localIndex,
  sizeData,
  trainCode,
  trainData,
  trainId,
} from '@roundhouse/titles/18cz'
import { numberAt, textAt } from '../json.ts'
import { companyIn, companyOfShare, need, shareIn, startPriceIn, textIn } from '../railway/fields.ts'
import { beforeDash } from '../railway/names.ts'
import type { Translate, Translator, Vocabulary } from '../railway/translator.ts'
import type { PeerAction } from '../recording.ts'
import { localNamed, names } from './names.ts'
import type { CzPace } from './pace.ts'

type CzTranslator = Translator<CzState, CzAction, CzEvent, CompanyId, TrainId>

export function vocabulary(pace: CzPace): Vocabulary<CzState, CzAction, CompanyId, TrainId> {
  return {
    names,
    pace,
    ours: (action) => action,
    way: (hexes) => hexes,
    /** The company that owns the local. */
    actingFor(state, local) {
      const owner = state.locals.owner[localIndex(localNamed(local))] ?? -1
      const company = companyOfOwner(owner)
      return company === null ? null : companyId(company)
    },
    /** Trains that Václav's companies draw are never named when they come; each has just one. — XI.1 */
    trainRun(state, company, train, known) {
      const { director, trains } = companyAt(state, companyIndex(company))
      const [only] = trains
      return director === VACLAV && only !== undefined ? trainId(only) : known(train)
    },
  }
}

/** Every type of action that a recorded game of 18CZ holds. */
export function translations(game: CzTranslator, pace: CzPace): Readonly<Record<string, Translate>> {
  const { pieces } = game
  const company = (action: PeerAction): CompanyId => companyIn(action, 'corporation', names)
  const price = (action: PeerAction): number => need(numberAt(action, 'price'), 'price')
  const local = (action: PeerAction) => localNamed(textIn(action, 'company'))
  const isAcquiring = (): boolean => game.game.state.step === 'acquiredTrains'

  return {
    bid: (action) => game.forPlayer(action, { type: 'buyLocal', local: local(action) }),
    par: (action) =>
      game.forPlayer(action, { type: 'start', company: company(action), price: startPriceIn(action) }),
    buy_shares(action) {
      const share = shareIn(action)
      const from = pieces.buyShare(share)
      game.forPlayer(action, { type: 'buyShare', company: companyOfShare(share, names), from })
    },
    sell_shares(action) {
      const sold = companyOfShare(shareIn(action), names)
      const shares = need(numberAt(action, 'percent'), 'percent') / sizeData(companyIndex(sold)).percent
      game.forPlayer(action, { type: 'sell', company: sold, shares })
    },
    special_buy: (action) =>
      game.forPlayer(action, { type: 'repay', amount: game.game.state.bank.debt[game.seatOf(action)] ?? 0 }),
    pass: (action) => (isAcquiring() ? game.game.play(game.asked(), { type: 'pass' }) : game.pass(action)),
    lay_tile(action) {
      const tile = beforeDash(textIn(action, 'tile'))
      const by = action['entity_type'] === 'company' ? localNamed(action.entity) : null
      const isRed = companyData(companyIndex(game.actingCompany(action))).redTile === tile
      const step = isRed ? 'home' : by !== null && tile.endsWith('p') ? null : 'track'
      game.layTile(action, step, (lay) => (by === null ? lay : ({ ...lay, local: by } as CzAction)))
    },
    place_token(action) {
      const place = game.cityIn(action)
      game.reach(action, 'token')
      const chooses = game.game.state.step === 'chooseCity'
      game.game.play(
        game.asked(),
        chooses ? { type: 'chooseCity', city: place.city } : { type: 'placeToken', ...place },
      )
    },
    run_routes: (action) => game.run(action),
    dividend: (action) => game.dividend(action),
    buy_corporation(action) {
      game.inTurn(action, 'acquire', { type: 'acquire', company: company(action), price: price(action) })
      pieces.moveTrains(company(action), game.actingCompany(action))
    },
    remove_token: (action) =>
      game.inTurn(action, 'acquiredTokens', { type: 'removeToken', ...game.cityIn(action) }),
    swap_train(action) {
      const id = textIn(action, 'train')
      const owner = game.actingCompany(action)
      const train = pieces.trainAs(id)
      const to = faceFor(train, companyData(companyIndex(owner)).size)
      game.inTurn(action, 'acquiredTrains', { type: 'turnTrain', train, to })
      pieces.moveTrain(id, to, owner)
    },
    discard_train(action) {
      if (!isAcquiring()) return game.discard(action)
      game.game.play(game.asked(), { type: 'scrapTrain', train: pieces.trainAs(textIn(action, 'train')) })
    },
    buy_train(action) {
      const id = textIn(action, 'train')
      const name = textAt(action, 'variant') ?? pieces.trainAs(id)
      const train = need(names.ourTrain(name), `train ${name}`)
      game.inTurn(action, 'trains', purchase(game, id, train, price(action)))
      pace.afterTrain(game.game.state)
      pieces.moveTrain(id, train, game.actingCompany(action))
    },
    buy_company: (action) =>
      game.inTurn(action, null, { type: 'tradeLocal', local: local(action), price: price(action) }),
    sell_company: (action) => game.inTurn(action, null, { type: 'sellLocal', local: local(action) }),
  }
}

/** A card lies in the pool on the side on which it was run. — C17 */
function purchase({ pieces }: CzTranslator, id: string, train: TrainId, price: number): CzAction {
  const from = pieces.trainAt(id)
  if (from === 'bank') return { type: 'buyTrain', train, from }
  if (from === 'pool') return { type: 'buyTrain', train, from, card: pieces.trainAs(id) }
  return { type: 'tradeTrain', train, from, price }
}

/** The face of a card that a company of this size runs. */
function faceFor(train: TrainId, size: 0 | 1 | 2): TrainId {
  const { letter } = trainData(trainCode(train))
  const face = TRAINS.find((each) => each !== null && each.letter === letter && each.size === size)
  return need(face ?? null, `train ${train}`).id
}
