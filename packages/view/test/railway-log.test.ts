import type { EventOf, RailwayEvents } from '@roundhouse/railways'
import { describe, expect, it } from 'vitest'
import { RAILWAY_LINE_KINDS, type RailwayLines } from '../src/railway/log-line-codes.ts'
import { type LogTitle, linesOf } from '../src/railway/log-lines.ts'

interface Events extends RailwayEvents {
  mineOpened: { readonly company: string; readonly hex: string }
}
interface Lines extends RailwayLines {
  mine: { company: string; hex: string }
}

/** A title of two companies that has mines besides what every railway title has. */
const TITLE: LogTitle<Events, Lines> = {
  kinds: { ...RAILWAY_LINE_KINDS, mine: 'track' },
  stockSet: (number) => number,
  operatingRound: ({ number }) => ({ set: number, within: 1 }),
  colourOf: (tile) => (tile === '57' ? 'yellow' : 'green'),
  isHomeTile: (tile) => tile === 'home',
  kindOf: (train) => train.slice(0, 1),
  own: {
    mineOpened: ({ company, hex }, log) => log.say('mine', { company, hex }, [company]),
  },
}

function told(...events: EventOf<Events>[]) {
  return linesOf(7, events, false, TITLE)
}

describe('the log of a railway title', () => {
  it('tells a sale together with the price that falls for it, a change of director between them', () => {
    const lines = told(
      { type: 'sharesSold', seat: 0, company: 'A', shares: 2, amount: 140 },
      { type: 'directorChanged', company: 'A', seat: 1 },
      { type: 'priceMoved', company: 'A', from: 70, to: 60 },
    )
    expect(lines.map(({ code }) => code)).toEqual(['sold', 'director'])
    expect(lines[0]).toMatchObject({
      entry: 7,
      kind: 'stock',
      params: { shares: 2, amount: 140, move: { from: 70, to: 60 } },
      companies: ['A'],
      seats: [0],
    })
  })

  it('tells a price that falls by itself as want of revenue, at the end of a stock round as sold out', () => {
    const moved = { type: 'priceMoved', company: 'A', from: 70, to: 60 } as const
    expect(told(moved).map(({ code }) => code)).toEqual(['noRevenue'])
    const dealt = { type: 'priorityDealt', seats: [1, 0] } as const
    expect(
      told(moved, { ...moved, company: 'B' }, dealt).map(({ code, companies }) => [code, companies]),
    ).toEqual([
      ['soldOut', ['A', 'B']],
      ['priority', []],
    ])
  })

  it('gathers kinds and trains that become obsolete, and names a kind whose last trains go later', () => {
    const lost = { type: 'trainsObsolete', company: 'pool', trains: ['2a'] } as const
    expect(
      told({ type: 'kindObsolete', kind: '2' }, { type: 'kindObsolete', kind: '3' }, lost),
    ).toMatchObject([
      {
        code: 'obsolete',
        params: { kinds: ['2', '3'], losses: [{ company: 'pool', trains: ['2a'] }] },
        companies: [],
      },
    ])
    expect(told(lost)[0]?.params).toMatchObject({ kinds: ['2'] })
  })

  it('knows the home station by what comes before it', () => {
    const station = { type: 'tokenPlaced', company: 'A', hex: 'B2', city: 0, cost: 0 } as const
    const laid = { type: 'tileLaid', company: 'A', hex: 'B2', rotation: 0, cost: 0 } as const
    const home = (...events: EventOf<Events>[]) => told(...events, station).at(-1)?.params
    expect(home()).toMatchObject({ home: false })
    expect(home({ type: 'companyTurnBegan', company: 'A', director: 0 })).toMatchObject({ home: true })
    expect(home({ ...laid, tile: 'home' })).toMatchObject({ home: true })
    expect(home({ ...laid, tile: '57' })).toMatchObject({ home: false })
  })

  it('names no seat for a holder that is no player, and tells what is the title’s own', () => {
    expect(
      told(
        { type: 'shareBought', holder: 'state', company: 'A', price: 70 },
        { type: 'mineOpened', company: 'A', hex: 'B2' },
      ).map(({ code, kind, seats }) => [code, kind, seats]),
    ).toEqual([
      ['bought', 'stock', []],
      ['mine', 'track', []],
    ])
  })
})
