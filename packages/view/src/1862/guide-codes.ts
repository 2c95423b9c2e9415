import type { Seat } from '@roundhouse/kernel'
import type { OfferKind, StepName, TrainType } from '@roundhouse/titles/1862'
import type { RailwayGuideChoices, RailwayGuideNotes, RailwayGuideSteps } from '../railway/guide-codes.ts'
import type { Guide as GuideOf } from '../railway/guide.ts'

/** What one director proposes to another. `item`: the survivor, or the train. — 7.5.1, 7.9 */
export interface Proposal {
  readonly kind: OfferKind
  readonly company: string
  readonly partner: string
  readonly item: string
}

/** What each step is about, with the figures of the moment. */
export interface RmGuideSteps extends Omit<
  RailwayGuideSteps,
  'auction' | 'track' | 'discard' | 'run' | 'trains'
> {
  /** `open`: companies that can be named. — 4.1 */
  parliament: { cash: number; open: number; most: number }
  auction: { company: string; bid: number; leader: Seat }
  /** `par`: once it is chosen. `missing`: shares until it opens. — 4.2 */
  charter: { company: string; par: number | null; missing: number }
  tokens: { company: string; treasury: number }
  fine: { owed: number }
  merge: { company: string; partners: readonly string[] }
  /** `home`: where it must build, its home station standing outside a circle. — 7.2 */
  track: { company: string; home: string | null; colours: readonly string[] }
  /** `types`: those that run. */
  run: RailwayGuideSteps['run'] & { types: readonly TrainType[] }
  /** `ofEach`: so many of each type, not in all. — 7.9 */
  trains: RailwayGuideSteps['trains'] & { ofEach: boolean }
  redeem: { company: string; price: number; treasury: number }
  acquire: { company: string; partners: readonly string[] }
  answer: Proposal
  /** `units`: 3 for a director's certificate. `own`: the company's share, for its treasury. — 5.2.4 */
  option: { company: string; units: number; keep: number; giveBack: number; own: boolean }
  tokensTooMany: { company: string; over: number }
}

export interface RmGuideNotes extends Omit<RailwayGuideNotes, 'debt' | 'mustTrain' | 'next'> {
  /** `parliament`: it comes before the stock round. — 3 */
  next: RailwayGuideNotes['next'] & { parliament: boolean }
  /** A company that the reader won in Parliament and that must open, in this stock round or the next one. — 4.3 */
  obligation: { company: string; missing: number; fine: number; thisRound: boolean }
  /** `enough`: its treasury can pay. The director's money is never used. — 7.11 */
  mustTrain: { company: string; cheapest: number; treasury: number; enough: boolean }
  /** The locals of a run pay the treasury besides. — 7.8.2 */
  subsidy: { company: string; amount: number }
  /** One type of train, no permits. — 11.1, 11.3 */
  simple: { newcomers: boolean }
  /** 'due': forms at the end of this set. — 10.3 */
  lner: { formed: boolean }
}

/** What can be done, one code for each kind of decision, and the figures that tell what it would mean. */
export interface RmGuideChoices extends Omit<
  RailwayGuideChoices,
  'putUp' | 'bid' | 'repay' | 'chooseCity' | 'discard' | 'start' | 'tradeTrain'
> {
  openAuction: { companies: readonly string[]; most: number }
  bid: { company: string; least: number; most: number }
  /** Both ends of what can be paid, with the price of the certificate; `opens`: the highest par that opens at once. — 4.2 */
  takeCharter: { company: string; low: number; high: number; opens: number | null }
  furtherShare: { company: string; price: number; missing: number }
  start: { companies: readonly string[]; low: number; high: number }
  buyTokens: { company: string; least: number; most: number; price: number }
  merge: { partners: readonly { company: string; price: number }[] }
  acquire: { partners: readonly { company: string; price: number }[] }
  placeSmall: { hexes: number }
  linkLondon: { left: number }
  /** `own`: what its own shares bring the company. — 7.8.5 */
  payOut: RailwayGuideChoices['payOut'] & { own: number }
  hudson: { added: number; perShare: number; from: number; to: number }
  tradeTrain: { trains: readonly { train: string; from: string; price: number }[] }
  sellTreasury: { shares: number; amount: number; to: number }
  refinance: { capital: number }
  redeem: { company: string; price: number; left: number }
  accept: Proposal
  decline: Proposal
  keepOption: { company: string; amount: number }
  giveBackOption: { company: string; amount: number }
  removeToken: { hexes: readonly string[] }
  pass: { step: StepName; acted: boolean }
}
export type RmGuideChoiceCode = keyof RmGuideChoices

export type RmGuide = GuideOf<RmGuideSteps, RmGuideNotes, RmGuideChoices>
