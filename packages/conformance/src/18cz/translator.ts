import { type Seat, asReadonly, refuse } from '@roundhouse/kernel'
import {
  COMPANY_OWNER,
  type CompanyId,
  type CzAction,
  type CzEvent,
  type CzState,
  type TrainId,
  VACLAV,
  companyAt,
  companyData,
  companyId,
  companyIndex,
  localIndex,
  sizeData,
  trainCode,
  trainId,
} from '@roundhouse/titles/18cz'
import { numberAt, textAt } from '../json.ts'
import { type Playing, Untranslatable } from '../playing.ts'
import type { PeerAction } from '../recording.ts'
import { companyIn, companyOfShare, faceFor, localIn, localNamed, need, shareIn } from './fields.ts'
import { beforeDash, hexFromPeer } from './ids.ts'
import { LeftOutPasses } from './left-out-passes.ts'
import { NamedPieces } from './named-pieces.ts'
import { revenueOf, routesFrom } from './routes.ts'
import type { Where } from './where.ts'

/** Plays a recorded game of 18CZ in our engine, action by action. */
export class CzTranslator {
  readonly #game: Playing<CzState, CzAction, CzEvent>
  readonly #players: readonly string[]
  readonly #pieces = new NamedPieces()
  readonly #passes: LeftOutPasses
  /** Whether the recording tells where its engine waits. */
  #guided = false

  constructor(game: Playing<CzState, CzAction, CzEvent>, players: readonly string[]) {
    this.#game = game
    this.#players = players
    this.#passes = new LeftOutPasses(game, players)
  }

  /**
   * Plays one recorded action. `where` tells where the recording engine waits after it, if the recording holds that, and
   * our game moves on exactly as far; else as far as that engine is known to go by itself.
   */
  apply(action: PeerAction, where: Where | null): void {
    this.#guided = where !== null
    this.#play(action)
    if (where === null) this.#passes.passUnasked()
    else this.#passes.settle(where)
  }

  /** Nothing more is recorded: as far as the recording engine goes by itself. */
  rest(): void {
    this.#passes.rest()
  }

  #play(action: PeerAction): void {
    switch (action.type) {
      case 'bid':
        return this.#forPlayer(action, { type: 'buyLocal', local: localIn(action, 'company') })
      case 'par':
        return this.#par(action)
      case 'buy_shares':
        return this.#buyShares(action)
      case 'sell_shares':
        return this.#sellShares(action)
      case 'special_buy':
        return this.#repay(action)
      case 'pass':
        return this.#pass(action)
      case 'lay_tile':
        return this.#layTile(action)
      case 'place_token':
        return this.#placeToken(action)
      case 'run_routes':
        return this.#run(action)
      case 'dividend':
        return this.#dividend(action)
      case 'buy_corporation':
        return this.#acquire(action)
      case 'remove_token':
        return this.#inTurn(action, 'acquiredTokens', {
          type: 'removeToken',
          ...this.#pieces.cityOf(need(textAt(action, 'city'), 'city')),
        })
      case 'swap_train':
        return this.#turnTrain(action)
      case 'discard_train':
        return this.#discard(action)
      case 'buy_train':
        return this.#buyTrain(action)
      case 'buy_company':
        return this.#inTurn(action, null, {
          type: 'tradeLocal',
          local: localIn(action, 'company'),
          price: need(numberAt(action, 'price'), 'price'),
        })
      case 'sell_company':
        return this.#inTurn(action, null, { type: 'sellLocal', local: localIn(action, 'company') })
      default:
        throw new Untranslatable(`action ${action.type}`)
    }
  }

  #forPlayer(action: PeerAction, ours: CzAction): void {
    const seat = this.#seatOf(action)
    this.#passes.reachSeat(seat, !this.#guided && ours.type !== 'pass')
    this.#game.play(seat, ours)
  }

  /** For a company, or for the one that owns the local named: whoever is asked for it acts. */
  #inTurn(action: PeerAction, step: Parameters<LeftOutPasses['reachStep']>[1], ours: CzAction): void {
    this.#passes.reachStep(this.#actingCompany(action), step)
    this.#game.play(this.#asked(), ours)
  }

  #par(action: PeerAction): void {
    const company = companyIn(action, 'corporation')
    const price = Number(need(textAt(action, 'share_price'), 'share_price').split(',')[0])
    this.#forPlayer(action, { type: 'start', company, price })
  }

  #buyShares(action: PeerAction): void {
    const share = shareIn(action)
    const company = companyOfShare(share)
    this.#forPlayer(action, { type: 'buyShare', company, from: this.#pieces.buyShare(share) })
  }

  #sellShares(action: PeerAction): void {
    const company = companyOfShare(shareIn(action))
    const percent = need(numberAt(action, 'percent'), 'percent')
    const shares = percent / sizeData(companyIndex(company)).percent
    this.#forPlayer(action, { type: 'sell', company, shares })
  }

  #repay(action: PeerAction): void {
    const seat = this.#seatOf(action)
    this.#forPlayer(action, { type: 'repay', amount: this.#game.state.debt[seat] ?? 0 })
  }

  #pass(action: PeerAction): void {
    if (action['entity_type'] === 'player') return this.#forPlayer(action, { type: 'pass' })
    if (this.#game.state.step === 'acquiredTrains') return this.#game.play(this.#asked(), { type: 'pass' })
    if (!this.#guided) this.#passes.passFor(this.#actingCompany(action))
  }

  #layTile(action: PeerAction): void {
    const id = need(textAt(action, 'tile'), 'tile')
    const tile = beforeDash(id)
    const hex = hexFromPeer(need(textAt(action, 'hex'), 'hex'))
    const rotation = need(numberAt(action, 'rotation'), 'rotation')
    const local = action['entity_type'] === 'company' ? localNamed(action.entity) : null
    const ours: CzAction = { type: 'layTile', hex, tile, rotation, ...(local === null ? {} : { local }) }
    const company = this.#actingCompany(action)
    const isRed = companyData(companyIndex(company)).redTile === tile
    this.#inTurn(action, isRed ? 'home' : local !== null && tile.endsWith('p') ? null : 'track', ours)
    this.#pieces.layTile(id, hex)
  }

  #placeToken(action: PeerAction): void {
    const place = this.#pieces.cityOf(need(textAt(action, 'city'), 'city'))
    this.#passes.reachStep(this.#actingCompany(action), 'token')
    const chooses = this.#game.state.step === 'chooseCity'
    this.#game.play(
      this.#asked(),
      chooses ? { type: 'chooseCity', city: place.city } : { type: 'placeToken', ...place },
    )
  }

  #run(action: PeerAction): void {
    const routes = routesFrom(action, (train) => this.#trainAs(train, this.#actingCompany(action)))
    this.#passes.reachStep(this.#actingCompany(action), routes.length === 0 ? null : 'run')
    if (routes.length === 0) this.#passes.reachOrPassRun()
    if (routes.length === 0 && this.#game.state.step !== 'run') return
    const seat = this.#asked()
    const plain: CzAction = { type: 'run', routes }
    const revenue = revenueOf(action)
    this.#game.play(seat, this.#earns(seat, plain, revenue) ? plain : { ...plain, believed: revenue })
  }

  /** Whether our engine takes the run and values it as recorded; otherwise the recorded value is given with it. */
  #earns(seat: Seat, run: CzAction, revenue: number): boolean {
    const { title, state } = this.#game
    if (refuse(title, state, seat, run) !== null) return false
    return valueOf(this.#game, seat, run) === revenue
  }

  #dividend(action: PeerAction): void {
    const kind = textAt(action, 'kind')
    if (kind !== 'payout' && kind !== 'withhold') throw new Untranslatable(`dividend ${kind}`)
    this.#inTurn(action, 'revenue', kind === 'payout' ? { type: 'payOut' } : { type: 'withhold' })
  }

  #acquire(action: PeerAction): void {
    const company = companyIn(action, 'corporation')
    const price = need(numberAt(action, 'price'), 'price')
    this.#inTurn(action, 'acquire', { type: 'acquire', company, price })
    this.#pieces.moveTrains(company, this.#actingCompany(action))
  }

  #turnTrain(action: PeerAction): void {
    const id = need(textAt(action, 'train'), 'train')
    const company = this.#actingCompany(action)
    const train = this.#pieces.trainAs(id)
    const to = faceFor(train, companyData(companyIndex(company)).size)
    this.#inTurn(action, 'acquiredTrains', { type: 'turnTrain', train, to })
    this.#pieces.moveTrain(id, to, company)
  }

  #discard(action: PeerAction): void {
    const id = need(textAt(action, 'train'), 'train')
    const train = this.#pieces.trainAs(id)
    if (this.#game.state.step === 'acquiredTrains') {
      this.#game.play(this.#asked(), { type: 'scrapTrain', train })
      return
    }
    this.#passes.reachDiscard(companyIn(action, 'entity'))
    this.#game.play(this.#asked(), { type: 'discard', train })
    this.#pieces.moveTrain(id, train, 'pool')
  }

  #buyTrain(action: PeerAction): void {
    const id = need(textAt(action, 'train'), 'train')
    const company = this.#actingCompany(action)
    const from = this.#pieces.trainAt(id)
    const train = textAt(action, 'variant') ?? this.#pieces.trainAs(id)
    if (trainCode(train) < 0) throw new Untranslatable(`train ${train}`)
    const as = train as TrainId
    const price = need(numberAt(action, 'price'), 'price')
    const ours: CzAction =
      from === 'bank' || from === 'pool'
        ? {
            type: 'buyTrain',
            train: as,
            from,
            ...(from === 'pool' ? { card: this.#pieces.trainAs(id) } : {}),
          }
        : { type: 'tradeTrain', train: as, from, price }
    this.#inTurn(action, 'trains', ours)
    this.#passes.afterTrain()
    this.#pieces.moveTrain(id, as, company)
  }

  /** Trains that Václav's companies draw are never named when they come; each has just one. — XI.1 */
  #trainAs(train: string, company: CompanyId): TrainId {
    const { director, trains } = companyAt(this.#game.state, companyIndex(company))
    const [only] = trains
    return director === VACLAV && only !== undefined ? trainId(only) : this.#pieces.trainAs(train)
  }

  #seatOf(action: PeerAction): Seat {
    const seat = this.#players.indexOf(action.entity)
    if (seat < 0) throw new Untranslatable(`player ${action.entity}`)
    return seat
  }

  #asked(): Seat {
    const [seat] = this.#game.asked
    if (seat === undefined) throw new Untranslatable('action')
    return seat
  }

  #actingCompany(action: PeerAction): CompanyId {
    if (action['entity_type'] !== 'company') return companyIn(action, 'entity')
    const owner = this.#ownerOf(action.entity)
    if (owner === null) throw new Untranslatable(`local ${action.entity}`)
    return owner
  }

  #ownerOf(local: string): CompanyId | null {
    const owner = this.#game.state.locals.owner[localIndex(localNamed(local))] ?? -1
    return owner < COMPANY_OWNER ? null : companyId(owner - COMPANY_OWNER)
  }
}

/** What a run that is not refused would earn, tried on a copy. */
function valueOf(game: Playing<CzState, CzAction, CzEvent>, seat: Seat, run: CzAction): number {
  const copy = game.title.clone(asReadonly(game.state))
  let revenue = 0
  const step = game.title.steps.find((each) => each.name === copy.step)
  step?.apply(copy, seat, run, (event) => {
    if (event.type === 'trainsRun') revenue = event.revenue
  })
  return revenue
}
