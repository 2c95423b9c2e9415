import { asReadonly, replay } from '@roundhouse/kernel'
import { type CzState, TILE_SET, companyId, eighteenCz } from '@roundhouse/titles/18cz'
import { Given } from '@roundhouse/titles/18cz/test/given'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { acquisitionPreview, targetsOf } from '../src/18cz/decisions/acquire.ts'
import { tradesIn } from '../src/18cz/decisions/besides.ts'
import { beadsIn } from '../src/18cz/decisions/frame.ts'
import { decisionOf } from '../src/18cz/decisions/index.ts'
import {
  companyConcerned,
  dividendOf,
  layMeaning,
  powerView,
  privateIncome,
  revenuePreview,
  routeStops,
  stationMeaning,
  vaclavDecision,
  viewOf,
} from '../src/18cz/index.ts'
import { privateAuction } from '../src/18cz/preview/auction.ts'
import { futureOf } from '../src/railway/preview/future.ts'

const GOLDEN = new URL('../../titles/18cz/test/golden/', import.meta.url)

type State = ReturnType<typeof asReadonly<CzState>>

function of(given: Given): State {
  return asReadonly(given.state)
}

/** What whoever is asked reads in the panel. */
function askedIn(state: State): ReturnType<typeof decisionOf> {
  const seat = eighteenCz.toAct(state)[0] ?? 0
  return decisionOf({
    state,
    view: viewOf(state),
    seat,
    seats: [seat],
    choices: [],
    queue: [],
    action: null,
    refuse: () => null,
    refuseAfter: () => null,
  })
}

describe('what would be', () => {
  it('leaves the state as it is', () => {
    const table = Given.stockRound().open('EKJ', { price: 65, shares: [2, 2, 0] })
    const before = JSON.stringify(table.state)
    futureOf(eighteenCz, of(table), 0, [{ type: 'buyShare', company: 'EKJ' }])
    expect(JSON.stringify(table.state)).toBe(before)
  })

  it('stops at the action that is refused', () => {
    const table = Given.stockRound().open('EKJ', { price: 65, shares: [2, 2, 0] })
    const { refusal } = futureOf(eighteenCz, of(table), 0, [
      { type: 'sell', company: 'EKJ', shares: 1 },
      { type: 'buyShare', company: 'EKJ' },
    ])
    expect(refusal?.at).toBe(1)
    expect(refusal?.refusal.code).toBe('CZ-BUY-AFTER-SELL')
  })
})

describe('revenue', () => {
  it('is shared by percentage, all certificates together, rounded up', () => {
    const given = Given.stockRound()
      .open('EKJ', { price: 100, shares: [2, 1, 0], cash: 40, trains: ['2a'] })
      .turn('EKJ', 'revenue', 110)
    const preview = revenuePreview(of(given))
    expect(preview?.pay.bySeat).toEqual([
      { seat: 0, percent: 50, amount: 55 },
      { seat: 1, percent: 25, amount: 28 },
    ])
    expect(preview?.perShare).toBe(28)
    expect(preview?.pay.price).toEqual({ before: 100, after: 110 })
    expect(preview?.withhold.treasury).toEqual({ before: 40, after: 150 })
    expect(preview?.withhold.price).toEqual({ before: 100, after: 90 })
    const paid = futureOf(eighteenCz, of(given), 0, [{ type: 'payOut' }])
    expect(paid.events.find(({ type }) => type === 'dividendPaid')).toMatchObject({ bySeat: [55, 28, 0] })
  })

  it('moves a large company two spaces, and back without revenue', () => {
    const given = Given.stockRound(3)
      .phase('d')
      .open('kk', { price: 100, shares: [5, 0, 0] })
      .turn('kk', 'track')
    expect(dividendOf(of(given), 'kk', 200)).toEqual({ perShare: 20, price: { before: 100, after: 120 } })
    expect(dividendOf(of(given), 'kk', 0).price.after).toBe(90)
  })
})

describe('an acquisition', () => {
  const given = (): Given =>
    Given.stockRound(2)
      .phase('b')
      .open('EKJ', {
        price: 65,
        shares: [0, 2, 1],
        cash: 30,
        trains: ['2b'],
        stations: ['D4'],
        locals: ['S1'],
      })
      .open('BN', { price: 90, shares: [3, 0, 0], cash: 291, trains: ['2+2b'] })
      .turn('BN', 'acquire')

  function acquiring(table: Given, price: number) {
    const state = of(table)
    const view = viewOf(state)
    const targets = targetsOf({ state, view })
    const [target] = targets
    if (target === undefined) throw new Error('nobody to acquire')
    return { targets, preview: acquisitionPreview({ state, view, seat: 0 }, target, price) }
  }

  it('has its range, its director, and what it pays and takes', () => {
    const { targets, preview } = acquiring(given(), 97)
    expect(targets).toMatchObject([
      { company: { id: 'EKJ', director: 1, price: 65 }, agreed: false, least: 33, most: 97 },
    ])
    expect(preview?.cost).toBe(291)
    expect(preview?.treasury).toEqual({ before: 291, after: 30 })
    expect(preview?.bySeat).toEqual([
      { seat: 1, percent: 50, amount: 194, value: 130 },
      { seat: 2, percent: 25, amount: 97, value: 65 },
    ])
    expect(preview?.takes).toMatchObject({ cash: 30, privates: ['S1'], stations: 1 })
    expect(preview?.takes.trains.map(({ id }) => id)).toEqual(['2b'])
  })

  it('means nothing at a price that the rules refuse', () => {
    expect(acquiring(given(), 98).preview).toBeNull()
  })

  it('comes true when it is accepted', () => {
    const table = given()
    const { preview } = acquiring(table, 90)
    const offered = futureOf(eighteenCz, of(table), 0, [{ type: 'acquire', company: 'EKJ', price: 90 }])
    const answer = askedIn(asReadonly(offered.state))
    expect(answer?.offer).toEqual({
      company: 'BN',
      said: { code: 'answer.company', of: ['BN', 'EKJ', { money: 90 }] },
    })
    expect(answer?.meaning.figures.at(-2)?.before).toEqual({ money: preview?.cost })
    const accepted = futureOf(eighteenCz, asReadonly(offered.state), 1, [{ type: 'answer', accept: true }])
    const event = accepted.events.find(({ type }) => type === 'companyAcquired')
    expect(event).toMatchObject({ bySeat: [0, 180, 90], treasury: 30 })
    expect(accepted.state.bank.cash['company:BN']).toBe(preview?.treasury.after)
  })
})

describe('an offer for a train or a local', () => {
  it('tells that the seller is left without a train it can run', () => {
    const given = Given.stockRound(2)
      .phase('b')
      .open('EKJ', { price: 65, shares: [0, 2, 0], cash: 30, trains: ['2b'] })
      .open('BCB', { price: 60, shares: [2, 0, 0], cash: 100 })
      .turn('BCB', 'trains')
    const { state } = futureOf(eighteenCz, of(given), 0, [
      { type: 'tradeTrain', train: '2b', from: 'EKJ', price: 45 },
    ])
    const answer = askedIn(asReadonly(state))
    expect(answer?.offer?.said.code).toBe('answer.train')
    expect(answer?.meaning.figures).toMatchObject([{ before: { money: 30 }, after: { money: 75 } }])
    expect(answer?.meaning.notes[0]?.lines).toEqual([{ code: 'answer.leavesNone', of: ['EKJ'] }])
    expect(companyConcerned(asReadonly(state))).toBe('EKJ')
    expect(companyConcerned(of(given))).toBe('BCB')
  })

  it('tells what a local brings its owner', () => {
    const given = Given.stockRound(2)
      .phase('b')
      .open('BCB', { price: 60, shares: [2, 0, 0], cash: 100, trains: ['2b'] })
      .local('S2', 1)
      .turn('BCB', 'trains')
    const trades = tradesIn({ state: of(given), view: viewOf(of(given)) })
    expect(trades.map(({ id, owner }) => [id, owner])).toEqual([['S2', 1]])
    const { state } = futureOf(eighteenCz, of(given), 0, [{ type: 'tradeLocal', local: 'S2', price: 40 }])
    const { figures, notes } = askedIn(asReadonly(state))?.meaning ?? { figures: [], notes: [] }
    expect(figures).toMatchObject([{ before: { money: 1000 }, after: { money: 1040 } }])
    expect(notes[0]?.lines).toMatchObject([
      {
        parts: [
          { code: 'answer.givesUp', of: [{ money: 5 }] },
          { code: 'answer.valueNow', of: [{ money: 50 }] },
          { code: 'answer.endValue', of: [{ money: 120 }] },
        ],
      },
    ])
  })
})

describe('track and stations', () => {
  const given = (): Given =>
    Given.stockRound(1)
      .open('BCB', { price: 65, shares: [2, 0, 0], cash: 100, trains: ['2a'], stations: ['E15'] })
      .local('S1', 'BCB')
      .turn('BCB', 'track')

  it('costs the terrain, unless a local waives it', () => {
    const lay = { type: 'layTile', hex: 'E15', tile: '57', rotation: 0 } as const
    expect(layMeaning(of(given()), 0, lay)).toMatchObject({
      cost: 10,
      section: 'VIII.4',
      facts: [],
      follows: [],
    })
    expect(layMeaning(of(given()), 0, { ...lay, local: 'S1' })).toMatchObject({ cost: 0, facts: [] })
  })

  it('says of a purple tile what it is and whose', () => {
    const purple = TILE_SET.tiles.find((tile) => tile.edge !== null)?.id ?? ''
    const lay = { type: 'layTile', hex: 'E15', tile: purple, rotation: 0, local: 'S1' } as const
    expect(layMeaning(of(given()), 0, lay)).toMatchObject({
      section: 'IV.1',
      facts: [{ parts: [{ code: 'lay.purple' }, powerView('S1').name], by: ', ' }],
    })
  })

  it('knows what the next station costs and those after it', () => {
    expect(stationMeaning(of(given()), 'BCB')).toEqual({
      cost: 40,
      treasury: { before: 100, after: 60 },
      left: [100],
    })
  })

  it('XI.1: costs Václav nothing', () => {
    const bohemia = Given.stockRound(1, 2)
    const his = companyId(bohemia.state.vaclav.companies[0] as number)
    const { cost, treasury } = stationMeaning(of(bohemia.turn(his, 'token')), his)
    expect(cost).toBe(0)
    expect(treasury.after).toBe(treasury.before)
  })

  it('names the stops of a route, whose values are what it earned', () => {
    const { record } = JSON.parse(readFileSync(new URL('base-3.json', GOLDEN), 'utf8'))
    const replayed = replay(eighteenCz, record)
    if (!replayed.ok) throw new Error('base-3.json')
    const { history } = replayed
    let routes = 0
    for (let version = 1; version <= history.version; version++) {
      for (const event of history.eventsOf(version)) {
        if (event.type !== 'trainsRun') continue
        const before = asReadonly(history.stateAt(version - 1))
        for (const route of event.routes) {
          const stops = routeStops(before, route)
          const sum = stops.reduce((total, { value, counted }) => total + (counted ? value : 0), 0)
          // A large company adds 50 where it ends in its own red tile. — VIII.8
          expect([0, 50]).toContain(route.revenue - sum)
          expect([stops[0]?.hex, stops.at(-1)?.hex]).toEqual([route.hexes[0], route.hexes.at(-1)])
          routes += 1
        }
      }
    }
    expect(routes).toBeGreaterThan(20)
    expect(routeStops(of(given()), { train: '2a', hexes: ['E15', 'D4'] })).toEqual([])
  })

  it('marks the step of the turn', () => {
    const beads = beadsIn(of(given()))
    expect(beads.map(({ name }) => name.code)).toEqual(
      ['track', 'token', 'run', 'revenue', 'acquire', 'trains'].map((step) => `names.steps.${step}`),
    )
    expect(beads.map(({ state }) => state)).toEqual(['now', 'later', 'later', 'later', 'later', 'later'])
    const large = Given.stockRound(3)
      .phase('d')
      .open('kk', { price: 100, shares: [5, 0, 0], turns: 0 })
    expect(beadsIn(of(large.turn('kk', 'home')))[0]).toMatchObject({ state: 'now' })
  })
})

describe('variants', () => {
  it('tell who decides for Václav, and by which card', () => {
    const small = Given.stockRound(1, 2)
    const his = companyId(small.state.vaclav.companies[0] as number)
    expect(vaclavDecision(of(small.turn(his, 'track')))).toMatchObject({ what: 'track', first: true })
    const station = Given.stockRound(1, 2).turn(his, 'token')
    expect(vaclavDecision(of(station))).toMatchObject({ what: 'token', first: false })
    const own = Given.stockRound(1)
      .open('EKJ', { price: 65, shares: [2, 0, 0] })
      .turn('EKJ', 'track')
    expect(vaclavDecision(of(own))).toBeNull()
  })

  it('know what MW pays, and that nothing is auctioned once all is sold', () => {
    const given = Given.moravia().owns('MW', 1)
    expect(privateIncome(of(given.lay('F22', '15', 0)))).toBe(30)
    expect(privateAuction(of(given))).toBeNull()
  })
})
