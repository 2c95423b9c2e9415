export type { AmendmentId } from './amendments.ts'
export type { CzAction, HexId, Route, TileId } from './actions.ts'
export { roundOf } from './asking.ts'
export { TILE_SET, groundOf, hexId, mapOf, tileIndex } from './board.ts'
export {
  ATE,
  COMPANIES,
  COMPANY_IDS,
  type CompanyData,
  type CompanyId,
  SIZES,
  SIZE_DATA,
  type Size,
  type SizeData,
  companyData,
  companyId,
  companyIndex,
  sizeData,
} from './companies.ts'
export type { Compatibility, Edition } from './edition.ts'
export type { CzEvent, CzEvents, CzNames, HolderName, RouteResult } from './events.ts'
export {
  LOCALS,
  LOCAL_IDS,
  LOCAL_SIZES,
  type LocalData,
  type LocalId,
  type LocalSize,
  localData,
  localId,
  localIndex,
  localSize,
} from './locals.ts'
export { HEXES } from './map.ts'
export { PRICES } from './market.ts'
export { BID_STEP, MORAVIAN_HEXES, MW_HEX, PRIVATES, type PrivateId } from './moravia.ts'
export { type CzOrderKind, type CzStopCode, type CzStops, ORDER_KINDS } from './orders.ts'
export { OTHERWISE, UP_TO, WATCHES } from '@roundhouse/railways'
export { CERTIFICATE_LIMIT, LOCAL_END_VALUE, PROGRESS, STARTING_CASH, type SetData } from './progress.ts'
export { bookOf } from './rules/book.ts'
export { LAY_ORDER } from './rules/laying.ts'
export { localValue } from './rules/locals.ts'
export { isClosed, boardOf, reachOf } from './rules/network.ts'
export {
  cardCounts,
  certificateLimit,
  facesOf,
  firstSet,
  holdingLimit,
  runsTrain,
  scrapsOf,
  sizeOf,
  trainLimit,
} from './rules/figures.ts'
export { homeHex, homeStop } from './rules/homes.ts'
export { type PriceCause, cellAfter, priceOf } from './rules/prices.ts'
export { roundNumber } from './rules/operating-round.ts'
export { RED_BONUS, stopValue, valueRoute } from './rules/route-values.ts'
export { type RunValue, canRun, valueRun } from './rules/routes.ts'
export type { BestRun } from './rules/run.ts'
export { sampleRun } from './rules/sample-run.ts'
export {
  DIRECTOR_SHARES,
  capitalisationOf,
  certificatesOf,
  sharesSold,
  sharesToOpen,
} from './rules/shares.ts'
export { dividendOn } from './rules/revenue.ts'
export { ACQUIRED_STATION, priceRange } from './rules/acquisition.ts'
export { wealthOf } from './rules/standing.ts'
export { tilesLeft } from './rules/tile-allowance.ts'
export { stationCost } from './rules/placing-stations.ts'
export { type Building, onceBuilt } from './rules/buildings.ts'
export { bestRun } from './rules/best-run.ts'
export { runs18cz, whatIf } from './runs.ts'
export { tilesFor } from './rules/tiles-to-lay.ts'
export { REFUSALS, type RefusalCode, type RefusalTable, SECTIONS, type SectionId } from './sections.ts'
export {
  type AuctionState,
  type CompanyStatus,
  type CzCompany,
  type CzState,
  type CzTurn,
  GONE,
  HOLDERS,
  type MoraviaState,
  NOBODY,
  NO_CITY,
  ON_BOARD,
  type OfferKind,
  type OfferState,
  type RecordingState,
  type RoundState,
  STACK,
  STAGES,
  type Stage,
  type StepName,
  type StockState,
  VACLAV,
  type VariantId,
  cashOf,
  companyAt,
  sharesOf,
  treasuryOf,
} from './state.ts'
export { TILE_COUNTS } from './tile-counts.ts'
export { eighteenCz, title18cz } from './title.ts'
export {
  CARDS,
  type CardData,
  FACES,
  KINDS,
  type KindData,
  PHASES,
  type PhaseId,
  TRAINS,
  type TrainData,
  type TrainId,
  type TrainKind,
  trainCode,
  trainData,
  trainId,
} from './trains.ts'
