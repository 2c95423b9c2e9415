import type { GameMap, TileSet } from '@roundhouse/railways'
import { NO_TILE } from '@roundhouse/railways'
import type { Json, JsonObject } from '../json.ts'
import type { Names } from './names.ts'

/** A company as the digests tell of it, with the recording's names; what is empty is left out of them. */
export interface CompanyFigures {
  readonly cash: number
  readonly type: string
  /** Once it has a price: that, its cell on the market and the price it started at. */
  readonly market: { readonly price: number; readonly at: string; readonly start: number } | null
  readonly percentInOffer: number
  readonly percentInMarket: number
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
    ty: figures.type,
    ...(market === null ? {} : { sp: market.price, at: market.at, par: market.start }),
    ...filled({
      ipo: figures.percentInOffer,
      mkt: figures.percentInMarket,
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

/** The companies of each cell, in their order; `at` tells the cell as 'row,column'. */
export function marketPart(
  order: readonly number[],
  at: (company: number) => string,
  name: (company: number) => string,
): JsonObject {
  const cells: Record<string, Json[]> = {}
  for (const company of order) (cells[at(company)] ??= []).push(name(company))
  return cells
}

interface Laid {
  readonly laid: readonly number[]
  readonly supply: readonly number[]
}

export function tilesPart(
  map: Pick<GameMap, 'hexes'>,
  { tiles }: TileSet,
  { laid }: Laid,
  names: Pick<Names, 'hex'>,
): JsonObject {
  return Object.fromEntries(
    map.hexes.flatMap(({ id }, hex) => {
      const tile = laid[hex] as number
      if (tile === NO_TILE) return []
      return [[names.hex(id), [tiles[Math.floor(tile / 6)]?.id ?? '', tile % 6]]]
    }),
  )
}

/** Only where it differs from the full box. */
export function supplyPart({ tiles, counts }: TileSet, { supply }: Laid): JsonObject {
  return Object.fromEntries(
    tiles.flatMap(({ id }, tile) => {
      const left = supply[tile] as number
      return left === counts[tile] ? [] : [[id, left]]
    }),
  )
}
