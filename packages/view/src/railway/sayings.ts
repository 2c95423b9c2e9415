import { sayIn } from './said.ts'

/** What the panels of every railway title say; a word of these shapes stands in each language. Amounts come written. */
export interface RailwaySayings {
  cash: string
  treasury: string
  treasuryIs: (amount: string) => string
  treasuryOf: (company: string) => string
  stationsLeft: (count: number) => string
  shareOf: (percent: number) => string
  pass: string
  skip: string
  goOn: string
  endTurn: string
  least: string
  most: string
  allCash: string
  and: (items: readonly string[]) => string
  /** "2+2 train". */
  'names.train': (id: string) => string
  'lay.heading': string
  'lay.pickHex': string
  'lay.chooseFirst': string
  'station.heading': string
  'station.pick': string
  'station.pickNext': (cost: string) => string
  'station.chooseFirst': string
  'station.home': string
  'station.pickHome': string
  'station.double': string
  'station.pickDouble': string
  'station.chooseCityFirst': string
  'run.heading': string
  'run.wait': string
  'shares.heading': string
  'shares.certificates': string
  'shares.ofLimit': (count: number, limit: number) => string
  'shares.worth': string
  'shares.companies': string
  'shares.left': (left: number, of: number) => string
  'shares.yours': (percent: number) => string
  'shares.later': string
  'shares.notOpen': (missing: number) => string
  'shares.startAt': string
  'shares.capital': string
  'shares.opensAtOnce': string
  'shares.opensAfter': (missing: number) => string
  'shares.place': (place: number) => string
  'shares.buyShare': (percent: number, company: string, price: string) => string
  'shares.startFor': (company: string, price: string, cost: string) => string
  'shares.buy': string
  'shares.sell': string
  'shares.sellNamed': (company: string) => string
  'shares.saleOf': (percent: number, company: string, amount: string) => string
  'shares.sharesToSell': (company: string) => string
  'shares.earlier': (company: string) => string
  'shares.laterSale': (company: string) => string
  'shares.remove': (company: string) => string
  'shares.sellFor': (percent: number, company: string, amount: string) => string
  'shares.sellAll': (count: number, amount: string) => string
  'shares.thenBuy': (sale: string, purchase: string) => string
  'shares.sellShort': (amount: string) => string
  'shares.nothing': string
  'shares.price': (company: string) => string
  'shares.holding': (company: string) => string
  'shares.becomesDirector': (name: string, company: string) => string
  'shares.opens': (company: string, capital: string) => string
  'revenue.heading': (revenue: string) => string
  'revenue.pay': string
  'revenue.withhold': string
  'revenue.price': string
  'revenue.payEach': (amount: string) => string
  'revenue.withholdAll': (amount: string) => string
  'trains.heading': string
  'trains.owned': (owned: number, limit: number) => string
  'trains.pool': string
  'trains.others': string
  'trains.othersHint': string
  'trains.help': string
  'trains.loan': string
  'trains.penalty': string
  'trains.directorCash': string
  'trains.price': string
  'trains.buy': string
  'trains.buyFor': (train: string, price: string) => string
  'trains.offerFor': (train: string, owner: string, price: string) => string
  'trains.tradeFor': (train: string, owner: string, price: string) => string
  'trains.chooseFirst': string
  'trains.opensPhase': (phase: string) => string
  'trains.loses': (company: string, trains: readonly string[]) => string
  'trains.poolLoses': (trains: readonly string[]) => string
  'trains.discards': (company: string, count: number) => string
  'discard.heading': string
  'discard.limit': (owned: number, limit: number) => string
  'discard.goes': (count: number) => string
  'discard.keeps': (train: string) => string
  'discard.choose': string
  'discard.confirm': (train: string) => string
  'discard.button': string
  'discard.chooseFirst': string
  'answer.heading': string
  'answer.train': (buyer: string, train: string, owner: string, price: string) => string
  'answer.accept': string
  'answer.decline': string
  'answer.yours': string
  'auction.leads': (name: string, amount: string) => string
  'auction.minimum': (amount: string) => string
  'auction.toBid': string
  'auction.chooses': string
  'auction.passed': string
  'auction.bid': (amount: string) => string
  'auction.bidNothing': string
}

/** What is said besides where companies acquire others. */
export interface AcquisitionSayings {
  'acquire.heading': string
  'acquire.targets': string
  'acquire.price': string
  'acquire.amount': string
  'acquire.range': (least: string, most: string) => string
  'acquire.cost': string
  'acquire.worth': (amount: string) => string
  'acquire.takes': string
  'acquire.cash': (amount: string) => string
  'acquire.trains': (trains: readonly string[]) => string
  'acquire.privates': (count: number) => string
  'acquire.stations': (count: number) => string
  'acquire.nothing': string
  'acquire.agreed': string
  'acquire.needs': (name: string) => string
  'acquire.acquire': string
  'acquire.acquireFor': (company: string, cost: string) => string
  'acquire.offerFor': (company: string, price: string) => string
  'acquire.chooseFirst': string
}

/** Where something is sold only with its owner's consent. */
export interface OfferSayings {
  'answer.consent': string
  'answer.leavesNone': (company: string) => string
  'answer.givesUp': (income: string) => string
}

/** Where players own private companies. */
export interface PrivateSayings {
  'privates.owned': (name: string) => string
  'privates.buy': string
  'privates.buyFor': (name: string, price: string) => string
  'privates.chooseFirst': string
  'privates.incomeARound': string
}

/** Where companies buy them of their owners. */
export interface PrivateTradeSayings {
  'privates.sellShort': (amount: string) => string
  'privates.buyFrom': (name: string) => string
  'privates.offer': (item: string, amount: string) => string
  'privates.take': (item: string, amount: string) => string
  'privates.amount': string
}

/** Where a player may owe money. */
export interface LoanSayings {
  'loan.amount': string
  'loan.rule': string
  'loan.penalty': (amount: string) => string
}

/** Where a train is a card with several kinds, and a purchase opens a phase. */
export type TrainCardSayings = {
  'trains.bankLeft': (card: string, left: number | null) => string
  'trains.card': (letter: string) => string
  'trains.suits': string
  'trains.cannotRun': string
  'trains.leaves': (kinds: readonly string[]) => string
  'trains.amount': string
  'trains.must': string
  'trains.forced': string
} & { readonly [Id in string as `trains.newTiles.${Id}` | `trains.newCompanies.${Id}`]: string } & {
  readonly [Id in string as `trains.limitOf.${Id}`]: (limit: number) => string
}

/** For what is the same in every title. */
export const say = sayIn<RailwaySayings>()
