import { formatsFor } from '../../formats.ts'
import { turn } from './panel-turn.ts'

const { plural } = formatsFor('en')

/** What is asked when trains are bought, and money is raised for one. — 7.9 to 7.11 */
export const buying = {
  trains: {
    ...turn.trains,
    left: (band: string, left: number | null) => (left === null ? band : `${band}, ${left} left`),
    bankLeft: (card: string, left: number | null) => (left === null ? card : `${card}, ${left} left`),
    card: (letter: string) => letter,
    amount: 'Price in £',
    must: 'It must own a train of any type when its turn ends.',
    forced: 'The treasury cannot pay for one. The director’s own money is never used.',
    newCompanies: {} as Readonly<Record<string, string>>,
    limitOf: {} as Readonly<Record<string, (limit: number) => string>>,
    noPermit: 'no permit',
    halfPrice: 'half price',
    warranties: 'Warranties, £50 each',
    warranty: (count: number) =>
      plural(count, { one: '1 warranty', other: count === 0 ? 'no warranty' : `${count} warranties` }),
    withWarranties: (train: string, count: number, price: string) =>
      plural(count, {
        one: `Buy the ${train} with 1 warranty for ${price}`,
        other: `Buy the ${train} with ${count} warranties for ${price}`,
      }),
    raise: 'Raise money for a train',
    raiseHint: (missing: string) =>
      `The treasury is ${missing} short of the bank’s train. Raise money or find another train, else the company goes bankrupt.`,
    sellTreasury: (shares: number) =>
      plural(shares, { one: 'Sell 1 own share', other: `Sell ${shares} own shares` }),
    sellTreasuryFor: (shares: number, amount: string) =>
      plural(shares, {
        one: `Sell 1 own share for ${amount}`,
        other: `Sell ${shares} own shares for ${amount}`,
      }),
    refinance: 'Refinance',
    refinanceNote: 'Two shares become one for all holders; the company gets ten times its par.',
    refinanceFor: (amount: string) => `Refinance for ${amount}`,
    bankruptcy: 'Without a train the company goes bankrupt.',
    lner: 'The LNER forms at the end of this set.',
  },
}
