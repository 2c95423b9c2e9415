import type { StepName } from '@roundhouse/titles/1824'
import type { RailwayGuideChoices, RailwayGuideNotes, RailwayGuideSteps } from '../railway/guide-codes.ts'
import type { Guide as GuideOf } from '../railway/guide.ts'

/** A train that a company asks another one's director for. */
export interface TrainAsked {
  readonly company: string
  readonly item: string
  readonly owner: string
  readonly price: number
}

/** What each step is about, with the figures of the moment. */
export interface AhGuideSteps extends Omit<RailwayGuideSteps, 'auction' | 'track'> {
  towns: { left: number }
  draft: { cash: number }
  price: { company: string; becomes: string }
  mountain: { cash: number }
  /** `backwards`: the first lap; `drafted`: two players have taken the small railways already. — VI.3, X.5 */
  firstStock: { cash: number; certificates: number; limit: number; backwards: boolean; drafted: boolean }
  /** `home`: its first tile must lie on its home. `mine`: it has its home at a mine. — VII.6 */
  track: { company: string; treasury: number; home: string | null; mine: boolean; colours: readonly string[] }
  answer: TrainAsked
  exchange: { mountain: string }
  surplus: { company: string }
  bondStation: { company: string; optional: boolean }
}

export interface AhGuideNotes extends RailwayGuideNotes {
  /** A coal or pre-state railway: half of its income goes to its owner by itself. — IV.2, IV.3 */
  half: { company: string; becomes: string }
  /** A railway that only builds. — X.3 */
  builds: { company: string }
  /** State railways that are formed at the end of this round. — IV.4.4 */
  forms: { companies: readonly string[] }
  /** The treasury gets the money of the mines whatever is decided. — VII.10 */
  mines: { company: string; amount: number }
}

/** What can be done, one code for each kind of decision, and the figures that tell what it would mean. */
export interface AhGuideChoices extends Omit<
  RailwayGuideChoices,
  'putUp' | 'bid' | 'chooseCity' | 'run' | 'tradeTrain'
> {
  placeTown: { hexes: number }
  draft: { railways: readonly string[] }
  namePrice: { company: string; becomes: string; least: number; most: number }
  buyCoal: { railways: readonly string[]; least: number; most: number; becomes: string }
  buyPreState: { railways: readonly { railway: string; price: number }[]; becomes: string }
  buyMountain: { count: number; price: number; income: number; left: number }
  exchangeMountain: { mountain: string; companies: readonly string[] }
  exchangeCoal: { railways: readonly { railway: string; becomes: string }[] }
  removeToken: { hex: string }
  /** `half`: what the owner of a small railway gets. — VII.10 */
  run: { revenue: number; perShare: number; half: boolean; mines: number }
  tradeIn: { trains: readonly { train: string; given: string; price: number }[] }
  /** `price`: that of the card; null between companies of one director, who may name any. — VII.11 */
  tradeTrain: { trains: readonly { train: string; from: string; price: number | null }[]; most: number }
  sellForTrain: { companies: readonly string[] }
  accept: TrainAsked
  decline: TrainAsked
  pass: { step: StepName; acted: boolean }
}
export type AhGuideChoiceCode = keyof AhGuideChoices

export type AhGuide = GuideOf<AhGuideSteps, AhGuideNotes, AhGuideChoices>
