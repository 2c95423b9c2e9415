import {
  type Action,
  type GameEvent,
  type GameState,
  type Seat,
  asReadonly,
  refuse,
} from '@roundhouse/kernel'
import { isEvent } from '@roundhouse/railways'
import { numberAt, textAt } from '../json.ts'
import { type Playing, Untranslatable } from '../playing.ts'
import type { PeerAction } from '../recording.ts'
import type { RailwayAction } from './actions.ts'
import { companyIn, need, textIn } from './fields.ts'
import { LeftOutPasses, type Pace } from './left-out-passes.ts'
import { NamedPieces } from './named-pieces.ts'
import { type Names, beforeDash } from './names.ts'
import { revenueOf, routesFrom } from './routes.ts'
import type { Where } from './where.ts'

/** Plays one recorded action in our game. */
export type Translate = (action: PeerAction) => void

/** What a title brings to its translation. */
export interface Vocabulary<S, A, Company extends string, Train extends string> {
  readonly names: Names<Company, Train>
  readonly pace: Pace<S, A>
  /** The shared actions are the title's own. */
  ours(action: RailwayAction<Train>): A
  /** The company for which the entity of an action acts, where that is none itself. */
  actingFor(state: S, entity: string): Company | null
  /** A way in our hexes: a location of several hexes may be written otherwise. */
  way(hexes: readonly string[]): readonly string[]
  /** The train behind the name of a piece that a company runs. */
  trainRun(state: S, company: Company, train: string, known: (train: string) => Train): Train
}

/** Plays a recorded game in our engine, action by action; a title gives the translation of each type of action. */
export class Translator<
  S extends GameState,
  A extends Action,
  E extends GameEvent,
  Company extends string,
  Train extends string,
> {
  readonly game: Playing<S, A, E>
  readonly pieces: NamedPieces<Company, Train>
  readonly passes: LeftOutPasses<S, A, E>
  readonly #players: readonly string[]
  readonly #title: Vocabulary<S, A, Company, Train>
  /** Whether the recording tells where its engine waits. */
  #guided = false

  constructor(game: Playing<S, A, E>, players: readonly string[], title: Vocabulary<S, A, Company, Train>) {
    this.game = game
    this.#players = players
    this.#title = title
    this.pieces = new NamedPieces(title.names)
    this.passes = new LeftOutPasses(game, players, title.pace)
  }

  /**
   * Plays one recorded action. `where` tells where the recording engine waits after it, if the recording holds that, and
   * our game moves on exactly as far; else as far as that engine is known to go by itself.
   */
  apply(table: Readonly<Record<string, Translate>>, action: PeerAction, where: Where | null): void {
    this.#guided = where !== null
    const translate = Object.hasOwn(table, action.type) ? table[action.type] : undefined
    need(translate ?? null, `action ${action.type}`)(action)
    if (where === null) this.passes.passUnasked()
    else this.passes.settle(where)
  }

  /** An action of a player for himself. */
  forPlayer(action: PeerAction, ours: A): void {
    const seat = this.seatOf(action)
    this.passes.reachSeat(seat, !this.#guided && ours.type !== 'pass')
    this.game.play(seat, ours)
  }

  /** For a company: whoever is asked for it acts. A step of null is any of its turn. */
  inTurn(action: PeerAction, step: string | null, ours: A): void {
    this.reach(action, step)
    this.game.play(this.asked(), ours)
  }

  reach(action: PeerAction, step: string | null): void {
    this.passes.reachStep(this.#title.names.company(this.actingCompany(action)), step)
  }

  pass(action: PeerAction): void {
    if (action['entity_type'] === 'player') this.forPlayer(action, this.#title.ours({ type: 'pass' }))
    else if (!this.#guided) this.passes.passFor(this.#title.names.company(this.actingCompany(action)))
  }

  layTile(action: PeerAction, step: string | null, more: (lay: RailwayAction<Train>) => A): void {
    const tile = textIn(action, 'tile')
    const hex = this.#title.names.ourHex(textIn(action, 'hex'))
    const rotation = need(numberAt(action, 'rotation'), 'rotation')
    this.inTurn(action, step, more({ type: 'layTile', hex, tile: beforeDash(tile), rotation }))
    this.pieces.layTile(tile, hex)
  }

  cityIn(action: PeerAction): { readonly hex: string; readonly city: number } {
    return this.pieces.cityOf(textIn(action, 'city'))
  }

  run(action: PeerAction): void {
    const { names, trainRun, ours, way } = this.#title
    const company = this.actingCompany(action)
    const trainAs = (train: string): Train =>
      trainRun(this.game.state, company, train, (each) => this.pieces.trainAs(each))
    const routes = routesFrom(action, trainAs, (hexes) => way(hexes.map((hex) => names.ourHex(hex))))
    // A run without routes has been made where our game has left the company already.
    if (routes.length === 0 && !this.#isOperating(company)) return
    this.reach(action, routes.length === 0 ? null : 'run')
    if (routes.length === 0) this.passes.reachOrPassRun()
    if (routes.length === 0 && this.game.state.step !== 'run') return
    const seat = this.asked()
    const plain: RailwayAction<Train> = { type: 'run', routes }
    const revenue = revenueOf(action)
    const isOurs = this.#earned(seat, ours(plain)) === revenue
    const mines = numberAt(action, 'subsidy') ?? 0
    const told = { ...plain, believed: revenue, ...(mines > 0 ? { mines } : {}) }
    this.game.play(seat, ours(isOurs ? plain : told))
  }

  #isOperating(company: Company): boolean {
    const { names, pace } = this.#title
    return this.#guided || pace.company(this.game.state) === names.company(company)
  }

  /** What our engine pays for a run, tried on a copy; null where it does not take it. */
  #earned(seat: Seat, run: A): number | null {
    const { title, state } = this.game
    if (refuse(title, state, seat, run) !== null) return null
    const copy = title.clone(asReadonly(state))
    let revenue = 0
    const step = title.steps.find((each) => each.name === copy.step)
    step?.apply(copy, seat, run, (event) => {
      if (isEvent(event, 'trainsRun')) ({ revenue } = event)
    })
    return revenue
  }

  dividend(action: PeerAction): void {
    const kind = textAt(action, 'kind')
    if (kind !== 'payout' && kind !== 'withhold') throw new Untranslatable(`dividend ${kind}`)
    this.inTurn(action, 'revenue', this.#title.ours({ type: kind === 'payout' ? 'payOut' : 'withhold' }))
  }

  /** A train above the limit. */
  discard(action: PeerAction): void {
    const id = textIn(action, 'train')
    const train = this.pieces.trainAs(id)
    this.passes.reachDiscard(action.entity)
    this.game.play(this.asked(), this.#title.ours({ type: 'discard', train }))
    this.pieces.moveTrain(id, train, 'pool')
  }

  seatOf(action: PeerAction): Seat {
    const seat = this.#players.indexOf(action.entity)
    if (seat < 0) throw new Untranslatable(`player ${action.entity}`)
    return seat
  }

  asked(): Seat {
    const [seat] = this.game.asked
    if (seat === undefined) throw new Untranslatable('action')
    return seat
  }

  actingCompany(action: PeerAction): Company {
    if (action['entity_type'] !== 'company') return companyIn(action, 'entity', this.#title.names)
    const { state } = this.game
    return need(this.#title.actingFor(state, action.entity), `private ${action.entity}`)
  }
}
