import { asReadonly, hashOf, play, replay } from '@roundhouse/kernel'
import type { WhatIf } from '@roundhouse/railways'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { GoldenGame } from '../../../../test/golden-games.ts'
import {
  type CzAction,
  type Building,
  type CzState,
  bestRun,
  companyIndex,
  eighteenCz,
  onceBuilt,
  whatIf,
} from '../index.ts'
import { Given } from './given.ts'

const GAMES = ['base-5', 'bohemia', 'moravia-3']

/** The moments of a kept game at which a company builds, every so many of the later ones. */
function* buildings(game: string, every: number): Generator<CzState> {
  const file = new URL(`golden/${game}.json`, import.meta.url)
  const { record } = JSON.parse(readFileSync(file, 'utf8')) as GoldenGame<CzAction>
  const replayed = replay(eighteenCz, record)
  if (!replayed.ok) throw new Error('a golden game does not replay')
  const { history } = replayed
  let met = 0
  for (let version = Math.floor(history.version / 3); version <= history.version; version++) {
    const state = history.stateAt(version)
    if ((state.step === 'track' || state.step === 'token' || state.step === 'home') && met++ % every === 0)
      yield state
  }
}

/** The action played by the rules on a copy, then the board solved as a whole. */
function revenueAfter(state: CzState, company: number, action: Building): number | undefined {
  const copy = eighteenCz.clone(asReadonly(state))
  if (copy.step === 'track' && action.type === 'placeToken')
    play(eighteenCz, copy, seatOf(copy), { type: 'pass' })
  const played = play(eighteenCz, copy, seatOf(copy), action)
  if (!played.ok) throw new Error(`${JSON.stringify(action)}: ${played.refusal.code}`)
  return bestRun(asReadonly(copy), company)?.revenue
}

function seatOf(state: CzState): number {
  return eighteenCz.toAct(asReadonly(state))[0] as number
}

describe('what if', () => {
  test.each(GAMES)('tells what the rules and the solver tell after each lay: %s', (game) => {
    let compared = 0
    let gains = 0
    for (const state of buildings(game, 4)) {
      const company = state.turn?.company ?? -1
      const before = hashOf(state)
      const answers = whatIf(asReadonly(state), company)
      expect(hashOf(state)).toBe(before)
      const now = bestRun(asReadonly(state), company)?.revenue ?? 0
      for (const { action, revenue, gain } of answers) {
        expect({ action, revenue, gain }).toEqual({
          action,
          revenue: revenueAfter(state, company, action),
          gain: revenue - now,
        })
        compared += 1
        if (gain > 0) gains += 1
      }
    }
    expect(compared).toBeGreaterThan(50)
    expect(gains).toBeGreaterThan(0)
  })

  function west(): Given {
    const given = Given.stockRound(4, 3, 1000).phase('f')
    given.lay('E1', '3', 2).lay('D2', '5', 5).lay('E3', '3', 2).lay('D4', '57', 0)
    return given.open('BTE', {
      price: 60,
      shares: [2],
      cash: 500,
      trains: ['3+3d'],
      stations: ['D4'],
      locals: ['S1'],
    })
  }

  const of = (given: Given): readonly WhatIf<Building>[] =>
    whatIf(asReadonly(given.state), companyIndex('BTE')) ?? []
  const names = (answers: readonly WhatIf<Building>[]): Set<string> =>
    new Set(answers.map(({ action }) => ('local' in action ? `${action.type} by local` : action.type)))

  test('knows tiles, purple tiles and stations, and what each step still allows', () => {
    expect(names(of(west().turn('BTE', 'track')))).toEqual(
      new Set(['layTile', 'layTile by local', 'placeToken']),
    )
    expect(names(of(west().turn('BTE', 'token')))).toEqual(new Set(['layTile by local', 'placeToken']))
    expect(names(of(west().turn('BTE', 'run')))).toEqual(new Set(['layTile by local']))
  })

  test('asks a company out of turn as if its turn began', () => {
    const waiting = west().open('VBW', { price: 60, shares: [0, 2], stations: ['E11'] })
    expect(of(waiting.turn('VBW', 'run'))).toEqual(of(west().turn('BTE', 'track')))
    expect(of(west())).toEqual(of(west().turn('BTE', 'track')))
  })

  test('looks at some buildings alone where that is asked for', () => {
    const given = west().turn('BTE', 'track')
    const all = of(given)
    const isStation = ({ type }: Building): boolean => type === 'placeToken'
    const stations = whatIf(asReadonly(given.state), companyIndex('BTE'), isStation)
    expect(stations).toEqual(all.filter(({ action }) => isStation(action)))
    expect(stations.length).toBeGreaterThan(0)
    expect(stations.length).toBeLessThan(all.length)
  })

  test('VIII.4: once a tile lies the next turn may lay another, on its own hex or where it leads', () => {
    const { state } = west().turn('BTE', 'track')
    const company = companyIndex('BTE')
    const before = hashOf(state)
    const first = whatIf(asReadonly(state), company).find(({ action }) => action.type === 'layTile')
    if (first === undefined) throw new Error('no tile can be laid')
    const after = asReadonly(onceBuilt(asReadonly(state), company, first.action))
    expect(hashOf(state)).toBe(before)
    expect(bestRun(after, company).revenue).toBe(first.revenue)
    expect(after.turn).toBeNull()
    const lays = whatIf(after, company).filter(({ action }) => action.type === 'layTile')
    expect(lays.length).toBeGreaterThan(0)
    expect(lays.map(({ action }) => action)).not.toContainEqual(first.action)
  })

  test('has nothing to tell of a company that does not play', () => {
    expect(whatIf(asReadonly(west().state), companyIndex('Sx'))).toEqual([])
  })

  test('tells of the red tile and of the home of a first turn', () => {
    const given = west().open('Sx', { price: 120, shares: [2], cash: 500, trains: ['4Ef'], turns: 0 })
    const red = whatIf(asReadonly(given.state), companyIndex('Sx')) ?? []
    expect(new Set(red.map(({ action }) => ('tile' in action ? action.tile : '')))).toEqual(new Set(['8896']))
    expect(red.length).toBeGreaterThan(1)
  })
})
