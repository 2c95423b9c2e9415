import { formatsFor } from '../../formats.ts'

const { list, plural } = formatsFor('en')
const EITHER = new Intl.ListFormat('en', { type: 'disjunction' })

/** Acquisitions, offers, trains, locals. — VIII.9 to VIII.12, VIII.3 */
export const trade = {
  acquire: {
    heading: 'Acquire a smaller company',
    targets: 'Companies',
    price: 'Price a share',
    amount: 'Price a share in K',
    range: (least: string, most: string) => `from ${least} to ${most}`,
    cost: 'Paid to the holders',
    worth: (amount: string) => `worth ${amount} today`,
    takes: 'It takes over',
    cash: (amount: string) => `cash ${amount}`,
    trains: (trains: readonly string[]) =>
      trains.length === 1 ? `a ${trains[0] ?? ''} train` : `trains ${list(trains)}`,
    locals: (count: number) => plural(count, { one: '1 local', other: `${count} locals` }),
    stations: (count: number) => plural(count, { one: '1 station', other: `${count} stations` }),
    nothing: 'nothing',
    stationPrice: (amount: string) => `Every station not on the map costs ${amount} from then on.`,
    agreed: 'One person directs both: it takes effect at once.',
    needs: (name: string) => `${name} directs it and must agree.`,
    acquire: 'Acquire',
    acquireFor: (company: string, cost: string) => `Acquire ${company} for ${cost}`,
    offerFor: (company: string, price: string) => `Offer ${price} a share for ${company}`,
    chooseFirst: 'No company is chosen. Choose one from the list, or go on.',
  },
  answer: {
    company: (buyer: string, target: string, price: string) =>
      `${buyer} offers ${price} a share for ${target}`,
    local: (buyer: string, local: string, price: string) => `${buyer} offers ${price} for ${local}`,
    consent:
      'Both sides must agree. If you decline, you are not asked again this turn at this price or less.',
    closes: (company: string) => `${company} closes; its shares and its marker leave the game.`,
    leavesNone: (company: string) =>
      `${company} is left without a train that it can run and must buy one in its turn.`,
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
    suits: 'can run it',
    cannotRun: 'cannot run it',
    must: 'At the end of its turn the company must own a train that it can run.',
    forced:
      'The treasury cannot pay for any. The director adds what is missing; what his cash does not cover he borrows, and the penalty is as high as the loan.',
    amount: 'Price offered in K',
    newTiles: { green: 'green tiles', brown: 'brown tiles', grey: 'grey tiles' } as Readonly<
      Record<string, string>
    >,
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
    leaves: (kinds: readonly string[]) => `leaves with ${EITHER.format(kinds)}`,
  },
  other: {
    heading: 'Other actions',
    value: (amount: string) => `A local is worth ${amount} in this round.`,
    sell: (local: string, amount: string) => `Sell ${local} to the bank for ${amount}`,
    sellShort: (amount: string) => `Sell for ${amount}`,
    purple: 'Purple tile',
    usePower: (local: string) => `Lay the purple tile of ${local}`,
    used: 'used',
    buyFrom: (name: string) => `from ${name}`,
    offer: (local: string, amount: string) => `Offer ${amount} for ${local}`,
    take: (local: string, amount: string) => `Buy ${local} for ${amount}`,
    amount: 'Price offered in K',
    own: 'Locals of the company',
    others: 'Locals of players',
    mw: 'The private MW',
    mwIncome: (amount: string) => `pays its owner ${amount} a round`,
  },
}
