import type { Size, StepName } from '@roundhouse/titles/18cz'
import { sayIn } from '../../railway/said.ts'
import type { RailwaySayings } from '../../railway/sayings.ts'

/** What 18CZ's panels say besides: locals, acquisitions, cards that are turned, loans, Václav. */
type CzOwnSayings = {
  noMoney: string
  'names.local': (id: string) => string
  'names.private': (id: string) => string
  'vaclavRule.track': (first: boolean) => string
  'vaclavRule.token': (first: boolean) => string
  'locals.heading': string
  'locals.hint': string
  'locals.power': string
  'locals.income': (amount: string) => string
  'locals.waives': (terrain: readonly string[]) => string
  'locals.lays': (colours: readonly string[]) => string
  'locals.owned': (name: string) => string
  'locals.buy': string
  'locals.buyFor': (name: string, price: string) => string
  'locals.chooseFirst': string
  'locals.incomeARound': string
  'auction.heading': string
  'auction.hint': string
  'auction.chooseFirst': string
  'auction.amount': string
  'auction.putUp': string
  'auction.which': string
  'lay.red': string
  'lay.mw': string
  'lay.pickRed': string
  'lay.pickMw': string
  'lay.pickPower': (local: string) => string
  'lay.first': string
  'lay.once': string
  'lay.secondYellow': string
  'lay.purple': string
  'lay.mwPays': (amount: string) => string
  'lay.chooseRedFirst': string
  'run.lend': string
  'run.lent': string
  'revenue.nobody': string
  'loan.amount': string
  'loan.rule': string
  'loan.penalty': (amount: string) => string
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
  'acquire.locals': (count: number) => string
  'acquire.stations': (count: number) => string
  'acquire.nothing': string
  'acquire.stationPrice': (amount: string) => string
  'acquire.agreed': string
  'acquire.needs': (name: string) => string
  'acquire.acquire': string
  'acquire.acquireFor': (company: string, cost: string) => string
  'acquire.offerFor': (company: string, price: string) => string
  'acquire.chooseFirst': string
  'answer.company': (buyer: string, target: string, price: string) => string
  'answer.local': (buyer: string, local: string, price: string) => string
  'answer.consent': string
  'answer.closes': (company: string) => string
  'answer.leavesNone': (company: string) => string
  'answer.givesUp': (income: string) => string
  'answer.endValue': (amount: string) => string
  'answer.valueNow': (amount: string) => string
  'acquired.heading': string
  'acquired.limit': (owned: number, limit: number) => string
  'acquired.turnTo': (kind: string, cost: string) => string
  'acquired.turnFree': (kind: string) => string
  'acquired.scrap': string
  'acquired.turned': string
  'acquired.keepAll': string
  'acquired.confirmTurn': (from: string, to: string, cost: string) => string
  'acquired.confirmTurnFree': (from: string, to: string) => string
  'acquired.confirmScrap': (train: string) => string
  'acquired.choose': string
  'trains.bankLeft': (card: string, left: number | null) => string
  'trains.card': (letter: string) => string
  'trains.suits': string
  'trains.cannotRun': string
  'trains.leaves': (kinds: readonly string[]) => string
  'trains.amount': string
  'trains.must': string
  'trains.forced': string
  'trains.newTrade': string
  'other.heading': string
  'other.value': (amount: string) => string
  'other.sell': (local: string, amount: string) => string
  'other.sellShort': (amount: string) => string
  'other.purple': string
  'other.usePower': (local: string) => string
  'other.used': string
  'other.buyFrom': (name: string) => string
  'other.offer': (local: string, amount: string) => string
  'other.take': (local: string, amount: string) => string
  'other.amount': string
  'other.own': string
  'other.others': string
  'other.mw': string
  'other.mwIncome': (amount: string) => string
} & { readonly [Step in StepName as `names.steps.${Step}`]: string } & {
  readonly [Step in StepName as `names.turn.${Step}.other`]: (name: string) => string
} & { readonly [Id in Size as `locals.sizes.${Id}`]: string } & {
  readonly [
    Id in string as `terrain.${Id}` | `colours.${Id}` | `locals.size.${Id}` | `auction.does.${Id}`
  ]: string
} & { readonly [Id in string as `trains.newTiles.${Id}` | `trains.newCompanies.${Id}`]: string } & {
  readonly [Id in string as `trains.limitOf.${Id}`]: (limit: number) => string
}

export type CzSayings = RailwaySayings & CzOwnSayings

export const say = sayIn<CzSayings>()
