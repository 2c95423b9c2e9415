import type { Seat } from '@roundhouse/kernel'
import { seatOfOwner } from '@roundhouse/railways'
import {
  type AhAction,
  type AhEvent,
  type AhState,
  type CompanyId,
  type TrainId,
  cashOf,
  companyAt,
  companyIndex,
  debtOf,
  isConstruction,
  kindOf,
  mountainIndex,
  mustBuyTrain,
  trainId,
} from '@roundhouse/titles/1824'
import { listAt, numberAt, textAt } from '../json.ts'
import { Untranslatable } from '../playing.ts'
import { companyIn, companyOfShare, need, shareIn, startPriceIn, textIn } from '../railway/fields.ts'
import type { Translate, Translator, Vocabulary } from '../railway/translator.ts'
import type { PeerAction } from '../recording.ts'
import { companyNamed, mountainNamed, names } from './names.ts'
import { pace } from './pace.ts'

export type AhTranslator = Translator<AhState, AhAction, AhEvent, CompanyId, TrainId>

export const vocabulary: Vocabulary<AhState, AhAction, CompanyId, TrainId> = {
  names,
  pace,
  ours: (action) => action,
  way: throughAreas,
  actingFor: () => null,
  trainRun: (_state, _company, train, known) => known(train),
}

/** A red area of several hexes is one location; our routes name only the hex by which they enter it. — VII.2 */
function throughAreas(hexes: readonly string[]): readonly string[] {
  const isBeside = (at: number): boolean =>
    SARAJEVO.includes(hexes[at - 1] ?? '') || SARAJEVO.includes(hexes[at + 1] ?? '')
  return hexes.filter((hex, at) => !SARAJEVO.includes(hex) || !isBeside(at) || !isEnd(hexes, at))
}

const SARAJEVO = ['J11', 'J13', 'J15']

function isEnd(hexes: readonly string[], at: number): boolean {
  return at === 0 || at === hexes.length - 1
}

const PERCENT = 10

/** Every type of action that a recorded game of 1824 holds. */
export function translations(game: AhTranslator): Readonly<Record<string, Translate>> {
  const { pieces } = game
  const { state } = game.game

  return {
    buy_company: (action) => game.forPlayer(action, railwayBought(state, action)),
    par: (action) =>
      game.forPlayer(action, {
        type: 'start',
        company: companyIn(action, 'corporation', names),
        price: startPriceIn(action),
      }),
    buy_shares(action) {
      const share = shareIn(action)
      const company = companyOfShare(share, names)
      const mountain = mountainNamed(action.entity)
      if (mountain !== null) {
        pieces.buyShare(share)
        exchange(game, { type: 'exchangeMountain', mountain, company })
        return
      }
      game.forPlayer(action, { type: 'buyShare', company, ...source(game, share) })
    },
    sell_shares(action) {
      const company = companyOfShare(shareIn(action), names)
      // However they were come by, they lie in the pool from now on.
      for (const share of listAt(action, 'shares')) if (typeof share === 'string') pieces.buyShare(share)
      const shares = need(numberAt(action, 'percent'), 'percent') / PERCENT
      const isDouble = isBond(state, company) && listAt(action, 'shares').includes(`${company}_0`)
      const sale: AhAction = { type: 'sell', company, shares, ...(isDouble ? { double: true } : {}) }
      // For a train that must be bought the director sells in the company's turn. — VII.12
      const seat = game.seatOf(action)
      game.passes.reach((now) => pace.isPlayers(now.step) || sellsForTrain(now, seat))
      if (pace.isPlayers(state.step)) game.forPlayer(action, sale)
      else game.game.play(seat, sale)
    },
    special_buy: (action) =>
      game.forPlayer(action, { type: 'exchangeCoal', company: companyNamed(textIn(action, 'description')) }),
    payoff_player_debt: (action) =>
      game.forPlayer(action, { type: 'repay', amount: mostRepaid(state, game.seatOf(action)) }),
    payoff_player_debt_partial: (action) =>
      game.forPlayer(action, { type: 'repay', amount: need(numberAt(action, 'amount'), 'amount') }),
    pass(action) {
      const operating = pace.company(state)
      const isLate = action['entity_type'] !== 'player' && operating !== null && operating !== action.entity
      if (state.step === 'exchange') game.game.play(game.asked(), { type: 'pass' })
      else if (!isLate) game.pass(action)
    },
    lay_tile: (action) => game.layTile(action, 'track', (lay) => lay),
    place_token(action) {
      const place = game.cityIn(action)
      if (state.step !== 'bondStation') game.reach(action, 'token')
      game.game.play(game.asked(), { type: 'placeToken', ...place })
    },
    choose: (action) => game.game.play(game.asked(), returned(game, action)),
    run_routes: (action) => game.run(action),
    dividend: (action) => game.dividend(action),
    buy_train(action) {
      const id = textIn(action, 'train')
      const train = pieces.trainAs(id)
      game.inTurn(action, 'trains', purchase(game, action, id, train))
      pieces.moveTrain(id, train, companyNamed(action.entity))
    },
    discard_train: (action) => game.discard(action),
  }
}

/** Single trains change hands with their companies too, and coal railways come with one. — IV.2, IV.3 */
export function followTrains({ game, pieces }: AhTranslator): (event: AhEvent) => void {
  let given = 0
  return (event) => {
    if (event.type === 'stateFormed') for (const each of event.of) pieces.moveTrains(each, event.company)
    if (event.type === 'coalExchanged') pieces.moveTrains(event.coal, event.company)
    if (event.type === 'railwayBought') {
      for (const code of companyAt(game.state, companyIndex(event.company)).trains) {
        pieces.moveTrain(`${trainId(code)}-${given}`, trainId(code), event.company)
        given += 1
      }
    }
  }
}

/** Its director sells because the operating company must buy a train. — VII.12 */
function sellsForTrain(state: AhState, seat: Seat): boolean {
  const { turn, step } = state
  if (turn === null || step !== 'trains') return false
  return companyAt(state, turn.company).director === seat && mustBuyTrain(state, turn.company)
}

/** At will in a turn of its owner, or when it is forced. — IV.1 */
function exchange(game: AhTranslator, action: Extract<AhAction, { type: 'exchangeMountain' }>): void {
  const { state } = game.game
  const owner = seatOfOwner(state.mountains.owner[mountainIndex(action.mountain)] ?? 0) ?? 0
  if (state.step !== 'exchange') game.passes.reachSeat(owner, false)
  game.game.play(owner, action)
}

/** As much as there is cash for. — C16 */
function mostRepaid(state: AhState, seat: Seat): number {
  return Math.min(debtOf(state, seat), cashOf(state, seat))
}

function railwayBought(state: AhState, action: PeerAction): AhAction {
  const name = textIn(action, 'company')
  const mountain = mountainNamed(name)
  if (mountain !== null) return { type: 'buyMountain', mountain }
  const company = companyNamed(name)
  const price = need(numberAt(action, 'price'), 'price')
  if (state.two === null) return { type: 'buyRailway', company, price }
  const isPriced = kindOf(companyIndex(company)) === 'coal' && !isConstruction(state, companyIndex(company))
  if (state.step === 'price' && isPriced) return { type: 'namePrice', price }
  return { type: 'draft', company, ...(isPriced ? { price } : {}) }
}

/** Only with two players there is a pool, where all shares of the bond railway lie from the start. — X.4 */
function source(
  { game, pieces }: AhTranslator,
  share: string,
): { readonly from?: 'bank' | 'pool'; readonly percent?: 20 } {
  const company = companyOfShare(share, names)
  if (game.state.two === null) return share.endsWith('_0') ? { percent: 20 } : {}
  if (!isBond(game.state, company)) return { from: pieces.buyShare(share) }
  return { from: 'pool', ...(share.endsWith('_0') ? { percent: 20 } : {}) }
}

function isBond({ two }: AhState, company: CompanyId): boolean {
  return two !== null && two.bond === companyIndex(company)
}

const RETURNED = ['Return one token', 'Return the other token']

/** Of two stations in one hex, in the order in which they came. — VII.8 */
function returned({ game }: AhTranslator, action: PeerAction): AhAction {
  const choice = textAt(action, 'choice') ?? ''
  const at = RETURNED.indexOf(choice)
  const places = game.title.steps
    .find(({ name }) => name === 'surplus')
    ?.choices(game.state, 0)
    .flatMap(({ action: each }) => (each.type === 'removeToken' ? [each] : []))
  const place = places?.[at]
  if (place === undefined) throw new Untranslatable(`choice ${choice}`)
  return place
}

function purchase({ pieces }: AhTranslator, action: PeerAction, id: string, train: TrainId): AhAction {
  const from = pieces.trainAt(id)
  const handedIn = textAt(action, 'exchange')
  const tradeIn = handedIn === null ? {} : { tradeIn: pieces.trainAs(handedIn) }
  if (from === 'bank' || from === 'pool') return { type: 'buyTrain', train, from: 'bank', ...tradeIn }
  return { type: 'tradeTrain', train, from, price: need(numberAt(action, 'price'), 'price'), ...tradeIn }
}
