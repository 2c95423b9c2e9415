import type { Seat } from '@roundhouse/kernel'

/** What the steps of every railway title are about, with the figures of the moment; a title adds its own. */
export interface RailwayGuideSteps {
  auction: { item: string | null; bid: number; leader: Seat | null }
  stock: { set: number; cash: number; certificates: number; limit: number; first: boolean }
  track: { company: string; treasury: number; first: boolean; colours: readonly string[] }
  token: { company: string; treasury: number; cost: number; left: number }
  run: { company: string; trains: readonly string[] }
  revenue: { company: string; revenue: number }
  trains: { company: string; treasury: number; trains: readonly string[]; limit: number }
  discard: { company: string; owned: number; limit: number }
  over: { winners: readonly Seat[]; worth: readonly number[] }
}

export interface RailwayGuideNotes {
  /** The aim of the game, before it begins in earnest. */
  goal: { players: number }
  /** What comes when this round is over. */
  next: { round: 'stock' | 'operating' | 'end'; set: number; within: number; exports: boolean }
  /** Above the certificate limit. */
  mustSell: { certificates: number; limit: number }
  debt: { debt: number; penalty: number }
  /** No train it can run: one must be bought, with the director's money if need be. */
  mustTrain: { company: string; cheapest: number; treasury: number; cash: number; loan: number }
  /** Trains of the company that the sale of a kind in the bank takes away. */
  atRisk: { company: string; trains: readonly string[]; by: string }
}

/** What can be done, one code for each kind of decision, and the figures that tell what it would mean. */
export interface RailwayGuideChoices {
  putUp: { items: readonly { item: string; minimum: number }[] }
  bid: { items: readonly { item: string; least: number }[]; cash: number }
  sell: { sales: readonly { company: string; most: number; price: number; after: number }[] }
  start: {
    companies: readonly { company: string; size: string }[]
    /** The cheapest way to do it, as an example. */
    company: string
    price: number
    cost: number
    capital: number
    /** Shares still to be sold until it opens. */
    toOpen: number
  }
  buyShare: { shares: readonly { company: string; price: number; percent: number; opens: boolean }[] }
  repay: { most: number; debt: number }
  lay: { hexes: readonly string[]; colours: readonly string[]; dearest: number; treasury: number }
  placeToken: { hexes: readonly string[]; cost: number; left: number }
  chooseCity: { cities: number }
  /** `best`: no other run earns more. */
  run: { revenue: number; perShare: number; best: boolean }
  payOut: { revenue: number; perShare: number; mine: number; from: number; to: number }
  withhold: { revenue: number; treasury: number; from: number; to: number }
  buyTrain: {
    trains: readonly { train: string; from: 'bank' | 'pool'; price: number }[]
    treasury: number
    /** What the cheapest that helps would cost the director, and how much of that he would borrow. */
    help: number
    loan: number
  }
  tradeTrain: { trains: readonly { train: string; from: string }[]; most: number }
  discard: { trains: readonly string[] }
}
