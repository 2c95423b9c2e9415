import { describe, expect, test } from 'vitest'
import { POOL, STACK, certificatesOf, wealthOf } from '../index.ts'
import { Given } from './given.ts'
import { newTable, pass } from './table.ts'

describe('VI pre-stock round', () => {
  test('CZ-T1: four players take turns forth and back', () => {
    const table = newTable(4)
    const order = [...table.state.priority]
    const seen: number[] = []
    for (let turn = 0; turn < 14; turn++) {
      seen.push(order.indexOf(table.asked) + 1)
      // Every fourth turn a purchase, so that the round goes on.
      table.do(
        turn % 3 === 0 ? { type: 'buyLocal', local: ['S1', 'S2', 'S3', 'S4', 'S5'][turn / 3] as 'S1' } : pass,
      )
    }
    expect(seen).toEqual([1, 2, 3, 4, 4, 3, 2, 1, 1, 2, 3, 4, 4, 3])
  })

  test('three passes of two players do not end it while the third has not passed', () => {
    const table = newTable(3)
    table.do(pass, { type: 'buyLocal', local: 'S1' }, pass, pass, pass)
    expect(table.state.step).toBe('preStock')
    table.do(pass)
    expect(table.state.step).toBe('stock')
  })

  test('CZ-T25: the poorest begins, ties keep their order', () => {
    const given = Given.stockRound()
    given.state.round = { kind: 'pre', set: 0, within: 0, turns: 0, passed: 0 }
    given.state.step = 'preStock'
    given.state.locals.owner.fill(-1)
    given.cashIs(0, 120).cashIs(1, 200).cashIs(2, 120).do(pass, pass, pass)
    expect(given.state.priority).toEqual([0, 2, 1])
  })
})

describe('VII stock round', () => {
  test('CZ-T24: the richest begins the next one, ties keep their order', () => {
    const given = Given.stockRound().cashIs(0, 120).cashIs(1, 200).cashIs(2, 120)
    given.do(pass, pass, pass)
    expect(given.state.priority).toEqual([1, 0, 2])
  })

  test('CZ-T13: a small company at 65 opens with its director', () => {
    const given = Given.stockRound(0)
    given.do({ type: 'start', company: 'EKJ', price: 65 })
    expect(given.cash(0)).toBe(1000 - 130)
    expect(given.treasury('EKJ')).toBe(260)
    expect(given.company('EKJ').status).toBe('open')
  })

  test('CZ-T14: a medium company at 90 opens at 60 %', () => {
    const given = Given.stockRound().phase('b')
    given.do({ type: 'start', company: 'BN', price: 90 })
    expect(given.company('BN').status).toBe('started')
    given.do({ type: 'buyShare', company: 'BN' })
    expect([given.cash(0), given.cash(1), given.treasury('BN')]).toEqual([820, 910, 450])
  })

  test('CZ-T15: a large company gets ten times its start price, even after a fall', () => {
    const given = Given.stockRound().phase('d')
    given.do({ type: 'start', company: 'Sx', price: 110 })
    for (let share = 0; share < 2; share++) given.do({ type: 'buyShare', company: 'Sx' })
    given.do({ type: 'buyShare', company: 'Sx' })
    given.do({ type: 'sell', company: 'Sx', shares: 1 }, pass, pass, pass)
    expect(given.price('Sx')).toBe(105)
    given.cashIs(1, 1000)
    while (given.company('Sx').status !== 'open') {
      given.do(
        given.shares('Sx', given.asked) === 1 && given.asked === 1
          ? pass
          : { type: 'buyShare', company: 'Sx' },
      )
    }
    expect(given.treasury('Sx')).toBe(1100)
  })

  test('CZ-T23: one sale, one diagonal step, however many shares', () => {
    const given = Given.stockRound().open('Sx', { price: 100, shares: [2, 3] })
    given.do(pass, { type: 'sell', company: 'Sx', shares: 3 })
    expect(given.price('Sx')).toBe(95)
    expect(given.cash(1)).toBe(1300)
    expect(given.shares('Sx', STACK)).toBe(8)
    expect(given.shares('Sx', POOL)).toBe(0)
  })

  test('CZ-T22: a sale at 40 and sold out at 370 stay', () => {
    const given = Given.stockRound().open('EKJ', { price: 40, shares: [2, 1] })
    given.open('OFE', { price: 370, shares: [2, 1, 1] })
    given.do(pass, { type: 'sell', company: 'EKJ', shares: 1 }, pass, pass, pass, pass)
    expect(given.price('EKJ')).toBe(40)
    // The first move after the round is that of its next turn: from 370, not up to it.
    expect(given.told('priceMoved')[0]).toMatchObject({ company: 'OFE', from: 370, to: 335 })
  })

  test('CZ-T26: a director may sell into his certificate when somebody takes it over', () => {
    const given = Given.stockRound().open('EKJ', { price: 100, shares: [2, 2] })
    given.do({ type: 'sell', company: 'EKJ', shares: 1 })
    expect(given.company('EKJ').director).toBe(1)
    expect(given.shares('EKJ', 0)).toBe(1)
    expect(given.price('EKJ')).toBe(95)
  })

  test('CZ-T27: and may not when nobody can', () => {
    const given = Given.stockRound().open('EKJ', { price: 100, shares: [2, 1] })
    expect(given.refusal({ type: 'sell', company: 'EKJ', shares: 1 }).code).toBe('CZ-SELL-DIRECTOR')
  })

  test('CZ-T33: above the certificate limit one sells first', () => {
    const given = Given.stockRound(1, 4).open('Sx', { price: 100, shares: [1, 2] })
    for (const local of ['S1', 'S2', 'S3', 'S4', 'S5', 'S6', 'M1', 'M2', 'M3', 'M4', 'M5', 'M6'] as const)
      given.local(local, 0)
    expect(certificatesOf(given.state, 0)).toBe(13)
    expect(given.refusal(pass).code).toBe('CZ-MUST-SELL')
    given.do({ type: 'sell', company: 'Sx', shares: 1 })
    expect(certificatesOf(given.state, 0)).toBe(12)
    given.do(pass)
  })

  test('a loan is repaid out of turn, and is no action of the turn', () => {
    const given = Given.stockRound()
    given.state.debt[2] = 180
    given.state.penalty[2] = 180
    given.as(2, { type: 'repay', amount: 80 })
    expect([given.state.debt[2], given.cash(2), given.asked]).toEqual([100, 920, 0])
  })

  test('CZ-T20: a repaid loan leaves its penalty', () => {
    const given = Given.stockRound(1, 3, 1180)
    given.state.debt[0] = 180
    given.state.penalty[0] = 180
    given.do({ type: 'repay', amount: 180 })
    expect(given.cash(0)).toBe(1000)
    expect(wealthOf(given.state, 0)).toBe(820)
  })
})
