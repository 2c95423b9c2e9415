import { formatsFor } from '../../formats.ts'

const { plural } = formatsFor('en')
const EITHER = new Intl.ListFormat('en', { type: 'disjunction' })

export const companies = {
  inOrder: 'in turn order',
  columns: {
    sign: 'Sign',
    director: 'Director',
    price: 'Price',
    treasury: 'Treasury',
    treasuryShort: 'Treas.',
    trains: 'Trains',
    permits: 'Permits',
    stations: 'Stations left',
    stationsShort: 'Stat.',
  },
  status: {
    later: 'Not on sale yet',
    shelf: 'On sale',
    started: 'Started, not open yet',
    open: 'Open',
    closed: 'Closed',
  },
  /** Above several of them. */
  groups: {
    later: 'Not on sale yet',
    shelf: 'On sale',
    started: 'Started, not open yet',
    closed: 'Closed',
  },
  turn: { over: 'has had its turn', now: 'its turn now', waiting: 'its turn is still to come' },
  /** "Charter of NWB". */
  charter: (company: string): string => `Charter of ${company}`,
  openCharter: (company: string): string => `Open the charter of ${company}`,
  /** In the list of those that are not open: "2 of 5 shares sold". */
  progress: (sold: number, toFloat: number): string => `${sold} of ${toFloat} shares to open`,
  place: (place: number): string => `no. ${place} in turn order`,
  noDirector: 'no director',
  noTrains: 'no trains',
  debt: 'Debt',
  noPermit: 'no permit',
  warranties: (count: number): string => plural(count, { one: '1 warranty', other: `${count} warranties` }),
  lastRun: 'last run under its warranty',
  halfPaid: (count: number): string => `${count} half paid`,
  trainLimit: (has: number, limit: number): string => `${has} of ${limit}`,
  goneWith: (train: string, kinds: readonly string[]): string =>
    `${train} leaves the game with the first ${EITHER.format(kinds)}`,
  stays: (train: string): string => `${train} never leaves the game`,
  stations: 'Stations',
  stationsOn: 'On the map',
  noStations: 'none',
  nextStation: 'Next costs',
  noStationLeft: 'none left',
  free: 'free',
  used: 'used',
  income: (amount: string): string => `${amount} each operating round`,
  shares: 'Shares',
  directorMark: 'director',
  ofShares: (count: number): string => plural(count, { one: '1 share', other: `${count} shares` }),
  most: (count: number, percent: string): string =>
    `One player may hold ${plural(count, { one: '1 share', other: `${count} shares` })} (${percent}).`,
  startPrice: 'Start price',
  startPrices: 'May start at',
  price: 'Price',
  float: 'To open',
  soldOf: (sold: number, toFloat: number): string => `${sold} of ${toFloat} shares`,
  runs: 'Last runs',
  noRuns: 'It has not run yet.',
  paid: 'paid',
  kept: 'kept',
  halved: 'half for the owner',
  nothing: 'no revenue',
  perShare: (amount: string): string => `${amount} a share`,
  moves: 'Next moves of the price',
  sold: (sold: number, total: number): string => `${sold} of ${total} shares sold`,
  heldBy: (holder: string, shares: string): string => `${holder}: ${shares}`,
}

export const players = {
  columns: {
    player: 'Player',
    cash: 'Cash',
    certificates: 'Certificates',
    certificatesShort: 'Cert.',
    income: 'Income',
    worth: 'Worth',
    holdings: 'Shares',
  },
  incomeOf: (round: string): string => `Paid by companies in ${round}`,
  priority: 'has the priority card',
  acts: 'to act',
  loan: (amount: string): string => `owes ${amount}`,
  penalty: (amount: string): string => `Penalty ${amount}`,
  directs: (company: string): string => `director of ${company}`,
  holds: (company: string, shares: number, percent: string): string =>
    `${company}: ${plural(shares, { one: '1 share', other: `${shares} shares` })}, ${percent}`,
  noShares: 'no shares',
}
