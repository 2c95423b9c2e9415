import type { CommonReasons, Worded } from '../reasons.ts'

/** Why something is not allowed in a railway title. Companies, hexes, tiles and trains come by their ids. */
export type RailwayReasons = CommonReasons &
  StockReasons &
  LoanReasons &
  TrackReasons &
  RunReasons &
  TrainReasons

export type ReasonWords = Worded<RailwayReasons>

export interface StockReasons {
  /** `doing`: the step that waits. */
  stepOrder: { doing: string }
  bidLow: { least: number; step: number }
  directorFirst: { company: string }
  buyCash: { price: number; cash: number }
  soldThisRound: { company: string }
  onePurchase: object
  started: { company: string }
  outOfGame: { company: string }
  noneLeft: { company: string }
  bankOnly: object
  shareLimit: { company: string; limit: number }
  mustSell: { certificates: number; limit: number }
  sellEnough: { company: string; least: number }
  sellFirstRound: object
  sellDirector: { company: string }
  sellHeld: { company: string; held: number }
  sellAfterBuy: object
  sellOnce: { company: string }
  sellInStockRound: object
}

export interface LoanReasons {
  loanBars: { debt: number }
  loanNone: object
  loanInStockRound: object
  loanCash: { amount: number; cash: number }
  loanPenalty: { debt: number }
  loanAmount: { loan: number; needed: number }
}

export interface TrackReasons {
  homeFirst: { hex: string }
  trackNotConnected: { hex: string }
  tileKind: { hex: string; tile: string }
  /** `labels`: those that tiles and hexes of this title bear. */
  tileLabel: { hex: string; tile: string; labels: readonly string[] }
  /** A title with printed green or brown hexes says so itself. */
  tileColour: { hex: string; tile: string }
  trackOffMap: { hex: string; tile: string }
  groundCash: { cost: number; treasury: number }
  tileLosesTrack: { hex: string; tile: string }
  tileSupply: { tile: string }
  stationOne: object
  stationCash: { cost: number; treasury: number }
  stationNone: object
  stationNotConnected: { hex: string }
  stationFull: { hex: string }
  stationTwice: { hex: string }
  stationBlocked: { hex: string }
  stationReserved: { hex: string }
  /** `city`: counted from 0 in its hex. */
  homeCity: { city: number }
}

/** `train`: whose route it is, where that is told. */
export interface RunReasons {
  trainTwice: { train: string }
  routeTwoStops: { train?: string }
  routeNotJoined: { train?: string; hex: string }
  routeNoStation: { train?: string }
  routeRepeat: { train?: string; hex: string }
  /** Several cities that count as one; `city`: what they are called. */
  routeCityTwice: { train?: string; city: string }
  trackReused: { train?: string; hex: string }
  routeBlocked: { train?: string; hex: string }
  runNotBest: { revenue: number; best: number }
}

export interface TrainReasons {
  trainPrice: { price: number }
  trainDeclined: { train: string; price: number }
  trainCash: { price: number; treasury: number }
  trainLimit: { limit: number }
  trainMust: object
  discardFirst: { company: string }
  helpOnce: object
}
