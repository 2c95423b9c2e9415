import {
  History,
  asReadonly,
  canonical,
  choices,
  hashOf,
  newRecord,
  play,
  refuse,
  replay,
  walk,
} from '@roundhouse/kernel'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ChicagoAction, type ChicagoEvent, type ChicagoState, HEXES, chicagoExpress } from '../index.ts'
import { type RandomGame, luckOf, luckyAction, playedOn, randomGame, startOf } from './random-play.ts'

const toAct = (state: ChicagoState) => chicagoExpress.toAct(asReadonly(state))

/** Plays a whole game by lot and looks at the state after each action. */
function everyState(
  game: RandomGame,
  look: (state: ChicagoState, events: readonly ChicagoEvent[]) => void,
): ChicagoState {
  const state = startOf(game)
  const luck = luckOf(game)
  look(state, [])
  for (
    let action = luckyAction(game, luck, state);
    action !== null;
    action = luckyAction(game, luck, state)
  ) {
    const outcome = play(chicagoExpress, state, toAct(state)[0] as number, action)
    if (!outcome.ok) throw new Error(`${JSON.stringify(action)}: ${outcome.refusal.code}`)
    look(state, outcome.events)
  }
  return state
}

/** The rules’ own words once more, from the printed map alone. — p38 Income */
function incomesByHand(state: ChicagoState): number[] {
  const start = [7, 6, 5, 8, 0]
  const track: Record<string, number> = {
    Detroit: state.industries.detroit,
    Wheeling: state.industries.wheeling,
    Pittsburgh: state.industries.pittsburgh,
  }
  return start.map((income, company) => {
    let sum = income
    for (const [at, hex] of HEXES.entries()) {
      if (Math.floor((state.locomotives[at] as number) / 2 ** company) % 2 === 0) continue
      if (hex.kind === 'industrial') sum += track[hex.name] as number
      else if (hex.kind === 'city' || hex.kind === 'mountain')
        sum += hex.income + (state.developed[at] ? hex.develop : 0)
    }
    return sum
  })
}

describe('under random play', () => {
  test('no invariant breaks; money, locomotives, shares and houses are conserved; incomes follow the board', () => {
    const locomotives = [20, 22, 26, 24, 11]
    const shares = [3, 4, 6, 5, 2]
    fc.assert(
      fc.property(randomGame, (game) => {
        everyState(game, (state) => {
          expect(chicagoExpress.violations(asReadonly(state))).toEqual([])
          const money = Object.values(state.cash)
          expect(money.reduce((sum, amount) => sum + amount, 0)).toBe(0)
          expect(money.filter((amount) => amount < 0).length).toBeLessThanOrEqual(1)
          const standing = [0, 0, 0, 0, 0].map((_, company) =>
            state.locomotives.reduce((sum, mask) => sum + ((mask >> company) & 1), 0),
          )
          expect(state.companies.map(({ stock }, company) => stock + (standing[company] as number))).toEqual(
            locomotives,
          )
          expect(
            state.companies.every(({ holders }, company) => holders.length <= (shares[company] as number)),
          ).toBe(true)
          expect(state.houses + state.developed.filter((each) => each === 1).length).toBe(20)
          expect(state.companies.map(({ income }) => income)).toEqual(incomesByHand(state))
        })
      }),
      { numRuns: 25 },
    )
  })

  test('it meets every kind of event and every reason to end: else the rest would prove little', () => {
    const met = new Set<string>()
    for (let i = 0; i < 48; i++) {
      const game = {
        players: 2 + (i % 5),
        opener: 'lot',
        seed: `met ${i}`,
        idle: [0, 1, 3, 7][i % 4] as number,
        west: i % 3 > 0,
      }
      const last = everyState(game, (_, events) => {
        for (const { type } of events) met.add(type)
      })
      for (const reason of last.ended?.reasons ?? []) met.add(reason)
    }
    const events =
      'actionDeclined auctionOpened bidMade bidPassed chicagoReached detroitGrew dialMoved gameEnded'
    const more = 'generalDividendPaid hexDeveloped networkBuilt shareSold shareUnsold turnBegan wabashOpened'
    const reasons = 'detroit houses locomotives shares'
    expect(met).toEqual(new Set(`${events} ${more} ${reasons}`.split(' ')))
  })

  test('money leaves the bank only as a dividend or a grant', () => {
    fc.assert(
      fc.property(randomGame, (game) => {
        let bank = -120
        everyState(game, (state, events) => {
          for (const event of events) {
            if (event.type === 'networkBuilt') bank += event.cost
            if (event.type === 'hexDeveloped') bank -= event.grant
            const payouts = event.type === 'generalDividendPaid' ? event.payouts : []
            for (const { bySeat } of event.type === 'chicagoReached' ? [event.payout] : payouts) {
              bank -= bySeat.reduce((sum, amount) => sum + amount, 0)
            }
          }
          expect(state.cash['bank']).toBe(bank)
        })
      }),
      { numRuns: 15 },
    )
  })

  test('every game ends, with eight general dividends at most, and until then somebody has a choice', () => {
    fc.assert(
      fc.property(randomGame, (game) => {
        let dividends = 0
        const last = everyState(game, (state, events) => {
          dividends += events.filter(({ type }) => type === 'generalDividendPaid').length
          if (state.ended !== null) return
          const [seat, ...others] = toAct(state)
          expect(others).toEqual([])
          expect(choices(chicagoExpress, state, seat as number).length).toBeGreaterThan(0)
        })
        expect(last.ended?.reasons.length).toBeGreaterThan(0)
        expect(dividends).toBeLessThanOrEqual(8)
        expect(dividends).toBe(last.round)
      }),
      { numRuns: 25 },
    )
  })

  test('a state is plain JSON, and its copy equals it', () => {
    fc.assert(
      fc.property(randomGame, (game) => {
        everyState(game, (state) => {
          const text = JSON.stringify(state)
          expect(JSON.stringify(JSON.parse(text))).toBe(text)
          expect(canonical(chicagoExpress.clone(asReadonly(state)))).toBe(canonical(state))
        })
        expect(JSON.parse(JSON.stringify(playedOn(game, 60)))).toEqual(playedOn(game, 60))
      }),
      { numRuns: 15 },
    )
  })

  test('a state read back from JSON plays on as the original does', () => {
    fc.assert(
      fc.property(randomGame, fc.nat(200), (game, plies) => {
        const state = playedOn(game, plies)
        const back = JSON.parse(JSON.stringify(state)) as ChicagoState
        const action = luckyAction(game, luckOf(game), state)
        if (action === null) return
        const seat = toAct(state)[0] as number
        expect(play(chicagoExpress, back, seat, action)).toEqual(play(chicagoExpress, state, seat, action))
        expect(hashOf(back)).toBe(hashOf(state))
      }),
      { numRuns: 60 },
    )
  })

  test('the replayed record equals the state, with undos of any depth on the way', () => {
    const undos = fc.array(fc.tuple(fc.nat(60), fc.nat(1000)), { maxLength: 6 })
    fc.assert(
      fc.property(randomGame, undos, (game, plan) => {
        const names = Array.from({ length: game.players }, (_, seat) => `Player ${seat + 1}`)
        const table = { players: names, seed: game.seed, options: { opener: game.opener } }
        const record = newRecord(chicagoExpress, table)
        const start = replay(chicagoExpress, { ...record, log: [] })
        if (!start.ok) throw new Error(start.fault.code)
        const past = start.history
        const luck = luckOf(game)
        for (const [plies, back] of [...plan, [5000, 0] as const]) {
          playOn(past, game, luck, plies)
          if (back > 0 && past.version > 0) past.append({ kind: 'undo', seat: 0, to: back % past.version })
        }
        expect(past.state.ended).not.toBeNull()
        const { log } = past
        const again = replay(chicagoExpress, { ...record, log })
        expect(again.ok && hashOf(again.history.state)).toBe(hashOf(past.state))
        const half = Math.floor(past.version / 2)
        const partly = replay(chicagoExpress, { ...record, log }, half)
        expect(partly.ok && hashOf(partly.history.state)).toBe(hashOf(past.stateAt(half)))
      }),
      { numRuns: 15 },
    )
  })
})

function playOn(
  past: History<ChicagoState, ChicagoAction, ChicagoEvent>,
  game: RandomGame,
  luck: ReturnType<typeof luckOf>,
  plies: number,
): void {
  for (let ply = 0; ply < plies; ply++) {
    const action = luckyAction(game, luck, past.state)
    if (action === null) return
    expect(past.append({ kind: 'action', seat: toAct(past.state)[0] as number, action }).ok).toBe(true)
  }
}

describe('copies and secrets', () => {
  test('a copy shares nothing: changing any part of it leaves the original alone', () => {
    fc.assert(
      fc.property(randomGame, fc.nat(400), (game, plies) => {
        const state = playedOn(game, plies)
        const before = canonical(state)
        expect(scramble(chicagoExpress.clone(asReadonly(state)))).toBeGreaterThan(20)
        expect(canonical(state)).toBe(before)
        scramble(chicagoExpress.conceal(asReadonly(state), 0))
        expect(canonical(state)).toBe(before)
      }),
      { numRuns: 60 },
    )
  })

  test('states that differ only in the generator look alike to every seat and to spectators', () => {
    const word = fc.integer()
    fc.assert(
      fc.property(randomGame, fc.nat(300), fc.tuple(word, word, word, word), (game, plies, rng) => {
        const state = playedOn(game, plies)
        const other: ChicagoState = { ...chicagoExpress.clone(asReadonly(state)), rng }
        for (let seat = -1; seat < state.players; seat++) {
          const viewer = seat < 0 ? null : seat
          expect(chicagoExpress.conceal(asReadonly(other), viewer)).toEqual(
            chicagoExpress.conceal(asReadonly(state), viewer),
          )
        }
      }),
      { numRuns: 60 },
    )
  })
})

/** Overwrites every list and record in a value, at any depth, and tells how many it met. */
function scramble(value: object): number {
  let met = 1
  for (const [key, inner] of Object.entries(value)) {
    if (inner !== null && typeof inner === 'object') met += scramble(inner as object)
    Reflect.set(value, key, 'scrambled')
  }
  if (Array.isArray(value)) value.push('scrambled')
  return met
}

test('only the seat asked may act; a refused action leaves every byte', () => {
  fc.assert(
    fc.property(randomGame, fc.nat(400), (game, plies) => {
      const state = playedOn(game, plies)
      const before = canonical(state)
      const [asked] = toAct(state)
      const legal =
        asked === undefined ? [{ type: 'pass' } as const] : [...walk(choices(chicagoExpress, state, asked))]
      for (let seat = -1; seat <= state.players; seat++) {
        if (seat === asked) continue
        expect(choices(chicagoExpress, state, seat)).toEqual([])
        for (const action of legal.slice(0, 20)) {
          const refusal = refuse(chicagoExpress, state, seat, action)
          expect(refusal?.code).toMatch(/^CE-(NOT-YOUR-TURN|BID-PASSED|GAME-OVER)$/)
          expect(play(chicagoExpress, state, seat, action)).toEqual({ ok: false, refusal })
        }
      }
      expect(canonical(state)).toBe(before)
    }),
    { numRuns: 60 },
  )
})
