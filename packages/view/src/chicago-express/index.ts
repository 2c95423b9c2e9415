export {
  type BidPreview,
  type BuildPreview,
  type BuildRow,
  type DevelopPreview,
  bidPreview,
  buildPreview,
  developPreview,
} from './preview.ts'
export {
  type ChicagoGuide,
  type ChicagoGuideChoices,
  type ChicagoGuideNotes,
  type ChicagoGuideSteps,
  guideOf,
} from './guide.ts'
export { type Development, type HexIncome, type HexOutlook, hexOutlook } from './hex-outlook.ts'
export { type ChicagoLine, type ChicagoLineCode, type ChicagoLines, linesOf } from './log-lines.ts'
export { type ChicagoReport, type DividendPoint, type Moment, reportOf } from './report.ts'
export {
  type AuctionView,
  type BidderView,
  type ChicagoView,
  type CompanyView,
  type DialView,
  type Doing,
  type EndGauge,
  type HexView,
  type IndustryView,
  type LinkView,
  type PlayerView,
  viewOf,
} from './view.ts'
