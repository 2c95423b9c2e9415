import {
  type Choice,
  type DeepReadonly,
  type Seat,
  type Title,
  asReadonly,
  choices,
  pick,
} from '@roundhouse/kernel'
import {
  type AhAction,
  type AhEvent,
  type AhState,
  COMPANIES,
  type CompanyStep,
  type StepName,
  certificateLimit,
  certificatesOf,
  companyAt,
  debtOf,
  eighteen24,
  isConstruction,
  isGoods,
  mustBuyTrain,
  runSearch,
  title1824,
  trainData,
} from '@roundhouse/titles/1824'
import type { Earning } from '../railway/considered.ts'
import { type GoOn, goingOn as goingOnBy } from '../railway/going-on.ts'
import type { RunsOf } from '../railway/guessed-runs.ts'
import type { Figures } from './figures.ts'
import { revenueNow, seesMines } from './outlook.ts'
import { byRulesOfThumb } from './policy.ts'

/** What runs are guessed by. */
export function runsOf(figures: Figures): RunsOf<AhState> {
  const parts = COMPANIES.map(({ id }) => figures.guessedCompany[id] ?? 1)
  return {
    kindsOf: (_state, company, trains) =>
      trains.filter((code) => seesMines(company) || !isGoods(code)).map((code) => trainData(code).id),
    searched: revenueNow,
    partOf: (company) => parts[company] ?? 1,
    figures,
  }
}

/** Plays on from a position without tiles and stations, and with runs as they are guessed from there. */
export function goingOn(
  from: AhState,
  figures: Figures,
  isOver: () => boolean = () => false,
): GoOn<AhState, AhAction> {
  return goingOnBy(
    {
      title: eighteen24,
      titleBy: (earns) => earning(earns, figures),
      runs: runsOf(figures),
      isAsked: () => false,
      decide: (state, seat, nature, earns) => quickly(state, seat, figures, nature, earns),
    },
    from,
    isOver,
  )
}

/** The game with turns that begin with the income: small railways share it by halves, of others it is asked. — VII.10 */
function earning(earns: Earning<AhState>, figures: Figures): Title<AhState, AhAction, AhEvent> {
  return title1824(runSearch, (step): CompanyStep => ({
    ...step,
    settle(state) {
      if (step.name === 'run') earn(state, earns, figures)
      return true
    },
  }))
}

function earn(state: AhState, earns: Earning<AhState>, figures: Figures): void {
  const { turn } = state
  if (turn === null || isConstruction(state, turn.company)) return
  turn.revenue = earns(asReadonly(state), turn.company)
  turn.mines = turn.revenue === 0 ? 0 : minesOf(state, turn.company, figures)
}

/** Mines pay the treasury in tens. — VII.10 */
function minesOf(state: DeepReadonly<AhState>, company: number, { guessedMines }: Figures): number {
  if (!seesMines(company)) return 0
  let sum = 0
  for (const code of companyAt(state, company).trains) sum += guessedMines[trainData(code).id] ?? 0
  return Math.round(sum / 10) * 10
}

function quickly(
  copy: AhState,
  seat: Seat,
  figures: Figures,
  nature: string,
  earns: Earning<AhState>,
): AhAction {
  const { step } = copy
  if (step === 'track' || step === 'token') return { type: 'pass' }
  // Nothing but paying or keeping is thought of there.
  const open = step === 'revenue' ? [] : choicesIn(copy, seat)
  if (step === 'run') return pick(open, first)
  return byRulesOfThumb(copy, seat, open, figures, nature, { draw: first, earns }).action
}

/** What rules of thumb look at: the lists of sales are long, and nobody sells without a need. */
function choicesIn(copy: AhState, seat: Seat): readonly Choice<AhAction>[] {
  return choices(eighteen24, copy, seat, mustSell(copy, seat) ? undefined : LOOKED_AT[copy.step])
}

const LOOKED_AT: Readonly<Partial<Record<StepName, readonly AhAction['type'][]>>> = {
  stock: ['pass', 'buyShare', 'start', 'exchangeCoal', 'exchangeMountain'],
  trains: ['pass', 'buyTrain', 'tradeTrain'],
}

/** Debts, certificates beyond the limit, a train that must be bought. — VI.8, VII.12 */
function mustSell(copy: AhState, seat: Seat): boolean {
  if (copy.step === 'trains') return copy.turn !== null && mustBuyTrain(copy, copy.turn.company)
  return debtOf(copy, seat) > 0 || certificatesOf(copy, seat) > certificateLimit(copy)
}

function first(): number {
  return 0
}
