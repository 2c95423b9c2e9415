import type { Choice, DeepReadonly, Seat } from '@roundhouse/kernel'
import {
  DIRECTOR_SHARES,
  type RmAction,
  type RmState,
  bankPrice,
  companyAt,
  companyData,
  companyId,
  companyIndex,
  homeDuty,
  mostBid,
  priceOf,
  railwayMania,
  sharesSold,
  trainCode,
  trainData,
  trainLimit,
} from '@roundhouse/titles/1862'
import { GUIDE_NOTES, GUIDE_STEPS, atRiskNote, coloursIn, playerOf } from '../railway/guide-moments.ts'
import { type GuideMoment, type GuideTitle, forDecider, guideIn, inStep } from '../railway/guide.ts'
import type { RmGuide, RmGuideChoices, RmGuideNotes, RmGuideSteps } from './guide-codes.ts'
import { OPTIONS, optionTold, partnersIn, proposalIn } from './guide-options.ts'
import { companyConcerned } from './preview/turn.ts'
import { viewOf } from './view.ts'

export type RmMoment = GuideMoment<RmState, RmAction>

/** So many shares must be sold, and so many times the par is the fine. — 4.3, 6.5.4 */
const TO_FLOAT = 5
const FINE = 5

/** `choices` are those of the reader's seat; empty while others are asked. */
export function guideOf(
  state: DeepReadonly<RmState>,
  seat: Seat | null,
  choices: readonly Choice<RmAction>[],
): RmGuide {
  const view = viewOf(state)
  const id = companyConcerned(state)
  const company = view.companies.find((each) => each.id === id) ?? null
  return guideIn(GUIDE, { state, view, company, seat, choices: seat === null ? [] : choices })
}

const GUIDE: GuideTitle<RmMoment, RmGuideSteps, RmGuideNotes, RmGuideChoices> = {
  sectionOf: ({ state: { step } }) =>
    step === 'over' ? '10.4' : (railwayMania.steps.find(({ name }) => name === step)?.section ?? '3'),
  steps: {
    parliament: ({ state, view }) => ({
      cash: playerOf(view, view.asked)?.cash ?? 0,
      open: view.companies.filter(({ status }) => status === 'shelf').length,
      most: view.asked === null ? 0 : mostBid(state, view.asked),
    }),
    auction({ state, company }) {
      const { bid = 0, leader = 0 } = state.parliament?.auction ?? {}
      return { company: company?.id ?? '', bid, leader }
    },
    charter({ state, company }) {
      const index = companyIndex(company?.id ?? '')
      const isStarted = companyAt(state, index).status !== 'shelf'
      return {
        company: company?.id ?? '',
        par: isStarted ? companyAt(state, index).start : null,
        missing: TO_FLOAT - (isStarted ? sharesSold(state, index) : 0),
      }
    },
    stock: (moment) => ({ ...GUIDE_STEPS.stock(moment), first: false }),
    tokens: GUIDE_STEPS.treasury,
    fine: ({ state, view }) => ({ owed: view.asked === null ? 0 : (state.debt[view.asked] ?? 0) }),
    merge: (moment) => ({ ...GUIDE_STEPS.company(moment), partners: partnersIn(moment, 'merge') }),
    track: (moment) => ({
      ...GUIDE_STEPS.company(moment),
      home: homeIn(moment),
      colours: coloursIn(moment.view),
    }),
    token: (moment) => GUIDE_STEPS.token(moment, 0),
    run({ company }) {
      const trains = (company?.trains ?? []).filter(({ permitted = true }) => permitted).map(({ id }) => id)
      const types = new Set(trains.map((id) => trainData(trainCode(id)).type))
      return { company: company?.id ?? '', trains, types: [...types] }
    },
    revenue: (moment) => ({ ...GUIDE_STEPS.company(moment), revenue: moment.state.turn?.revenue ?? 0 }),
    trains: (moment) => ({
      ...GUIDE_STEPS.trains(moment),
      ofEach: trainLimit(moment.state).of === 'each',
    }),
    redeem: (moment) => ({
      ...GUIDE_STEPS.treasury(moment),
      price: priceOf(moment.state, companyIndex(moment.company?.id ?? '')),
    }),
    acquire: (moment) => ({ ...GUIDE_STEPS.company(moment), partners: partnersIn(moment, 'acquire') }),
    answer: proposalIn,
    option: optionTold,
    tokensTooMany: ({ state, company }) => ({
      company: company?.id ?? '',
      over: (company?.stations.placed.length ?? 0) - mostTokens(state),
    }),
    over: GUIDE_STEPS.over,
  },
  notes: [
    ['goal', goalNote],
    ['simple', simpleNote],
    ['obligation', obligationNote],
    ['mustSell', forDecider(inStep('stock', GUIDE_NOTES.mustSell))],
    ['subsidy', inStep('revenue', subsidyNote)],
    ['mustTrain', inStep('trains', mustTrainNote)],
    ['atRisk', inStep('trains', unwarranted)],
    ['lner', lnerNote],
    ['next', nextNote],
  ],
  options: OPTIONS,
}

function mostTokens({ edition }: DeepReadonly<RmState>): number {
  return edition.eightTokens ? 8 : 7
}

/** — 7.2 */
function homeIn({ state }: RmMoment): string | null {
  const { turn } = state
  if (turn === null || homeDuty(state, turn.company)?.isMust !== true) return null
  return companyData(turn.company).home
}

/** Until the first stock round. */
function goalNote({ state, view }: RmMoment): RmGuideNotes['goal'] | null {
  return state.round.kind === 'parliament' && state.round.set < 0 ? { players: view.players.length } : null
}

function simpleNote(moment: RmMoment): RmGuideNotes['simple'] | null {
  const { variant, edition } = moment.state
  const isSimple = variant === 'express-simple' || variant === 'freight-simple'
  return isSimple && goalNote(moment) !== null ? { newcomers: edition.newcomers } : null
}

/** The first company that the reader still has to bring to its opening. — 4.3 */
function obligationNote({ state, seat }: RmMoment): RmGuideNotes['obligation'] | null {
  const due = state.obligations.find((each) => each.seat === seat)
  if (due === undefined) return null
  const { start } = companyAt(state, due.company)
  const sold = Math.max(DIRECTOR_SHARES, sharesSold(state, due.company))
  const thisRound = state.round.kind === 'stock'
  return { company: companyId(due.company), missing: TO_FLOAT - sold, fine: FINE * start, thisRound }
}

function subsidyNote({ state, company }: RmMoment): RmGuideNotes['subsidy'] | null {
  const amount = state.turn?.subsidy ?? 0
  return company === null || amount === 0 ? null : { company: company.id, amount }
}

/** A train of any type, from whatever source; the bank's is the measure. — 7.11 */
function mustTrainNote({ state, company }: RmMoment): RmGuideNotes['mustTrain'] | null {
  if (company === null || company.trains.length > 0) return null
  const cheapest = bankPrice(state)
  const { treasury } = company
  return { company: company.id, cheapest, treasury, enough: cheapest <= treasury }
}

/** What has a warranty runs on. — 7.10 */
function unwarranted(moment: RmMoment): RmGuideNotes['atRisk'] | null {
  const { company } = moment
  if (company === null) return null
  const trains = company.trains.filter(({ warranties = 0 }) => warranties === 0)
  return atRiskNote({ ...moment, company: { ...company, trains } })
}

function lnerNote({ state }: RmMoment): RmGuideNotes['lner'] | null {
  return state.lner === 'none' || state.step === 'over' ? null : { formed: state.lner === 'formed' }
}

/** After the last set of operating rounds comes the end; before it Parliament precedes each stock round. — 3, 10 */
function nextNote(moment: RmMoment): RmGuideNotes['next'] | null {
  const { state, view } = moment
  if (view.ended || state.round.kind === 'parliament') return null
  const next = GUIDE_NOTES.next(moment)
  if (next === null || next.round === 'operating')
    return next === null ? null : { ...next, parliament: false }
  const isLast = state.lner === 'formed' || state.ending !== null
  return isLast && state.round.kind === 'operating'
    ? { round: 'end', set: 0, within: 0, exports: false, parliament: false }
    : { ...next, exports: false, parliament: state.lner === 'none' }
}
