/**
 * Where recorded games of 18xx.games are played differently from the rulebook: table C of the rulings. Each switch is off
 * by the rulebook and named after its row.
 */
export const SWITCHES = [
  'bohemiaNoExport',
  'runAnything',
  'sellTwice',
  'poolOfShares',
  'trainTradeInPhaseA',
  'emergencyWhenAffordable',
  'eTrainTopStops',
  'turnOwnColourOnly',
  'repayAllCash',
  'noConsent',
  'tileLayerPlacesToken',
  'overLimitMayPass',
  'discardListOrder',
  'poolSideRusts',
  'turnedTrainsToPool',
  'atLimitAnyKind',
  'prahaYellowIsLay',
  'homeTileLater',
  'vaclavPurse',
  'vaclavEitherPlayer',
  'ateBrownOneFree',
  'localLayNotUpgrade',
  // Found by comparison, not in table C: see the comments.
  /** A step waits for a pass even when nothing else is possible. — VIII.3 */
  'asksAnyway',
  /** A player who can afford no local is passed over; two such turns in a row end the pre-stock round. — VI */
  'draftEndsWhenBroke',
  /** Nobody discards before the operating company has left its acquisitions. — VIII.9, VIII.12 */
  'discardAfterAcquisitions',
  /** Locals are traded and used even while a discard or the choice of a city waits. — VIII.3, VIII.12 */
  'localsWhileWaiting',
  /**
   * Of two stations in one hex any station there may be taken off, even a stranger's; a home station lost so comes
   * back, free, once its company owns 100. — VIII.9
   */
  'clearsAnyStation',
  /** A new limit that comes by an export which scraps no company's train waits for the next change. — VIII.12 */
  'exportForgetsLimits',
  /** All draws of Václav come before any discard they bring about. — XI.1 */
  'drawsBeforeDiscards',
  /** After a purchase without room or money for another train the turn may end without one of the own colour. — VIII.10 */
  'noFurtherPurchase',
] as const
export type Switch = (typeof SWITCHES)[number]

export type Compatibility = 'rulebook' | '18xx.games'

/** By which book this table plays. */
export interface Edition {
  compatibility: Compatibility
  /**
   * The older edition as far as this map and its clear statements go: BCB at home in D16, doubled stations back to the
   * reserve, and 5, 5+5 and 8E scrap the next smaller kind only. — table A5, A11, A13
   */
  older: boolean
  /** Trains must run for the highest revenue. — VIII.8 */
  runMaximum: boolean
}

/** Whether a switch of table C is on. Recorded games are played with all of them. */
export function isOn(state: { readonly edition: Readonly<Edition> }, _name: Switch): boolean {
  return state.edition.compatibility === '18xx.games'
}
