import type { Seat } from '@roundhouse/kernel'
import type { CompanyView, TrainView } from './company-view.ts'
import type { RailwayGuideNotes, RailwayGuideSteps } from './guide-codes.ts'
import type { GuideMoment } from './guide.ts'
import type { PlayerView } from './player-view.ts'
import type { RailwayView } from './railway-view.ts'

type Moment = Pick<GuideMoment<object>, 'view' | 'company' | 'seat' | 'choices'>
type Notes = RailwayGuideNotes
type Steps = RailwayGuideSteps

/** What the steps of every railway title are about. */
export const GUIDE_STEPS = {
  company: ({ company }: Moment) => ({ company: company?.id ?? '' }),
  treasury: ({ company }: Moment) => ({ company: company?.id ?? '', treasury: company?.treasury ?? 0 }),
  stock({ view }: Moment): Steps['stock'] {
    const player = playerOf(view, view.asked)
    return {
      set: view.round.set,
      cash: player?.cash ?? 0,
      certificates: player?.certificates ?? 0,
      limit: view.bank.certificateLimit,
      first: view.round.set === 1,
    }
  },
  token: ({ company }: Moment, cost: number): Steps['token'] => ({
    company: company?.id ?? '',
    treasury: company?.treasury ?? 0,
    cost,
    left: company?.stations.left.length ?? 0,
  }),
  trains: ({ company }: Moment): Steps['trains'] => ({
    company: company?.id ?? '',
    treasury: company?.treasury ?? 0,
    trains: (company?.trains ?? []).map(({ id }) => id),
    limit: company?.trainLimit ?? 0,
  }),
  overLimit: ({ company }: Moment): Steps['discard'] => ({
    company: company?.id ?? '',
    owned: company?.trains.length ?? 0,
    limit: company?.trainLimit ?? 0,
  }),
  over: ({ view }: Moment): Steps['over'] => ({
    winners: view.standing.filter(({ rank }) => rank === 1).map(({ seat }) => seat),
    worth: view.players.toSorted((one, other) => one.seat - other.seat).map(({ worth }) => worth),
  }),
} as const

const COLOURS = ['yellow', 'green', 'brown', 'grey']

/** The colours of tiles in this phase. */
export function coloursIn({ bank }: RailwayView): readonly string[] {
  const newest = bank.phases.find(({ id }) => id === bank.phase)?.tiles ?? 'yellow'
  return COLOURS.slice(0, COLOURS.indexOf(newest) + 1)
}

export function playerOf({ players }: RailwayView, seat: Seat | null): PlayerView | null {
  return players.find((player) => player.seat === seat) ?? null
}

/** What else there is to know in every railway title. */
export const GUIDE_NOTES = {
  goal: ({ view }: Moment): Notes['goal'] | null =>
    view.round.kind === 'opening' ? { players: view.players.length } : null,
  mustSell({ view, seat }: Moment): Notes['mustSell'] | null {
    const certificates = playerOf(view, seat)?.certificates ?? 0
    const limit = view.bank.certificateLimit
    return certificates > limit ? { certificates, limit } : null
  },
  debt({ view, seat }: Moment): Notes['debt'] | null {
    const { debt, penalty } = playerOf(view, seat) ?? { debt: 0, penalty: 0 }
    return debt > 0 ? { debt, penalty } : null
  },
  next: ({ view }: Moment): Notes['next'] | null => nextIn(view),
} as const

function nextIn({
  ended,
  round: { kind, set, within, of },
  bank: { progress },
}: RailwayView): Notes['next'] | null {
  const next = (round: Notes['next']['round'], at: number, number: number, exports = false) => ({
    round,
    set: at,
    within: number,
    exports,
  })
  if (ended) return null
  if (kind === 'opening') return next('stock', 1, 0)
  if (kind === 'stock') return next('operating', set, 1)
  if (kind === 'operating' && within < of) return next('operating', set, within + 1)
  // Where the sets are counted beforehand, the last one ends the game.
  if (set === progress.length) return next('end', 0, 0)
  return next('stock', set + 1, 0, kind === 'operating' && (progress[set - 1]?.exports ?? false))
}

/** Everything on sale at the bank and in the pool. */
export function trainsOnSale({ bank }: RailwayView): readonly TrainView[] {
  return [...bank.depot.filter(({ onOffer }) => onOffer).flatMap(({ faces }) => faces), ...bank.pool]
}

/** The cheapest of the trains that the company could run, while it has none of them. */
export function mustTrainNote(
  { view, company }: Moment,
  onSale: readonly TrainView[],
  runs: (train: TrainView) => boolean,
): Notes['mustTrain'] | null {
  if (company === null || company.trains.some(runs)) return null
  const prices = onSale.filter(runs).map(({ price }) => price)
  if (prices.length === 0) return null
  const cheapest = Math.min(...prices)
  const { treasury } = company
  const cash = cashOfDirector(view, company)
  return {
    company: company.id,
    cheapest,
    treasury,
    cash,
    loan: Math.max(0, cheapest - treasury - cash),
  }
}

/** Nobody pays for a company without a player. */
export function cashOfDirector(view: RailwayView, { director }: CompanyView): number {
  return typeof director === 'number' ? (playerOf(view, director)?.cash ?? 0) : 0
}

/** The nearest danger: what the top card of the bank would take away from this company. */
export function atRiskNote({ view, company }: Moment): Notes['atRisk'] | null {
  if (company === null) return null
  const faces = view.bank.depot.filter(({ onOffer }) => onOffer).flatMap((card) => card.faces)
  for (const { kind } of faces) {
    const lost = company.trains.filter(({ goneWith }) => goneWith.includes(kind)).map((train) => train.kind)
    if (lost.length > 0) return { company: company.id, trains: [...new Set(lost)], by: kind }
  }
  return null
}
