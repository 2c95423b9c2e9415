import type { Size } from '@roundhouse/titles/18cz'
import { sayIn } from '../../railway/said.ts'
import type {
  AcquisitionSayings,
  LoanSayings,
  OfferSayings,
  PrivateSayings,
  PrivateTradeSayings,
  RailwaySayings,
  TrainCardSayings,
} from '../../railway/sayings.ts'
import type { DecisionStep } from './asking.ts'

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
  'acquire.stationPrice': (amount: string) => string
  'answer.company': (buyer: string, target: string, price: string) => string
  'answer.local': (buyer: string, local: string, price: string) => string
  'answer.closes': (company: string) => string
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
  'trains.newTrade': string
  'other.heading': string
  'other.value': (amount: string) => string
  'other.sell': (local: string, amount: string) => string
  'other.purple': string
  'other.usePower': (local: string) => string
  'other.used': string
  'other.own': string
  'other.others': string
  'other.mw': string
  'other.mwIncome': (amount: string) => string
} & { readonly [Step in DecisionStep as `names.steps.${Step}`]: string } & {
  readonly [Step in DecisionStep as `names.turn.${Step}.other`]: (name: string) => string
} & { readonly [Id in Size as `locals.sizes.${Id}`]: string } & {
  readonly [
    Id in string as `terrain.${Id}` | `colours.${Id}` | `locals.size.${Id}` | `auction.does.${Id}`
  ]: string
}

export type CzSayings = RailwaySayings &
  AcquisitionSayings &
  LoanSayings &
  OfferSayings &
  PrivateSayings &
  PrivateTradeSayings &
  TrainCardSayings &
  CzOwnSayings

export const say = sayIn<CzSayings>()
