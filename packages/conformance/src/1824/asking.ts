import { type DeepReadonly, choices } from '@roundhouse/kernel'
import { NOBODY } from '@roundhouse/railways'
import {
  type AhState,
  bookOf,
  companyAt,
  eighteen24,
  handInValue,
  mustBuyTrain,
  reachOf,
  refuseRoom,
  trainData,
  trainsAtBank,
  treasuryOf,
} from '@roundhouse/titles/1824'

type State = DeepReadonly<AhState>

/** Whether the recording engine asks the operating company in the step where our game waits. */
export function asksThere(state: AhState): boolean {
  const { turn, step, variant } = state
  if (turn === null) return true
  const { company } = turn
  switch (step) {
    case 'track':
      // C2: without a director only on the smaller map.
      return companyAt(state, company).director !== NOBODY || variant === 'cisleithania'
    case 'run':
      return reachOf(state, company).stops.size > 1
    case 'trains':
      return asksForTrains(state, company)
    default:
      return hasChoice(state)
  }
}

/**
 * For trains it asks whoever could pay the cheapest train of the bank, whatever its kind, and once companies trade them
 * whoever has any money at all.
 */
function asksForTrains(state: State, company: number): boolean {
  if (mustBuyTrain(state, company)) return true
  if (refuseRoom(state, company) !== null) return false
  const treasury = treasuryOf(state, company)
  const cheapest = Math.min(...trainsAtBank(state).map((code) => costThere(state, company, code)))
  return treasury >= cheapest || (treasury > 0 && othersSell(state, company))
}

/** What a train of the bank costs at least, with one handed in for it. — VII.13 */
function costThere(state: State, company: number, code: number): number {
  const { price } = trainData(code)
  if (state.turn?.tradedIn === true) return price
  const given = companyAt(state, company).trains.filter((each) => bookOf(state).mayHandIn(each, code))
  return price - Math.max(0, ...given.map(handInValue))
}

const TRADED_FROM = 2

function othersSell({ fleet, companies }: State, company: number): boolean {
  return (
    fleet.phase >= TRADED_FROM &&
    companies.some(({ trains }, other) => other !== company && trains.length > 0)
  )
}

function hasChoice(state: AhState): boolean {
  const [seat] = eighteen24.toAct(state)
  if (seat === undefined) return true
  return choices(eighteen24, state, seat).some(({ action }) => action.type !== 'pass')
}
