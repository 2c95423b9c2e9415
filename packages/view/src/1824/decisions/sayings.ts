import type { StepName } from '@roundhouse/titles/1824'
import { sayIn } from '../../railway/said.ts'
import type { OfferSayings, PrivateSayings, RailwaySayings, TrainCardSayings } from '../../railway/sayings.ts'

/** What 1824's panels say besides: small and mountain railways, exchanges, trade-ins, mines, emergencies. */
type AhOwnSayings = {
  'towns.heading': string
  'towns.pick': string
  'towns.hint': (left: number) => string
  'towns.hexes': string
  'towns.confirm': (hex: string) => string
  'towns.button': string
  'towns.chooseFirst': string
  'draft.heading': string
  'draft.hint': string
  'draft.stack': (number: number) => string
  'draft.builds': string
  'draft.take': (railway: string) => string
  'draft.takeFor': (railway: string, price: string) => string
  'draft.partner': (player: string, railway: string, price: string) => string
  'draft.partnerPrices': (player: string, railway: string) => string
  'draft.button': string
  'draft.chooseFirst': string
  'price.heading': (railway: string) => string
  'price.issue': string
  'price.treasury': string
  'price.confirm': (price: string) => string
  'mountains.heading': string
  'mountains.hint': string
  'mountains.name': string
  'mountains.aside': (income: string) => string
  'items.heading': string
  'items.backwards': string
  'items.forwards': string
  'items.becomes': (percent: number, company: string) => string
  'items.certificate': string
  'items.buyFor': (railway: string, price: string) => string
  'items.coal': string
  'items.coalAside': string
  'items.preState': string
  'items.preStateAside': string
  'items.regional': string
  'items.regionalAside': string
  'items.state': string
  'items.stateAside': string
  'exchange.heading': string
  'exchange.forced': (mountain: string) => string
  'exchange.waits': (mountain: string) => string
  'exchange.targets': string
  'exchange.mountain': (mountain: string, company: string) => string
  'exchange.coal': (coal: string, company: string) => string
  'exchange.tenth': string
  'exchange.certificate': string
  'exchange.mountainConfirm': (mountain: string, company: string) => string
  'exchange.coalConfirm': (coal: string, company: string) => string
  'exchange.button': string
  'exchange.chooseFirst': string
  'pool.heading': string
  'shares.mustSell': (held: number, limit: number) => string
  'shares.inDebt': (debt: string) => string
  'trains.left': string
  'trains.count': (left: number | null) => string
  'trains.between': (price: string) => string
  'trains.handIn': string
  'trains.handInFor': (train: string, handedIn: string) => string
  'trains.handInConfirm': (train: string, handedIn: string, price: string) => string
  'trains.anyPrice': string
  'waits.from': (train: string) => string
  'trains.sell': string
  'trains.sellHint': string
  'trains.sellConfirm': (percent: number, company: string, amount: string) => string
  'trains.forms': (company: string) => string
  'track.construction': string
  'bond.heading': string
  'bond.pick': string
  'bond.pickVienna': string
  'surplus.heading': string
  'surplus.pick': string
  'formation.due': (railway: string) => string
  'formation.near': (railway: string, train: string) => string
  'formation.set': (train: string) => string
  'formation.ifNow': (train: string) => string
  'formation.gives': (name: string, railway: string) => string
  'formation.has': (percent: number) => string
  'formation.certificate': (percent: number) => string
  'formation.bank': string
  'formation.director': (name: string, percent: number) => string
  'formation.tied': (name: string, names: readonly string[], percent: number) => string
  'formation.byOwner': (railway: string) => string
  'formation.byPriority': string
  'formation.nobody': string
  'formation.free': (shares: number, price: string) => string
  'formation.missing': (railways: readonly string[]) => string
  'formation.construction': string
  'formation.cash': (railways: readonly string[]) => string
  'formation.capital': string
  'formation.trains': (owned: number, limit: number) => string
  'formation.tooMany': (owned: number, limit: number) => string
  'formation.stations': (places: readonly string[]) => string
  'formation.next': (price: string) => string
  'formation.noneLeft': string
  'formation.surplus': string
  'waits.bond': string
  'waits.builds': (name: string) => string
  'waits.round': string
  'waits.train': (train: string) => string
  'waits.coal': (railway: string) => string
  'waits.certificate': string
  'waits.shares': (missing: number) => string
} & { readonly [Step in StepName as `names.steps.${Step}`]: string } & {
  readonly [Step in StepName as `names.turn.${Step}.other`]: (name: string) => string
}

export type AhSayings = RailwaySayings & OfferSayings & PrivateSayings & TrainCardSayings & AhOwnSayings

export const say = sayIn<AhSayings>()
