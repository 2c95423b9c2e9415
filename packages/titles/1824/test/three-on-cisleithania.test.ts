import { expect, test } from 'vitest'
import { companyIndex } from '../companies.ts'
import { formNext } from '../rules/formation.ts'
import { groundOf } from '../rules/network.ts'
import { KEPT, STACK } from '../state.ts'
import { Game, mountain, pass, railway } from './game.ts'

test('T36 XI.1, IV.4.4: UG formed with UG1’s 150 G unspent', () => {
  const game = new Game(3, 'cisleithania').railway('UG1', 0).treasuryIs('UG1', 150).phase('5')
  const { state } = game
  state.round = { kind: 'operating', set: 1, within: 0, rounds: 1 }
  state.due = [companyIndex('UG')]
  formNext(state, (event) => game.events.push(event))
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

test('19.1 XI, table A7: the first stock round is that of the base game, coal railways on offer', () => {
  const game = new Game(3, 'cisleithania')
  expect(game.asked).toBe(2)
  expect(game.why(railway('MLB', 120))).toBeNull()
  expect(game.why(railway('SPB', 120))).toBe('AH-PRIVATE-GONE')
  expect(game.why(mountain('B4'))).toBe('AH-PRIVATE-GONE')
})
