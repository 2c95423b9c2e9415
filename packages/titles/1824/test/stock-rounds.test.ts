import { describe, expect, test } from 'vitest'
import type { CompanyId } from '../companies.ts'
import { certificateLimit } from '../rules/figures.ts'
import { CERTIFICATE, KEPT, STACK } from '../state.ts'
import { Game, buy, buyTrain, exchangeCoal, exchangeMountain, mountain, pass, sell, start } from './game.ts'

/** A regional railway that has operated, with these tenths by seat; the first one directs. */
function railwayOf(game: Game, id: CompanyId, ...tenths: readonly number[]): Game {
  game.directs(id, 0)
  tenths.forEach((units, seat) => game.shares(id, seat, seat === 0 ? units - 2 : units))
  return game.open(id)
}

test('T8 VI.6: of two who now have more than the director the next one clockwise takes over', () => {
  const game = railwayOf(new Game(4), 'BH', 2, 2, 2).stockRound(0)
  game.do(sell('BH'))
  expect([game.at('BH').director, game.held('BH', 0), game.held('BH', 1), game.held('BH', 2)]).toEqual([
    1, 1, 2, 2,
  ])
  expect(game.held('BH', STACK)).toBe(5)
  game.do(pass)
  expect(game.why(sell('BH'))).toBe('AH-SELL-BANK-50')
})

test('T9 VI.7: certificate limits', () => {
  const limits = [3, 4, 5, 6].map((players) => certificateLimit(new Game(players).state))
  expect(limits).toEqual([21, 16, 13, 11])
  const cisleithania = [2, 3].map((players) => certificateLimit(new Game(players, 'cisleithania').state))
  expect(cisleithania).toEqual([14, 16])
})

test('T22 VIII.3: one row down for a block however large; the price before it is paid', () => {
  const game = railwayOf(new Game(4), 'BH', 2, 5, 1, 2).stockRound(1)
  const cash = [game.cash(1), game.cash(2)]
  game.do(sell('BH', 4), pass)
  expect([game.price('BH'), game.cash(1)]).toEqual([90, (cash[0] as number) + 400])
  game.do(sell('BH'))
  expect([game.price('BH'), game.cash(2)]).toEqual([80, (cash[1] as number) + 90])
})

test('T40 VI.3, IV.4.2: a regional railway whose coal railway nobody bought', () => {
  const game = new Game(3).do(pass, pass, pass)
  expect(game.state.step).toBe('stock')
  expect(game.why(buy('CL'))).toBe('AH-BUY-NO-PRICE')
  expect(game.why(start('CL', 65))).toBe('AH-PAR-VALUE')
  expect(game.why(start('CL', 50))).toBe('AH-PAR-VALUE')
  const cash = game.cash(0)
  game.do(start('CL', 60))
  expect([game.cash(0), game.price('CL')]).toEqual([cash - 120, 60])
  game.do(buy('CL'), buy('CL'), buy('CL'))
  expect([game.at('CL').status, game.treasury('CL')]).toEqual(['open', 600])
})

test('T3 IV.4.3: it opens with ten times its issue price', () => {
  const capital = [60, 70, 80, 90, 100].map((price) => {
    const game = new Game(4).directs('BH', 0, price).shares('BH', 1, 2).stockRound(2)
    return game.do(buy('BH')).treasury('BH')
  })
  expect(capital).toEqual([600, 700, 800, 900, 1000])
})

describe('T44 VI.7: nobody with 60 % buys more, but exchanges may exceed it', () => {
  test('a purchase, and a mountain exchange', () => {
    const game = railwayOf(new Game(4), 'BH', 6).mountain('B1', 0).phase('3').stockRound(0)
    expect(game.why(buy('BH'))).toBe('AH-BUY-60')
    game.do(exchangeMountain('B1', 'BH'))
    expect(game.held('BH', 0)).toBe(7)
  })

  test('the free 20 % certificate lifts one from 50 to 70 %', () => {
    const game = new Game(4).shares('BH', 0, 5).stockRound(0)
    game.do(start('BH', 60))
    expect([game.held('BH', 0), game.at('BH').status]).toEqual([7, 'open'])
  })
})

test('VI.7, VI.6: at the limit one buys the share that makes one director, two tenths being one certificate then', () => {
  const table = (options = {}): Game =>
    new Game(4, null, options)
      .railway('SD1', 3)
      .railway('UG1', 3)
      .railway('KK1', 3)
      .directs('BH', 1)
      .shares('BH', 0, 2)
      .shares('SD', 0, 5)
      .shares('UG', 0, 5)
      .shares('KK', 0, 4)
      .stockRound(0)
  const game = table()
  expect(game.certificates(0)).toBe(16)
  expect(game.why(buy('KK'))).toBe('AH-CERT-LIMIT')
  game.do(buy('BH'))
  expect([game.at('BH').director, game.certificates(0)]).toEqual([0, 16])
  expect(table({ compatibility: '18xx.games' }).why(buy('BH'))).toBe('AH-CERT-LIMIT')
})

test('T45 VI.7: at the certificate limit, and above it', () => {
  const game = new Game(4)
    .railway('EPP', 0, 120)
    .railway('SD1', 3)
    .railway('UG1', 3)
    .railway('KK1', 3)
    .mountain('B1', 0)
    .mountain('B2', 0)
    .phase('3')
    .shares('SD', 0, 5)
    .shares('UG', 0, 5)
    .shares('KK', 0, 5)
    .shares('SD', 1, 1)
    .shares('UG', 1, 1)
    .stockRound(0)
  for (const id of ['SD', 'UG', 'KK'] as const) game.company(id, { operated: true })
  expect(game.certificates(0)).toBe(16)
  expect(game.why(buy('SD'))).toBe('AH-CERT-LIMIT')
  expect(game.why(exchangeMountain('B1', 'BK'))).toBe('AH-CERT-LIMIT')
  game.do(exchangeCoal('EPP'))
  expect(game.certificates(0)).toBe(16)
  // The forced exchanges go through. — IV.1
  game.left('3', 0).treasuryIs('SD1', 1000)
  game.passUntil(({ turn, step }) => turn !== null && step === 'trains')
  game.do(buyTrain('4'), exchangeMountain('B1', 'BK'), exchangeMountain('B2', 'BK'))
  expect(game.certificates(0)).toBe(18)
  // The round ends here, before SD is formed of the shares that he holds.
  Object.assign(game.state, { turn: null, waiting: [], due: [] })
  game.stockRound(0)
  for (const action of [pass, buy('BK'), exchangeMountain('B1', 'BK')]) {
    expect(game.why(action)).toBe('AH-CERT-MUST-SELL')
  }
  game.do(sell('SD'))
  expect(game.why(pass)).toBe('AH-CERT-MUST-SELL')
  game.do(sell('UG'))
  expect(game.why(pass)).toBeNull()
})

test('7.4 VI.7: where nothing may be sold the duty lapses, and nothing may be acquired', () => {
  const game = new Game(6).railway('EPP', 0, 120).phase('3')
  game.shares('SD', 0, 6).shares('UG', 0, 6).stockRound(0)
  expect(game.certificates(0)).toBe(13)
  expect(game.why(buy('KK'))).toBe('AH-CERT-LIMIT')
  expect(game.why(exchangeCoal('EPP'))).toBe('AH-CERT-LIMIT')
  expect(game.why(pass)).toBeNull()
})

describe('7.4 VI.7: above the limit one sells enough, where one can', () => {
  /** Two certificates too many; two tenths of UG and two of KK may come back to the bank. */
  function above(...operated: readonly CompanyId[]): Game {
    const game = new Game(6).railway('UG1', 3).railway('KK1', 3).railway('SD1', 3).phase('3')
    game.shares('UG', 0, 6).shares('KK', 0, 6).shares('SD', 0, 1).shares('UG', 1, 1).shares('KK', 1, 1)
    for (const id of operated) game.company(id, { operated: true })
    return game.stockRound(0)
  }

  test('of the only company that may be sold no block is too small', () => {
    const game = above('UG')
    expect(game.certificates(0)).toBe(13)
    expect(game.why(sell('UG', 1))).toBe('AH-CERT-MUST-SELL')
    expect(game.offered).toEqual([sell('UG', 2)])
    game.do(sell('UG', 2), pass)
  })

  test('what other companies can make up for may wait', () => {
    const game = above('UG', 'KK').do(sell('UG', 1))
    expect(game.why(pass)).toBe('AH-CERT-MUST-SELL')
    game.do(sell('KK', 1), pass)
  })

  test('less than enough where no more may be sold', () => {
    const game = above('UG')
    game.shares('UG', 1, -1)
    game.do(sell('UG', 1), pass)
  })
})

test('T46 VI.3, IV.4.4: number 1 unsold: the first with 20 % gets the certificate, formed or not', () => {
  const game = new Game(3).railway('SD2', 1).stockRound(0)
  game.do(buy('SD'), pass, pass)
  expect(game.why(start('SD', 100))).toBe('AH-BUY-DIRECTOR-STATE')
  game.do(buy('SD'))
  expect([game.at('SD').director, game.certificates(0), game.held('SD', CERTIFICATE)]).toEqual([0, 1, 0])
  expect(game.held('SD', STACK)).toBe(6)
})

describe('4.2 VI.1: a turn is sales, then one acquisition', () => {
  test('an acquisition ends the turn', () => {
    const game = railwayOf(new Game(4), 'BH', 3, 4).stockRound(1)
    game.do(sell('BH'), buy('SD'))
    expect(game.why(buy('SD'), 1)).toBe('AH-BUY-ONE-CERT')
    expect(game.why(exchangeMountain('B1', 'BK'), 1)).toBe('AH-BUY-ONE-CERT')
    expect(game.why(sell('BH'), 1)).toBe('AH-SELL-AFTER-BUY')
    expect(game.why(buy('SD'), 0)).toBe('AH-NOT-YOUR-TURN')
  })

  test('after sales alone the player ends it and has not passed', () => {
    const game = railwayOf(new Game(3), 'BH', 4, 3).stockRound(1)
    game.do(sell('BH'), pass, pass, pass)
    expect([game.state.step, game.asked]).toEqual(['stock', 1])
    game.do(pass)
    expect(game.state.priority).toBe(2)
  })
})

describe('5 VI.4: what a purchase asks for', () => {
  test('only of the bank, in the round in which nothing of it was sold', () => {
    const game = railwayOf(new Game(4), 'BH', 4, 3).stockRound(1)
    expect(game.why(buy('BH', 0))).toBe('AH-BUY-PLAYER')
    expect(game.why(buy('BH', 'pool'))).toBe('AH-BUY-NONE-LEFT')
    game.do(sell('BH'))
    expect(game.why(buy('BH'))).toBe('AH-BUY-SOLD-THIS-SR')
  })

  test('not in debt, though exchanges remain', () => {
    const game = new Game(4).mountain('B1', 0).phase('3').stockRound(0).cashIs(0, 0)
    game.state.debt[0] = 90
    expect(game.why(buy('SD'))).toBe('AH-BUY-IN-DEBT')
    expect(game.why(exchangeMountain('B1', 'BK'))).toBeNull()
  })

  test('a share that is there and not kept', () => {
    const game = new Game(4).railway('SD2', 0).stockRound(0).shares('SD', 1, 6).shares('UG', 2, 7)
    expect(game.held('SD', KEPT)).toBe(2)
    expect(game.why(buy('SD'))).toBe('AH-BUY-EARMARKED')
    game.shares('BH', 1, 8).directs('BH', 0)
    expect(game.why(buy('BH'))).toBe('AH-BUY-NONE-LEFT')
    expect(game.why(start('BH', 60))).toBe('AH-BUY-NONE-LEFT')
    expect(game.why(buy('EPP'))).toBe('AH-CHOICE')
  })
})

test('5.6 VI.4, table B7: the buyer of a free certificate who has less gives it up at once', () => {
  const game = new Game(4).shares('BH', 1, 3).stockRound(0)
  game.do(start('BH', 60))
  expect([game.at('BH').director, game.at('BH').status]).toEqual([1, 'open'])
})

describe('6 VI.8: what a sale asks for', () => {
  test('a company that has operated, and shares that one has', () => {
    const game = new Game(4).shares('SD', 0, 1).shares('BH', 0, 1).stockRound(0)
    expect(game.why(sell('SD'))).toBe('AH-SELL-NOT-OPERATED')
    expect(game.why(sell('BH'))).toBe('AH-SELL-NO-PRICE')
    expect(game.why(sell('SD', 2))).toBe('AH-SELL-NOT-OWNED')
    expect(game.why(sell('SD', 0))).toBe('AH-SELL-NOT-OWNED')
    expect(game.why(mountain('B1'))).toBe('AH-PRIVATE-GONE')
  })

  test('one block of a company in a turn, not in the next one', () => {
    const game = railwayOf(new Game(3), 'BH', 2, 6).stockRound(1)
    game.do(sell('BH'))
    expect(game.why(sell('BH'))).toBe('AH-SELL-ONCE')
    game.do(pass, pass, pass)
    expect(game.why(sell('BH'))).toBeNull()
  })

  test('the certificate goes only to somebody with 20 %', () => {
    const alone = railwayOf(new Game(4), 'BH', 5, 1).stockRound(0)
    expect(alone.why(sell('BH', 4))).toBe('AH-SELL-BANK-50')
    const game = railwayOf(new Game(4), 'BH', 3, 1, 1, 1).stockRound(0)
    game.shares('BH', 1, 0)
    expect(game.why(sell('BH', 1))).toBeNull()
    const bare = railwayOf(new Game(4), 'BH', 2, 1, 1, 1).shares('BH', 3, 0).stockRound(0)
    expect(bare.why(sell('BH', 1))).toBe('AH-SELL-BANK-50')
    const full = railwayOf(new Game(6), 'BH', 3, 1, 1, 1).shares('BH', 4, 1).shares('BH', 5, 1).stockRound(0)
    expect(full.why(sell('BH', 2))).toBe('AH-SELL-NO-SUCCESSOR')
    expect(full.why(sell('BH', 1))).toBeNull()
  })
})

test('12.6 VIII.3: a company that is all with players rises at the end of the round', () => {
  const game = railwayOf(new Game(4), 'BH', 6, 4).stockRound(0)
  expect(game.price('BH')).toBe(100)
  game.do(pass, pass, pass, pass)
  expect(game.price('BH')).toBe(110)
})
