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
   * The older edition as far as this map and its clear statements go: BCB at home in D16 (table A5); of two stations in
   * one hex one goes back to the reserve (A11); 5, 5+5 and 8E scrap the next smaller kind only (A13). The other rows
   * stay as the newer edition has them:
   * - A5: VBW (H8), BTE (D1) and Prussia's second hex (A23) lie where this map has no city or no hex.
   * - A6: the home tile is laid first or not at all. The older edition demands it in the first turn; games kept with this
   *   option have left it out and would no longer replay.
   * - A1, A3, A4, A7, A8, A9, A16, A17, A19, A24: the older edition, read as a whole, allows what is played.
   * - A10, A12, A15, A23, A25: it says nothing. The run for the maximum has an option of its own.
   * - A2, A14: E trains that skip cities and stop in every town, plus trains that count red tiles apart and towns not at
   *   all, are slips of the translation.
   * - A20: the successor's two shares go to the old director and, a paragraph on, to the bank; who sells both ends up
   *   with the same.
   * - A21: its tiles are counted but not listed. A22: a sixth player takes nothing away.
   */
  older: boolean
  /** Trains must run for the highest revenue. — VIII.8 */
  runMaximum: boolean
}

/** Whether a switch of table C is on. Recorded games are played with all of them. */
export function isOn(state: { readonly edition: Readonly<Edition> }, _name: Switch): boolean {
  return state.edition.compatibility === '18xx.games'
}
