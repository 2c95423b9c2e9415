import { formatsFor } from '../../formats.ts'

const { list, plural } = formatsFor('en')
const EITHER = new Intl.ListFormat('en', { type: 'disjunction' })

export type AhPanelWords = typeof panel

/** The panels of 1824: what is decided, what it would mean, what the buttons say. Amounts come written. */
export const panel = {
  towns: {
    pick: 'Choose a lit hex on the map, or one from the list. Turns go up the seats and down again; a hex takes two at most.',
    heading: 'Put a town on the map',
    hint: (left: number) => plural(left, { one: '1 marker left', other: `${left} markers left` }),
    hexes: 'Hexes without city or town',
    confirm: (hex: string) => `Put a town on ${hex}`,
    button: 'Put a town',
    chooseFirst: 'No hex is chosen. Choose one on the map or from the list.',
  },
  draft: {
    heading: 'Take a railway from a stack',
    hint: 'The other player gets its partner',
    stack: (number: number) => `Stack ${number}`,
    builds: 'only builds, without trains',
    take: (railway: string) => `Take ${railway}`,
    takeFor: (railway: string, price: string) => `Take ${railway} for ${price}`,
    partner: (player: string, railway: string, price: string) => `${player} gets ${railway} for ${price}.`,
    partnerPrices: (player: string, railway: string) => `${player} gets ${railway} and names its price.`,
    button: 'Take a railway',
    chooseFirst: 'No railway is chosen. Choose one from a stack.',
  },
  price: {
    heading: (railway: string) => `Price of ${railway}`,
    issue: 'Issue price of its regional railway',
    treasury: 'Its treasury after its 1g train:',
    confirm: (price: string) => `Pay ${price}`,
  },
  mountains: {
    heading: 'Buy a mountain railway, or none',
    hint: 'One for each player',
    name: 'Mountain railways',
    aside: (income: string) => `${income} in each operating round`,
  },
  items: {
    heading: 'Buy one thing, or pass',
    backwards: 'First lap: from the last seat down',
    forwards: 'From the first seat up',
    becomes: (percent: number, company: string) => `later ${percent}% of ${company}`,
    certificate: '20% first, for twice that',
    buyFor: (railway: string, price: string) => `Buy ${railway} for ${price}`,
    coal: 'Coal railways',
    coalAside: 'at your price; you get half its income',
    preState: 'Pre-state railways',
    preStateAside: 'you get half its income',
    regional: 'Regional railways',
    regionalAside: '10% a share',
    state: 'State railways',
    stateAside: 'formed later, 10% a share',
  },
  exchange: {
    heading: 'Exchange',
    forced: (mountain: string) =>
      `The first 4 train has come: ${mountain} becomes 10% of a regional railway. Which one?`,
    waits: (mountain: string) => `${mountain} becomes 10% of a regional railway.`,
    targets: 'Regional railways',
    mountain: (mountain: string, company: string) => `${mountain} for ${company}`,
    coal: (coal: string, company: string) => `${coal} for ${company}`,
    tenth: '10%, free of charge',
    certificate: '20% certificate, with treasury and trains',
    mountainConfirm: (mountain: string, company: string) => `Exchange ${mountain} for 10% of ${company}`,
    coalConfirm: (coal: string, company: string) => `Exchange ${coal} for 20% of ${company}`,
    button: 'Exchange',
    chooseFirst: 'No company is chosen. Choose one from the list.',
  },
  pool: { heading: 'Out of the pool' },
  shares: {
    mustSell: (held: number, limit: number) =>
      `Above the certificate limit: ${held} of ${limit}. Sell down to it before anything else.`,
    inDebt: (debt: string) =>
      `You owe ${debt} and cannot buy until it is paid. Whatever you receive pays it; after this stock round it grows by half.`,
  },
  answer: {
    givesUp: (income: string) => `You give up ${income} a round.`,
    consent: 'The price is that of the card. If you decline, this train is not asked for again in this turn.',
  },
  trains: {
    left: 'Bank',
    count: (left: number | null) => (left === null ? 'unlimited' : `${left} left`),
    between: (price: string) => `between companies ${price}`,
    handIn: 'Handing one in',
    handInFor: (train: string, handedIn: string) => `${train} train for the ${handedIn} train`,
    handInConfirm: (train: string, handedIn: string, price: string) =>
      `Buy the ${train}, hand in the ${handedIn}, pay ${price}`,
    anyPrice: 'any price',
    loan: 'Debt, half as much again',
    leaves: (kinds: readonly string[]) => `obsolete with the first ${EITHER.format(kinds)}`,
    sell: 'Sell shares',
    sellHint: 'while something is missing',
    sellConfirm: (percent: number, company: string, amount: string) =>
      `Sell ${percent}% of ${company} for ${amount}`,
    forms: (company: string) => `${company} is formed at the end of the round.`,
    bankLeft: (card: string, left: number | null) => (left === null ? card : `${card}, ${left} left`),
    card: (letter: string) => letter,
    amount: 'Price in G',
    othersHint: 'another director must agree',
    must: 'At the end of its turn the company must own a train.',
    forced:
      'The treasury pays for none that the bank sells. The director adds the rest; what his cash and shares do not cover becomes his debt, half as much again.',
    newCompanies: {} as Readonly<Record<string, string>>,
    limitOf: {
      regional: (limit: number) => `train limit of regional railways ${limit}`,
      state: (limit: number) => `train limit of state railways ${limit}`,
    } as Readonly<Record<string, (limit: number) => string>>,
    discards: (company: string, count: number) =>
      plural(count, {
        one: `${company} must give up a train.`,
        other: `${company} must give up ${count} trains.`,
      }),
  },
  discard: {
    goes: (count: number) =>
      plural(count, {
        one: 'One train leaves the game, without compensation.',
        other: `${count} trains leave the game, without compensation.`,
      }),
    confirm: (train: string) => `Give up the ${train}`,
    button: 'Give up',
    chooseFirst: 'No train is chosen. Choose the one that leaves the game.',
  },
  track: {
    construction:
      'A construction railway lays or upgrades one tile and pays nothing for the ground. Choose a lit hex.',
  },
  bond: {
    heading: 'Station of the bond railway',
    pick: 'Choose one of the lit cities. It costs nothing and needs no connection. Whoever skips gives it up for good.',
    pickVienna: 'Wien is brown: the bond railway gets a station there, free of charge. Choose its city.',
  },
  surplus: {
    heading: 'Two stations in one hex',
    pick: 'Choose the station that goes back to the charter.',
  },
  formation: {
    due: (railway: string) => `${railway} is formed after this round`,
    near: (railway: string, train: string) => `${railway} is formed with the first ${train} train`,
    set: (train: string) => `The first ${train} train is out of the bank. Nothing is to be decided.`,
    ifNow: (train: string) => `The bank sells the first ${train} train now. If the round ended so:`,
    gives: (name: string, railway: string) => `${name} gives ${railway}`,
    has: (percent: number) => `has ${percent}%`,
    certificate: (percent: number) => `${percent}% director`,
    bank: 'bank',
    director: (name: string, percent: number) => `Director: ${name}, with ${percent}%.`,
    tied: (name: string, names: readonly string[], percent: number) =>
      `Director: ${name}. ${list(names)} hold ${percent}% each.`,
    byOwner: (railway: string) =>
      `A tie goes to the former owner of number 1, then 2, then 3: here of ${railway}.`,
    byPriority:
      'None of them owned one of its predecessors: the starting-player card decides, then clockwise.',
    nobody: 'Nobody holds 20%. It does not operate, and its marker goes left until somebody does.',
    free: (shares: number, price: string) =>
      `${plural(shares, { one: '1 free share', other: `${shares} free shares` })} × ${price}`,
    missing: (railways: readonly string[]) => `${list(railways)}, never sold`,
    construction: 'price of the construction railway',
    cash: (railways: readonly string[]) => `cash of ${list(railways)}`,
    capital: 'Capital',
    trains: (owned: number, limit: number) => `Trains: ${owned}, limit ${limit}`,
    tooMany: (owned: number, limit: number) => `Trains: ${owned}, limit ${limit}. Its director discards.`,
    stations: (places: readonly string[]) => `Stations: ${list(places)}`,
    next: (price: string) => `next ${price}`,
    noneLeft: 'no more',
    surplus: 'one comes back',
  },
  waits: {
    from: (train: string) => `from the first ${train} train on`,
    bond: 'pays its price',
    builds: (name: string) => `${name}, only builds`,
    round: 'after this round',
    train: (train: string) => `first ${train} train`,
    coal: (railway: string) => `after ${railway}`,
    certificate: '20% not sold',
    shares: (missing: number) => plural(missing, { one: '1 share to go', other: `${missing} shares to go` }),
  },
}
