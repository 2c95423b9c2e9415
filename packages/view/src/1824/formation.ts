import type { DeepReadonly, Seat } from '@roundhouse/kernel'
import { hexOfKey } from '@roundhouse/railways'
import {
  type AhState,
  DIRECTOR_SHARES,
  NOBODY,
  SHARES,
  SHARE_PERCENT,
  STATE_PRICE,
  type TrainId,
  bookOf,
  capitalOf,
  companyAt,
  companyData,
  companyId,
  formedAhead,
  groundOf,
  kindOf,
  predecessorsOf,
  preStatePrice,
  seatsOf,
  sharesOf,
  trainId,
  trainLimit,
  trainsAtBank,
  treasuryOf,
} from '@roundhouse/titles/1824'
import { note } from '../railway/asking.ts'
import type { Note } from '../railway/decision.ts'
import type { Notice, NoticeExchange, NoticeShare } from '../railway/notice.ts'
import { type Told, joined, money } from '../railway/said.ts'
import { say } from './decisions/sayings.ts'
import { trainView } from './trains.ts'

type State = DeepReadonly<AhState>

/** State railways that are formed at the end of this round, and the one whose train the bank sells now. — IV.3 */
export function formationNotices(state: State): readonly Notice[] {
  const selling = new Set(trainsAtBank(state).map(trainId))
  return state.companies.flatMap(({ status }, company) => {
    const train = formingTrain(state, company)
    if (train === null || status !== 'started') return []
    const due = state.due.includes(company)
    return due || selling.has(train) ? [noticeOf(state, company, train, due)] : []
  })
}

/** The train with which this company is formed; null where it is no state railway. — IV.3 */
function formingTrain(state: State, company: number): TrainId | null {
  return kindOf(company) === 'state' ? (bookOf(state).formedWith[companyId(company)] ?? null) : null
}

function noticeOf(state: State, company: number, train: TrainId, due: boolean): Notice {
  const after = formedAhead(state, company)
  const { name } = companyData(company)
  const { stations, stationsLeft, trains } = companyAt(after, company)
  const limit = trainLimit(after, company)
  const { map } = groundOf(state)
  const hexes = [...new Set(stations.map(hexOfKey))].map((hex) => map.hexes[hex])
  const from = predecessorsOf(company).filter((each) => companyAt(state, each).status === 'open')
  const [next] = stationsLeft
  return {
    company: companyId(company),
    heading: due ? say('formation.due', name) : say('formation.near', companyId(company), train),
    section: 'IV.4.4',
    folded: !due,
    lead: due ? say('formation.set', train) : say('formation.ifNow', train),
    exchanges: from.map((each) => exchangeOf(state, company, each)),
    shares: sharesAfter(after, company),
    note: directorNote(state, after, company),
    sum: capitalSum(state, after, company),
    trains: {
      name: say(trains.length > limit ? 'formation.tooMany' : 'formation.trains', trains.length, limit),
      list: trains.map(trainView),
    },
    stations: {
      name: say('formation.stations', { list: hexes.map((hex) => hex?.names[0] ?? hex?.id ?? '') }),
      figure:
        after.surplus === company
          ? say('formation.surplus')
          : next === undefined
            ? say('formation.noneLeft')
            : say('formation.next', money(next)),
    },
    hexes: hexes.map((hex) => hex?.id ?? ''),
    from: from.map(companyId),
  }
}

/** Number 1 for the 20 % certificate, the others for a tenth each. — IV.3 */
function exchangeOf(state: State, company: number, from: number): NoticeExchange {
  const { director } = companyAt(state, from)
  const isFirst = companyData(from).number === 1
  const held = sharesOf(state, company, director) * SHARE_PERCENT
  return {
    company: companyId(from),
    gives: joined(', ', [
      say('formation.gives', { player: director }, companyId(from)),
      held > 0 && say('formation.has', held),
    ]),
    gets: isFirst
      ? say('formation.certificate', SHARE_PERCENT * DIRECTOR_SHARES)
      : say('shareOf', SHARE_PERCENT),
    director: isFirst,
  }
}

function sharesAfter(after: State, company: number): NoticeShare[] {
  const { director } = companyAt(after, company)
  const held = seatsOf(after)
    .map((seat) => ({ seat, shares: sharesOf(after, company, seat) }))
    .filter(({ shares }) => shares > 0)
    .toSorted(
      (one, other) =>
        Number(other.seat === director) - Number(one.seat === director) || other.shares - one.shares,
    )
  const free = SHARES - held.reduce((sum, { shares }) => sum + shares, 0)
  return [
    ...held.map(({ seat, shares }): NoticeShare => ({
      who: { player: seat },
      percent: shares * SHARE_PERCENT,
      kind: seat === director ? 'director' : 'held',
    })),
    ...(free > 0
      ? [{ who: say('formation.bank'), percent: free * SHARE_PERCENT, kind: 'free' } as const]
      : []),
  ]
}

/** Who will direct it, and by what if several hold as much. — IV.4.4 */
function directorNote(state: State, after: State, company: number): Note {
  const { director } = companyAt(after, company)
  if (director === NOBODY) return note('warn', say('formation.nobody'))
  const most = sharesOf(after, company, director)
  const tied = seatsOf(after).filter((seat) => sharesOf(after, company, seat) === most)
  const percent = most * SHARE_PERCENT
  const who: Told = { player: director }
  if (tied.length < 2) return note('plain', say('formation.director', who, percent))
  const names = { list: tied.map((player): Told => ({ player })) }
  return note('plain', [say('formation.tied', who, names, percent), tieBroken(state, company, director)])
}

/** The former owners by their number, then the starting-player card. */
function tieBroken(state: State, company: number, director: Seat): Told {
  const owned = predecessorsOf(company).find((each) => {
    const { status, director: owner } = companyAt(state, each)
    return status === 'open' && owner === director
  })
  return owned === undefined ? say('formation.byPriority') : say('formation.byOwner', companyId(owned))
}

/** The bank pays for shares that were never kept for anybody and for missing predecessors; the others bring their cash. */
function capitalSum(state: State, after: State, company: number): Notice['sum'] {
  const all = predecessorsOf(company)
  const missing = all.filter((each) => companyAt(state, each).status === 'out')
  const free = SHARES - DIRECTOR_SHARES - (all.length - 1)
  const fromBank = capitalOf(state, company)
  const forMissing = missing.reduce((sum, each) => sum + preStatePrice(each), 0)
  // The price of a construction railway comes with its closing, or here. — X.3
  const others = fromBank - free * STATE_PRICE - forMissing + treasuryOf(state, company)
  const treasuries = all.filter((each) => companyAt(state, each).status !== 'out')
  const cash = joined(
    ' + ',
    treasuries.map((each) => money(treasuryOf(state, each))),
  )
  return [
    { name: say('formation.free', free, money(STATE_PRICE)), figure: money(free * STATE_PRICE) },
    ...(missing.length === 0
      ? []
      : [{ name: say('formation.missing', { list: missing.map(companyId) }), figure: money(forMissing) }]),
    ...(others === 0 ? [] : [{ name: say('formation.construction'), figure: money(others) }]),
    ...(treasuries.length === 0
      ? []
      : [{ name: say('formation.cash', { list: treasuries.map(companyId) }), figure: cash }]),
    { name: say('formation.capital'), figure: money(treasuryOf(after, company)) },
  ]
}
