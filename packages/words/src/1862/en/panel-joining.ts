import { formatsFor } from '../../formats.ts'

const { plural } = formatsFor('en')

const shares = (count: number): string => plural(count, { one: '1 share', other: `${count} shares` })

/** Mergers, acquisitions, refinancing, and shares two for one. — 5, 7.5, 7.14 */
export const joining = {
  join: {
    merge: 'Merge with another company?',
    acquire: 'Acquire another company?',
    partners: 'Other companies',
    with: (partner: string) => `With ${partner}`,
    survives: (survivor: string) => `${survivor} survives`,
    needs: (name: string) => `${name} must agree`,
    yours: 'You direct both: it takes effect at once.',
    undirected: 'in receivership',
    apart: 'not connected',
    blocked: (cities: string) => `not connected: ${cities} full of other stations`,
    propose: (partner: string) => `Propose it to ${partner}`,
    carryOut: (partner: string) => `Join with ${partner}`,
    button: 'Join companies',
    chooseFirst: 'No company is chosen. Choose a partner and the survivor, or go on.',
    newPrice: 'New price',
    newPar: 'New par',
    sum: (low: string, high: string, sum: string) => `${low} + ½ × ${high} = ${sum}`,
    parRule: (price: string) => `highest not above ${price}`,
    chartered: 'chartered',
    unchartered: 'non-chartered',
    trains: 'Trains',
    permits: 'Permits',
    tokens: 'Stations',
    tokensSum: (stay: number, lost: number, unplaced: number, most: number) =>
      `${stay} stay on the map${lost === 0 ? '' : plural(lost, { one: ', 1 is lost', other: `, ${lost} are lost` })}, ${unplaced} not placed; ${most} at most`,
    tooMany: (count: number) =>
      plural(count, {
        one: 'One station too many: the director chooses which leaves the map.',
        other: `${count} stations too many: the director chooses which leave the map.`,
      }),
    next: {
      track: (company: string) => `${company} goes on with its track.`,
      done: (company: string) => `The turn ends, and ${company} is done for this round.`,
    },
    returns: (company: string) =>
      `${company} leaves the board with its permit; it can be started again from the next Parliament or stock round.`,
    nothingSent: 'Nothing is sent before you confirm.',
    asked: (name: string) => `Then ${name} accepts or declines.`,
    shared: (place: string) => `Both stand in ${place}. A shared city counts; London would not.`,
    linked: (company: string, partner: string, place: string) =>
      `Open track leads from ${company} to ${partner} in ${place}.`,
  },
  exchange: {
    merge: (company: string, other: string) => `${company} merges with ${other}`,
    acquire: (company: string, other: string) => `${company} acquires ${other}`,
    refinance: (company: string) => `${company} refinances`,
    steps: {
      partner: 'Partner',
      price: 'Price',
      shares: 'Shares',
      stations: 'Stations',
      agreement: 'Agreement',
    },
    letSurvive: 'Let it survive',
    redeem: (amount: string) => `Redeem ${amount}`,
    sell: (amount: string) => `Sell ${amount}`,
    stays: 'certificate stays',
    goesBack: 'the certificate goes back',
    swapped: 'certificate for three shares of the pool',
    rule: 'What lies in the initial offer goes to the pool first; then holder after holder returns half, exchanges what is left, and settles an option share.',
    holder: 'Holder',
    holds: 'Holds',
    gives: 'Returns',
    exchanges: 'Keeps, exchanges',
    after: 'After',
    cash: 'Cash',
    chooses: (name: string) => `${name} chooses`,
    forced: 'cannot be exchanged: sold',
    certificate: 'the certificate becomes an option',
    pool: 'Pool',
    treasury: (company: string) => `Treasury of ${company}`,
    director: (name: string, count: number) => `Director: ${name} with ${shares(count)}`,
    receivership: 'Nobody has three shares: receivership',
    option: (amount: string) => `Option: half the price, ${amount}`,
    accounted: (count: number, of: number) => `${count} of ${of} shares accounted for`,
    directorOf: (company: string) => `director of ${company}`,
    value: 'Value',
    dividend: 'Your dividend',
  },
  option: {
    heading: 'Redeem or sell?',
    hint: (company: string, units: number) =>
      units === 1 ? `an option share of ${company}` : `the director’s certificate of ${company} as an option`,
    keep: 'Redeem',
    giveBack: 'Sell',
    keepFor: (amount: string) => `Redeem: pay ${amount} and keep it`,
    giveBackFor: (amount: string) => `Sell: get ${amount}, it goes to the pool`,
    shares: (company: string) => `Shares of ${company}`,
    forCompany: (company: string) => `for the treasury of ${company}`,
  },
  answer: {
    merge: (company: string, partner: string, survivor: string) =>
      `${company} proposes a merger with ${partner}; ${survivor} survives`,
    acquire: (company: string, partner: string, survivor: string) =>
      `${company} wants to acquire ${partner}; ${survivor} survives`,
    consent: 'Both directors must agree. If you decline, the same is not proposed again in this turn.',
    leavesNone: (company: string) => `${company} is left without a train.`,
    givesUp: (income: string) => `You give up ${income} a round.`,
  },
}
