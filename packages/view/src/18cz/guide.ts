import type { Choice, DeepReadonly, Seat } from '@roundhouse/kernel'
import {
  type CzAction,
  type CzState,
  type OfferState,
  VACLAV,
  companyAt,
  eighteenCz,
} from '@roundhouse/titles/18cz'
import {
  GUIDE_NOTES,
  GUIDE_STEPS,
  atRiskNote,
  coloursIn,
  mustTrainNote,
  playerOf,
} from '../railway/guide-moments.ts'
import { type GuideMoment, type GuideTitle, forDecider, guideIn, inStep } from '../railway/guide.ts'
import type { Guide, GuideChoices, GuideNotes, GuideSteps } from './guide-codes.ts'
import { OPTIONS, onSale, stationCost } from './guide-options.ts'
import { offerIn } from './offers.ts'
import { privateAuction } from './preview/auction.ts'
import { runs } from './preview/trains.ts'
import { companyConcerned } from './preview/turn.ts'
import { privateIncome, privatesOnOffer } from './privates.ts'
import { viewOf } from './view.ts'

export type CzMoment = GuideMoment<CzState, CzAction>

/** `choices` are those of the reader's seat; empty while others are asked. */
export function guideOf(
  state: DeepReadonly<CzState>,
  seat: Seat | null,
  choices: readonly Choice<CzAction>[],
): Guide {
  const view = viewOf(state)
  const id = companyConcerned(state)
  const company = view.companies.find((each) => each.id === id) ?? null
  return guideIn(GUIDE, { state, view, company, seat, choices: seat === null ? [] : choices })
}

const GUIDE: GuideTitle<CzMoment, GuideSteps, GuideNotes, GuideChoices> = {
  sectionOf: ({ state: { step } }) =>
    step === 'over' ? 'X.2' : (eighteenCz.steps.find(({ name }) => name === step)?.section ?? 'V'),
  steps: {
    preStock({ state, view }) {
      const prices = privatesOnOffer(state).map(({ price }) => price)
      return {
        cash: playerOf(view, view.asked)?.cash ?? 0,
        left: prices.length,
        cheapest: Math.min(...prices),
        dearest: Math.max(...prices),
      }
    },
    auction({ state }) {
      const open = privateAuction(state)
      return { item: open?.under ?? null, bid: open?.bid ?? 0, leader: open?.leader ?? null }
    },
    stock: GUIDE_STEPS.stock,
    mwTrack: ({ state }) => ({ value: privateIncome(state) }),
    home: GUIDE_STEPS.company,
    track: (moment) => ({
      ...GUIDE_STEPS.treasury(moment),
      first: moment.state.turn?.first ?? false,
      colours: coloursIn(moment.view),
    }),
    token: (moment) => GUIDE_STEPS.token(moment, stationCost(moment)),
    run: ({ state, company }) => ({
      company: company?.id ?? '',
      trains: (company?.trains ?? []).filter(runs(state, company?.id ?? null)).map(({ id }) => id),
    }),
    revenue: (moment) => ({
      ...GUIDE_STEPS.company(moment),
      revenue: moment.state.turn?.revenue ?? 0,
    }),
    acquire: GUIDE_STEPS.treasury,
    acquiredTokens: GUIDE_STEPS.company,
    acquiredTrains: GUIDE_STEPS.overLimit,
    trains: GUIDE_STEPS.trains,
    chooseCity: GUIDE_STEPS.company,
    discard: GUIDE_STEPS.overLimit,
    answer: ({ state }) => offerIn(state.offer as OfferState),
    over: GUIDE_STEPS.over,
  },
  notes: [
    ['goal', GUIDE_NOTES.goal],
    ['vaclav', vaclavNote],
    ['mustSell', forDecider(inStep('stock', GUIDE_NOTES.mustSell))],
    ['debt', forDecider(inStep('stock', GUIDE_NOTES.debt))],
    ['mustTrain', inStep('trains', mustTrain)],
    ['atRisk', inStep('trains', atRiskNote)],
    ['anytime', forDecider(anytimeNote)],
    ['next', GUIDE_NOTES.next],
  ],
  options: OPTIONS,
}

function mustTrain(moment: CzMoment): GuideNotes['mustTrain'] | null {
  return mustTrainNote(moment, onSale(moment), runs(moment.state, moment.view.operating))
}

function vaclavNote({ state, view }: CzMoment): GuideNotes['vaclav'] | null {
  const { turn } = state
  if (turn === null || view.operating === null) return null
  return companyAt(state, turn.company).director === VACLAV ? { company: view.operating } : null
}

function anytimeNote({ view }: CzMoment): GuideNotes['anytime'] | null {
  const operating = view.companies.find(({ id }) => id === view.operating)
  return operating === undefined || operating.privates.length === 0 ? null : { company: operating.id }
}
