import { type Choice, type DeepReadonly, type Seat, pick } from '@roundhouse/kernel'
import { COMPANIES, type CzAction, type CzState, type StepName, companyAt } from '@roundhouse/titles/18cz'
import { whims } from '../railway/considered.ts'
import { type RuleOfThumb, firstSaid, listed } from '../railway/rules-of-thumb.ts'
import { considerAcquired, considerBids, considerDiscard, considerOffer } from './answers.ts'
import { type Asked, type Considered, best } from './considered.ts'
import { considerDraft } from './draft.ts'
import type { Figures } from './figures.ts'
import { considerAcquisitions, considerLocals, considerRevenue } from './money.ts'
import { considerStock } from './stock.ts'
import { considerPrinted, considerStations, considerTiles } from './track.ts'
import { considerTrains } from './trains.ts'

/** What is thought of in each step, one after the other: the first that has something to say decides. */
const RULES: Readonly<Partial<Record<StepName, readonly RuleOfThumb<CzState, CzAction, Figures>[]>>> = {
  preStock: [considerDraft],
  auction: [considerBids],
  stock: [considerStock],
  home: [considerTiles],
  track: [considerLocals, considerTiles],
  token: [considerStations],
  revenue: [considerRevenue],
  acquire: [considerAcquisitions],
  acquiredTrains: [considerAcquired],
  trains: [considerTrains, considerLocals],
  discard: [considerDiscard],
  answer: [considerOffer],
  mwTrack: [considerTiles],
}

/** The action that the rules of thumb choose. */
export function byRulesOfThumb(
  state: DeepReadonly<CzState>,
  seat: Seat,
  choices: readonly Choice<CzAction>[],
  figures: Figures,
  nature: string,
  draw: (below: number) => number,
): Considered {
  const likes = whims(nature, COMPANIES.length, figures.whim)
  const asked: Asked = { state, seat, figures, whims: likes, actions: listed(choices) }
  return firstSaid(RULES[state.step] ?? [], asked, choices.filter(isPlain), draw)
}

/** Steps of a company that are passed over when nobody looks closely. */
const PASSED: readonly StepName[] = ['token', 'acquire']

/** The same for playing on: tiles by what is printed, in the first turns of a company alone, and no stations. */
export function quickly(
  state: CzState,
  seat: Seat,
  choices: () => readonly Choice<CzAction>[],
  figures: Figures,
  nature: string,
  draw: (below: number) => number,
): CzAction {
  const { step, turn } = state
  if (PASSED.includes(step)) return { type: 'pass' }
  if (step === 'track' && turn !== null && companyAt(state, turn.company).turns >= figures.turnsToBuild)
    return { type: 'pass' }
  if (step !== 'track' && step !== 'home')
    return byRulesOfThumb(state, seat, choices(), figures, nature, draw).action
  const open = choices()
  const asked: Asked = { state, seat, figures, whims: [], actions: listed(open) }
  const found = best(considerPrinted(asked))
  return found?.action ?? asked.actions.find(({ type }) => type === 'pass') ?? pick(open, draw)
}

/** Trades wait for a reason. */
function isPlain({ action }: Choice<CzAction>): boolean {
  return action.type !== 'tradeLocal' && action.type !== 'sellLocal' && action.type !== 'tradeTrain'
}
