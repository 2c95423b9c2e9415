import { type Rng, type Seat, asReadonly, choices, createRng, draw, pick } from '@roundhouse/kernel'
import { type AhAction, type AhState, eighteen24 } from '../index.ts'

export interface RandomGame {
  readonly players: number
  readonly seed: string
  readonly variant: string | null
  readonly options: Readonly<Record<string, string>>
}

export function startOf({ players, seed, variant, options }: RandomGame): AhState {
  return eighteen24.setup({ rules: eighteen24.rules, players, variant, options, seed }, () => {})
}

export function luckOf({ seed }: RandomGame): Rng {
  return createRng(`luck of ${seed}`)
}

/** One legal action by lot for the seat asked, seldom a pass; null once the game is over. */
export function luckyAction(luck: Rng, state: AhState): { seat: Seat; action: AhAction } | null {
  const [seat] = eighteen24.toAct(asReadonly(state))
  if (seat === undefined) return null
  const open = choices(eighteen24, state, seat)
  const busy = draw(luck, 4) > 0 ? open.filter(({ action }) => action.type !== 'pass') : open
  const calm = draw(luck, 8) > 0 ? busy.filter(({ action }) => !SELDOM.includes(action.type)) : busy
  const from = calm.length > 0 ? calm : busy.length > 0 ? busy : open
  return { seat, action: pick(from, (below) => draw(luck, below)) }
}

/** Requests for trains and sales make games long without making them different. */
const SELDOM = ['tradeTrain', 'sell']
