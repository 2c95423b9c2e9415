export { about1862 } from './about.ts'
export type { HexId, RmAction, Route, TileId } from './actions.ts'
export type { AmendmentId } from './amendments.ts'
export { roundOf } from './asking.ts'
export {
  LAYS,
  LONDON,
  MAP,
  TILE_SET,
  coordinateBeyond,
  hexIndex,
  leadsOffBoard,
  placeId,
  positionOf,
  tileIndex,
} from './board.ts'
export {
  COMPANIES,
  COMPANY_IDS,
  type CompanyData,
  type CompanyId,
  DIRECTOR_SHARES,
  SHARES,
  companyData,
  companyId,
  companyIndex,
} from './companies.ts'
export { seedOfNumber } from './deal.ts'
export { type Compatibility, type Edition, TRAIN_GAMES, type VariantId } from './edition.ts'
export type { HolderName, RmEvent, RmEvents, RmNames, RouteResult } from './events.ts'
export {
  BANK_MONEY,
  BID_STEP,
  CHARTERED_TOKENS,
  CHARTERED_TOKEN_PRICE,
  FEWEST_TOKENS,
  FIGURES,
  FREIGHT_BONUS,
  GROUP_PHASES,
  PHASE_COLOURS,
  PORT_BONUS,
  type PlayerFigures,
  SUBSIDY,
  TOKEN_PRICE,
} from './figures.ts'
export { HEXES, LONDON_PLACES, REGIONS } from './map.ts'
export {
  CHAIN,
  FREE_SHARES,
  LOWEST_PAR,
  PAR_VALUES,
  PRICES,
  START_PRICES,
  type Zone,
  parFor,
  zoneOf,
} from './market.ts'
export { ORDER_KINDS, type RmOrderKind, type RmStopCode, type RmStops } from './orders.ts'
export { OTHERWISE, UP_TO, WATCHES } from '@roundhouse/railways'
export { amalgamationOf } from './rules/amalgamation.ts'
export { bestRun } from './rules/best-run.ts'
export { mostBid } from './rules/bids.ts'
export { bookOf } from './rules/book.ts'
export { refuseStarting } from './rules/charters.ts'
export { deciderOf, ordinaryInPool } from './rules/directors.ts'
export { wealthOf } from './rules/ends.ts'
export { certificateLimit, certificatesOf, roundsInSet, stageOf, trainLimit } from './rules/figures.ts'
export { sharesSold } from './rules/floating.ts'
export { homeDuty } from './rules/home.ts'
export { LAY_ORDER, tilesFor } from './rules/laying.ts'
export { joinedPrice } from './rules/merger.ts'
export { boardOf, homeHex, isClosed, reachOf } from './rules/network.ts'
export { optionOf } from './rules/options.ts'
export { hasMarker, priceOf, salePrice, worthOf } from './rules/prices.ts'
export { type Building, onceBuilt } from './rules/buildings.ts'
export { MOST_SPACES } from './rules/revenue.ts'
export { type RunValue, valueRun } from './rules/routes.ts'
export { graphFor, runningTrains } from './rules/running.ts'
export { PLACE_IDS, isOffBoard, regionEntered, sideTowards, trackOn } from './rules/run-graph.ts'
export { seenByTrains } from './rules/seen-by-trains.ts'
export { bankPrice, topBand, tradePrice } from './rules/train-market.ts'
export { forcedDeed } from './rules/trains.ts'
export { REFUSALS, type RefusalCode, type RefusalTable, SECTIONS, type SectionId } from './sections.ts'
export {
  type CompanyStatus,
  HOLDERS,
  NOBODY,
  OFFER,
  type OfferKind,
  POOL,
  type ParliamentState,
  type RmAmalgamation,
  type RmCompany,
  type RmOffer,
  type RmState,
  type RmTurn,
  type RoundState,
  STAGES,
  type Stage,
  type StepName,
  type StockState,
  TREASURY,
  cashOf,
  companyAt,
  sharesOf,
  treasuryOf,
} from './state.ts'
export { TILE_COUNTS } from './tile-counts.ts'
export { railwayMania } from './title.ts'
export { runs1862, whatIf } from './runs.ts'
export {
  BANDS,
  type BandData,
  FLEET,
  MOST_WARRANTIES,
  PHASES,
  type PhaseId,
  TRAINS,
  TRAIN_IDS,
  type TrainData,
  type TrainId,
  type TrainType,
  TYPES,
  WARRANTY_PRICE,
  trainCode,
  trainData,
  trainId,
  trainOf,
} from './trains.ts'
