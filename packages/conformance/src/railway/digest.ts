import {
  type Board,
  type CardLetter,
  type CompanyIndex,
  type Fleet,
  type Market,
  type MarketCell,
  cardsInBank,
  laidTiles,
  stacks,
  supplyLeft,
} from '@roundhouse/railways'
import type { Json, JsonObject } from '../json.ts'
import type { Names } from './names.ts'

/** A company as the digests tell of it, with the recording's names; what is empty is left out of them. */
export interface CompanyFigures {
  readonly cash: number
  /** Null where all companies are of one kind. */
  readonly type: string | null
  /** Once it has a price: that, its cell on the market and the price it started at. */
  readonly market: { readonly price: number; readonly at: string; readonly start: number } | null
  readonly percentInOffer: number
  readonly percentInMarket: number
  /** In its own treasury, where that is not the initial offer. */
  readonly percentOwn: number
  /** Within the offer. */
  readonly percentReserved: number
  readonly owner: string | null
  readonly isFloated: boolean
  readonly isStarted: boolean
  readonly isInReceivership: boolean
  readonly trains: readonly string[]
  /** Hex and city. */
  readonly stations: readonly (readonly [string, number])[]
  /** Prices of those still on the charter. */
  readonly stationsLeft: readonly number[]
  readonly privates: readonly string[]
  readonly hasOperated: boolean
}

export function companyPart(figures: CompanyFigures): JsonObject {
  const { market, trains, stations, stationsLeft, privates } = figures
  return {
    c: figures.cash,
    ...filled({ ty: figures.type ?? '' }),
    ...(market === null ? {} : { sp: market.price, at: market.at, par: market.start }),
    ...filled({
      ipo: figures.percentInOffer,
      mkt: figures.percentInMarket,
      self: figures.percentOwn,
      res: figures.percentReserved,
      own: figures.owner ?? '',
      fl: figures.isFloated,
      io: figures.isStarted,
      rv: figures.isInReceivership,
      tr: trains,
      tk: stations,
      ut: stationsLeft,
      cos: privates,
      op: figures.hasOperated,
    }),
  }
}

export interface PlayerFigures {
  readonly cash: number
  /** By company: nothing where the player holds none. */
  readonly percents: Readonly<Record<string, number>>
  readonly certificates: number
  readonly privates: readonly string[]
  readonly debt: number
  readonly penalty: number
}

export function playerPart({
  cash,
  percents,
  certificates,
  privates,
  debt,
  penalty,
}: PlayerFigures): JsonObject {
  return {
    c: cash,
    sh: filled(percents),
    n: certificates,
    ...filled({ cos: privates, d: debt, pen: penalty }),
  }
}

/** Without what means nothing: zero, false, an empty text or list. */
function filled(fields: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => (Array.isArray(value) ? value.length > 0 : Boolean(value))),
  )
}

/** The companies of each cell, the upper marker first; `at` tells a cell as 'row,column'. */
export function marketPart(
  market: Market,
  at: (cell: MarketCell) => string,
  name: (company: CompanyIndex) => string,
): JsonObject {
  return Object.fromEntries(stacks(market).map(({ cell, companies }) => [at(cell), companies.map(name)]))
}

export function tilesPart(board: Board, names: Pick<Names, 'hex'>): JsonObject {
  return Object.fromEntries(
    laidTiles(board).map(({ hex, tile, rotation }) => [names.hex(hex), [tile, rotation]]),
  )
}

/** Only where it differs from the full box. */
export function supplyPart(board: Board): JsonObject {
  return Object.fromEntries(supplyLeft(board).map(({ tile, left }) => [tile, left]))
}

/** The cards in the bank in their order; those without limit count as one. */
export function bankPart(fleet: Pick<Fleet, 'depot'>, name: (letter: CardLetter) => string): Json {
  return cardsInBank(fleet).map(({ letter, count }) => [name(letter), Math.abs(count)])
}
