import { hexOfKey, stopKey } from '@roundhouse/railways'
import { describe, expect, test } from 'vitest'
import { type CompanyId, companyIndex } from '../companies.ts'
import { formNext } from '../rules/formation.ts'
import { placeHome } from '../rules/homes.ts'
import { groundOf } from '../rules/network.ts'
import { beginOperatingRound, beginTurn } from '../rules/operating-round.ts'
import { STACK } from '../state.ts'
import { Game, buy, pass } from './game.ts'

/** The operating round in which the train came is over; the state railway is formed, and who must decide is asked. */
function form(game: Game, id: CompanyId): Game {
  const { state } = game
  const emit = game.hear
  state.stock = null
  state.round = { kind: 'operating', set: 1, within: 0, rounds: 2 }
  state.due = [companyIndex(id)]
  formNext(state, emit)
  return game
}

/** These pre-state railways were bought; their homes are on the map. */
function bought(...owners: readonly (readonly [CompanyId, number])[]): Game {
  const game = new Game(4).phase('4').stockRound(0)
  for (const [id, seat] of owners) {
    game.company(id, { status: 'shelf' }).railway(id, seat)
    placeHome(game.state, companyIndex(id), () => {})
  }
  return game
}

describe('T4, T5 IV.4.4, IV.3: what the bank pays a state railway', () => {
  const capital = (game: Game, id: CompanyId): number =>
    form(game, id).told('stateFormed')[0]?.capital as number

  test('all predecessors were bought', () => {
    expect(capital(bought(['SD1', 0], ['SD2', 1], ['SD3', 2]), 'SD')).toBe(720)
    expect(capital(bought(['UG1', 0], ['UG2', 1]), 'UG')).toBe(840)
    expect(capital(bought(['KK1', 0], ['KK2', 1]), 'KK')).toBe(840)
  })

  test('some are missing; with all their money unspent it is always 1200', () => {
    expect(capital(bought(['SD1', 0], ['SD3', 2]), 'SD')).toBe(840)
    expect(capital(bought(['SD2', 0], ['SD3', 2]), 'SD')).toBe(960)
    expect(capital(bought(['UG2', 0]), 'UG')).toBe(1080)
    const games = [bought(['SD1', 0]), bought(['SD2', 0], ['SD3', 1]), bought()].map((game) =>
      form(game, 'SD'),
    )
    expect(games.map((game) => game.treasury('SD'))).toEqual([1200, 1200, 1200])
  })
})

test('T10 VII.8: the next station costs by the number on the map', () => {
  const game = form(bought(['SD1', 0], ['SD2', 1], ['SD3', 2]), 'SD')
  expect([game.at('SD').stations.length, game.at('SD').stationsLeft]).toEqual([3, [100, 100]])
  const one = form(bought(['KK1', 0]), 'KK')
  expect([one.at('KK').stations.length, one.at('KK').stationsLeft]).toEqual([1, [40, 100, 100, 100]])
})

test('T33 VII.8: of two stations in Vienna one comes back, the director’s choice', () => {
  const game = form(bought(['KK1', 0], ['KK2', 1]), 'KK')
  game.state.step = 'surplus'
  expect(game.asked).toBe(0)
  const city = (number: number): { type: 'removeToken'; hex: string; city: number } => ({
    type: 'removeToken',
    hex: 'E12',
    city: number,
  })
  expect(game.refusal(city(0))).toMatchObject({ code: 'AH-CHOICE', section: 'VII.8' })
  expect(game.offered).toEqual([city(1), city(2)])
  game.do(city(2))
  const vienna = groundOf(game.state).index('E12')
  expect(game.at('KK').stations).toEqual([stopKey(vienna, 1)])
  expect(game.at('KK').stationsLeft).toEqual([40, 100, 100, 100])
})

test('9.5 IV.4.4: without a predecessor one station stands on the home of number 1', () => {
  const game = form(bought(), 'UG')
  expect(game.at('UG').stations.map(hexOfKey)).toEqual([groundOf(game.state).index('F17')])
  expect(game.at('UG').stationsLeft).toEqual([40, 100, 100, 100])
})

describe('9.4 IV.4.4: the first director', () => {
  test('T46: number 1 unsold, 20 to 20: the owner of number 2, though somebody has the certificate', () => {
    const game = bought(['SD2', 1]).shares('SD', 1, 1)
    game.do(buy('SD'), pass, pass, pass).do(buy('SD'))
    expect([game.at('SD').director, game.held('SD', 0)]).toEqual([0, 2])
    form(game, 'SD')
    expect([game.at('SD').director, game.held('SD', 1), game.held('SD', 0)]).toEqual([1, 2, 2])
    expect([game.certificates(1), game.certificates(0)]).toEqual([1, 2])
  })

  test('the highest percentage, bought shares included, before everything else', () => {
    const game = form(bought(['SD1', 0], ['SD2', 1], ['SD3', 1]).shares('SD', 1, 1), 'SD')
    expect([game.at('SD').director, game.held('SD', 1), game.held('SD', 0)]).toEqual([1, 3, 2])
  })

  test('without owners the holder of the starting-player card, then clockwise', () => {
    const game = bought().shares('KK', 1, 2).shares('KK', 3, 2)
    game.state.priority = 2
    expect(form(game, 'KK').at('KK').director).toBe(3)
  })
})

test('T34 IV.4.4: with nobody at 20 % it has no director, and its marker goes left', () => {
  const game = form(bought(['SD2', 0], ['SD3', 1]), 'SD')
  expect([game.at('SD').director, game.at('SD').status]).toEqual([-1, 'open'])
  const emit = game.hear
  beginOperatingRound(game.state, emit)
  beginTurn(game.state, emit)
  expect([game.price('SD'), game.told('turnSkipped')]).toEqual([
    110,
    [{ type: 'turnSkipped', company: 'SD' }],
  ])
  game.stockRound(2).do(pass, pass, buy('SD'))
  expect([game.at('SD').director, game.held('SD', 0), game.held('SD', STACK)]).toEqual([0, 2, 7])
})

test('T47 IV.4.4, VII.14: money, trains and stations of three, one train too many', () => {
  const game = bought(['SD1', 0], ['SD2', 1], ['SD3', 2])
  game.treasuryIs('SD1', 104).treasuryIs('SD2', 75).treasuryIs('SD3', 0)
  game.trains('SD1', '3', '3').trains('SD2', '2g').trains('SD3', '3', '3')
  form(game, 'SD')
  expect([game.treasury('SD'), game.at('SD').trains.length]).toEqual([899, 5])
  game.state.step = 'discard'
  expect([game.asked, game.offered.map((action) => (action.type === 'discard' ? action.train : ''))]).toEqual(
    [0, ['3', '2g']],
  )
  game.do({ type: 'discard', train: '2g' })
  expect(game.at('SD').trains.length).toBe(4)
})

test('table B45: without a director the cheapest trains go', () => {
  const game = bought(['SD2', 0], ['SD3', 1])
  game.trains('SD2', '2', '1g', '2g').trains('SD3', '3', '3')
  form(game, 'SD')
  expect(game.told('trainDiscarded').map(({ train }) => train)).toEqual(['2'])
})
