import { hexOfKey, layTile } from '@roundhouse/railways'
import { describe, expect, test } from 'vitest'
import type { AhAction } from '../actions.ts'
import { tileIndex } from '../board.ts'
import { companyIndex } from '../companies.ts'
import { noteBrownVienna, noteLastTrain } from '../rules/bond-stations.ts'
import { groundOf } from '../rules/network.ts'
import { type TrainId, trainCode } from '../trains.ts'
import { Game, buyTrain, pass } from './game.ts'

/** Two players: CL only pays, SD3 and MLB build. */
function drafted(): Game {
  const game = new Game(2, 'cisleithania', { preStateBuilds: 'SD3', coalBuilds: 'MLB' })
  game.do({ type: 'draft', company: 'SD3' }, { type: 'draft', company: 'SD1' })
  game.do({ type: 'draft', company: 'EPP', price: 120 }, { type: 'namePrice', price: 120 })
  return game.do({ type: 'draft', company: 'SD2' }, pass, pass)
}

/** KK1 of the first player is about to buy this train, the last of its type. */
function lastTrain(train: TrainId, exported: readonly TrainId[] = []): Game {
  const game = drafted()
  game.stockRound(0).phase('3').left('3', 0).treasuryIs('KK1', 3000).trains('SD1', '2g').trains('SD2', '2g')
  for (const each of exported) {
    game.left(each, 0)
    noteLastTrain(game.state, () => {}, { type: 'trainExported', letter: '4', trains: [trainCode(each)] })
  }
  game.left(train, 1)
  game.passUntil(({ turn }) => turn?.company === 9 && turn.stage === 'trains')
  return game.do(buyTrain(train))
}

const place = (hex: string, city = 0): AhAction => ({ type: 'placeToken', hex, city })
const stationsOf = (game: Game): string[] =>
  game.at('CL').stations.map((key) => groundOf(game.state).map.hexes[hexOfKey(key)]?.id ?? '')

describe('18.14 X.4: the second station of the bond railway', () => {
  test('its first one stands on its home from the start', () => {
    const game = new Game(2, 'cisleithania', { coalBuilds: 'MLB' })
    expect(stationsOf(game)).toEqual(['B23'])
  })

  test('who buys the last 4-train may place it in any city with a space, before the turn goes on', () => {
    const game = lastTrain('4')
    expect([game.state.step, game.asked, game.state.turn?.company]).toEqual(['bondStation', 0, 9])
    // Not twice in a hex, no mine, no town, no space that is kept for a home. — VII.8
    for (const hex of ['B23', 'A12', 'A8', 'B9', 'Z9']) {
      expect(game.refusal(place(hex))).toMatchObject({ code: 'AH-CIS-BOND-TOKEN', section: 'X.4' })
    }
    const cities = game.offered.filter(({ type }) => type === 'placeToken')
    expect(cities.length).toBeGreaterThan(3)
    game.do(cities[0] as AhAction)
    expect([game.at('CL').stations.length, game.state.step]).toEqual([2, 'trains'])
    expect(game.broken).toEqual([])
  })

  test('he may decline, and then it is gone', () => {
    const game = lastTrain('4').do(pass)
    expect([game.at('CL').stations.length, game.state.two?.secondWith, game.state.step]).toEqual([
      1,
      -1,
      'trains',
    ])
  })

  test('T60: the last 4-train was exported: who buys the last 5-train, not earlier', () => {
    expect(lastTrain('5', ['4']).state.step).toBe('bondStation')
    const early = lastTrain('4')
    early.state.two = {
      ...(early.state.two as NonNullable<typeof early.state.two>),
      placing: null,
      secondWith: 2,
    }
    noteLastTrain(early.state, () => {}, { type: 'trainExported', letter: '4', trains: [trainCode('4')] })
    expect([early.state.two.placing, early.state.two.secondWith]).toEqual([null, 3])
  })

  test('both exported: never', () => {
    const game = lastTrain('6', ['4', '5'])
    expect([game.state.step, game.state.two?.secondWith]).toEqual(['trains', -1])
  })
})

describe('18.14 X.4: the third station comes with brown Vienna', () => {
  function brown(taken: readonly (readonly ['SD1' | 'KK1' | 'KK2', number])[]): Game {
    const game = lastTrain('4').do(pass)
    const vienna = groundOf(game.state).index('E12')
    game.state.board.laid[vienna] = tileIndex('493') * 6
    for (const [id, city] of taken) game.company(id, { stations: [vienna * 8 + city] })
    noteBrownVienna(game.state, () => {}, {
      type: 'tileLaid',
      company: companyIndex('KK1'),
      hex: vienna,
      tile: '493',
      rotation: 0,
      cost: 0,
    })
    return game
  }

  test('the director who laid the tile chooses the city if both have space', () => {
    const game = brown([])
    expect(game.state.two?.placing).toEqual({ seat: 0, station: 'third' })
  })

  test('not once more, and not for another tile', () => {
    const game = brown([])
    expect(game.state.two?.thirdWaits).toBe(false)
    const other = lastTrain('4').do(pass)
    noteBrownVienna(other.state, () => {}, {
      type: 'tileLaid',
      company: companyIndex('KK1'),
      hex: groundOf(other.state).index('B9'),
      tile: '611',
      rotation: 0,
      cost: 0,
    })
    expect(other.state.two?.placing).toBeNull()
  })

  test('in a game: KK1 upgrades Vienna, where one city alone has space: it stands there, and the turn goes on', () => {
    const game = drafted().stockRound(0).phase('5').trains('SD1', '3g').trains('SD2', '3g')
    const vienna = groundOf(game.state).index('E12')
    layTile(game.state.board, vienna, tileIndex('491'), 0)
    game.passUntil(({ turn, step }) => turn?.company === 9 && step === 'track')
    const upgrade = game.offered.find(
      (action) => action.type === 'layTile' && action.hex === 'E12' && action.tile === '493',
    )
    game.do(upgrade as AhAction)
    expect(stationsOf(game)).toEqual(['B23', 'E12'])
    expect([game.state.turn?.company, game.state.two?.thirdWaits, game.broken]).toEqual([9, false, []])
  })
})
