import { type Choice, type Seat, asReadonly, choices, pick } from '@roundhouse/kernel'
import { askedWhere, underWay } from '@roundhouse/railways'
import {
  type CzAction,
  type CzState,
  KINDS,
  type StepName,
  VACLAV,
  bestRun,
  canRun,
  companyAt,
  runsTrain,
  title18cz,
  trainData,
} from '@roundhouse/titles/18cz'
import type { Earning } from '../railway/considered.ts'
import { type GoOn, goingOn as goingOnBy } from '../railway/going-on.ts'
import type { RunsOf } from '../railway/guessed-runs.ts'
import type { Figures } from './figures.ts'
import { revenueNow } from './outlook.ts'
import { byRulesOfThumb } from './policy.ts'

/** Where trains run, to be asked and pass is quicker than to find out whether anything could be built. */
const UNBUILT = title18cz(bestRun, (step) =>
  askedWhere((state) => canRun(asReadonly(state), underWay(state, 'turn').company), step),
)

/** What runs are guessed by. */
export function runsOf(figures: Figures): RunsOf<CzState> {
  return {
    kindsOf: (state, company, trains) =>
      trains
        .filter((code) => runsTrain(state, company, code))
        .map((code) => KINDS[trainData(code).kind]?.kind ?? ''),
    searched: revenueNow,
    figures,
  }
}

/** Plays on from a position without tiles and stations, and with runs as they are guessed from there. */
export function goingOn(
  from: CzState,
  figures: Figures,
  isOver: () => boolean = () => false,
): GoOn<CzState, CzAction> {
  return goingOnBy(
    {
      title: UNBUILT,
      runs: runsOf(figures),
      isAsked: (state, company) => companyAt(state, company).director !== VACLAV,
      decide: (state, seat, nature, earns) => quickly(state, seat, figures, nature, earns),
    },
    from,
    isOver,
  )
}

function quickly(
  copy: CzState,
  seat: Seat,
  figures: Figures,
  nature: string,
  earns: Earning<CzState>,
): CzAction {
  const { step } = copy
  if (step === 'track' || step === 'token') return { type: 'pass' }
  // Nothing but paying or keeping is thought of there, and the list of all else is long.
  const open = step === 'revenue' ? [] : choicesIn(copy, seat)
  if (step === 'home' || step === 'run') return pick(open, first)
  return byRulesOfThumb(copy, seat, open, figures, nature, { draw: first, earns }).action
}

/** What rules of thumb look at; all that there is where that may leave nothing. */
function choicesIn(copy: CzState, seat: Seat): readonly Choice<CzAction>[] {
  const only = LOOKED_AT[copy.step]
  const open = choices(UNBUILT, copy, seat, only)
  const isEnough = only === undefined || open.some(({ action }) => isPlainly(action))
  return isEnough ? open : choices(UNBUILT, copy, seat)
}

const LOOKED_AT: Readonly<Partial<Record<StepName, readonly CzAction['type'][]>>> = {
  acquire: ['pass', 'acquire'],
  trains: ['pass', 'buyTrain', 'tradeTrain', 'tradeLocal', 'sellLocal'],
}

/** What is done where no rule says anything. */
function isPlainly({ type }: CzAction): boolean {
  return type === 'pass' || type === 'buyTrain'
}

function first(): number {
  return 0
}
