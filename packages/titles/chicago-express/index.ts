export type { ChicagoAction } from './actions.ts'
export {
  CHICAGO_INDEX,
  CLOSED_START,
  HEX_IDS,
  buildCost,
  hexAt,
  hexIncome,
  hexIndex,
  industryAt,
  isAt,
  isExclusive,
} from './board.ts'
export { NEIGHBOURS } from './neighbours.ts'
export {
  COMPANIES,
  COMPANY_IDS,
  type CompanyData,
  type CompanyId,
  WABASH,
  companyIndex,
} from './companies.ts'
export { DIALS, DIAL_IDS, type DialId, END, FOREST_GRANT, HEXES_PER_BUILD, HOUSES } from './components.ts'
export type { BuiltHex, ChicagoEvent, Payout, Raise } from './events.ts'
export {
  CHICAGO,
  FORT_WAYNE,
  HEXES,
  type HexData,
  type HexId,
  type HexKind,
  INDUSTRIES,
  INDUSTRY_IDS,
  type IndustryId,
} from './map.ts'
export { leastBid } from './rules/auction.ts'
export { dividendPerShare, minimumBid, unsoldShares } from './rules/shares.ts'
export { REFUSALS, type RefusalCode, type RefusalTable, SECTIONS, type SectionId } from './sections.ts'
export {
  type Auction,
  type AuctionKind,
  type ChicagoState,
  type CompanyState,
  type EndReason,
  type StepName,
  cashOf,
  treasuryOf,
} from './state.ts'
export { chicagoExpress } from './title.ts'
