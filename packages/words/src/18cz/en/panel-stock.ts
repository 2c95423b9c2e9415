import { formatsFor } from '../../formats.ts'

const { list } = formatsFor('en')

/** Pre-stock round, auction of privates, stock round. — VI, VII, XI.2 */
export const stock = {
  locals: {
    heading: 'Buy a local railway',
    hint: 'Turns go forth and back',
    income: (amount: string) => `${amount} a round`,
    waives: (terrain: readonly string[]) => `${list(terrain)} free`,
    lays: (colours: readonly string[]) => `purple ${list(colours)}`,
    sizes: { small: 'Small', medium: 'Medium', large: 'Large' } as Readonly<Record<string, string>>,
    size: { small: 'small', medium: 'medium', large: 'large' } as Readonly<Record<string, string>>,
    power: 'Once a company owns it: one tile without terrain cost, or one purple tile.',
  },
  privates: {
    chooseFirst: 'No local is chosen. Choose one from the list, or pass.',
    amount: 'Price offered in K',
  },
  auction: {
    heading: 'Auction of the privates',
    hint: 'Raises of 5 K or more',
    amount: 'Your bid in K',
    does: {
      S: 'Pays 5 K a round; a company that buys it may use its power.',
      M: 'Pays 10 K a round; a company that buys it may use its power.',
      L: 'Pays 20 K a round; a company that buys it may use its power.',
      '3E': 'Runs once, free, for a company that you direct; then it is gone.',
      MW: 'Stands in F22, may build there each round and pays what its tile is worth.',
    } as Readonly<Record<string, string>>,
  },
  loan: {
    amount: 'Amount to repay in K',
  },
}
