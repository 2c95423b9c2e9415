export { boardView } from './board.ts'
export { chronicleOf } from './chronicle.ts'
export type { RmCompanyKind } from './companies.ts'
export { whyOver } from './ended.ts'
export { LINE_KINDS, type RmLine, type RmLineCode, type RmLines } from './log-line-codes.ts'
export { linesOf } from './log-lines.ts'
export { type MarketZoneId, marketMoves } from './market.ts'
export { roundView, viewOf } from './view.ts'
export { layMeaning, stationMeaning } from './preview/lay.ts'
export { dividendOf } from './preview/revenue.ts'
export { nextOnRoute } from './preview/draw-route.ts'
export type { FreightChain } from './preview/freight-chains.ts'
export { freightChains, routeStops, routeValues } from './preview/run.ts'
export { isOnMap, mapDecisionOf } from './decisions/on-map.ts'
export type { RmSayings } from './decisions/sayings.ts'
export type {
  Proposal,
  RmGuide,
  RmGuideChoiceCode,
  RmGuideChoices,
  RmGuideNotes,
  RmGuideSteps,
} from './guide-codes.ts'
export { guideOf } from './guide.ts'
