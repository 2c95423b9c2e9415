import { BANK, type Ledger } from '@roundhouse/kernel'
import { describe, expect, test } from 'vitest'
import {
  CLOSED,
  type Power,
  type PrivatesState,
  UNSOLD,
  closeUnsold,
  handOver,
  lasting,
  payIncome,
  powerFault,
  privatesOf,
  usePower,
} from '../src/index.ts'

/** Companies own from 10 on. */
const COMPANY = 10
const privates = (): PrivatesState => ({
  owner: [0, 1, COMPANY, UNSOLD, CLOSED, 0],
  used: [0, 0, 0, 0, 0, 0],
})

describe('who owns what', () => {
  test('what is unsold leaves the game', () => {
    const state = privates()
    closeUnsold(state)
    expect(state.owner).toEqual([0, 1, COMPANY, CLOSED, CLOSED, 0])
  })

  test('18CZ VIII.9: an acquirer takes all of them', () => {
    const state = privates()
    handOver(state, COMPANY, COMPANY + 3)
    expect([privatesOf(state, COMPANY), privatesOf(state, COMPANY + 3), privatesOf(state, 0)]).toEqual([
      [],
      [2],
      [0, 5],
    ])
  })

  test('18CZ VIII.2: players and companies are paid; 1824 IV.1: 25 for each mountain railway', () => {
    const cash: Ledger = { [BANK]: 0, 'seat:0': 0, 'seat:1': 0, company: 0 }
    const paid: [number, number][] = []
    payIncome(
      cash,
      privates(),
      (each) => (each < 2 ? 25 : 5),
      (owner) => (owner < COMPANY ? `seat:${owner}` : 'company'),
      (owner, amount) => paid.push([owner, amount]),
    )
    expect(cash).toEqual({ [BANK]: -60, 'seat:0': 30, 'seat:1': 25, company: 5 })
    expect(paid).toEqual([
      [0, 25],
      [1, 25],
      [COMPANY, 5],
      [0, 5],
    ])
  })
})

describe('18CZ IV.1: a power of the company that owns it, once', () => {
  const terrain = lasting((kind: string) => ['river', 'hill'].includes(kind))
  const fault = (state: PrivatesState, user: number, kind: string) =>
    powerFault(state, 2, user, terrain, kind, 9)

  test('by its owner, on what it knows, and never again', () => {
    const state = privates()
    expect(fault(state, COMPANY, 'hill')).toBeNull()
    expect(fault(state, COMPANY, 'mountain')).toBe('target')
    expect(fault(state, 0, 'hill')).toBe('notOwner')
    usePower(state, 2)
    expect(fault(state, COMPANY, 'hill')).toBe('used')
  })
})

describe('1824 IV.1, IV.2: exchanges', () => {
  const REGIONAL = [0, 1, 2, 3, 4]
  const STATE = 5
  /** Phases by the train that opens them. */
  const mountain: Power<number> = { from: 3, until: 4, allows: (company) => REGIONAL.includes(company) }
  const coal: Power<number> = { from: 3, until: 5, allows: (company) => company === 1 }
  const fault = (power: Power<number>, target: number, phase: number) =>
    powerFault(privates(), 0, 0, power, target, phase)

  test('a mountain railway for any regional railway, from the first 3 until the first 4', () => {
    expect([2, 3, 4].map((phase) => fault(mountain, 4, phase))).toEqual(['early', null, 'late'])
    expect(fault(mountain, STATE, 3)).toBe('target')
  })

  test('a coal railway for its own regional railway, until the first 5', () => {
    expect([2, 3, 4, 5].map((phase) => fault(coal, 1, phase))).toEqual(['early', null, null, 'late'])
    expect(fault(coal, 2, 3)).toBe('target')
  })
})
