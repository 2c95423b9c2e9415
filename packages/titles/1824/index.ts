export type { AhAction, HexId, Route, TileId } from './actions.ts'
export { roundOf } from './asking.ts'
export { HEX_IDS, TILE_SET, tileIndex } from './board.ts'
export {
  COAL_PRICES,
  COMPANIES,
  COMPANY_IDS,
  type CompanyId,
  DIRECTOR_SHARES,
  type Kind as CompanyKind,
  SHARES,
  SHARE_PERCENT,
  companyData,
  companyId,
  companyIndex,
  isSmall,
  kindOf,
  preStatePrice,
  predecessorsOf,
} from './companies.ts'
export type { AhEvent, AhEvents, AhNames, HolderName, RouteResult } from './events.ts'
export { GRID, ISSUE_PRICES, STATE_CELL, STATE_PRICE, issueCell } from './market.ts'
export {
  MOUNTAINS,
  MOUNTAIN_IDS,
  MOUNTAIN_INCOME,
  MOUNTAIN_PRICE,
  type MountainId,
  mountainId,
  mountainIndex,
} from './mountains.ts'
export type { AhStops } from './orders.ts'
export { AMENDMENTS, type AmendmentId } from './amendments.ts'
export { bankBalance } from './rules/bank.ts'
export { bookOf } from './rules/book.ts'
export { newestColour } from './rules/colours.ts'
export { certificateLimit, hasCome, stationPrices, trainLimit } from './rules/figures.ts'
export { surchargeOn } from './rules/emergency.ts'
export { EXCHANGED_FROM } from './rules/exchanges.ts'
export { capitalOf, formedAhead } from './rules/formation.ts'
export { awaitedHome } from './rules/homes.ts'
export { boardOf, groundOf, hexId, reachOf } from './rules/network.ts'
export { operatingOrder } from './rules/operating-order.ts'
export { type PriceCause, cellAfter, priceOf } from './rules/prices.ts'
export { dividendOn } from './rules/revenue.ts'
export { LAY_ORDER } from './rules/laying.ts'
export { capitalTimes } from './rules/openings.ts'
export { valueRun } from './rules/routes.ts'
export { stopValue } from './rules/run-stops.ts'
export {
  certificatesOf,
  isBond,
  isConstruction,
  isEarmarked,
  seatsOf,
  sharesWithPlayers,
} from './rules/shares.ts'
export { isFirstLap } from './rules/stock-turn.ts'
export { wealthOf } from './rules/standing.ts'
export { tilesFor } from './rules/tiles-to-lay.ts'
export { stationCost } from './rules/tokens.ts'
export {
  TRADED_FROM,
  fixedPrice,
  handInValue,
  mustBuyTrain,
  refuseRoom,
  trainsAtBank,
} from './rules/trains-on-sale.ts'
export { MARKER_HEXES } from './goods-time.ts'
export { HEXES } from './map.ts'
export { bestRun, runSearch } from './rules/best-run.ts'
export { runs1824, whatIf } from './runs.ts'
export { REFUSALS, type RefusalCode, type RefusalTable, SECTIONS, type SectionId } from './sections.ts'
export {
  type AhState,
  CERTIFICATE,
  type CompanyState,
  KEPT,
  NOBODY,
  ON_SALE,
  POOL,
  STACK,
  STAGES,
  type StepName,
  type TurnState,
  type VariantId,
  cashOf,
  companyAt,
  debtOf,
  sharesOf,
  treasuryOf,
} from './state.ts'
export { type CompanyStep, eighteen24, title1824 } from './title.ts'
export {
  NORMAL_TRAINS,
  PHASES,
  PHASE_COLOURS,
  TRAINS,
  TRAIN_IDS,
  TRAIN_LIMITS,
  type TrainId,
  isGoods,
  trainCode,
  trainData,
  trainId,
} from './trains.ts'
