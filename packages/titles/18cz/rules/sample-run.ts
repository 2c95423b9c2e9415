import type { DeepReadonly } from '@roundhouse/kernel'
import {
  type CompanyIndex,
  FIRST_STOP,
  type HexIndex,
  NOWHERE,
  isStop,
  opposite,
  stopKey,
  stopOfKey,
  hexOfKey,
  trackAt,
  waysFrom,
} from '@roundhouse/railways'
import type { Route } from '../actions.ts'
import { hexId, mapOf } from '../board.ts'
import { type CzState, NO_CITY, companyAt } from '../state.ts'
import { type TrainData, trainCode, trainData } from '../trains.ts'
import { runsTrain } from './figures.ts'
import { boardOf, isClosed } from './network.ts'
import { isTooLong, valueRoute } from './route-values.ts'
import { LENT_TRAIN } from './routes.ts'

/** Borders looked at for one train: enough for a sound run, never the whole of a large network. */
const MOST_BORDERS = 160

/** A legal run, train by train the best way found from a station; not necessarily the highest one. */
export function sampleRun(state: DeepReadonly<CzState>, company: CompanyIndex): Route[] {
  const trains = companyAt(state, company)
    .trains.filter((code) => runsTrain(state, company, code))
    .map(trainData)
    .toSorted((a, b) => b.reach - a.reach)
  const used = new Set<number>()
  const routes: Route[] = []
  for (const train of trains) {
    const search = new Search(state, company, train, used)
    if (search.best.length === 0) continue
    for (const border of search.bestBorders) used.add(border)
    routes.push({ train: train.id, hexes: search.best.map((hex) => hexId(state, hex)) })
  }
  return routes
}

/** A route for the lent train, which may go over track already used. — XI.2 */
export function sampleLentRoute(state: DeepReadonly<CzState>, company: CompanyIndex): Route | null {
  const search = new Search(state, company, trainData(trainCode(LENT_TRAIN)), new Set())
  if (search.best.length === 0) return null
  return { train: LENT_TRAIN, hexes: search.best.map((hex) => hexId(state, hex)) }
}

/** Depth first from every station along unused track. */
class Search {
  best: readonly number[] = []
  bestBorders: readonly number[] = []
  #bestValue = -1
  #left = MOST_BORDERS
  readonly #state: DeepReadonly<CzState>
  readonly #company: CompanyIndex
  readonly #train: TrainData
  readonly #used: ReadonlySet<number>
  readonly #hexes: number[] = []
  readonly #stops: number[] = []
  readonly #borders: number[] = []

  constructor(
    state: DeepReadonly<CzState>,
    company: CompanyIndex,
    train: TrainData,
    used: ReadonlySet<number>,
  ) {
    this.#state = state
    this.#company = company
    this.#train = train
    this.#used = used
    for (const key of companyAt(state, company).stations) {
      if (stopOfKey(key) === NO_CITY) continue
      this.#hexes.push(hexOfKey(key))
      this.#stops.push(key)
      this.#leave(hexOfKey(key), stopOfKey(key))
      this.#stops.pop()
      this.#hexes.pop()
    }
  }

  #leave(hex: HexIndex, stop: number): void {
    for (const side of waysFrom(boardOf(this.#state), hex, FIRST_STOP + stop)) {
      if (!isStop(side)) this.#cross(hex, side)
    }
  }

  #cross(hex: HexIndex, side: number): void {
    const board = boardOf(this.#state)
    const beyond = board.map.beyond[hex * 6 + side] as number
    if (beyond === NOWHERE || this.#left === 0) return
    const border = board.map.crossings[hex * 6 + side] as number
    if (this.#used.has(border) || this.#borders.includes(border)) return
    this.#left -= 1
    this.#borders.push(border)
    this.#hexes.push(beyond)
    for (const to of waysFrom(board, beyond, opposite(side))) {
      if (isStop(to)) this.#arrive(beyond, to - FIRST_STOP)
      else this.#cross(beyond, to)
    }
    this.#hexes.pop()
    this.#borders.pop()
  }

  #arrive(hex: HexIndex, stop: number): void {
    const key = stopKey(hex, stop)
    const alone = mapOf(this.#state).hexes[hex]?.oneStopPerRoute === true
    if (this.#stops.some((each) => (alone ? hexOfKey(each) === hex : each === key))) return
    this.#stops.push(key)
    if (!isTooLong(this.#state, this.#train, this.#stops)) {
      const value = valueRoute(this.#state, this.#company, this.#train, this.#stops)
      if (value > this.#bestValue) {
        this.#bestValue = value
        this.best = this.#hexes.slice()
        this.bestBorders = this.#borders.slice()
      }
      const ends = trackAt(boardOf(this.#state), hex).terminal || isClosed(this.#state, this.#company, key)
      if (!ends) this.#leave(hex, stop)
    }
    this.#stops.pop()
  }
}
