import { type Refusal, type Seat, asReadonly, play } from '@roundhouse/kernel'
import {
  type ChicagoAction,
  type ChicagoEvent,
  type ChicagoState,
  type CompanyId,
  type DialId,
  type HexId,
  cashOf,
  chicagoExpress,
  companyIndex,
  treasuryOf,
} from '../index.ts'
import type { CompanyState } from '../state.ts'

export const choose = (dial: DialId): ChicagoAction => ({ type: 'choose', dial })
export const offer = (company: CompanyId): ChicagoAction => ({ type: 'offer', company })
export const bid = (amount: number): ChicagoAction => ({ type: 'bid', amount })
export const build = (company: CompanyId, ...hexes: HexId[]): ChicagoAction => ({
  type: 'build',
  company,
  hexes,
})
export const develop = (hex: HexId): ChicagoAction => ({ type: 'develop', hex })
export const decline: ChicagoAction = { type: 'decline' }
export const pass: ChicagoAction = { type: 'pass' }

type EventOf<Type extends ChicagoEvent['type']> = Extract<ChicagoEvent, { type: Type }>

/** A state with people around it: plays for whoever is asked and reads like the table talk. */
export class Table {
  readonly state: ChicagoState
  /** Everything that happened since the table was set. */
  readonly events: ChicagoEvent[] = []

  constructor(state: ChicagoState) {
    this.state = state
  }

  get asked(): Seat {
    return chicagoExpress.toAct(asReadonly(this.state))[0] as Seat
  }

  /** Each action for the seat asked; none may be refused. */
  do(...actions: ChicagoAction[]): this {
    for (const action of actions) {
      const outcome = play(chicagoExpress, this.state, this.asked, action)
      if (!outcome.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(outcome.refusal)}`)
      this.events.push(...outcome.events)
    }
    return this
  }

  /** Why an action is refused; an error if it is not. */
  refusal(action: ChicagoAction, seat: Seat = this.asked): Refusal {
    const outcome = play(chicagoExpress, this.state, seat, action)
    if (outcome.ok) throw new Error(`${JSON.stringify(action)} was accepted`)
    return outcome.refusal
  }

  /** All events of one type so far, oldest first. */
  told<Type extends ChicagoEvent['type']>(type: Type): EventOf<Type>[] {
    return this.events.filter((event): event is EventOf<Type> => event.type === type)
  }

  company(id: CompanyId): CompanyState {
    return this.state.companies[companyIndex(id)] as CompanyState
  }

  income(id: CompanyId): number {
    return this.company(id).income
  }

  treasury(id: CompanyId): number {
    return treasuryOf(asReadonly(this.state), companyIndex(id))
  }

  cash(): number[] {
    return Array.from({ length: this.state.players }, (_, seat) => cashOf(asReadonly(this.state), seat))
  }
}

/** A table just set up, before the first bid. */
export function newTable(players: number, opener = '1', seed = 'table'): Table {
  const events: ChicagoEvent[] = []
  const setup = { rules: chicagoExpress.rules, players, variant: null, options: { opener }, seed }
  const table = new Table(chicagoExpress.setup(setup, (event) => events.push(event)))
  table.events.push(...events)
  return table
}
