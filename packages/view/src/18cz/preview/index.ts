export { type AcquiredTrain, acquiredTrains, discardRows } from './acquired.ts'
export { type AcquisitionPreview, type Target, acquisitionPreview, targetsOf } from './acquire.ts'
export { type PrivateAuction, type PrivateLot, privateAuction } from './auction.ts'
export { type Change, type Future, futureOf } from './future.ts'
export { type LayPreview, cityChooser, layPreview, stationPreview } from './lay.ts'
export { type LocalDeals, type LocalRow, localDeals, localRow, localRows } from './locals.ts'
export { privateIncome } from './mw.ts'
export { type OfferPreview, offerPreview } from './offer.ts'
export { type RevenuePreview, dividendOf, revenuePreview } from './revenue.ts'
export { type RouteStop, routeStops } from './route-stops.ts'
export { type StartOption, startOptions } from './stock.ts'
export {
  type PhaseOpening,
  type TrainOffer,
  type TrainOffers,
  type TrainPreview,
  trainOffers,
  trainPreview,
} from './trains.ts'
export { type TurnBead, companyConcerned, debtorsNow, turnBeads, vaclavDecision } from './turn.ts'
