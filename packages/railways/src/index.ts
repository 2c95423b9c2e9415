export {
  type Board,
  type BoardState,
  NO_TILE,
  cloneBoard,
  emptyBoard,
  hasTile,
  layTile,
  trackAt,
} from './board/board.ts'
export {
  type GameMap,
  type Home,
  type MapData,
  type MapHex,
  NOWHERE,
  type Region,
  type Terrain,
  compileMap,
} from './board/game-map.ts'
export { type Orientation, SIDES, SIDE_OFFSETS, opposite } from './board/orientation.ts'
export { type IsBlocked, Reach, STOPS_PER_HEX, type StopPlace, stopKey } from './board/reach.ts'
export { type TileSet, compileTiles } from './board/tile-set.ts'
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
export { LayTable, type LayFault, layFault } from './board/lays.ts'
export { type TracedRoute, traceRoute } from './board/route.ts'
export {
  hexOfKey,
  holdsStation,
  isFull,
  movedStation,
  occupancy,
  placeOfKey,
  stopAt,
  stopOfKey,
} from './board/stations.ts'
export { type Rounding, partOf } from './finance/dividend.ts'
export { type Grid, aboveOf, belowOf, cellAt, grid, leftOf, placeOf, rightOf } from './finance/grid.ts'
export {
  type Chain,
  type Chart,
  type MarketState,
  OFF_MARKET,
  alongChain,
  alongRow,
  chain,
  moveMarker,
  removeMarker,
} from './finance/market.ts'
export { certificates, moveUnits, successor, unitsOf } from './finance/shares.ts'
export {
  type Face,
  type FleetState,
  type FleetTable,
  UNLIMITED,
  isObsolete,
  removeTrain,
  scrap,
  takeTop,
  topLetter,
  usableFaces,
} from './fleet/fleet.ts'
export { byCash, serpentine } from './rounds/order.ts'
