import { type Seat, asReadonly, play } from '@roundhouse/kernel'
import { hexOfKey } from '@roundhouse/railways'
import type { RmAction } from '../actions.ts'
import { placeId } from '../board.ts'
import { type CompanyId, companyIndex } from '../companies.ts'
import type { RmEvent } from '../events.ts'
import { priceOf } from '../rules/prices.ts'
import { type RmCompany, type RmState, cashOf, companyAt, sharesOf, treasuryOf } from '../state.ts'
import { railwayMania } from '../title.ts'
import { trainId } from '../trains.ts'

type EventOf<Type extends RmEvent['type']> = Extract<RmEvent, { type: Type }>

/** A state with people around it: plays for whoever is asked and reads like the table talk. */
export class Table {
  readonly state: RmState
  /** Everything that happened since the table was set. */
  readonly events: RmEvent[] = []

  constructor(state: RmState) {
    this.state = state
  }

  get asked(): Seat {
    return railwayMania.toAct(asReadonly(this.state))[0] as Seat
  }

  /** Each action for the seat asked; none may be refused. */
  do(...actions: RmAction[]): this {
    for (const action of actions) this.as(this.asked, action)
    return this
  }

  as(seat: Seat, action: RmAction): this {
    const outcome = play(railwayMania, this.state, seat, action)
    if (!outcome.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(outcome.refusal)}`)
    this.events.push(...outcome.events)
    return this.sound()
  }

  /** Why an action is refused, as code and section; an error if it is not. */
  refusal(action: RmAction, seat: Seat = this.asked): string {
    const before = JSON.stringify(this.state)
    const outcome = play(railwayMania, this.state, seat, action)
    if (outcome.ok) throw new Error(`${JSON.stringify(action)} was accepted`)
    if (JSON.stringify(this.state) !== before) throw new Error('a refused action changed something')
    const { code, section } = outcome.refusal
    return `${code} ${section}`
  }

  /** The codes alone, each action by itself. */
  refusals(...actions: RmAction[]): string[] {
    return actions.map((action) => this.refusal(action).split(' ')[0] as string)
  }

  told<Type extends RmEvent['type']>(type: Type): EventOf<Type>[] {
    return this.events.filter((event): event is EventOf<Type> => event.type === type)
  }

  company(id: CompanyId): RmCompany {
    return companyAt(this.state, companyIndex(id))
  }

  /** Names of its trains with their warranties. */
  trains(id: CompanyId): string {
    const { trains, warranties } = this.company(id)
    return trains.map((code, place) => trainId(code) + '*'.repeat(warranties[place] as number)).join(' ')
  }

  stations(id: CompanyId): string {
    return this.company(id)
      .stations.map((key) => placeId(hexOfKey(key)))
      .join(' ')
  }

  shares(id: CompanyId, holder: number): number {
    return sharesOf(asReadonly(this.state), companyIndex(id), holder)
  }

  price(id: CompanyId): number {
    return priceOf(asReadonly(this.state), companyIndex(id))
  }

  treasury(id: CompanyId): number {
    return treasuryOf(asReadonly(this.state), companyIndex(id))
  }

  cash(seat: Seat): number {
    return cashOf(asReadonly(this.state), seat)
  }

  sound(): this {
    const faults = railwayMania.violations(asReadonly(this.state))
    if (faults.length > 0) throw new Error(faults.join('; '))
    return this
  }
}

export const pass: RmAction = { type: 'pass' }
export const open = (company: CompanyId, bid = 0): RmAction => ({ type: 'openAuction', company, bid })
export const bid = (amount: number): RmAction => ({ type: 'bid', bid: amount })
export const par = (value: number): RmAction => ({ type: 'takeCharter', par: value })
export const buy = (company: CompanyId, from?: 'offer' | 'pool' | 'treasury' | Seat): RmAction => ({
  type: 'buyShare',
  company,
  ...(from === undefined ? {} : { from }),
})
export const sell = (company: CompanyId, shares = 1): RmAction => ({ type: 'sell', company, shares })
export const start = (company: CompanyId, price: number): RmAction => ({ type: 'start', company, price })
export const tokens = (number: number): RmAction => ({ type: 'buyTokens', tokens: number })
export const lay = (hex: string, tile: string, rotation: number): RmAction => ({
  type: 'layTile',
  hex,
  tile,
  rotation,
})
export const token = (hex: string): RmAction => ({ type: 'placeToken', hex })
/** One route for each train: the train, then its hexes. */
export const run = (...routes: readonly string[]): RmAction => ({
  type: 'run',
  routes: routes.map((each) => {
    const [train = '', ...hexes] = each.split(' ')
    return { train, hexes }
  }),
})
export const train = (id: string, warranties?: number): RmAction => ({
  type: 'buyTrain',
  train: id,
  ...(warranties === undefined ? {} : { warranties }),
})
export const trade = (id: string, from: CompanyId): RmAction => ({ type: 'tradeTrain', train: id, from })
export const merge = (company: CompanyId, survivor: CompanyId): RmAction => ({
  type: 'merge',
  company,
  survivor,
})
export const acquire = (company: CompanyId, survivor: CompanyId): RmAction => ({
  type: 'acquire',
  company,
  survivor,
})
export const accept: RmAction = { type: 'answer', accept: true }
export const decline: RmAction = { type: 'answer', accept: false }
export const keep: RmAction = { type: 'settleOption', redeem: true }
export const giveBack: RmAction = { type: 'settleOption', redeem: false }
