import type { Action, Choice, GameEvent, GameState, Refusal, Seat } from '@roundhouse/kernel'
import type { Board, TitleRuns } from '@roundhouse/railways'
import type {
  Asking,
  Decision,
  DividendMeaning,
  HexView,
  LayMeaning,
  LentTrain,
  MarketMoves,
  Notice,
  PowerView,
  RailwayView,
  RouteStop,
  StationMeaning,
} from '@roundhouse/view/railway'
import type { CompanyLook, LandName, RunLook } from './board/board-props.ts'

/** A tile that may be laid: the action it makes is the title's. */
export interface Lay {
  readonly hex: string
  readonly tile: string
  readonly rotation: number
  /** The private or local whose power lays it; null: an ordinary tile. */
  readonly power: string | null
}

export interface CityPlace {
  readonly hex: string
  readonly city: number
}

/** One train's route, hexes in the order of travel. */
export interface RouteDraft {
  readonly train: string
  readonly hexes: readonly string[]
  /** Stops left out by hand, of a train that may pass more than it is paid for; absent: those that pay least. */
  readonly unpaid?: readonly string[]
  /** Trains with one number run as one; absent: as pays most. */
  readonly chain?: number
}

export interface RunFound {
  readonly revenue: number
  readonly routes: readonly RouteDraft[]
  readonly byRoute: readonly number[]
  /** What goes to the treasury besides, e.g. the subsidy of local trains; absent: nothing. */
  readonly extras?: number
}

/** Routes that run as one, and the distance between two places on the map that is paid for by itself. */
export interface CrowFlight {
  readonly from: string
  readonly to: string
  readonly hexes: number
  readonly perHex: number
  /** By their places in the list. */
  readonly routes: readonly number[]
}

/** What the best run would be after a lay or a station. */
export interface Gain {
  readonly revenue: number
  readonly gain: number
  /** Whether more may be possible: the search was broken off. */
  readonly isLeast: boolean
}

/** What is being asked on the map now. */
export type MapDecision = 'lay' | 'station' | 'city' | 'remove' | 'run' | 'hex'

/**
 * What a railway title tells its table. The map, the market, the lists and the search for runs are the same for all;
 * whatever is peculiar comes through here.
 */
export interface RailwayGame<
  S extends GameState = GameState,
  A extends Action = Action,
  E extends GameEvent = GameEvent,
> {
  /** As the title is called where titles are asked for. */
  readonly id: string
  /** The search for its best runs, for a page without its worker. */
  readonly runs: Pick<TitleRuns<S>, 'best'>
  /** The sign of its money. */
  readonly currency: string
  /** How stations look, of all companies that ever stand on the map. */
  readonly looks: ReadonlyMap<string, CompanyLook>
  /** The map is higher than wide: there is room beside it. */
  readonly narrowMap?: true
  /** The lands around the map, as it prints them; each stands beside a hex and is left out with it. */
  readonly lands: readonly (LandName & { readonly hex: string })[]
  /** Codes of the refusals of a lay, in the order in which the rules look at it. */
  readonly layOrder: readonly string[]
  viewOf(state: S): RailwayView
  /** What is asked of a seat, as data for the panels; null when the game is over. */
  decisionOf(asking: Asking<S, A>): Decision<A> | null
  /**
   * Steps that are about the company in turn, if any, and are asked in the panel alone: nothing of them is seen in the
   * past, where nobody is asked.
   */
  readonly offMap?: ReadonlySet<string>
  /** What will happen by itself; absent where nothing of the kind does. */
  noticesOf?(state: S): readonly Notice[]
  marketMoves(state: S, company: string): MarketMoves | null
  /** The decision of this step that is made on the map; null where the map is only looked at. */
  mapDecision(state: S): MapDecision | null
  /** Where on the map an action is done: a tile, or a city with its hex; null for all others. */
  placeOf(state: S, action: A): Lay | CityPlace | null
  layAction(lay: Lay): A
  layMeaning(state: S, seat: Seat, lay: Lay): LayMeaning
  /** Tiles of the kind and colour that come next on a hex, whatever keeps them from lying there now; `ahead`: of colours to come too. */
  tilesFor(state: S, hex: string, ahead?: boolean): readonly string[]
  /** Absent where no private lays tiles. */
  powerView?(power: string): PowerView
  /** The action of picking this city, by the step: a station, a home, one to take off. */
  cityAction(state: S, place: CityPlace): A
  /** Where a bare hex is chosen, e.g. for a marker: the action that does it, and the hex of such an action. */
  readonly hexChoice?: { action(hex: string): A; hexOf(action: A): string | null }
  stationMeaning(state: S, company: string): StationMeaning
  runAction(routes: readonly RouteDraft[]): A
  /** The board with its track, for routes drawn by hand. */
  boardOf(state: S): Board
  /** The trains that the company runs now. */
  trainsToRun(state: S, company: string): readonly string[]
  /** Whether it only builds; absent: every company may run trains. */
  neverRuns?(state: S, company: string): boolean
  /** How the line of a train tells its kind; absent where all are of one kind. */
  runLook?(train: string): RunLook
  /** What players call a train: '2+2b' is a 2+2. */
  trainKind(train: string): string
  /** One that is not the company's and may run for it; null where there is none. */
  lentTrain(state: S, company: string, open: () => readonly Choice<A>[]): LentTrain | null
  /** The stops of a route among those that run together; empty where the track does not join them. */
  routeStops(state: S, route: RouteDraft, all: readonly RouteDraft[]): readonly RouteStop[]
  /** Hexes to which a route may go on, where the board alone does not tell; absent: along the track. */
  nextOnRoute?(state: S, hexes: readonly string[]): readonly string[]
  /** Which of the four colours the line of a train has among those that run; absent: by its place. */
  runStyle?(trains: readonly string[], at: number): number
  /** Distances that are paid as the crow flies, for these routes; absent: none. */
  crowFlights?(state: S, routes: readonly RouteDraft[]): readonly CrowFlight[]
  /** Whether trains such as this may run as one; absent: none may. */
  mayJoin?(train: string): boolean
  /** How many stops of a route a train is paid for, if it may pass more; null: for all of them. */
  paidStops?(train: string): number | null
  dividendOf(state: S, company: string, revenue: number): DividendMeaning
  /** What routes earn, or the rule they break. */
  valueOf(state: S, company: string, routes: readonly RouteDraft[]): RunFound | Refusal
  /** The routes of a run among these events. */
  runIn(events: readonly E[], state: S): (RunFound & { readonly company: string }) | null
}

/** What a title says at its table, in the language chosen now. */
export interface TitlePanels {
  /** Its own words of what its decisions say. */
  words(): object
  /** What a holder that is no player is called. */
  holderName(holder: string): string
  /** What a player owes, where it is no loan. */
  debtName?(amount: string): string
  /** What shares are called that nobody holds, where not as everywhere. */
  restName?(kind: 'bank' | 'reserved'): string
  /** A company that such a holder directs: "NWB in receivership". */
  companyOf(holder: string, company: string): string
  /** What a zone of the market is called; absent where there are none. */
  zoneName?(zone: string): string
  /** What an area at the edge of the map is called; absent where there are none. */
  regionName?(region: string): string
  /** How its kinds of trains run, with the letter and the line of each; absent where all run alike. */
  runLegend?(state: GameState): RunLegendWords
  /** The map for those who listen; the same object as long as the language stays. */
  spoken(): { hex(hex: HexView, notes: { readonly can: HexUse | null }): string }
}

export interface RunLegendWords {
  readonly heading: string
  readonly kinds: readonly {
    readonly letter: string
    readonly style: number
    readonly look: RunLook
    readonly told: string
  }[]
}

/** What can be done with a hex now. */
export type HexUse = 'track' | 'station' | 'home' | 'city' | 'route' | 'marker'

/** Of a power that some lay of this title names. */
export function powerOf({ powerView }: Pick<RailwayGame, 'powerView'>, power: string): PowerView {
  if (powerView === undefined) throw new Error(`no power ${power} in this title`)
  return powerView(power)
}

export function layKey({ hex, tile, rotation, power }: Lay): string {
  return `${hex} ${tile} ${rotation} ${power ?? ''}`
}

export function cityKey({ hex, city }: CityPlace): string {
  return `${hex} ${city}`
}
