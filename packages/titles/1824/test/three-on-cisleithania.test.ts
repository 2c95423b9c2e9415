import { expect, test } from 'vitest'
import { companyIndex } from '../companies.ts'
import { formNext } from '../rules/formation.ts'
import { groundOf } from '../rules/network.ts'
import { KEPT, STACK } from '../state.ts'
import { Game, mountain, pass, railway } from './game.ts'
import { Operating, run } from './operating.ts'

test('T36 XI.1, IV.4.4: UG formed with UG1’s 150 G unspent', () => {
  const game = new Game(3, 'cisleithania').railway('UG1', 0).treasuryIs('UG1', 150).phase('5')
  const { state } = game
  state.round = { kind: 'operating', set: 1, within: 0, rounds: 1 }
  state.due = [companyIndex('UG')]
  formNext(state, game.hear)
  expect([game.treasury('UG'), game.at('UG').stationsLeft]).toEqual([1110, [40, 100, 100, 100]])
})

test('19.1 XI.3: UG1 stands in Budapest from the start; if nobody buys it, its station is taken back', () => {
  const game = new Game(3, 'cisleithania')
  expect(game.at('UG1').stations).toHaveLength(1)
  expect(groundOf(game.state).map.hexes[groundOf(game.state).index('G12')]?.colour).toBe('red')
  game.do(mountain('B1'), pass, pass, pass, pass, pass)
  expect([game.at('UG1').stations, game.at('UG1').status]).toEqual([[], 'out'])
  expect([game.held('UG', KEPT), game.held('UG', STACK)]).toEqual([0, 8])
})

test('9.3, 9.5 XI.3, IV.4.4: with UG1 unsold UG has 1200 G, and its free station stands in red Budapest', () => {
  const game = new Game(3, 'cisleithania').do(mountain('B1'), pass, pass, pass, pass, pass).phase('5')
  const { state } = game
  state.round = { kind: 'operating', set: 1, within: 0, rounds: 1 }
  state.turn = null
  state.due = [companyIndex('UG')]
  formNext(state, game.hear)
  expect([game.treasury('UG'), game.at('UG').stationsLeft]).toEqual([1200, [40, 100, 100, 100]])
  expect(game.told('tokenPlaced').at(-1)).toMatchObject({ company: 'UG', hex: 'G12' })
})

test('19.1, 14.3 XI.1: Budapest is an end of routes, for UG1, who stands there, and for others alike', () => {
  const table = (): Operating =>
    new Operating(3, 'cisleithania')
      .phase('3')
      .tiles('G10 57 1', 'F13 9 2', 'E12 499 0')
      .company('SD2', { trains: ['2'] })
      .company('UG1', { trains: ['2'] })
  // Graz pays 20, Budapest 40 since the first 3-train.
  expect([table().best('UG1'), table().best('SD2')]).toEqual([60, 60])
  const turn = table()
    .tiles('G8 9 1', 'G6 9 1', 'G4 57 1')
    .company('SD2', { trains: ['3'] })
    .turn('SD2', 'run')
  expect(turn.why(run(['3', 'G4 G6 G8 G10 G12']))).toBe(null)
  expect(turn.best('UG1')).toBe(60)
})

test('19.1 XI, table A7: the first stock round is that of the base game, coal railways on offer', () => {
  const game = new Game(3, 'cisleithania')
  expect(game.asked).toBe(2)
  expect(game.why(railway('MLB', 120))).toBeNull()
  expect(game.why(railway('SPB', 120))).toBe('AH-PRIVATE-GONE')
  expect(game.why(mountain('B4'))).toBe('AH-PRIVATE-GONE')
})
