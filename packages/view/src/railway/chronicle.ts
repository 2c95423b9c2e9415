import type { Seat } from '@roundhouse/kernel'
import type { Holder } from './company-view.ts'
import type { Told } from './said.ts'

/** The story of a game in figures, for spreadsheet, charts, company cards and report. Every list is in order of time. */
export interface Chronicle {
  readonly rounds: readonly ChronicleRound[]
  /** What each company earned in each of its turns. */
  readonly runs: readonly ChronicleRun[]
  /** The figures at the set-up and at the end of each round. */
  readonly points: readonly ChroniclePoint[]
  /** The figures at the moment asked for. */
  readonly now: Figures
  readonly starts: readonly ChronicleStart[]
  readonly trains: readonly ChronicleTrain[]
  readonly phases: readonly ChroniclePhase[]
  /** Kinds of trains that left the game. */
  readonly obsolete: readonly ChronicleObsolete[]
  readonly exports: readonly ChronicleExport[]
  readonly loans: readonly ChronicleLoan[]
  readonly acquisitions: readonly ChronicleAcquisition[]
  /** Companies that left the table, though they may start again. */
  readonly left: readonly ChronicleLeft[]
  /** Null while the game goes on. */
  readonly result: ChronicleResult | null
}

/** Where something happened: the version it led to, and its round as a place in `rounds`. */
export interface ChronicleMoment {
  readonly version: number
  readonly round: number
}

export interface ChronicleRound {
  /** The version with which it begins; 0 for the first. */
  readonly version: number
  readonly kind: 'opening' | 'parliament' | 'stock' | 'operating'
  /** SR 3, OR 3.2: which set from 1, and which operating round in it; 0 where there is none; the how-manieth Parliament. */
  readonly set: number
  readonly within: number
  /** Companies in the order in which they operate; empty in other rounds. */
  readonly order: readonly string[]
}

export interface ChronicleRun extends ChronicleMoment {
  readonly company: string
  readonly revenue: number
  /** 'none': it earned nothing; 'halved': one half for the owner, one for the treasury. */
  readonly kept: 'paid' | 'withheld' | 'halved' | 'none'
  /** What one share, or the owner, got; 0 unless something was paid. */
  readonly perShare: number
  /** What each seat got; zeros unless something was paid. */
  readonly bySeat: readonly number[]
}

export interface ChroniclePoint {
  /** The version after which these figures held. */
  readonly version: number
  /** The round that ended, as a place in `rounds`; -1 for the set-up. */
  readonly round: number
  readonly figures: Figures
}

/** Everybody's figures at one moment. */
export interface Figures {
  readonly players: readonly PlayerFigures[]
  /** Share price by company; null without a marker. */
  readonly prices: Readonly<Record<string, number | null>>
}

export interface PlayerFigures {
  readonly seat: Seat
  readonly cash: number
  readonly worth: number
  readonly certificates: number
  readonly debt: number
  /** Shares by company; companies he holds nothing of are left out. */
  readonly shares: Readonly<Record<string, number>>
}

/** A company came to the market. */
export interface ChronicleStart extends ChronicleMoment {
  readonly holder: Holder
  readonly company: string
  readonly price: number
}

export interface ChronicleTrain extends ChronicleMoment {
  readonly company: string
  /** Kind and card, e.g. '2+2b'. */
  readonly train: string
  /** 'gift': a company that is nobody's drew it. */
  readonly from: 'bank' | 'pool' | 'gift' | 'turned' | (string & {})
  readonly price: number
  readonly help: number
  readonly loan: number
}

export interface ChroniclePhase extends ChronicleMoment {
  readonly phase: string
}

export interface ChronicleObsolete extends ChronicleMoment {
  readonly kind: string
}

export interface ChronicleExport extends ChronicleMoment {
  readonly card: string
  readonly trains: readonly string[]
}

export interface ChronicleLoan extends ChronicleMoment {
  readonly seat: Seat
  /** Borrowed; below zero where it was repaid. */
  readonly amount: number
  readonly debt: number
}

export interface ChronicleAcquisition extends ChronicleMoment {
  readonly company: string
  readonly target: string
  readonly price: number
  /** What the players got in all. */
  readonly cost: number
  readonly treasury: number
}

export interface ChronicleLeft extends ChronicleMoment {
  readonly company: string
  /** Why, in a sentence. */
  readonly said: Told
}

export interface ChronicleResult extends ChronicleMoment {
  readonly winners: readonly Seat[]
  readonly worth: readonly number[]
}
