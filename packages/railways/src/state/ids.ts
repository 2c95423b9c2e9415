import type { Id, Seat } from '@roundhouse/kernel'

// The rules know things by numbers, so that a state is small and quickly copied. Each number says in its type what it
// numbers (`Id`): a hex is refused where a company or a seat is wanted. Above the rules everything goes by the names that
// players know (docs/decisions/0021).

/** A company by its place in the title's list, of whatever kind it is. */
export type CompanyIndex = Id<'company'>

/**
 * Who holds shares or directs: seats by their number, and behind them whatever else a title has: stack, initial offer,
 * pool, treasury, shares kept for an exchange, a holder that is no player.
 */
export type Holder = Seat
/** No director, no bidder, no owner. */
export const NOBODY = -1

/** A hex of the map; behind the hexes stand its regions. */
export type HexIndex = Id<'hex'>
/** A stop of a hex: hex × 8 + stop. */
export type StopKey = Id<'stop'>
/** A tile by its place in the box, and a tile as it lies: tile × 6 + rotation. */
export type TileIndex = Id<'tile'>
export type LaidTile = Id<'laid tile'>

/** A card and the face it is used as: letter × faces + face. */
export type TrainCode = Id<'train'>
/** A kind of card, whose first sale may begin a phase. */
export type CardLetter = Id<'card'>

/** A space of the market. */
export type MarketCell = Id<'cell'>

/** A private railway by its place in the title's list, and whoever owns one: see privates.ts. */
export type PrivateIndex = Id<'private'>
export type Owner = Id<'owner' | 'seat'>

/** The numbers of a list, for loops over all its companies, hexes, tiles. */
export function indexesOf(list: { readonly length: number }): readonly number[] {
  return Array.from({ length: list.length }, (_, index) => index)
}
