import type { Action, Choice, GameEvent, GameState, Refusal } from '@roundhouse/kernel'
import type { Asking, Decision, MarketMoves, RailwayView } from '@roundhouse/view/railway'
import type { RailwayTable } from './railway-table.ts'

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
}

export interface RunFound {
  readonly revenue: number
  readonly routes: readonly RouteDraft[]
  readonly byRoute: readonly number[]
}

/** What the best run would be after a lay or a station. */
export interface Gain {
  readonly revenue: number
  readonly gain: number
}

/** What is being asked on the map now. */
export type MapDecision = 'lay' | 'station' | 'city' | 'remove' | 'run'

/**
 * What a railway title tells its table. The map, the market, the lists and the search for runs are the same for all;
 * whatever is peculiar comes through here.
 */
export interface RailwayGame<
  S extends GameState = GameState,
  A extends Action = Action,
  E extends GameEvent = GameEvent,
> {
  /** The sign of its money. */
  readonly currency: string
  viewOf(state: S): RailwayView
  /** What a holder that is no player is called. */
  holderName(holder: string): string
  /** What is asked of a seat, as data for the panels; null when the game is over. */
  decisionOf(asking: Asking<S, A>): Decision<A> | null
  marketMoves(state: S, company: string): MarketMoves | null
  /** The decision of this step that is made on the map; null where the map is only looked at. */
  mapDecision(state: S): MapDecision | null
  laysIn(open: readonly Choice<A>[]): readonly Lay[]
  citiesIn(open: readonly Choice<A>[]): readonly CityPlace[]
  layAction(lay: Lay): A
  /** The action of picking this city, by the step: a station, a home, one to take off. */
  cityAction(state: S, place: CityPlace): A
  runAction(routes: readonly RouteDraft[]): A
  /** The trains that the company runs now. */
  trainsToRun(state: S, company: string): readonly string[]
  /** What routes earn, or the rule they break. */
  valueOf(state: S, company: string, routes: readonly RouteDraft[]): RunFound | Refusal
  /** Hexes to which a route that goes so far may go on along the track; for an empty one, where it may begin. */
  nextHexes(state: S, company: string, hexes: readonly string[]): readonly string[]
  /** The routes of a run among these events. */
  runIn(events: readonly E[]): (RunFound & { readonly company: string }) | null
  /** Searched beside the page; null when it was broken off. */
  findBest(state: S, company: string, signal: AbortSignal): Promise<RunFound | null>
  /** By `layKey` and `cityKey`. */
  findGains(state: S, company: string, signal: AbortSignal): Promise<ReadonlyMap<string, Gain> | null>
}

/** What the panels of a title need besides what its decisions tell. */
export interface TitlePanels<
  S extends GameState = GameState,
  A extends Action = Action,
  E extends GameEvent = GameEvent,
> {
  /** The title's own words of what its decisions say, in the language chosen now. */
  words(): object
  /** Why the power of a private cannot be used anywhere now. */
  whyNoPower(railway: RailwayTable<S, A, E>, power: string): Refusal | null
  /** Turns the tile on trial; false when there is none. */
  turnTrial(railway: RailwayTable<S, A, E>): boolean
}

export function layKey({ hex, tile, rotation, power }: Lay): string {
  return `${hex} ${tile} ${rotation} ${power ?? ''}`
}

export function cityKey({ hex, city }: CityPlace): string {
  return `${hex} ${city}`
}
