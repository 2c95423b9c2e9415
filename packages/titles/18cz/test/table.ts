import { type Refusal, type Seat, asReadonly, play } from '@roundhouse/kernel'
import {
  type CompanyId,
  type CzCompany,
  type CzAction,
  type CzEvent,
  type CzState,
  type LocalId,
  type PrivateId,
  type TrainId,
  type VariantId,
  cashOf,
  companyIndex,
  eighteenCz,
  priceOf,
  sharesOf,
  trainId,
  treasuryOf,
} from '../index.ts'

type EventOf<Type extends CzEvent['type']> = Extract<CzEvent, { type: Type }>

/** A state with people around it: plays for whoever is asked and reads like the table talk. */
export class Table {
  readonly state: CzState
  /** Everything that happened since the table was set. */
  readonly events: CzEvent[] = []

  constructor(state: CzState) {
    this.state = state
  }

  get asked(): Seat {
    return eighteenCz.toAct(asReadonly(this.state))[0] as Seat
  }

  /** Each action for the seat asked; none may be refused. */
  do(...actions: CzAction[]): this {
    for (const action of actions) this.as(this.asked, action)
    return this
  }

  as(seat: Seat, action: CzAction): this {
    const outcome = play(eighteenCz, this.state, seat, action)
    if (!outcome.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(outcome.refusal)}`)
    this.events.push(...outcome.events)
    return this
  }

  /** Why an action is refused; an error if it is not. */
  refusal(action: CzAction, seat: Seat = this.asked): Refusal {
    const outcome = play(eighteenCz, this.state, seat, action)
    if (outcome.ok) throw new Error(`${JSON.stringify(action)} was accepted`)
    return outcome.refusal
  }

  /** All events of one type so far, oldest first. */
  told<Type extends CzEvent['type']>(type: Type): EventOf<Type>[] {
    return this.events.filter((event): event is EventOf<Type> => event.type === type)
  }

  company(id: CompanyId): CzCompany {
    return this.state.companies[companyIndex(id)] as CzCompany
  }

  trains(id: CompanyId): TrainId[] {
    return this.company(id).trains.map(trainId)
  }

  treasury(id: CompanyId): number {
    return treasuryOf(asReadonly(this.state), companyIndex(id))
  }

  price(id: CompanyId): number {
    return priceOf(asReadonly(this.state), companyIndex(id))
  }

  shares(id: CompanyId, seat: number): number {
    return sharesOf(asReadonly(this.state), companyIndex(id), seat)
  }

  cash(seat: Seat): number {
    return cashOf(asReadonly(this.state), seat)
  }
}

export const pass: CzAction = { type: 'pass' }
export const lay = (hex: string, tile: string, rotation: number, local?: LocalId): CzAction => ({
  type: 'layTile',
  hex,
  tile,
  rotation,
  ...(local === undefined ? {} : { local }),
})
export const buyTrain = (train: TrainId, from: 'bank' | 'pool' = 'bank', loan?: number): CzAction => ({
  type: 'buyTrain',
  train,
  from,
  ...(loan === undefined ? {} : { loan }),
})
export const start = (company: CompanyId, price: number): CzAction => ({ type: 'start', company, price })
export const buy = (company: CompanyId): CzAction => ({ type: 'buyShare', company })
export const sell = (company: CompanyId, shares = 1): CzAction => ({ type: 'sell', company, shares })
export const acquire = (company: CompanyId, price: number): CzAction => ({ type: 'acquire', company, price })
export const placeToken = (hex: string, city = 0): CzAction => ({ type: 'placeToken', hex, city })
export const accept: CzAction = { type: 'answer', accept: true }
export const decline: CzAction = { type: 'answer', accept: false }
/** One route for each train: the train, then its hexes. */
export const run = (...routes: readonly (readonly [TrainId, ...string[]])[]): CzAction => ({
  type: 'run',
  routes: routes.map(([train, ...hexes]) => ({ train, hexes })),
})

export const putUp = (item: PrivateId): CzAction => ({ type: 'putUp', item })
export const bid = (item: PrivateId, amount: number): CzAction => ({ type: 'bid', item, amount })

/** A table just set up, before the first purchase. Two players are Bohemia unless another variant is named. */
export function newTable(
  players = 3,
  options: Record<string, string> = {},
  seed = 'table',
  variant: VariantId | null = players === 2 ? 'bohemia' : null,
): Table {
  const events: CzEvent[] = []
  const table = new Table(
    eighteenCz.setup({ rules: eighteenCz.rules, players, variant, options, seed }, (event) =>
      events.push(event),
    ),
  )
  table.events.push(...events)
  return table
}
