import { asReadonly } from '@roundhouse/kernel'
import type { CompanyIndex } from '@roundhouse/railways'
import {
  type Building,
  boardOf,
  companyAt,
  hexIndex,
  onceBuilt,
  reachOf,
  seenByTrains,
  stageOf,
  tileIndex,
  trainOf,
  whatIf,
} from '@roundhouse/titles/1862'
import { addedBy, gainOf, nearHorizons, pointing } from '../railway/track.ts'
import { type ActionOf, type Asked, type Considered, ofType } from './considered.ts'
import { type State, bandsAhead, payoutsLeft, revenueNow, typesOf, withTrains } from './outlook.ts'

type Track = ActionOf<'layTile' | 'placeSmall' | 'linkLondon'>

/** Tiles, small stations and the link to London by what they add now and to the next train, and by where ends point. — 7.6 */
export function considerTrack(asked: Asked): Considered[] {
  const { state, actions, figures } = asked
  const { turn } = state
  if (turn === null) return []
  const { company } = turn
  const others = [...ofType(actions, 'placeSmall'), ...ofType(actions, 'linkLondon')]
  const lays = ofType(actions, 'layTile')
  if (lays.length + others.length === 0) return []
  const gains = gainsOf(asked, company, 'track')
  const ahead = pointingOf(asked, company)
  const alone = [
    ...lays.map((action) => ({ action, worth: gains(action) + figures.trackPointing * ahead(action) })),
    ...others.map((action) => ({ action, worth: gains(action) })),
  ]
  const earns = earnsNow(asked, company) || alone.some(({ action }) => gains(action) > 0)
  const found = earns ? alone : withFollowing(asked, company, alone)
  // A first tile at home is a duty.
  const must = !actions.some(({ type }) => type === 'pass')
  return must ? found : found.filter(({ worth }) => worth > 0)
}

/** Whether there is a route for its trains, or for the one it will buy. */
function earnsNow({ state, isOver }: Asked, company: CompanyIndex): boolean {
  const now = trainsNow(state, company)
  return now.length > 0 && revenueNow(state, company, now, isOver) > 0
}

/**
 * A first route may take two buildings, such as track to London and then the link: while nothing is earned, and no single
 * building changes that, each counts what the best one brings that may follow it.
 */
function withFollowing(
  asked: Asked,
  company: CompanyIndex,
  alone: readonly Considered<Track>[],
): Considered[] {
  const { state, figures, isOver } = asked
  const now = trainsNow(state, company)
  if (now.length === 0) return [...alone]
  return alone
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ action, worth }, place) => {
      if (place >= figures.trackFollowed || isOver?.() === true) return { action, worth }
      const then = withTrains(asReadonly(onceBuilt(state, company, action)), company, now)
      const most = Math.max(0, ...addsWith(then, company, 'track', isOver).map(({ gain }) => gain))
      return { action, worth: worth + figures.trackFollowing * most }
    })
}

/** A token where it adds to the run; it is paid already. — 7.7 */
export function considerTokens(asked: Asked): Considered[] {
  const { state, actions, figures } = asked
  const places = ofType(actions, 'placeToken')
  if (state.turn === null || places.length === 0) return []
  const gains = gainsOf(asked, state.turn.company, 'token')
  return places
    .map((action) => ({ action, worth: gains(action) }))
    .filter(({ worth }) => worth >= figures.token)
}

function pointingOf({ state, figures }: Asked, company: CompanyIndex): (lay: ActionOf<'layTile'>) => number {
  const looking = {
    board: boardOf(state),
    reach: reachOf(state, company),
    stage: stageOf(state),
    fading: figures.trackFading,
    replacing: figures.trackReplacing,
  }
  return ({ hex, tile, rotation }) =>
    pointing(looking, { hex: hexIndex(hex), tile: tileIndex(tile), rotation })
}

/** What each building of a step adds to the run of now and of the next train. */
function gainsOf(
  { state, figures, isOver }: Asked,
  company: CompanyIndex,
  step: Step,
): (building: Building) => number {
  const { trains } = companyAt(state, company)
  const [type] = typesOf(state, company)
  const [, next = 0] = bandsAhead(state)
  if (type === undefined) return () => 0
  const now = trainsNow(state, company)
  const later = payoutsLeft(state, company, figures) > figures.roundsForNextTrain && trains.length > 0
  const horizons = nearHorizons(now, trainOf(next, type).code, later, figures.trackNextTrain)
  const added = addedBy((each) => addsWith(withTrains(state, company, each), company, step, isOver), horizons)
  return (building) => gainOf(added, building)
}

/** Its trains; while it has none, the one that the bank sells, of the first type it may run. */
function trainsNow(state: State, company: CompanyIndex): readonly number[] {
  const { trains } = companyAt(state, company)
  const [type] = typesOf(state, company)
  const [top = 0] = bandsAhead(state)
  return trains.length > 0 || type === undefined ? trains : [trainOf(top, type).code]
}

/** Tokens are thought of in a step of their own, after the track. — 7.7 */
type Step = 'track' | 'token'

type Adds = ReturnType<typeof whatIf>

/** The last answers: until somebody builds, every turn of a company asks the same. */
const KNOWN = new Map<string, Adds>()
const MOST_KNOWN = 100

function addsWith(state: State, company: CompanyIndex, step: Step, isOver: Asked['isOver']): Adds {
  const key = `${step}/${mayBuild(state, company)}/${seenByTrains(state, company)}`
  const before = KNOWN.get(key)
  if (before !== undefined) return before
  const isOfStep = ({ type }: Building): boolean => (type === 'placeToken') === (step === 'token')
  const found = whatIf(state, company, isOfStep, isOver)
  // Of what there was no time for something may be missing.
  if (isOver?.() === true) return found
  if (KNOWN.size >= MOST_KNOWN) KNOWN.clear()
  KNOWN.set(key, found)
  return found
}

/** What decides beside the board what the company may build. — 7.2, 7.6, 7.7 */
function mayBuild({ variant, edition, turn, board, companies, lner }: State, company: CompanyIndex): string {
  const { homeWaits = false, turns = 0, stationsLeft = [] } = companies[company] ?? {}
  const links = companies.filter(({ london }) => london).length
  const home = homeWaits ? turns : -1
  return JSON.stringify([variant, edition, turn, lner, links, home, stationsLeft.length, board.supply])
}
