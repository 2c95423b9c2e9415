import { formatsFor } from '../../formats.ts'

const { list, plural } = formatsFor('en')

/** Parliament, shares, and what a company needs to open. — 4, 6 */
export const parliament = {
  parliament: {
    heading: 'Name a company, or pass',
    hint: (step: string) => `bids in steps of ${step}`,
    open: 'Can be named',
    started: 'Started',
    locked: 'Not yet',
    bare: 'empty hex',
    built: 'room for its home',
    homeFull: 'home full, cannot start',
    fromPhase: (phase: string) => `with the first ${phase} train`,
    nextRound: 'from the next stock round',
    outOfGame: (companies: readonly string[]) => `Out of the game: ${list(companies)}`,
    owes: (name: string) => `obligation, ${name}`,
    hammer: (bid: string) => `under the hammer, ${bid}`,
    directedBy: (name: string, price: string) => `${name}, ${price}`,
    name: 'Name a company',
    nameFor: (company: string, bid: string) => `Name ${company} and bid ${bid}`,
    chooseFirst: 'No company is chosen. Choose one from the list, or pass.',
    amount: 'Your bid in £',
    limits: (least: string, most: string) => `from ${least} to ${most}`,
  },
  charterAuction: {
    heading: 'Auction of a charter',
    cannot: (cash: string, needed: string) => `has ${cash}, would need ${needed}`,
    full: 'at the certificate limit',
    cashAfter: 'Your cash',
  },
  par: {
    heading: 'What each par would mean',
    par: 'Par',
    certificate: 'Certificate',
    left: 'Left',
    shares: 'More shares',
    floats: 'Opens',
    floatsNow: 'at once',
    missing: (shares: number) => plural(shares, { one: '1 missing', other: `${shares} missing` }),
    treasury: 'Treasury',
    short: (amount: string) => `${amount} short`,
    choose: (company: string) => `Par of ${company}`,
    start: (company: string, price: string, cost: string) => `Start ${company} at ${price}, pay ${cost}`,
    chooseFirst: 'No par is chosen. Choose one from the table.',
    more: (company: string) => `More shares of ${company}?`,
    moreHint: (left: number) => plural(left, { one: 'one more at most', other: `${left} more at most` }),
    enough: 'That is enough',
  },
  obligations: {
    heading: 'Obligations',
    of: (company: string, name: string) => `${company}, won by ${name}`,
    missing: (shares: number) =>
      plural(shares, { one: '1 share still to be sold', other: `${shares} shares still to be sold` }),
    fine: (amount: string) => `fine ${amount}`,
    rule: 'Half of a chartered company must be sold by the end of the next stock round. If not, whoever won the charter pays five times the par, in cash and then with shares; its shares go back without compensation.',
  },
  shares: {
    offer: 'Initial offer',
    fromPool: 'Pool',
    fromTreasury: 'Treasury',
    from: {
      offer: (company: string, price: string) => `Buy ${company} for ${price}`,
      pool: (company: string, price: string) => `Buy ${company} from the pool for ${price}`,
      treasury: (company: string, price: string) => `Buy ${company} from its treasury: ${price}`,
    },
    half: 'no train: half price',
    par: (par: string) => `par ${par}`,
    parAfter: (par: string) => `Par ${par}.`,
  },
  tokens: {
    heading: (company: string) => `Stations for ${company}`,
    hint: 'The home is one of them',
    count: 'Stations',
    left: 'Left in the treasury',
    note: 'It pays £40 for each now. No others can be bought later; a merger may bring more.',
    late: 'It pays £40 for each now, though none is placed any more: without its home station it earns nothing.',
    confirm: (count: number, cost: string) =>
      plural(count, { one: `Buy 1 station for ${cost}`, other: `Buy ${count} stations for ${cost}` }),
  },
  fine: {
    heading: (amount: string) => `You owe ${amount} of your fine`,
    hint: 'A company did not open in time',
    shares: 'Shares to sell',
    owed: 'Still owed',
    confirm: (shares: number, company: string, amount: string) =>
      plural(shares, {
        one: `Sell a share of ${company} for ${amount}`,
        other: `Sell ${shares} shares of ${company} for ${amount}`,
      }),
    button: 'Sell shares',
    chooseFirst: 'No shares are chosen. Choose some from the list.',
  },
  redeem: {
    heading: 'Redeem a share from the pool?',
    hint: 'at the full market price',
    confirm: (company: string, price: string) => `Redeem a share of ${company} for ${price}`,
    treasury: 'Treasury',
    shares: 'Own shares',
  },
}
