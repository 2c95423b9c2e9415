export { hasTile, layTile, trackAt, waysFrom } from './board/board.ts'
export {
  type GameMap,
  type Home,
  type MapData,
  type MapHex,
  NOWHERE,
  type Region,
  type Terrain,
  compileMap,
  plainHex,
} from './board/game-map.ts'
export { type Orientation, SIDES, SIDE_OFFSETS, opposite } from './board/orientation.ts'
export { type IsBlocked, Reach, type StopPlace, stopKey } from './board/reach.ts'
export { type TileSet, anyTrackMeets, compileTiles } from './board/tile-set.ts'
export { type Tile, TILES } from './board/tiles.ts'
export {
  COLOURS,
  type Colour,
  FIRST_STOP,
  type Path,
  type PathEnd,
  type Revenue,
  type Stop,
  type StopKind,
  type Track,
  exitsOf,
  isStop,
  revenueAt,
  rotate,
  stopEnd,
} from './board/track.ts'
export { continuedStops, keepsTrack, sidesOfStop, stopOnSide } from './board/upgrade.ts'
export { bareHome, homeState, keptCircles } from './board/homes.ts'
export { LayTree } from './board/lay-choices.ts'
export { leadsTo } from './board/leads-to.ts'
export {
  type LaySearch,
  eachLay,
  layBranches,
  newTrackMeets,
  sidesReached,
  terrainCost,
} from './board/lay-search.ts'
export { LayTable, type LayFault, layFault } from './board/lays.ts'
export { type MergedStations, mergeStations } from './board/merge-stations.ts'
export { type Network, type NetworkRules, networksBy } from './board/network.ts'
export { nextOnRoute } from './board/next-on-route.ts'
export { type TracedRoute, traceRoute } from './board/route.ts'
export { type StationFault, type StationRules, placesByHex, stationFault } from './board/station-places.ts'
export {
  carryStations,
  hexOfKey,
  holdsStation,
  isFull,
  movedStation,
  occupancy,
  placeOfKey,
  placeStation,
  stopAt,
  stopOfKey,
  takeOffStation,
} from './board/stations.ts'
export {
  type BidFault,
  type Bidding,
  bidFault,
  isOut,
  leastBid,
  leaveBidding,
  nextBidder,
  placeBid,
} from './finance/bidding.ts'
export { certificates, certificatesHeld } from './finance/certificates.ts'
export { type Condition, allOf } from './finance/conditions.ts'
export {
  type Consent,
  type Declined,
  type Offer,
  consentQuestion,
  isDeclined,
  leastOffer,
} from './finance/consent.ts'
export { appointDirector, firstDirector, successor } from './finance/director.ts'
export { type Rounding, halves, partOf, timesCovered } from './finance/dividend.ts'
export { type Capitalisation, capitalise, isFloated, payForShares } from './finance/floating.ts'
export { type Grid, aboveOf, belowOf, cellAt, grid, leftOf, placeOf, rightOf } from './finance/grid.ts'
export { type HoldingRule, beginsBelow, endsWithin, mustSellFirst } from './finance/holding-limits.ts'
export {
  type LoanTerms,
  type Loans,
  type RepayFault,
  addInterest,
  borrow,
  lowerDebt,
  mostRepayable,
  repayFault,
} from './finance/loans.ts'
export {
  type Chain,
  alongChain,
  alongRow,
  alongRowToEnd,
  cellAtMost,
  chain,
  moveMarker,
  removeMarker,
  sinkMarker,
} from './finance/market.ts'
export { type PriceChange, type PriceMove, enterMarket, movePrice, priceAt } from './finance/price-moves.ts'
export {
  type Power,
  type PowerFault,
  closeUnsold,
  handOver,
  lasting,
  payIncome,
  powerFault,
  usePower,
} from './finance/privates.ts'
export {
  type SaleRule,
  type SalesRecord,
  largestSale,
  mayPartWith,
  noteSale,
  roomInBank,
  sellableCounts,
  soldInRound,
  soldInTurn,
  stepsPerShare,
} from './finance/selling.ts'
export { type TakenAssets, payHolders, takeAssets, takeMoney, takeTrains } from './finance/takeover.ts'
export {
  type AmalgamationState,
  type OptionCertificate,
  optionTerms,
  settlingOrder,
  twoForOne,
} from './finance/option-shares.ts'
export { ranking, worthOfShares } from './finance/wealth.ts'
export {
  type EventNames,
  type EventOf,
  type RailwayEvent,
  type RailwayEventType,
  type RailwayEvents,
  eventsOf,
  isEvent,
} from './events.ts'
export { exportCard } from './fleet/export.ts'
export { removeTrain, scrap, takeCard, takeTop, topLetter, usableFaces } from './fleet/fleet.ts'
export { type Payment, canPayNone, payment } from './fleet/forced-purchase.ts'
export { aboveLimit, hasRoom } from './fleet/limits.ts'
export { type Retirement, type RetirementRules, retire } from './fleet/obsolescence.ts'
export { type TrainOnSale, type TrainSource, isOnSale, takeOnSale, trainsOnSale } from './fleet/on-sale.ts'
export { NO_PHASE, beginPhase, inForce } from './fleet/phases.ts'
export { type Pool, discardTrain } from './fleet/pool.ts'
export {
  type Course,
  type Happening,
  type Line,
  type Question,
  continuing,
  asks,
  when,
} from './rounds/course.ts'
export { askingIn } from './rounds/asking.ts'
export { type Move, stepOfMoves } from './rounds/moves.ts'
export { type Naming, type Numbered, named, telling, tellingSetup } from './rounds/naming.ts'
export { nextToOperate } from './rounds/operating-order.ts'
export { byCash, clockwiseFrom, firstLapReversed, serpentine } from './rounds/order.ts'
export { type Row, everybody, havePassed, nextInRow, rowIsOver } from './rounds/passing.ts'
export { type Reacting, type Reaction, type Reactions, beginningWith, reacting } from './rounds/reactions.ts'
export { drawsFrom, shuffled } from './rounds/recorded-chance.ts'
export { type Chapter, bookshelf, bound, later } from './rounds/rulebook.ts'
export { type SetPlace, afterOperatingRound } from './rounds/sets.ts'
export {
  type NextOf,
  OTHERWISE,
  PASS,
  type SkipOrders,
  type StockOrders,
  type StopsOf,
  UP_TO,
  WATCHES,
  areForStockRound,
  buyOffer,
  buyOrder,
  passOffer,
  passOrder,
  skipOffer,
  skipOrder,
  stopped,
} from './rounds/standing-orders.ts'
export { workedOutOnce } from './rounds/worked-out-once.ts'
export {
  type Turn,
  type TurnKeeper,
  type TurnStep,
  askedWhere,
  inWaitingOrder,
  turnOf,
} from './rounds/turn.ts'
export { type BestRun, MOST_WORK, type RunRoute, type RunSearch, searchRuns } from './runs/best-run.ts'
export { type CheckedRoute, type RouteCheck, type RouteProblem, checkRoutes } from './runs/check-routes.ts'
export {
  type RunAnswer,
  type RunFault,
  type RunQuery,
  type TitleRuns,
  answerQuery,
  isRunQuery,
} from './runs/run-query.ts'
export { type WhatIf, searchBuildings } from './runs/what-if.ts'
export { plainBuildings } from './runs/plain-buildings.ts'
export { type RunHex, type Runner, graphAlong, runGraph } from './runs/run-graph.ts'
export type { BuildingRules, RunGround, RunRules, RunStop, RunTrain } from './runs/run-rules.ts'
export {
  type Accounts,
  type Bank,
  type BankState,
  accountsOf,
  bankViolations,
  cloneBank,
  leftInBank,
  newBank,
} from './state/bank.ts'
export {
  type Board,
  type BoardState,
  NO_TILE,
  cloneBoard,
  emptyBoard,
  laidTiles,
  supplyLeft,
  tileOf,
} from './state/board.ts'
export { type Ground, compileGround, groundsByName, withStopsOn } from './board/ground.ts'
export { standsTwice, stationViolations, tileViolations } from './state/board-violations.ts'
export {
  type Company,
  type CompanyState,
  cloneCompany,
  companyOf,
  directorViolations,
  newCompany,
} from './state/companies.ts'
export {
  type Face,
  type Fleet,
  type FleetState,
  type FleetTable,
  UNLIMITED,
  cardsInBank,
  cloneFleet,
  fleetViolations,
  isObsolete,
  newFleet,
} from './state/fleet.ts'
export {
  type CardLetter,
  type CompanyIndex,
  type HexIndex,
  type Holder,
  type LaidTile,
  type MarketCell,
  NOBODY,
  type Owner,
  type PrivateIndex,
  type StopKey,
  type TileIndex,
  type TrainCode,
  indexesOf,
} from './state/ids.ts'
export {
  type Chart,
  type Market,
  type MarketState,
  OFF_MARKET,
  cloneMarket,
  marketViolations,
  newMarket,
  stacks,
} from './state/market.ts'
export {
  CLOSED,
  type Privates,
  type PrivatesState,
  UNSOLD,
  clonePrivates,
  companyOfOwner,
  companyOwner,
  newPrivates,
  privatesOf,
  privatesViolations,
  seatOfOwner,
} from './state/privates.ts'
export {
  type Shares,
  type SharesState,
  cloneShares,
  collectUnits,
  dropUnits,
  holdersOf,
  holdingsOf,
  moveUnits,
  newShares,
  sharesViolations,
  unitsBelow,
  unitsOf,
} from './state/shares.ts'
export { type TurnState, newTurn, turnUnderWay, underWay } from './state/turn.ts'
export { type PermitsState, clonePermits, hasPermit, joinPermits, newPermits } from './state/permits.ts'
export {
  type Marker,
  cloneMarkers,
  markersOn,
  openTrack,
  placeMarker,
  townsBecomingMarkers,
  withStops,
} from './state/markers.ts'
export { type WarrantedTrains, addTrain, takeTrainAt, useWarranties } from './state/warranties.ts'
export { type PlainStart, type PlainState, clonePlain, newPlain, plainViolations } from './state/plain.ts'
