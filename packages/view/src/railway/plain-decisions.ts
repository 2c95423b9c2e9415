import type { Action, DeepReadonly, GameEvent, GameState, Title } from '@roundhouse/kernel'
import { type Asking, NOTHING } from './asking.ts'
import type { Decision, Meaning } from './decision.ts'
import { type OwnDecision, askedIn, beadsOf, framedIn } from './frame.ts'
import { futureOf } from './preview/future.ts'
import { revenuePreview } from './preview/revenue.ts'
import type { RailwayView } from './railway-view.ts'
import { revenueDecision } from './revenue-decision.ts'
import { type Said, joined, money } from './said.ts'
import { say } from './sayings.ts'
import { stockDecision } from './stock-decision.ts'
import { purchaseFigures, trainsDecision } from './train-decision.ts'

type PlainStep = 'stock' | 'track' | 'token' | 'run' | 'revenue' | 'trains'

/** A title whose steps are those of every railway title, without anything of its own in them. */
export interface PlainTitle<S extends GameState, A extends Action, E extends GameEvent> {
  readonly title: Title<S, A, E>
  viewOf(state: DeepReadonly<S>): RailwayView
  /** Where the rulebook tells of each step; the steps of a turn stand in their order. */
  readonly sections: Readonly<Record<PlainStep, string>>
  /** Where the turn of the operating company is, and what its trains have earned. */
  turnOf(state: DeepReadonly<S>): { readonly stage: string; readonly revenue: number } | null
  /** What leaves a step, and what is done in the panel. */
  readonly pass: A
  readonly payOut: A
  readonly withhold: A
  buyShare(company: string): A
  buyTrain(train: string): A
  perShare(revenue: number): number
}

const LEAVES = { stock: 'pass', track: 'skip', token: 'skip', trains: 'endTurn' } as const

/** What is asked in each step, put together of the shared decisions. */
export function plainDecisions<S extends GameState, A extends Action, E extends GameEvent>(
  plain: PlainTitle<S, A, E>,
): (asking: Asking<DeepReadonly<S>, A>) => Decision<A> | null {
  const stages = Object.keys(plain.sections).filter((step) => step !== 'stock')
  return (asking) => {
    const { state, view } = asking
    const step = view.step as PlainStep
    if (view.asked === null) return null
    const company = view.companies.find(({ id }) => id === view.operating)
    const turn = plain.turnOf(state)
    return framedIn<A>(
      {
        step,
        company: company?.id ?? null,
        holds:
          company === undefined
            ? null
            : joined(' · ', [
                say('treasuryIs', money(company.treasury)),
                say('stationsLeft', company.stations.left.length),
              ]),
        beads: turn === null ? [] : beadsOf(stages, turn.stage, (stage) => named(`names.steps.${stage}`)),
        waiting: { heading: named(`names.turn.${step}.other`, askedIn(asking)), about: null },
        besides: null,
        besidesSaid: null,
        leave: step === 'run' || step === 'revenue' ? null : { action: plain.pass, said: say(LEAVES[step]) },
        notes: [],
      },
      { section: plain.sections[step], ...own(plain, asking, step, company?.stations.left[0] ?? 0) },
    )
  }
}

/** The title's names of steps are the words of its rounds. */
function named(code: string, ...of: Said['of']): Said {
  return { code, of }
}

function own<S extends GameState, A extends Action, E extends GameEvent>(
  plain: PlainTitle<S, A, E>,
  asking: Asking<DeepReadonly<S>, A>,
  step: PlainStep,
  stationCost: number,
): Omit<OwnDecision<A>, 'section'> {
  switch (step) {
    case 'stock':
      return {
        heading: say('shares.heading'),
        ...stockDecision(
          asking,
          { buy: ({ id }) => plain.buyShare(id), sell: null, directorShares: 1 },
          viewAfter(plain, asking),
        ),
        missing: say('shares.nothing'),
      }
    case 'track':
      return onMap(say('lay.heading'), say('lay.pickHex'), say('lay.chooseFirst'))
    case 'token':
      return onMap(
        say('station.heading'),
        say('station.pickNext', money(stationCost)),
        say('station.chooseFirst'),
      )
    case 'run':
      return onMap(say('run.heading'), null, say('run.wait'))
    case 'revenue':
      return revenueStep(plain, asking)
    case 'trains':
      return trainStep(plain, asking)
  }
}

function onMap(heading: Said, prompt: Said | null, missing: Said) {
  return { heading, prompt, missing, confirm: null }
}

function viewAfter<S extends GameState, A extends Action, E extends GameEvent>(
  { title, viewOf }: PlainTitle<S, A, E>,
  { state, seat, action }: Asking<DeepReadonly<S>, A>,
): RailwayView | null {
  return action === null ? null : viewOf(futureOf(title, state, seat, [action]).state as DeepReadonly<S>)
}

function revenueStep<S extends GameState, A extends Action, E extends GameEvent>(
  { title, viewOf, turnOf, payOut, withhold, perShare }: PlainTitle<S, A, E>,
  asking: Asking<DeepReadonly<S>, A>,
) {
  const { state, seat, view } = asking
  const revenue = turnOf(state)?.revenue ?? 0
  const company = view.operating ?? ''
  const asked = { seat, company, revenue, pay: payOut, withhold }
  const { pay, withhold: kept } = revenuePreview(title, (at) => viewOf(at).companies, state, asked)
  return revenueDecision(asking, revenue, [
    {
      action: payOut,
      name: say('revenue.pay'),
      confirm: say('revenue.payEach', money(perShare(revenue))),
      bySeat: pay.bySeat,
      treasury: null,
      price: pay.price,
      cell: pay.cell.after,
    },
    {
      action: withhold,
      name: say('revenue.withhold'),
      confirm: say('revenue.withholdAll', money(revenue)),
      bySeat: [],
      treasury: kept.treasury,
      price: kept.price,
      cell: kept.cell.after,
    },
  ])
}

function trainStep<S extends GameState, A extends Action, E extends GameEvent>(
  plain: PlainTitle<S, A, E>,
  asking: Asking<DeepReadonly<S>, A>,
) {
  const { view, seat } = asking
  const after = viewAfter(plain, asking)
  const help = { help: 0, loan: 0, penalty: 0 }
  const bought: Meaning =
    after === null ? NOTHING : { figures: purchaseFigures(view, after, seat, help), notes: [] }
  const sale = {
    bank: view.bank.depot.filter(({ onOffer }) => onOffer).flatMap(({ faces }) => faces),
    pool: [],
    left: say('trains.heading'),
    name: ({ id }: { readonly id: string }) => say('names.train', id),
    note: () => '',
    buy: ({ id }: { readonly id: string }) => plain.buyTrain(id),
    trade: null,
    label: say('trains.price'),
  }
  return trainsDecision(asking, sale, bought)
}
