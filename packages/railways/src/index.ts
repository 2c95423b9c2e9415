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
export { type IsBlocked, type Reach, type StopPlace, reachFrom, stopKey } from './board/reach.ts'
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
