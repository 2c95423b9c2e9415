import {
  BANK,
  type ChainChoice,
  type DeepReadonly,
  type Refusal,
  type Seat,
  type Step,
  pay,
} from '@roundhouse/kernel'
import type { ChicagoAction } from '../actions.ts'
import {
  CHICAGO_INDEX,
  CLOSED_START,
  HEX_IDS,
  buildCost,
  hexIncome,
  hexIndex,
  isAt,
  isExclusive,
} from '../board.ts'
import { COMPANY_IDS, type CompanyId, companyIndex } from '../companies.ts'
import { HEXES_PER_BUILD } from '../components.ts'
import type { BuiltHex, ChicagoEvent } from '../events.ts'
import type { HexId } from '../map.ts'
import { NEIGHBOURS } from '../neighbours.ts'
import { refusal } from '../sections.ts'
import { type ChicagoState, companyAt, treasuryAccount, treasuryOf } from '../state.ts'
import { chicagoPhase } from './chicago.ts'
import { declineAction, wrongAction } from './dials.ts'
import { holdsShare } from './shares.ts'
import { endTurn } from './turn.ts'

/** A price below zero closes a hex. */
const ALL_CLOSED: readonly number[] = HEX_IDS.map(() => -1)

/** Add one to three hexes to the network of a company in which one holds a share. — p37 Network */
export const buildNetwork: Step<ChicagoState, ChicagoAction, ChicagoEvent> = {
  name: 'buildNetwork',
  section: 'p37 Network',
  choices(state, seat) {
    const builds: ChainChoice<ChicagoAction>[] = []
    for (let company = 0; company < state.companies.length; company++) {
      const build = holdsShare(state, seat, company) ? buildChoice(state, company) : null
      if (build !== null) builds.push(build)
    }
    return [...builds, { kind: 'one', action: { type: 'decline' } }]
  },
  refuse(state, seat, action) {
    if (action.type === 'decline') return null
    if (action.type !== 'build') return wrongAction('network')
    return refuseBuild(state, seat, companyIndex(action.company), action.hexes.map(hexIndex))
  },
  apply(state, seat, action, emit) {
    if (action.type !== 'build') return declineAction(state, seat, 'network', emit)
    const company = companyIndex(action.company)
    const hexes = action.hexes.map((hex) => placeLocomotive(state, company, hexIndex(hex)))
    const cost = hexes.reduce((sum, hex) => sum + hex.cost, 0)
    const income = hexes.reduce((sum, hex) => sum + hex.income, 0)
    emit({ type: 'networkBuilt', seat, company: action.company, hexes, cost, income })
    // The whole action is placed and counted before Chicago is looked at. — table B8
    if (action.hexes.some((hex) => hexIndex(hex) === CHICAGO_INDEX)) chicagoPhase(state, seat, company, emit)
    else endTurn(state, emit)
  },
}

function placeLocomotive(state: ChicagoState, company: number, hex: number): BuiltHex {
  const cost = buildCost(state, hex)
  const income = hexIncome(state, hex)
  const builder = companyAt(state, company)
  pay(state.cash, treasuryAccount(company), BANK, cost)
  state.locomotives[hex] = (state.locomotives[hex] as number) | (1 << company)
  builder.network.push(hex)
  builder.stock -= 1
  builder.income += income
  return { hex: HEX_IDS[hex] as HexId, cost, income }
}

function refuseBuild(
  state: DeepReadonly<ChicagoState>,
  seat: Seat,
  company: number,
  hexes: readonly number[],
): Refusal | null {
  const id = COMPANY_IDS[company] as CompanyId
  if (!holdsShare(state, seat, company)) return refusal('CE-BUILD-NO-SHARE', { company: id })
  if (hexes.length === 0) return refusal('CE-BUILD-EMPTY', {})
  if (hexes.length > HEXES_PER_BUILD) return refusal('CE-BUILD-MAX-3', { hexes: hexes.length })
  const { stock, network } = companyAt(state, company)
  const treasury = treasuryOf(state, company)
  let cost = 0
  for (const [placed, hex] of hexes.entries()) {
    const before = hexes.slice(0, placed)
    const hexId = HEX_IDS[hex] as HexId
    const reached = (other: number): boolean => network.includes(other) || before.includes(other)
    if (!reached(hex) && !(NEIGHBOURS[hex] as readonly number[]).some(reached)) {
      return refusal('CE-BUILD-NOT-CONNECTED', { company: id, hex: hexId })
    }
    if (placed >= stock) return refusal('CE-BUILD-NO-LOCO', { company: id, left: stock })
    if (CLOSED_START[hex] !== null) return refusal('CE-BUILD-START-HEX', { hex: hexId })
    if (reached(hex)) return refusal('CE-BUILD-TWICE', { company: id, hex: hexId })
    if (isExclusive(hex) && state.locomotives[hex] !== 0) {
      const holder = COMPANY_IDS.find((_, other) => isAt(state, other, hex)) as CompanyId
      return refusal('CE-BUILD-OCCUPIED', { hex: hexId, company: holder })
    }
    cost += buildCost(state, hex)
    if (cost > treasury) return refusal('CE-BUILD-CASH', { company: id, cost, treasury })
  }
  return null
}

/** All the ways this company can be built now; null when there is none. */
function buildChoice(state: DeepReadonly<ChicagoState>, company: number): ChainChoice<ChicagoAction> | null {
  const { stock, network } = companyAt(state, company)
  const budget = treasuryOf(state, company)
  const most = Math.min(stock, HEXES_PER_BUILD)
  if (most === 0 || budget === 0) return null
  const cost = ALL_CLOSED.slice()
  const open: number[] = []
  for (const hex of network) priceNeighbours(state, company, hex, budget, cost, open)
  if (open.length === 0) return null
  let ring: readonly number[] = open
  for (let length = 2; length <= most; length++) {
    const outer: number[] = []
    for (const hex of ring) priceNeighbours(state, company, hex, budget, cost, outer)
    ring = outer
  }
  const action = { type: 'build' as const, company: COMPANY_IDS[company] as CompanyId, hexes: [] }
  return { kind: 'chain', action, field: 'hexes', most, budget, ids: HEX_IDS, cost, open, links: NEIGHBOURS }
}

/** Notes the price of each hex beside `hex` that the company may enter and pay, if not noted yet. */
function priceNeighbours(
  state: DeepReadonly<ChicagoState>,
  company: number,
  hex: number,
  budget: number,
  cost: number[],
  found: number[],
): void {
  for (const other of NEIGHBOURS[hex] as readonly number[]) {
    if (cost[other] !== -1 || isAt(state, company, other) || CLOSED_START[other] !== null) continue
    if (isExclusive(other) && state.locomotives[other] !== 0) continue
    const price = buildCost(state, other)
    if (price > budget) continue
    cost[other] = price
    found.push(other)
  }
}
