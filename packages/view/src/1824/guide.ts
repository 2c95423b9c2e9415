import type { Choice, DeepReadonly, Seat } from '@roundhouse/kernel'
import {
  type AhAction,
  type AhState,
  bookOf,
  companyAt,
  companyId,
  companyIndex,
  eighteen24,
  isConstruction,
  isFirstLap,
  isSmall,
  kindOf,
  mountainId,
  mustBuyTrain,
} from '@roundhouse/titles/1824'
import {
  GUIDE_NOTES,
  GUIDE_STEPS,
  atRiskNote,
  coloursIn,
  mustTrainNote,
  playerOf,
  trainsOnSale,
} from '../railway/guide-moments.ts'
import { type GuideMoment, type GuideTitle, forDecider, guideIn, inStep } from '../railway/guide.ts'
import type { AhGuide, AhGuideChoices, AhGuideNotes, AhGuideSteps } from './guide-codes.ts'
import { OPTIONS, becomes, nextStationCost, trainAsked } from './guide-options.ts'
import { companyConcerned } from './preview/turn.ts'
import { viewOf } from './view.ts'

export type AhMoment = GuideMoment<AhState, AhAction>

/** `choices` are those of the reader's seat; empty while others are asked. */
export function guideOf(
  state: DeepReadonly<AhState>,
  seat: Seat | null,
  choices: readonly Choice<AhAction>[],
): AhGuide {
  const view = viewOf(state)
  const id = companyConcerned(state)
  const company = view.companies.find((each) => each.id === id) ?? null
  return guideIn(GUIDE, { state, view, company, seat, choices: seat === null ? [] : choices })
}

const GUIDE: GuideTitle<AhMoment, AhGuideSteps, AhGuideNotes, AhGuideChoices> = {
  sectionOf: ({ state: { step } }) =>
    step === 'over' ? 'IX.2' : (eighteen24.steps.find(({ name }) => name === step)?.section ?? 'V'),
  steps: {
    towns: ({ state }) => ({ left: state.markers - state.towns.length }),
    draft: cashInHand,
    price: ({ company }) => ({ company: company?.id ?? '', becomes: becomes(company?.id) }),
    mountain: cashInHand,
    firstStock(moment) {
      const { cash, certificates, limit } = GUIDE_STEPS.stock(moment)
      const { state } = moment
      return { cash, certificates, limit, backwards: isFirstLap(state), drafted: state.two !== null }
    },
    stock: (moment) => ({ ...GUIDE_STEPS.stock(moment), first: false }),
    track: (moment) => ({
      ...GUIDE_STEPS.treasury(moment),
      ...homeIn(moment),
      colours: coloursIn(moment.view),
    }),
    token: (moment) => GUIDE_STEPS.token(moment, nextStationCost(moment)),
    run: ({ company }) => ({
      company: company?.id ?? '',
      trains: (company?.trains ?? []).map(({ id }) => id),
    }),
    revenue: (moment) => ({ ...GUIDE_STEPS.company(moment), revenue: moment.state.turn?.revenue ?? 0 }),
    trains: GUIDE_STEPS.trains,
    answer: trainAsked,
    exchange: ({ state }) => ({ mountain: mountainId(state.exchanges[0] ?? 0) }),
    discard: GUIDE_STEPS.overLimit,
    surplus: GUIDE_STEPS.company,
    bondStation: (moment) => ({
      ...GUIDE_STEPS.company(moment),
      optional: moment.state.two?.placing?.station === 'second',
    }),
    over: GUIDE_STEPS.over,
  },
  notes: [
    ['goal', goalNote],
    ['half', halfNote],
    ['builds', buildsNote],
    ['mustSell', forDecider(inStep('stock', GUIDE_NOTES.mustSell))],
    ['debt', forDecider(inStep('stock', GUIDE_NOTES.debt))],
    ['mines', inStep('revenue', minesNote)],
    ['mustTrain', inStep('trains', mustTrain)],
    ['atRisk', inStep('trains', atRiskNote)],
    ['forms', formsNote],
    ['next', nextNote],
  ],
  options: OPTIONS,
}

function cashInHand({ view }: AhMoment): { readonly cash: number } {
  return { cash: playerOf(view, view.asked)?.cash ?? 0 }
}

/** While its home has no tile, the first one goes there; a mine never has one. — VII.6 */
function homeIn({ view, company }: AhMoment): { readonly home: string | null; readonly mine: boolean } {
  if (company === null) return { home: null, mine: false }
  const mine = kindOf(companyIndex(company.id)) === 'coal'
  const [first] = company.stations.placed
  const hex = view.board.hexes.find(({ id }) => id === first)
  const waits = hex !== undefined && hex.tile === null && hex.colour === 'white'
  return { home: waits && !mine ? hex.id : null, mine }
}

/** Until the first operating round. */
function goalNote({ view }: AhMoment): AhGuideNotes['goal'] | null {
  const { kind, set } = view.round
  const begins = kind === 'opening' || (kind === 'stock' && set === 1)
  return begins ? { players: view.players.length } : null
}

function halfNote({ state, company }: AhMoment): AhGuideNotes['half'] | null {
  const isTurn = state.step === 'track' || state.step === 'run'
  if (!isTurn || company === null || !isSmall(companyIndex(company.id))) return null
  if (isConstruction(state, companyIndex(company.id))) return null
  return { company: company.id, becomes: becomes(company.id) }
}

function buildsNote({ state, company }: AhMoment): AhGuideNotes['builds'] | null {
  if (state.step !== 'track' || company === null) return null
  return isConstruction(state, companyIndex(company.id)) ? { company: company.id } : null
}

function minesNote({ state, company }: AhMoment): AhGuideNotes['mines'] | null {
  const amount = state.turn?.mines ?? 0
  return company === null || amount === 0 ? null : { company: company.id, amount }
}

/** Every company must own a train; a coal railway a goods train, as long as the bank has one. — VII.11 */
function mustTrain(moment: AhMoment): AhGuideNotes['mustTrain'] | null {
  const { company, state, view } = moment
  if (company === null || !mustBuyTrain(state, companyIndex(company.id))) return null
  const goodsOnly = company.size === 'coal'
  return mustTrainNote(moment, trainsOnSale(view), ({ size }) => !goodsOnly || size === 'goods')
}

function formsNote({ state }: AhMoment): AhGuideNotes['forms'] | null {
  const coming = state.due.filter((each) => companyAt(state, each).status === 'started')
  return coming.length === 0 ? null : { companies: coming.map(companyId) }
}

/** How many sets there are nobody knows beforehand; each ends with an export, once a train has been sold. — VII.15 */
function nextNote(moment: AhMoment): AhGuideNotes['next'] | null {
  const next = GUIDE_NOTES.next(moment)
  if (next === null || next.round !== 'stock' || moment.view.round.kind !== 'operating') return next
  const { state } = moment
  return state.broken
    ? { round: 'end', set: 0, within: 0, exports: false }
    : { ...next, exports: state.fleet.phase >= bookOf(state).exportsFrom }
}
