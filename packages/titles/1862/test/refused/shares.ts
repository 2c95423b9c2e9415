import { companyId } from '../../companies.ts'
import type { RefusalCode } from '../../sections.ts'
import { Given } from '../given.ts'
import { setUp } from '../random-play.ts'
import { Table, bid, buy, keep, merge, open, par, pass, sell, start, tokens } from '../table.ts'

/** A seat tries what this rule forbids: what it is told, as code and section. */
export type Refused = () => string

const parliament = (cash = 600): Given => Given.parliament(4, cash)
/** Seat 0 has won ESR and has not yet named the par. */
const won = (cash = 600): Given => parliament(cash).do(open('ESR'), pass, pass, pass)
/** ESR belongs to seats 0 and 1. */
const stock = (cash = 1000): Given =>
  Given.stockRound(4, cash).has('ESR', { price: 100, shares: [5, 3], pool: 2, trains: ['2E'] })
/** Five shares of ESR, started at this price, are sold. */
const floats = (price: number): Given =>
  Given.stockRound().do(start('ESR', price), buy('ESR', 'treasury'), buy('ESR', 'treasury'))
/** Seat 0 of eight has as many certificates as this. */
const holding = (certificates: number): Given =>
  Given.stockRound(8)
    .has('ESR', { price: 100, shares: [6], pool: 4, trains: ['2E'] })
    .has('ECR', { price: 100, shares: [certificates - 2], pool: 2, trains: ['2E'] })

/** Chapters 3 to 6. */
export const SHARES = {
  '62-CO-NOT-OUT': () => {
    const table = new Table(setUp({ players: 4, seed: 'a' }))
    const later = table.state.companies.findIndex(({ group }) => group === 1)
    return table.refusal(open(companyId(later)))
  },
  '62-CO-HOME-FULL': () =>
    parliament()
      .lay('D13', '14', 0)
      .phase('B')
      .has('SVR', { price: 74, shares: [5], stations: ['D13'] })
      .has('EUR', { price: 74, shares: [0, 5], stations: ['D13'] })
      .refusal(open('ECR')),
  '62-CO-STARTED': () => Given.stockRound().do(start('ESR', 54)).refusal(start('ESR', 54)),
  '62-BID-STEP': () => parliament().refusal(open('ESR', 7)),
  '62-BID-LOW': () => parliament().do(open('ESR', 10)).refusal(bid(10)),
  '62-BID-CASH': () => parliament(300).refusal(open('ESR', 140)),
  '62-BID-PASSED': () => parliament().do(open('ESR'), pass, bid(5)).refusal(bid(10), 1),
  // Seat 1 may choose now, seat 0 has had his charter.
  '62-PARL-WON': () => won().do(par(54), pass).refusal(open('SVR'), 0),
  '62-PARL-CERTS': () =>
    Given.parliament(8, 300)
      .has('SVR', { price: 74, shares: [0, 5] })
      .has('EUR', { price: 74, shares: [0, 7] })
      .refusal(open('ECR'), 1),
  '62-PAR-VALUE': () => won().refusal(par(75)),
  '62-PAR-CASH': () => won(200).refusal(par(68)),
  '62-PARL-SHARES': () => won().do(par(54)).refusal(buy('ECR')),
  '62-PARL-NO-SALE': () => won().do(par(54)).refusal(sell('ESR')),
  '62-FINE-MUST-SELL': () =>
    won()
      .do(par(100), pass)
      .has('SVR', { price: 65, shares: [4, 5], trains: ['2E'] })
      .cashIs(0, 0)
      // Two Parliament rounds and a stock round in which nobody does anything.
      .do(pass, pass, pass, ...Array.from({ length: 3 + 4 }, () => pass))
      .refusal(pass),
  '62-OPT-CASH': () =>
    Given.stockRound(4, 500)
      .phase('B')
      .lay('B13', '14', 0)
      .has('N&E', { price: 90, shares: [5], pool: 5, trains: ['2/3E'], stations: ['B13'] })
      .has('WStI', { price: 90, shares: [6], pool: 4, trains: ['2F'], stations: ['B5', 'B13'] })
      .turn('N&E', 'merge')
      .do(merge('WStI', 'N&E'))
      // Who has no money is not even asked.
      .cashIs(0, 66)
      .refusal(keep),
  '62-SELL-AFTER-BUY': () => stock().do(buy('ESR', 'pool')).refusal(sell('ESR'), 0),
  '62-BUY-ONE': () => stock().do(buy('ESR', 'pool')).refusal(buy('ESR', 'pool'), 0),
  '62-SELL-DIRECTOR-SPLIT': () =>
    Given.stockRound()
      .has('ESR', { price: 100, shares: [4, 2], trains: ['2E'] })
      .refusal(sell('ESR', 2)),
  '62-BUY-DIRECTOR-POOL': () =>
    Given.stockRound()
      .has('ESR', { price: 100, shares: [5, 2], trains: ['2E'] })
      .do(sell('ESR', 3))
      .do(pass)
      .refusal(buy('ESR', 'pool')),
  '62-SELL-BOUGHT': () => Given.stockRound().do(start('ESR', 100), pass, pass, pass).refusal(sell('ESR')),
  '62-SELL-BLOCK': () => stock().do(sell('ESR')).refusal(sell('ESR')),
  '62-SELL-HOLDING': () => stock().refusal(sell('ESR', 6)),
  '62-BUY-CASH': () => stock(99).refusal(buy('ESR', 'pool')),
  '62-BUY-AFTER-SELL': () => stock().do(sell('ESR')).refusal(buy('ESR', 'pool')),
  '62-BUY-FROM-PLAYER': () => stock().refusal(buy('ESR', 1)),
  '62-BUY-NONE': () => stock().refusal(buy('ESR')),
  '62-CERT-LIMIT': () => holding(8).refusal(buy('ECR', 'pool')),
  '62-MUST-SELL': () => holding(9).refusal(pass),
  '62-BUY-NOT-STARTED': () => stock().refusal(buy('ECR')),
  '62-START-PRICE': () => stock().refusal(start('ECR', 52)),
  '62-START-CASH': () => stock(300).refusal(start('ECR', 105)),
  '62-TOKENS-NUMBER': () => floats(100).refusal(tokens(8)),
  '62-TOKENS-CASH': () => floats(54).refusal(tokens(7)),
} as const satisfies Partial<Record<RefusalCode, Refused>>
