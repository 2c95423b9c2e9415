import {
  type Choice,
  type Rng,
  type Seat,
  asReadonly,
  choices,
  createRng,
  draw,
  pick,
} from '@roundhouse/kernel'
import { type CzAction, type CzState, eighteenCz } from '../index.ts'

export interface RandomGame {
  readonly players: number
  readonly seed: string
  readonly variant: string | null
  readonly compatibility: string
}

export function startOf({ players, seed, variant, compatibility }: RandomGame): CzState {
  return eighteenCz.setup(
    { rules: eighteenCz.rules, players, variant, options: { compatibility }, seed },
    () => {},
  )
}

export function luckOf({ seed }: RandomGame): Rng {
  return createRng(`luck of ${seed}`)
}

/** One legal action by lot for the seat asked, seldom a pass; null once the game is over. */
export function luckyAction(luck: Rng, state: CzState): { seat: Seat; action: CzAction } | null {
  const [seat] = eighteenCz.toAct(asReadonly(state))
  if (seat === undefined) return null
  const open = choices(eighteenCz, state, seat)
  const busy = draw(luck, 4) > 0 ? open.filter(({ action }) => action.type !== 'pass') : open
  const calm = draw(luck, 8) > 0 ? busy.filter(({ action }) => !TRADES.includes(action.type)) : busy
  const from = calm.length > 0 ? calm : busy.length > 0 ? busy : open
  return {
    seat,
    action: modest(
      pick(from, (below) => draw(luck, below)),
      open,
      luck,
    ),
  }
}

/** Offers to others make games long without making them different. */
const TRADES = ['tradeLocal', 'sellLocal', 'tradeTrain']

/** Bids by lot alone would spend all cash at once and leave no game to look at. */
function modest(action: CzAction, open: readonly Choice<CzAction>[], luck: Rng): CzAction {
  if (action.type !== 'bid') return action
  const range = open.find((choice) => choice.action.type === 'bid' && choice.action.item === action.item)
  if (range?.kind !== 'amount' || draw(luck, 3) === 0) return { type: 'pass' }
  return { ...action, amount: Math.min(range.max, range.min + draw(luck, 8)) }
}
