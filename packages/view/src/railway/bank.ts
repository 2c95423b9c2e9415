import type { DepotView, PhaseView, ProgressView } from './bank-view.ts'
import type { TrainView } from './company-view.ts'
import type { RoundView } from './railway-view.ts'

/** What begins with a phase, as its card says. */
export type PhaseCard = Omit<PhaseView, 'state'>

/** The phases of a game in their order, of which one is now. */
export function phaseViews(cards: readonly PhaseCard[], now: string): readonly PhaseView[] {
  const at = cards.findIndex(({ id }) => id === now)
  return cards.map((card, index) => ({
    ...card,
    state: index < at ? 'past' : index === at ? 'now' : index === at + 1 ? 'next' : 'later',
  }))
}

/** Cards still in the bank, the one on offer first among them; `left` below 0: no limit. */
export function depotViews(
  cards: readonly {
    readonly card: string
    readonly left: number
    readonly faces: () => readonly TrainView[]
  }[],
  isOnOffer: (card: string) => boolean,
): readonly DepotView[] {
  return cards
    .filter(({ left }) => left !== 0)
    .map(({ card, left, faces }) => ({
      card,
      left: left < 0 ? null : left,
      onOffer: isOnOffer(card),
      faces: faces(),
    }))
}

/** One set of rounds, as it is printed on the track of the rounds. */
export interface PrintedSet {
  /** One figure for each operating round. */
  readonly values: readonly number[]
  readonly exports: boolean
}

/** The track of the rounds, of a title that prints its sets. */
export function progressViews(
  sets: readonly PrintedSet[],
  { kind, set: now, within }: Pick<RoundView, 'kind' | 'set' | 'within'>,
): readonly ProgressView[] {
  return sets.map(({ values, exports }, at) => {
    const set = at + 1
    const inSet = (round: number): number => {
      // The last round stays the present one once the game is over.
      if (kind === 'operating' || kind === 'over') return round + 1 - within
      return kind === 'between' ? -1 : 1
    }
    return {
      set,
      state: set < now || kind === 'over' ? 'past' : set === now ? 'now' : 'later',
      rounds: values.map((value, round) => ({ value, state: stateOf(set - now || inSet(round)) })),
      exports,
    }
  })
}

function stateOf(distance: number): 'past' | 'now' | 'later' {
  if (distance === 0) return 'now'
  return distance < 0 ? 'past' : 'later'
}
