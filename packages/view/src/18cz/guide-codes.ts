import type { LocalId, StepName } from '@roundhouse/titles/18cz'
import type { RailwayGuideChoices, RailwayGuideNotes, RailwayGuideSteps } from '../railway/guide-codes.ts'
import type { Guide as GuideOf } from '../railway/guide.ts'
import type { OfferTold } from './offers.ts'

/** What each step is about, with the figures of the moment. */
export interface GuideSteps extends RailwayGuideSteps {
  preStock: { cash: number; left: number; cheapest: number; dearest: number }
  mwTrack: { value: number }
  home: { company: string }
  acquire: { company: string; treasury: number }
  acquiredTokens: { company: string }
  acquiredTrains: { company: string; owned: number; limit: number }
  chooseCity: { company: string }
  answer: OfferTold
}

export interface GuideNotes extends RailwayGuideNotes {
  /** Nobody's company: what is decided for it costs nothing. — XI.1 */
  vaclav: { company: string }
  /** Everything the company may do with its locals, at any moment. — VIII.3 */
  anytime: { company: string }
}

/** What can be done, one code for each kind of decision, and the figures that tell what it would mean. */
export interface GuideChoices extends RailwayGuideChoices {
  buyLocal: { count: number; local: LocalId; price: number; income: number; left: number }
  power: { locals: readonly LocalId[]; hexes: number }
  /** `bonus`: routes to the own red tile earn more. — VIII.8, XI.2 */
  layHome: { hexes: readonly string[]; bonus: boolean }
  layMw: Record<never, never>
  acquire: { targets: readonly { company: string; least: number; most: number; cost: number }[] }
  removeToken: { hex: string }
  turnTrain: { turns: readonly { train: string; to: string; cost: number }[] }
  scrapTrain: { trains: readonly string[] }
  tradeLocal: { locals: readonly LocalId[]; most: number }
  sellLocal: { locals: readonly LocalId[]; value: number }
  tradeMw: { most: number }
  accept: OfferTold & { amount: number }
  decline: OfferTold
  pass: { step: StepName; acted: boolean }
}
export type GuideChoiceCode = keyof GuideChoices

export type Guide = GuideOf<GuideSteps, GuideNotes, GuideChoices>
