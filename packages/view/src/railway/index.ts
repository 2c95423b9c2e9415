export type { BankView, DepotView, PhaseView, ProgressView, TileSupply } from './bank-view.ts'
export type {
  BoardView,
  HexMarker,
  HexView,
  LaidTile,
  RegionPart,
  StageValue,
  StopView,
} from './board-view.ts'
export type {
  Chronicle,
  ChronicleAcquisition,
  ChronicleExport,
  ChronicleLoan,
  ChronicleMoment,
  ChronicleObsolete,
  ChroniclePhase,
  ChroniclePoint,
  ChronicleResult,
  ChronicleRound,
  ChronicleRun,
  ChronicleStart,
  ChronicleTrain,
  Figures,
  PlayerFigures,
} from './chronicle.ts'
export type {
  CompanyStatusView,
  CompanyView,
  Holder,
  PrivateView,
  ShareHolding,
  SharesView,
  StationsView,
  TrainFrame,
  TrainView,
} from './company-view.ts'
export type { RailwayGuideChoices, RailwayGuideNotes, RailwayGuideSteps } from './guide-codes.ts'
export type { Guide, GuideSaid } from './guide.ts'
export { LOG_KINDS, type LogKind } from './log-kind.ts'
export {
  type Concerns,
  type LineOf,
  type PriceMove,
  RAILWAY_LINE_KINDS,
  type RailwayLines,
  type TrainLoss,
} from './log-line-codes.ts'
export type {
  DividendMeaning,
  LayMeaning,
  LentTrain,
  PowerView,
  RouteStop,
  StationMeaning,
} from './map-meaning.ts'
export type { MarketCause, MarketCell, MarketMoves, MarketView, MarketZone } from './market-view.ts'
export type { Notice, NoticeExchange, NoticeShare } from './notice.ts'
export type { Holding, PlayerView } from './player-view.ts'
export type { RailwayView, RoundView } from './railway-view.ts'
export { type Summing, keeping } from './line-of-play.ts'
export type { Asking } from './asking.ts'
export type {
  Amount,
  Bead,
  Besides,
  Bidder,
  Decision,
  Duties,
  Duty,
  Fact,
  Figure,
  FigureRow,
  FigureTable,
  Group,
  Loan,
  Meaning,
  Note,
  Option,
  Pick,
  Queued,
  Row,
  RowButton,
  Sign,
} from './decision.ts'
export type {
  Certificate,
  Exchange,
  ExchangeHolder,
  ExchangeOutcome,
  ExchangeParty,
  ExchangeRuns,
  ExchangeStations,
} from './exchange.ts'
export type { Said, Told } from './said.ts'
export { type RailwaySayings, say } from './sayings.ts'
