export type { AhAction, HexId, Route, TileId } from './actions.ts'
export { HEX_IDS, TILE_SET } from './board.ts'
export {
  COMPANIES,
  COMPANY_IDS,
  type CompanyId,
  type Kind as CompanyKind,
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
export { HEXES } from './map.ts'
export { GRID } from './market.ts'
export {
  MOUNTAINS,
  MOUNTAIN_IDS,
  MOUNTAIN_INCOME,
  MOUNTAIN_PRICE,
  type MountainId,
  mountainIndex,
} from './mountains.ts'
export type { AhStops } from './orders.ts'
export { bankBalance } from './rules/bank.ts'
export { bookOf } from './rules/book.ts'
export { boardOf, groundOf } from './rules/network.ts'
export { valueRun } from './rules/routes.ts'
export { certificatesOf } from './rules/shares.ts'
export { bestRun } from './runs.ts'
export { REFUSALS, type RefusalCode, type RefusalTable, SECTIONS, type SectionId } from './sections.ts'
export {
  type AhState,
  CERTIFICATE,
  type CompanyState,
  KEPT,
  ON_SALE,
  POOL,
  STACK,
  type StepName,
  type TurnState,
  type VariantId,
  cashOf,
  companyAt,
  debtOf,
  sharesOf,
  treasuryOf,
} from './state.ts'
export { eighteen24, title1824 } from './title.ts'
export { TRAIN_IDS, type TrainId, trainCode, trainData, trainId } from './trains.ts'
