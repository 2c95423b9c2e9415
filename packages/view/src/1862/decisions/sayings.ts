import type { StepName, TrainType } from '@roundhouse/titles/1862'
import { sayIn } from '../../railway/said.ts'
import type { OfferSayings, RailwaySayings, TrainCardSayings } from '../../railway/sayings.ts'

/** What 1862's panels say besides: Parliament, floating, joining companies, warranties, refinancing. Amounts come written. */
type RmOwnSayings = {
  /** Parliament: who may be named, and why others may not. — 3.2, 4.1 */
  'parliament.heading': string
  'parliament.hint': (step: string) => string
  'parliament.open': string
  'parliament.started': string
  'parliament.locked': string
  'parliament.bare': string
  'parliament.built': string
  'parliament.homeFull': string
  'parliament.fromPhase': (phase: string) => string
  'parliament.nextRound': string
  'parliament.outOfGame': (companies: readonly string[]) => string
  'parliament.owes': (name: string) => string
  'parliament.hammer': (bid: string) => string
  'parliament.directedBy': (name: string, price: string) => string
  'parliament.name': string
  'parliament.nameFor': (company: string, bid: string) => string
  'parliament.chooseFirst': string
  'parliament.amount': string
  'parliament.limits': (least: string, most: string) => string
  /** Auction of a charter. — 4.1 */
  'charterAuction.heading': string
  'charterAuction.cannot': (cash: string, needed: string) => string
  'charterAuction.full': string
  'charterAuction.cashAfter': string
  /** What each par would mean. — 4.2, 6.5.4 */
  'par.heading': string
  'par.par': string
  'par.certificate': string
  'par.left': string
  'par.shares': string
  'par.floats': string
  'par.floatsNow': string
  'par.missing': (shares: number) => string
  'par.treasury': string
  'par.short': (amount: string) => string
  'par.choose': (company: string) => string
  'par.start': (company: string, price: string, cost: string) => string
  'par.chooseFirst': string
  'par.more': (company: string) => string
  'par.moreHint': (left: number) => string
  'par.enough': string
  /** Chartered companies that must float. — 4.3 */
  'obligations.heading': string
  'obligations.of': (company: string, name: string) => string
  'obligations.missing': (shares: number) => string
  'obligations.fine': (amount: string) => string
  'obligations.rule': string
  /** Where a share comes from. — 6.5.1 */
  'shares.offer': string
  'shares.fromPool': string
  'shares.fromTreasury': string
  'shares.from.offer': (company: string, price: string) => string
  'shares.from.pool': (company: string, price: string) => string
  'shares.from.treasury': (company: string, price: string) => string
  'shares.half': string
  'shares.par': (par: string) => string
  'shares.parAfter': (par: string) => string
  /** Tokens of a company that floats. — 6.5.4.2 */
  'tokens.heading': (company: string) => string
  'tokens.hint': string
  'tokens.count': string
  'tokens.left': string
  'tokens.note': string
  'tokens.late': string
  'tokens.confirm': (count: number, cost: string) => string
  /** A fine that cash did not cover. — 4.3 */
  'fine.heading': (amount: string) => string
  'fine.hint': string
  'fine.shares': string
  'fine.owed': string
  'fine.confirm': (shares: number, company: string, amount: string) => string
  'fine.button': string
  'fine.chooseFirst': string
  /** Merger and acquisition. — 7.5, 7.14 */
  'join.merge': string
  'join.acquire': string
  'join.partners': string
  'join.with': (partner: string) => string
  'join.survives': (survivor: string) => string
  'join.needs': (name: string) => string
  'join.yours': string
  'join.apart': string
  'join.undirected': string
  'join.blocked': (cities: string) => string
  'join.propose': (partner: string) => string
  'join.carryOut': (partner: string) => string
  'join.button': string
  'join.chooseFirst': string
  'join.newPrice': string
  'join.newPar': string
  'join.sum': (low: string, high: string, sum: string) => string
  'join.parRule': (price: string) => string
  'join.chartered': string
  'join.unchartered': string
  'join.trains': string
  'join.permits': string
  'join.tokens': string
  'join.tokensSum': (stay: number, lost: number, unplaced: number, most: number) => string
  'join.tooMany': (count: number) => string
  'join.next.track': (company: string) => string
  'join.next.done': (company: string) => string
  'join.returns': (company: string) => string
  'join.nothingSent': string
  'join.asked': (name: string) => string
  /** Why the two are connected. — 7.5.2 */
  'join.shared': (place: string) => string
  'join.linked': (company: string, partner: string, place: string) => string
  /** Shares two for one, holder after holder. — 5.2 */
  'exchange.merge': (company: string, other: string) => string
  'exchange.acquire': (company: string, other: string) => string
  'exchange.refinance': (company: string) => string
  'exchange.rule': string
  'exchange.holder': string
  'exchange.holds': string
  'exchange.gives': string
  'exchange.exchanges': string
  'exchange.after': string
  'exchange.cash': string
  'exchange.chooses': (name: string) => string
  'exchange.letSurvive': string
  'exchange.redeem': (amount: string) => string
  'exchange.sell': (amount: string) => string
  'exchange.stays': string
  'exchange.goesBack': string
  'exchange.swapped': string
  'exchange.forced': string
  'exchange.certificate': string
  'exchange.pool': string
  'exchange.treasury': (company: string) => string
  'exchange.director': (name: string, shares: number) => string
  'exchange.receivership': string
  'exchange.option': (amount: string) => string
  'exchange.accounted': (shares: number, of: number) => string
  'exchange.directorOf': (company: string) => string
  'exchange.value': string
  'exchange.dividend': string
  /** An option share or certificate. — 5.2.4 */
  'option.heading': string
  'option.hint': (company: string, units: number) => string
  'option.keep': string
  'option.giveBack': string
  'option.keepFor': (amount: string) => string
  'option.giveBackFor': (amount: string) => string
  'option.shares': (company: string) => string
  'option.forCompany': (company: string) => string
  /** Too many tokens after a merger. — 7.5.6 */
  'tokensTooMany.heading': string
  'tokensTooMany.pick': (over: number) => string
  'tokensTooMany.london': string
  'tokensTooMany.besides': string
  /** Track step: small stations and London. — 7.6.4, 7.6.5 */
  'small.heading': string
  'small.besides': string
  'small.note': string
  'small.on': (place: string) => string
  'small.track': (from: string, to: string) => string
  'small.confirm': (place: string) => string
  'london.name': string
  'london.note': (left: number) => string
  'london.confirm': string
  'home.must': (place: string) => string
  /** Revenue. — 7.8.2, 7.8.5, 7.8.6 */
  'revenue.subsidy': string
  'revenue.hudson': string
  'revenue.hudsonAdds': (added: string, perShare: string) => string
  'revenue.steps': (steps: number) => string
  'revenue.left': string
  'revenue.own': string
  /** Trains. — 7.9 to 7.11 */
  'trains.left': (band: string, left: number | null) => string
  'trains.noPermit': string
  'trains.ofLimit': (owned: number, limit: number) => string
  'trains.ofEach': (limit: number) => string
  'trains.halfPrice': string
  'trains.warranties': string
  'trains.warranty': (count: number) => string
  'trains.withWarranties': (train: string, count: number, price: string) => string
  'trains.raise': string
  'trains.raiseHint': (missing: string) => string
  'trains.sellTreasury': (shares: number) => string
  'trains.sellTreasuryFor': (shares: number, amount: string) => string
  'trains.refinance': string
  'trains.refinanceNote': string
  'trains.refinanceFor': (amount: string) => string
  'trains.bankruptcy': string
  'trains.lner': string
  /** Redemption. — 7.13 */
  'redeem.heading': string
  'redeem.hint': string
  'redeem.confirm': (company: string, price: string) => string
  'redeem.treasury': string
  'redeem.shares': string
  /** What is proposed to a director. — 7.5.1, 7.9, 7.14 */
  'answer.merge': (company: string, partner: string, survivor: string) => string
  'answer.acquire': (company: string, partner: string, survivor: string) => string
  /** Why a company left the table. — 4.3, 7.5.7, 7.12 */
  'left.bankrupt': string
  'left.merged': (survivor: string) => string
  'left.failed': string
  /** Told above everything else. */
  'told.receivership': (company: string) => string
  'told.lnerDue': string
  'told.lnerFormed': string
  'told.ending': string
} & { readonly [Step in StepName as `names.steps.${Step}`]: string } & {
  readonly [Step in StepName as `names.turn.${Step}.other`]: (name: string) => string
} & { readonly [Type in TrainType as `permits.${Type}`]: string } & {
  readonly [Type in TrainType as `types.${Type}`]: string
} & {
  readonly [
    Step in 'partner' | 'price' | 'shares' | 'stations' | 'agreement' as `exchange.steps.${Step}`
  ]: string
}

export type RmSayings = RailwaySayings & OfferSayings & TrainCardSayings & RmOwnSayings

export const say = sayIn<RmSayings>()
