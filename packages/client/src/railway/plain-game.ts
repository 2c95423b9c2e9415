import { type Action, type DeepReadonly, type GameEvent, type Refusal, asReadonly } from '@roundhouse/kernel'
import { type Board, NO_TILE, type PlainState } from '@roundhouse/railways'
import type { Asking, Decision, RailwayView } from '@roundhouse/view/railway'
import { type PlainBox, movesFrom, routeStopsIn } from '@roundhouse/view/railway/plain'
import type { Sentences, TitleWords } from '@roundhouse/words'
import type { RoundWords } from '@roundhouse/words/railway'
import type { MapDecision, RailwayGame, RouteDraft, TitlePanels } from './railway-game.ts'
import { runFound, runIn } from './run-found.ts'
import type { TitleTexts } from './title-texts.ts'

/** What is done on the map of such a title. */
export type PlainMapAction =
  | { readonly type: 'layTile'; readonly hex: string; readonly tile: string; readonly rotation: number }
  | { readonly type: 'placeToken'; readonly hex: string; readonly city: number }
  | { readonly type: 'run'; readonly routes: readonly RouteDraft[] }

/** What its table asks a title that has nothing but what every railway title has. */
export interface PlainGame<S extends PlainState, A extends Action> {
  readonly id: string
  readonly runs: RailwayGame<S>['runs']
  readonly currency: string
  readonly box: PlainBox
  readonly layOrder: readonly string[]
  /** Where the rulebook tells of track. */
  readonly section: string
  viewOf(state: DeepReadonly<S>): RailwayView
  decisionOf(asking: Asking<DeepReadonly<S>, A>): Decision<A> | null
  boardOf(state: DeepReadonly<S>): Board
  stopValue(state: DeepReadonly<S>, key: number): number
  valueRun(
    state: DeepReadonly<S>,
    company: number,
    routes: readonly RouteDraft[],
  ): { readonly revenue: number; readonly byRoute: readonly number[] } | Refusal
  /** Where the marker goes when the revenue is paid out, or not. */
  cellAfter(cell: number, paid: boolean): number
  perShare(revenue: number): number
  mapAction(action: PlainMapAction): A
}

const ON_MAP: Readonly<Record<string, MapDecision>> = { track: 'lay', token: 'station', run: 'run' }

export function plainGame<S extends PlainState, A extends Action, E extends GameEvent>(
  game: PlainGame<S, A>,
): RailwayGame<S, A, E> {
  const { box, mapAction } = game
  const indexOf = (company: string): number => box.companies.findIndex(({ id }) => id === company)
  const cellOf = ({ market }: S, company: string): number => market.at[indexOf(company)] as number
  const looks = box.companies.map(({ id, colour, text }) => ({ id, letters: id, colour, text }))
  return {
    id: game.id,
    runs: game.runs,
    currency: game.currency,
    looks: new Map(looks.map((look) => [look.id, { ...look, sign: 'plain' }])),
    lands: [],
    layOrder: game.layOrder,
    viewOf: (state) => game.viewOf(asReadonly(state)),
    decisionOf: (asking) => game.decisionOf({ ...asking, state: asReadonly(asking.state) }),
    marketMoves(state, company) {
      const at = cellOf(state, company)
      return movesFrom(company, at, ['dividend', 'nothing'], (why) => game.cellAfter(at, why === 'dividend'))
    },
    mapDecision: ({ step }) => ON_MAP[step] ?? null,
    placeOf(_state, action) {
      const known = action as unknown as PlainMapAction
      if (known.type === 'layTile') return { ...known, power: null }
      return known.type === 'placeToken' ? { hex: known.hex, city: known.city } : null
    },
    layAction: ({ hex, tile, rotation }) => mapAction({ type: 'layTile', hex, tile, rotation }),
    layMeaning: ({ board }, _seat, { tile }) => ({
      cost: 0,
      left: board.supply[box.tiles.tiles.findIndex(({ id }) => id === tile)] as number,
      section: game.section,
      facts: [],
      follows: [],
    }),
    tilesFor({ board }, hex) {
      const at = box.ground.index(hex)
      if (board.laid[at] !== NO_TILE) return []
      return box.ground.lays.suiting(at, NO_TILE).map((tile) => box.tiles.tiles[tile]?.id ?? '')
    },
    cityAction: (_state, { hex, city }) => mapAction({ type: 'placeToken', hex, city }),
    stationMeaning(state, company) {
      const [cost = 0, ...left] = state.companies[indexOf(company)]?.stationsLeft ?? []
      const before = state.bank.cash[box.accounts.treasury(indexOf(company))] as number
      return { cost, treasury: { before, after: before - cost }, left }
    },
    runAction: (routes) => mapAction({ type: 'run', routes }),
    boardOf: (state) => game.boardOf(asReadonly(state)),
    trainsToRun: (state, company) =>
      (state.companies[indexOf(company)]?.trains ?? []).map((code) => box.trains[code]?.id ?? ''),
    trainKind: (train) => train,
    lentTrain: () => null,
    routeStops: (state, { hexes }) =>
      routeStopsIn(
        {
          board: game.boardOf(asReadonly(state)),
          map: box.ground.map,
          hexIndex: box.ground.index,
          valueOf: (key) => game.stopValue(asReadonly(state), key),
          skipped: () => new Set(),
        },
        hexes,
      ),
    dividendOf(state, company, revenue) {
      const at = cellOf(state, company)
      const priceAt = (cell: number): number => box.chart.prices[cell] ?? 0
      const price = { before: priceAt(at), after: priceAt(game.cellAfter(at, revenue > 0)) }
      return { perShare: game.perShare(revenue), price }
    },
    valueOf: (state, company, routes) =>
      runFound(game.valueRun(asReadonly(state), indexOf(company), routes), routes),
    runIn,
  }
}

/** What it says in the language chosen now. */
interface PlainWords extends TitleWords {
  readonly lines: Sentences
  readonly rounds: RoundWords
  readonly spoken: ReturnType<TitlePanels['spoken']>
}

/** Its words, all of which are there when its table opens. */
export function plainWords(words: () => PlainWords) {
  return {
    panels: panelsOf(words),
    words,
    refusals: () => words().refusals,
    lines: () => words().lines,
    rounds: () => words().rounds,
  }
}

/** What it says at its table: every holder has a seat, and rounds and steps are called as everywhere. */
function panelsOf(words: () => PlainWords): TitlePanels {
  return {
    words: () => ({ names: words().rounds }),
    holderName: (holder) => holder,
    companyOf: (_holder, company) => company,
    spoken: () => words().spoken,
  }
}

/** What stands around its map: no privates and no powers, only what counts and when it ends. */
export function plainTexts(
  { counts, ends, ended }: { readonly counts: string; readonly ends: string; readonly ended: string },
  section: string,
): TitleTexts {
  return {
    privates: '',
    privatesShort: '',
    gauge: '',
    edgedTiles: '',
    privatePower: () => '',
    phaseNotes: () => [],
    counts: { text: counts, section },
    ends: { text: ends, told: ended, section },
  }
}
