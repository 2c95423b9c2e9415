import { BANK, type Seat, asReadonly, play } from '@roundhouse/kernel'
import { layTile, stopKey } from '@roundhouse/railways'
import { describe, expect, test } from 'vitest'
import {
  type CzAction,
  type CzState,
  HOLDERS,
  PHASES,
  PRICES,
  type PrivateId,
  STACK,
  cashOf,
  companyIndex,
  eighteenCz,
  groundOf,
  tileIndex,
  trainCode,
  trainData,
  trainLimit,
  valueRoute,
} from '../index.ts'
import { newTurn } from '../rules/turn.ts'

const pass: CzAction = { type: 'pass' }
const putUp = (item: PrivateId): CzAction => ({ type: 'putUp', item })

function table(players = 3): CzState {
  return eighteenCz.setup(
    { rules: eighteenCz.rules, players, variant: 'moravia-silesia', options: {}, seed: 'moravia' },
    () => {},
  )
}

function asked(state: CzState): Seat {
  return eighteenCz.toAct(asReadonly(state))[0] as Seat
}

function act(state: CzState, ...actions: CzAction[]): void {
  for (const action of actions) {
    const outcome = play(eighteenCz, state, asked(state), action)
    if (!outcome.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(outcome.refusal)}`)
  }
}

function code(state: CzState, action: CzAction, seat: Seat = asked(state)): string {
  const outcome = play(eighteenCz, state, seat, action)
  return outcome.ok ? 'accepted' : outcome.refusal.code
}

/** After the auctions: player 1 owns the 3E train, player 2 MW, player 3 a local. */
function afterAuctions(): CzState {
  const state = table()
  act(state, putUp('3E'), { type: 'bid', item: '3E', amount: 60 }, pass, pass)
  act(state, putUp('MW'), { type: 'bid', item: 'MW', amount: 40 }, pass, pass)
  act(state, putUp('S'), { type: 'bid', item: 'S', amount: 25 }, pass, pass)
  // The last one comes up by itself.
  act(state, putUp('M'), pass, pass, pass, pass, pass, pass)
  return state
}

/** An open company whose director is about to act in this stage. */
function turn(state: CzState, id: 'Sx' | 'kk', director: Seat, stage: 'run' | 'trains', cash = 0): void {
  const company = companyIndex(id)
  const entry = state.companies[company]
  if (entry === undefined) throw new Error('no such company')
  Object.assign(entry, { status: 'open', director, start: 50, turns: 1 })
  state.shares.units[company * HOLDERS + STACK] = 5
  state.shares.units[company * HOLDERS + director] = 5
  state.market.at[company] = PRICES.indexOf(50)
  state.market.order.push(company)
  state.bank.cash[`company:${id}`] = cash
  state.bank.cash[BANK] = (state.bank.cash[BANK] as number) - cash
  state.round.kind = 'operating'
  state.stock = null
  state.waiting = [company]
  state.step = stage
  state.turn = { ...newTurn(company, false), stage }
}

function lay(state: CzState, hex: string, tile: string, rotation: number): number {
  const index = groundOf(asReadonly(state)).index(hex)
  layTile(state.board, index, tileIndex(tile), rotation)
  return stopKey(index, 0)
}

describe('XI.2 auctions', () => {
  test('each player in turn chooses, the others may raise by five', () => {
    const state = table()
    const [first, second, third] = state.priority as [Seat, Seat, Seat]
    expect(asked(state)).toBe(first)
    act(state, putUp('L'))
    expect(asked(state)).toBe(first)
    act(state, { type: 'bid', item: 'L', amount: 55 })
    expect(asked(state)).toBe(second)
    expect(code(state, { type: 'bid', item: 'L', amount: 59 })).toBe('CZ-MS-BID-LOW')
    expect(code(state, { type: 'bid', item: 'M', amount: 90 })).toBe('CZ-MS-BID-ITEM')
    expect(code(state, { type: 'bid', item: 'L', amount: 451 })).toBe('CZ-MS-BID-CASH')
    act(state, { type: 'bid', item: 'L', amount: 60 }, pass)
    expect(code(state, { type: 'bid', item: 'L', amount: 70 }, third)).toBe('CZ-MS-BID-OUT')
    expect(asked(state)).toBe(first)
    act(state, pass)
    expect(cashOf(asReadonly(state), second)).toBe(450 - 60)
    expect(asked(state)).toBe(second)
  })

  test('whoever follows may open when the chooser passes; nobody wants the rest: the stock round begins', () => {
    const state = table()
    act(state, putUp('S'), pass, { type: 'bid', item: 'S', amount: 25 }, pass)
    for (const item of ['M', 'L', '3E'] as const) act(state, putUp(item), pass, pass, pass)
    expect(state.moravia?.auction?.item).toBe(4)
    act(state, pass, pass, pass)
    expect(state).toMatchObject({ step: 'stock', round: { kind: 'stock', set: 2 } })
  })

  test('a pass bars from that private alone, and what nobody wanted may come up again after a sale', () => {
    const state = table()
    const [first, second, third] = state.priority as [Seat, Seat, Seat]
    act(state, putUp('L'), pass, pass, pass)
    expect(asked(state)).toBe(second)
    expect(code(state, putUp('L'))).toBe('CZ-MS-PUT-UP')
    act(state, putUp('S'), pass, pass, { type: 'bid', item: 'S', amount: 25 })
    expect(cashOf(asReadonly(state), first)).toBe(450 - 25)
    expect(asked(state)).toBe(third)
    act(state, putUp('L'), { type: 'bid', item: 'L', amount: 55 })
  })

  test('games of number 1: whoever is asked opens with a bid, one round of passes ends the auctions', () => {
    const state = table()
    state.edition.rules = 1
    expect(code(state, putUp('S'))).toBe('CZ-STEP-ORDER')
    act(state, pass, { type: 'bid', item: 'S', amount: 25 }, pass)
    act(state, pass, pass, pass)
    expect(state).toMatchObject({ step: 'stock', round: { kind: 'stock', set: 2 } })
  })

  test('without a single sale player 1 has won', () => {
    const state = table()
    const [first] = state.priority
    for (const item of ['S', 'M', 'L', '3E'] as const) act(state, putUp(item), pass, pass, pass)
    expect(state.ended).toBeNull()
    act(state, pass, pass, pass)
    expect(state.ended).toEqual({ winners: [first] })
    expect(eighteenCz.standing(asReadonly(state))[0]).toMatchObject({ seat: first, rank: 1 })
  })

  test('with two players one company is out', () => {
    const large = table(2).companies.slice(10)
    expect(large.filter(({ status }) => status === 'out')).toHaveLength(1)
    expect(table(3).companies.filter(({ status }) => status === 'shelf')).toHaveLength(5)
  })
})

describe('XI.2 the MW private', () => {
  /** All pass the stock round; the owner of MW decides on its hex. */
  function operating(): CzState {
    const state = afterAuctions()
    act(state, pass, pass, pass)
    return state
  }

  test('lays its hex at the start of an operating round and pays the value of the tile', () => {
    const state = operating()
    const owner = state.moravia?.mw as Seat
    expect([state.step, asked(state)]).toEqual(['mwTrack', owner])
    expect(code(state, { type: 'layTile', hex: 'F22', tile: '14', rotation: 0 })).toBe('CZ-MS-MW')
    const before = cashOf(asReadonly(state), owner)
    act(state, { type: 'layTile', hex: 'F22', tile: '57', rotation: 2 })
    expect(cashOf(asReadonly(state), owner)).toBe(before + 20)
  })

  test('is bought by a company, which takes over its station', () => {
    const state = afterAuctions()
    const owner = state.moravia?.mw as Seat
    state.fleet.phase = PHASES.indexOf('d')
    turn(state, 'Sx', owner, 'trains', 300)
    expect(code(state, { type: 'tradeMw', price: 51 })).toBe('CZ-LOCAL-PRICE')
    act(state, { type: 'tradeMw', price: 50 })
    expect(state.moravia?.mw).toBe(-1)
    const f22 = stopKey(groundOf(asReadonly(state)).index('F22'), 0)
    expect(state.companies[companyIndex('Sx')]?.stations).toEqual([f22])
  })
})

describe('XI.2 trains', () => {
  test('the 3E train is lent once by its owner, over track already used', () => {
    const state = afterAuctions()
    const lender = state.moravia?.lender as Seat
    lay(state, 'E21', '57', 2)
    const f22 = lay(state, 'F22', '57', 2)
    turn(state, 'kk', lender, 'run')
    const entry = state.companies[companyIndex('kk')]
    entry?.stations.push(
      f22 - 8 * (groundOf(asReadonly(state)).index('F22') - groundOf(asReadonly(state)).index('E21')),
    )
    entry?.trains.push(trainCode('2a'))
    state.board.version += 1
    const hexes = ['E21', 'F22']
    const both: CzAction = {
      type: 'run',
      routes: [
        { train: '2a', hexes },
        { train: '3Ed', hexes },
      ],
    }
    const stranger = structuredClone(state)
    if (stranger.moravia !== null) stranger.moravia.lender = -1
    expect(code(stranger, both)).toBe('CZ-MS-3E')
    act(state, both)
    expect(state.turn?.revenue).toBe(80)
    expect(state.moravia?.lender).toBe(-1)
  })

  test('plus trains count every red tile, others none', () => {
    const state = table()
    state.fleet.phase = PHASES.indexOf('g')
    const red = [lay(state, 'D18', '8896', 3), lay(state, 'F18', '8898', 3)]
    const value = (train: '2a' | '4+4g'): number =>
      valueRoute(asReadonly(state), companyIndex('kk'), trainData(trainCode(train)), red)
    expect(value('2a')).toBe(80)
    expect(value('4+4g')).toBe(180)
  })

  test('the first 4+4 closes the privates and brings limit 3; the first 5+5 scraps all 3', () => {
    const state = afterAuctions()
    const buy = (train: '4+4g' | '5+5j', letter: 'g' | 'j'): void => {
      const at = PHASES.indexOf(letter)
      state.fleet.depot.forEach((count, index) => {
        if (index >= at) return
        state.fleet.scrapped[index] = (state.fleet.scrapped[index] as number) + count
        state.fleet.depot[index] = 0
      })
      act(state, { type: 'buyTrain', train, from: 'bank' })
    }
    turn(state, 'Sx', 0, 'trains', 2000)
    expect(trainLimit(asReadonly(state), companyIndex('Sx'))).toBe(4)
    const entry = state.companies[companyIndex('Sx')]
    entry?.trains.push(trainCode('3d'))
    buy('4+4g', 'g')
    expect(state.locals.owner.every((owner) => owner === -2)).toBe(true)
    expect(state.moravia).toMatchObject({ lender: -1, mw: -1 })
    expect(trainLimit(asReadonly(state), companyIndex('Sx'))).toBe(3)
    buy('5+5j', 'j')
    expect(entry?.trains).toEqual([trainCode('4+4g'), trainCode('5+5j')])
  })
})
