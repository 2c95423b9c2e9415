import type { Seat } from '@roundhouse/kernel'
import type {
  CompanyId,
  HexId,
  LocalId,
  OfferKind,
  PrivateId,
  SectionId,
  Size,
  StepName,
  TrainId,
  TrainKind,
} from '@roundhouse/titles/18cz'

/** What the guide says at one moment, for one reader: codes and figures; the catalogues hold the words. */
export interface Guide {
  readonly step: StepName
  readonly section: SectionId
  /** The seat that is asked; null once the game has ended. */
  readonly asked: Seat | null
  /** What is happening. */
  readonly happening: GuideHappening
  /** What else to know at this moment. */
  readonly notes: readonly GuideNote[]
  /** What the reader can do, and what each would mean; empty while others are asked. */
  readonly options: readonly GuideOption[]
}

/** What each step is about, with the figures of the moment. */
export interface GuideSteps {
  preStock: { cash: number; left: number; cheapest: number; dearest: number }
  auction: { item: PrivateId | null; bid: number; leader: Seat | null }
  stock: { set: number; cash: number; certificates: number; limit: number; first: boolean }
  mwTrack: { value: number }
  home: { company: CompanyId }
  track: { company: CompanyId; treasury: number; first: boolean; colours: readonly string[] }
  token: { company: CompanyId; treasury: number; cost: number; left: number }
  run: { company: CompanyId; trains: readonly TrainId[] }
  revenue: { company: CompanyId; revenue: number }
  acquire: { company: CompanyId; treasury: number }
  acquiredTokens: { company: CompanyId }
  acquiredTrains: { company: CompanyId; owned: number; limit: number }
  trains: { company: CompanyId; treasury: number; trains: readonly TrainId[]; limit: number }
  chooseCity: { company: CompanyId }
  discard: { company: CompanyId; owned: number; limit: number }
  answer: { kind: OfferKind; company: CompanyId; item: string; price: number }
  over: { winners: readonly Seat[]; worth: readonly number[] }
}
export type GuideHappening = {
  [Step in StepName]: { readonly code: Step; readonly params: GuideSteps[Step] }
}[StepName]

export interface GuideNotes {
  /** The aim of the game, before it begins in earnest. */
  goal: { players: number }
  /** What comes when this round is over. */
  next: {
    round: 'stock' | 'operating' | 'end'
    set: number
    within: number
    exports: boolean
  }
  /** Nobody's company: what is decided for it costs nothing. — XI.1 */
  vaclav: { company: CompanyId }
  /** Above the certificate limit. — VII.4 */
  mustSell: { certificates: number; limit: number }
  /** Debt and penalty. — VIII.11 */
  debt: { debt: number; penalty: number }
  /** No train it can run: one must be bought, with the director's money if need be. — VIII.10, VIII.11 */
  mustTrain: { company: CompanyId; cheapest: number; treasury: number; cash: number; loan: number }
  /** Trains of the company that the sale of a kind in the bank takes away. — VIII.12 */
  atRisk: { company: CompanyId; trains: readonly TrainKind[]; by: TrainKind }
  /** Everything the company may do with its locals, at any moment. — VIII.3 */
  anytime: { company: CompanyId }
}
export type GuideNoteCode = keyof GuideNotes
export type GuideNote = {
  [Code in GuideNoteCode]: { readonly code: Code; readonly params: GuideNotes[Code] }
}[GuideNoteCode]

/** What can be done, one code for each kind of decision, and the figures that tell what it would mean. */
export interface GuideChoices {
  buyLocal: { count: number; local: LocalId; price: number; income: number; left: number }
  putUp: { items: readonly { item: PrivateId; minimum: number }[] }
  bid: { items: readonly { item: PrivateId; least: number }[]; cash: number }
  sell: { sales: readonly { company: CompanyId; most: number; price: number; after: number }[] }
  start: {
    companies: readonly { company: CompanyId; size: Size }[]
    /** The cheapest way to do it, as an example. */
    company: CompanyId
    price: number
    cost: number
    capital: number
    /** Shares still to be sold until it opens. */
    toOpen: number
  }
  buyShare: { shares: readonly { company: CompanyId; price: number; percent: number; opens: boolean }[] }
  repay: { most: number; debt: number }
  lay: { hexes: readonly HexId[]; colours: readonly string[]; dearest: number; treasury: number }
  power: { locals: readonly LocalId[]; hexes: number }
  /** `bonus`: routes to the own red tile earn more. — VIII.8, XI.2 */
  layHome: { hexes: readonly HexId[]; bonus: boolean }
  layMw: Record<never, never>
  placeToken: { hexes: readonly HexId[]; cost: number; left: number }
  chooseCity: { cities: number }
  /** `best`: no other run earns more. */
  run: { revenue: number; perShare: number; best: boolean }
  payOut: { revenue: number; perShare: number; mine: number; from: number; to: number }
  withhold: { revenue: number; treasury: number; from: number; to: number }
  acquire: { targets: readonly { company: CompanyId; least: number; most: number; cost: number }[] }
  removeToken: { hex: HexId }
  turnTrain: { turns: readonly { train: TrainId; to: TrainId; cost: number }[] }
  scrapTrain: { trains: readonly TrainId[] }
  buyTrain: {
    trains: readonly { train: TrainId; from: 'bank' | 'pool'; price: number }[]
    treasury: number
    /** What the cheapest that helps would cost the director, and how much of that he would borrow. */
    help: number
    loan: number
  }
  tradeTrain: { trains: readonly { train: TrainId; from: CompanyId }[]; most: number }
  tradeLocal: { locals: readonly LocalId[]; most: number }
  sellLocal: { locals: readonly LocalId[]; value: number }
  tradeMw: { most: number }
  discard: { trains: readonly TrainId[] }
  accept: { kind: OfferKind; company: CompanyId; item: string; price: number; amount: number }
  decline: { kind: OfferKind; company: CompanyId; item: string; price: number }
  pass: { step: StepName; acted: boolean }
}
export type GuideChoiceCode = keyof GuideChoices
export type GuideOption = {
  [Code in GuideChoiceCode]: {
    readonly code: Code
    readonly params: GuideChoices[Code]
    readonly section: SectionId
  }
}[GuideChoiceCode]
