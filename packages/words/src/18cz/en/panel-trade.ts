import { formatsFor } from '../../formats.ts'

const { plural } = formatsFor('en')

/** Acquisitions, offers, trains, locals. — VIII.9 to VIII.12, VIII.3 */
export const trade = {
  acquire: {
    heading: 'Acquire a smaller company',
    amount: 'Price a share in K',
    privates: (count: number) => plural(count, { one: '1 local', other: `${count} locals` }),
    stationPrice: (amount: string) => `Every station not on the map costs ${amount} from then on.`,
  },
  answer: {
    local: (buyer: string, local: string, price: string) => `${buyer} offers ${price} for ${local}`,
    givesUp: (income: string) => `You give up ${income} a round.`,
    endValue: (amount: string) => `At the end a local with a player counts ${amount}.`,
    valueNow: (amount: string) => `A local is worth ${amount} now: more cannot be offered.`,
  },
  acquired: {
    heading: 'Acquired trains',
    limit: (owned: number, limit: number) =>
      plural(owned, { one: `1 train, limit ${limit}`, other: `${owned} trains, limit ${limit}` }),
    turnTo: (kind: string, cost: string) => `Turn to ${kind}, ${cost}`,
    turnFree: (kind: string) => `Turn to ${kind}, free`,
    scrap: 'Scrap',
    turned: 'turned',
    keepAll: 'Keep the rest as it is',
    confirmTurn: (from: string, to: string, cost: string) => `Turn the ${from} to ${to} for ${cost}`,
    confirmTurnFree: (from: string, to: string) => `Turn the ${from} to ${to}`,
    confirmScrap: (train: string) => `Scrap the ${train}`,
    choose: 'Turn a card to a larger kind, scrap a train, or keep all.',
  },
  trains: {
    bankLeft: (card: string, left: number | null) =>
      left === null ? `Bank, cards ${card}, unlimited` : `Bank, card ${card}, ${left} left`,
    card: (letter: string) => `card ${letter}`,
    forced:
      'The treasury cannot pay for any. The director adds what is missing; what his cash does not cover he borrows, and the penalty is as high as the loan.',
    amount: 'Price offered in K',
    newCompanies: {
      medium: 'medium companies can be bought',
      large: 'large companies can be bought',
    } as Readonly<Record<string, string>>,
    newTrade: 'companies may buy trains and locals from others',
    limitOf: {
      small: (limit: number) => `train limit of small companies ${limit}`,
      medium: (limit: number) => `train limit of medium companies ${limit}`,
      large: (limit: number) => `train limit of large companies ${limit}`,
    } as Readonly<Record<string, (limit: number) => string>>,
  },
  other: {
    value: (amount: string) => `A local is worth ${amount} in this round.`,
    sell: (local: string, amount: string) => `Sell ${local} to the bank for ${amount}`,
    purple: 'Purple tile',
    usePower: (local: string) => `Lay the purple tile of ${local}`,
    used: 'used',
    own: 'Locals of the company',
    others: 'Locals of players',
    mw: 'The private MW',
    mwIncome: (amount: string) => `pays its owner ${amount} a round`,
  },
}
