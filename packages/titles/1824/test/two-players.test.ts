import { describe, expect, test } from 'vitest'
import type { CompanyId } from '../companies.ts'
import { payBond } from '../rules/bond.ts'
import { closeConstruction } from '../rules/construction.ts'
import { formNext, noteFormations } from '../rules/formation.ts'
import { placeHome } from '../rules/homes.ts'
import { CERTIFICATE, KEPT, POOL, STACK } from '../state.ts'
import { Game, buy, mountain, pass, sell } from './game.ts'

const SETUP = { preStateBuilds: 'SD3', coalBuilds: 'MLB' }

function pick(company: CompanyId, price?: number): { type: 'draft'; company: CompanyId; price?: number } {
  return { type: 'draft', company, ...(price === undefined ? {} : { price }) }
}

function drafted(options: Readonly<Record<string, string>> = SETUP): Game {
  const game = new Game(2, 'cisleithania', options)
  game.do(pick('SD3'), pick('SD1'), pick('EPP', 160))
  game.do({ type: 'namePrice', price: 160 })
  return game.do(pick('SD2'))
}

describe('18.2, 18.4 X.5: stacks and draft', () => {
  test('the starting player picks one, the other two, the starting player the last', () => {
    const game = new Game(2, 'cisleithania', SETUP)
    expect(game.told('stacksDealt')[0]).toMatchObject({
      stacks: [
        ['SD3', 'MLB'],
        ['SD1', 'KK1'],
        ['SD2', 'KK2'],
        ['EPP', 'EOD'],
      ],
      bond: 'CL',
    })
    const asked = [game.asked]
    game.do(pick('SD3'))
    asked.push(game.asked)
    expect(game.why(pick('MLB'))).toBe('AH-CIS-DRAFT-STACK')
    expect(game.why(pass)).toBe('AH-CIS-DRAFT-NOPASS')
    expect(game.why(pick('EPP'))).toBe('AH-COAL-PRICE')
    game.do(pick('EPP', 160))
    expect([game.state.step, game.asked]).toEqual(['price', 0])
    expect(game.why(pass)).toBe('AH-CIS-DRAFT-NOPASS')
    expect(game.why({ type: 'namePrice', price: 150 })).toBe('AH-COAL-PRICE')
    game.do({ type: 'namePrice', price: 180 })
    asked.push(game.asked)
    game.do(pick('SD1'))
    asked.push(game.asked)
    game.do(pick('SD2'))
    expect(asked).toEqual([0, 1, 1, 0])
    expect(game.state.step).toBe('mountain')
    expect(
      ['SD3', 'MLB', 'EPP', 'EOD', 'SD1', 'KK1', 'SD2', 'KK2'].map((id) => game.at(id as 'SD1').director),
    ).toEqual([0, 1, 1, 0, 1, 0, 0, 1])
  })

  test('T56: what everybody has paid after it, and the bank', () => {
    const game = drafted()
    expect([game.cash(0), game.cash(1), game.bank]).toEqual([190, 190, 2820])
    game.do(mountain('B1'))
    expect(game.why(mountain('B2'), 0)).toBe('AH-CIS-MOUNTAIN-ONE')
    game.do(mountain('B2'))
    expect([game.cash(0), game.cash(1), game.bank]).toEqual([70, 70, 3060])
    expect([game.state.step, game.asked]).toEqual(['firstStock', 0])
  })

  test('18.6: who declines a mountain railway has not passed; the card goes by what was received', () => {
    const game = drafted().do(pass, pass)
    expect([game.state.step, game.asked]).toEqual(['firstStock', 0])
    expect(game.why(mountain('B1'))).toBe('AH-PRIVATE-GONE')
    game.do(pass)
    expect(game.state.step).toBe('firstStock')
    game.do(pass)
    // The last receipt of the draft is the second player's.
    expect([game.state.round.kind, game.state.priority]).toEqual(['operating', 0])
  })
})

describe('18.7, 18.8 X.3: construction railways', () => {
  test('they only build: no treasury, no train, no exchange', () => {
    const game = drafted().do(pass, pass, pass, pass)
    expect([game.treasury('SD3'), game.treasury('MLB'), game.at('MLB').trains]).toEqual([0, 0, []])
    // The first of them in the order is coal 3.
    game.passUntil(({ turn }) => turn?.company === 2)
    expect([game.asked, game.state.step]).toEqual([1, 'track'])
    expect(game.why({ type: 'buyTrain', train: '1g', from: 'bank' })).toBe('AH-CIS-CONSTRUCTION')
    game.do(pass)
    expect(game.state.turn?.company).not.toBe(2)
    game.phase('3').stockRound(1)
    expect(game.why({ type: 'exchangeCoal', company: 'MLB' })).toBe('AH-CIS-CONSTRUCTION')
    expect(game.certificates(0)).toBe(3)
  })

  test('T57: SD3 builds and the first 4-train comes', () => {
    const game = drafted().do(pass, pass)
    const { state } = game
    game.treasuryIs('SD1', 104).treasuryIs('SD2', 75).phase('4')
    for (const company of [4, 5, 6]) placeHome(state, company, () => {})
    const emit = game.hear
    closeConstruction(state, emit)
    expect([game.treasury('SD'), game.at('SD3').status, game.at('MLB').status]).toEqual([
      120,
      'closed',
      'closed',
    ])
    noteFormations(state)
    formNext(state, emit)
    expect([game.treasury('SD'), game.at('SD').stations.length]).toEqual([1019, 3])
  })

  test('T57 in a game: SD1 buys the first 4-train, SD3 loses its turn, and SD is formed at the end of the round', () => {
    const game = drafted().do(pass, pass).phase('3').left('3', 0)
    for (const id of ['SD1', 'SD2', 'KK1', 'KK2'] as const) game.trains(id, '2g')
    game.do(pass, pass).treasuryIs('SD1', 384)
    game.passUntil(({ turn, step }) => turn?.company === 4 && step === 'trains')
    const built = game.at('MLB').stations.length
    game.do({ type: 'buyTrain', train: '4', from: 'bank' })
    expect([game.treasury('SD'), game.at('SD3').status, game.at('MLB').status]).toEqual([
      120,
      'closed',
      'closed',
    ])
    expect([built, game.at('MLB').stations.length, game.state.waiting.includes(6)]).toEqual([1, 0, false])
    game.treasuryIs('SD2', 75).passUntil(({ round }) => round.kind === 'stock' || round.within > 0)
    // SD3 had no turn before it closed: two stations stand, and the next one costs 100.
    expect([game.treasury('SD'), game.at('SD').stationsLeft]).toEqual([1019, [100, 100, 100]])
    expect(game.told('companyTurnBegan').map(({ company }) => company)).not.toContain('SD3')
    expect(game.broken).toEqual([])
  })

  test('T30: KK2 builds and the first 5-train comes', () => {
    const game = new Game(2, 'cisleithania', { preStateBuilds: 'KK2', coalBuilds: 'MLB' })
    game.do(pick('KK2'), pick('SD1'), pick('EPP', 160)).do({ type: 'namePrice', price: 160 }).do(pick('SD2'))
    const { state } = game
    const emit = game.hear
    game.phase('4').treasuryIs('KK1', 50)
    closeConstruction(state, emit)
    expect(game.at('KK2').status).toBe('open')
    game.phase('5')
    closeConstruction(state, emit)
    noteFormations(state)
    expect(state.due).toContain(18)
    state.due = [18]
    formNext(state, emit)
    expect([game.treasury('KK'), game.held('KK', KEPT)]).toEqual([960 + 50, 0])
  })
})

describe('18.9–18.13 X.4: pool and bond railway', () => {
  function bond(): Game {
    const game = drafted().do(pass, pass)
    return game.company('CL', { operated: true })
  }
  const paid = (game: Game): readonly number[] => {
    payBond(game.state, game.hear)
    return game.told('bondPaid').at(-1)?.bySeat as readonly number[]
  }

  test('T27: it pays its price and rises', () => {
    const game = bond()
    const totals = Array.from({ length: 11 }, () => {
      paid(game)
      return game.told('bondPaid').at(-1)?.total
    })
    expect(totals).toEqual([50, 60, 70, 80, 90, 105, 120, 130, 150, 170, 180])
  })

  test('T28: each player’s part is rounded up', () => {
    const game = bond().marker('CL', 6, 6)
    expect(game.price('CL')).toBe(105)
    take(game, 0, 4)
    take(game, 1, 3)
    expect(paid(game)).toEqual([42, 32])
  })

  test('T29, T58: its 20 % certificate is a double share, bought and sold whole', () => {
    const game = bond().marker('CL', 7, 4).cashIs(0, 500).cashIs(1, 500)
    game.do(buy('CL', 'pool', 20))
    expect([game.cash(0), game.held('CL', 0), game.certificates(0)]).toEqual([360, 2, 4])
    expect(game.at('CL').director).toBe(-1)
    game.marker('CL', 7, 3)
    take(game, 0, 4)
    take(game, 1, 1)
    expect(game.price('CL')).toBe(60)
    expect(paid(game)).toEqual([36, 6])
    game.stockRound(0).marker('CL', 7, 3)
    expect(game.why(sell('CL', 1, true))).toBe('AH-CIS-BOND-SPLIT')
    take(game, 1, 1)
    expect(game.why(buy('CL', 'pool', 20))).toBe('AH-CHOICE')
    const cash = game.cash(0)
    game.do(sell('CL', 2, true))
    expect([game.cash(0), game.state.two?.doubleWith, game.held('CL', CERTIFICATE)]).toEqual([
      cash + 120,
      POOL,
      2,
    ])
    expect(game.broken).toEqual([])
  })

  test('T58: who has only the double share cannot sell half of it, and may buy above 60 % out of the pool', () => {
    const game = bond().stockRound(0).cashIs(0, 2000)
    game.do(buy('CL', 'pool', 20)).stockRound(0)
    take(game, 0, 4)
    take(game, 1, 2)
    expect(game.held('CL', 0)).toBe(6)
    // Four tenths and the double share: five tenths would take half of it.
    take(game, 1, 2)
    expect(game.why(sell('CL', 5))).toBe('AH-CIS-BOND-SPLIT')
    take(game, 1, -2)
    expect(game.why(buy('CL', 'pool'))).toBeNull()
    expect(game.held('CL', 0)).toBe(7)
  })

  test('T59: at most half of it in the pool', () => {
    const game = bond().stockRound(0)
    take(game, 0, 4)
    take(game, 1, 2)
    expect(game.held('CL', POOL) + game.held('CL', CERTIFICATE)).toBe(4)
    expect(game.why(sell('CL', 2))).toBe('AH-SELL-BANK-50')
    expect(game.why(sell('CL', 1))).toBeNull()
  })

  test('sold shares lie in the pool, unsold ones apart, and both are on sale', () => {
    const game = drafted().do(pass, pass).cashIs(0, 1000).cashIs(1, 1000)
    game.directs('BK', 0).open('BK')
    game.shares('BK', 0, 3).shares('BK', 1, 2).stockRound(0)
    game.do(sell('BK', 2), pass)
    expect([game.held('BK', POOL), game.held('BK', STACK)]).toEqual([2, 3])
    expect(game.why(buy('BK', 'pool'))).toBeNull()
    expect(game.held('BK', POOL)).toBe(1)
  })
})

/** So many tenths of the bond railway out of the pool. */
function take(game: Game, seat: number, tenths: number): void {
  const at = 13 * 10
  const { units } = game.state.shares
  units[at + POOL] = (units[at + POOL] as number) - tenths
  units[at + seat] = (units[at + seat] as number) + tenths
}
