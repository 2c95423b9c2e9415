import type { Choice, DeepReadonly, Seat } from '@roundhouse/kernel'
import { NO_TILE, revenueAt, topLetter, trackAt } from '@roundhouse/railways'
import {
  CARDS,
  COMPANY_OWNER,
  type CardData,
  type CzAction,
  type CzState,
  KINDS,
  LOCALS,
  MW_HEX,
  ON_BOARD,
  type OfferState,
  PRIVATES,
  PROGRESS,
  type SectionId,
  type SetData,
  type TrainKind,
  VACLAV,
  boardOf,
  cashOf,
  certificateLimit,
  certificatesOf,
  companyAt,
  companyId,
  eighteenCz,
  facesOf,
  firstSet,
  groundOf,
  localData,
  runsTrain,
  scrapsOf,
  trainData,
  trainId,
  trainLimit,
  treasuryOf,
  wealthOf,
} from '@roundhouse/titles/18cz'
import type { Guide, GuideHappening, GuideNote, GuideNotes, GuideSteps } from './guide-codes.ts'
import { offerIn } from './guide-offer.ts'
import { optionsIn, stationCost } from './guide-options.ts'

type State = DeepReadonly<CzState>

/**
 * What is happening, what the reader can do, what it would mean: for somebody who has never seen the game. `choices`
 * are those of the reader's seat; empty while others are asked.
 */
export function guideOf(state: State, seat: Seat | null, choices: readonly Choice<CzAction>[]): Guide {
  const asked = eighteenCz.toAct(state)[0] ?? null
  const mine = seat !== null && choices.length > 0
  return {
    step: state.step,
    section: sectionOf(state),
    asked,
    happening: happeningIn(state, asked ?? 0),
    notes: notesIn(state, seat, mine),
    options: mine ? optionsIn(state, seat, choices) : [],
  }
}

function sectionOf({ step }: State): SectionId {
  if (step === 'over') return 'X.2'
  return (eighteenCz.steps.find(({ name }) => name === step)?.section ?? 'V') as SectionId
}

function happeningIn(state: State, asked: Seat): GuideHappening {
  const { step } = state
  return { code: step, params: STEPS[step](state, asked) } as GuideHappening
}

const STEPS: { readonly [Step in keyof GuideSteps]: (state: State, asked: Seat) => GuideSteps[Step] } = {
  preStock(state, asked) {
    const prices = LOCALS.flatMap((_, local) =>
      state.locals.owner[local] === ON_BOARD ? [localData(local).price] : [],
    )
    return {
      cash: cashOf(state, asked),
      left: prices.length,
      cheapest: Math.min(...prices),
      dearest: Math.max(...prices),
    }
  },
  auction(state) {
    const open = state.moravia?.auction
    const item = open === null || open === undefined || open.item < 0 ? null : PRIVATES[open.item]
    return {
      item: item?.id ?? null,
      bid: open?.bid ?? 0,
      leader: open === null || open === undefined || open.leader < 0 ? null : open.leader,
    }
  },
  stock: (state, asked) => ({
    set: state.round.set - firstSet(state) + 1,
    cash: cashOf(state, asked),
    certificates: certificatesOf(state, asked),
    limit: certificateLimit(state),
    first: state.round.set === firstSet(state),
  }),
  mwTrack: (state) => ({ value: mwValue(state) }),
  home: (state) => ({ company: companyIn(state) }),
  track: (state) => ({
    company: companyIn(state),
    treasury: treasuryIn(state),
    first: state.turn?.first ?? false,
    colours: coloursIn(state),
  }),
  token: (state) => ({
    company: companyIn(state),
    treasury: treasuryIn(state),
    cost: stationCost(state, state.turn?.company ?? 0),
    left: companyAt(state, state.turn?.company ?? 0).charter.length,
  }),
  run(state) {
    const company = state.turn?.company ?? 0
    const runs = companyAt(state, company).trains.filter((code) => runsTrain(state, company, code))
    return { company: companyIn(state), trains: runs.map(trainId) }
  },
  revenue: (state) => ({ company: companyIn(state), revenue: state.turn?.revenue ?? 0 }),
  acquire: (state) => ({ company: companyIn(state), treasury: treasuryIn(state) }),
  acquiredTokens: (state) => ({ company: companyIn(state) }),
  acquiredTrains: (state) => ({ company: companyIn(state), ...placesOf(state, state.turn?.company ?? 0) }),
  trains(state) {
    const company = state.turn?.company ?? 0
    return {
      company: companyIn(state),
      treasury: treasuryIn(state),
      trains: companyAt(state, company).trains.map(trainId),
      limit: trainLimit(state, company),
    }
  },
  chooseCity: (state) => ({ company: companyId(state.cityChoice?.company ?? 0) }),
  discard(state) {
    const company = state.discards[0] ?? 0
    return { company: companyId(company), ...placesOf(state, company) }
  },
  answer: (state) => offerIn(state.offer as OfferState),
  over: (state) => ({
    winners: state.ended?.winners ?? [],
    worth: Array.from({ length: state.players }, (_, seat) => wealthOf(state, seat)),
  }),
}

function companyIn(state: State): ReturnType<typeof companyId> {
  return companyId(state.turn?.company ?? 0)
}

function treasuryIn(state: State): number {
  return treasuryOf(state, state.turn?.company ?? 0)
}

function placesOf(state: State, company: number): { readonly owned: number; readonly limit: number } {
  return { owned: companyAt(state, company).trains.length, limit: trainLimit(state, company) }
}

const COLOURS = ['yellow', 'green', 'brown', 'grey']

function coloursIn(state: State): string[] {
  const { tiles } = CARDS[state.fleet.phase] as CardData
  return COLOURS.slice(0, COLOURS.indexOf(tiles) + 1)
}

function mwValue(state: State): number {
  const hex = groundOf(state).index(MW_HEX)
  if (state.board.laid[hex] === NO_TILE) return 0
  const [stop] = trackAt(boardOf(state), hex).stops
  return stop === undefined ? 0 : revenueAt(stop.revenue, (CARDS[state.fleet.phase] as CardData).tiles)
}

function notesIn(state: State, seat: Seat | null, mine: boolean): GuideNote[] {
  const notes: GuideNote[] = []
  const add = <Code extends keyof GuideNotes>(code: Code, params: GuideNotes[Code] | null): void => {
    if (params !== null) notes.push({ code, params } as GuideNote)
  }
  if (state.round.kind === 'pre') add('goal', { players: state.players })
  add('vaclav', vaclavNote(state))
  if (mine && seat !== null && state.step === 'stock') {
    add('mustSell', mustSellNote(state, seat))
    add('debt', debtNote(state, seat))
  }
  if (state.step === 'trains') {
    add('mustTrain', mustTrainNote(state))
    add('atRisk', atRiskNote(state))
  }
  if (mine && state.turn !== null && ownsLocals(state)) add('anytime', { company: companyIn(state) })
  add('next', nextNote(state))
  return notes
}

function vaclavNote(state: State): GuideNotes['vaclav'] | null {
  const { turn } = state
  return turn !== null && companyAt(state, turn.company).director === VACLAV
    ? { company: companyId(turn.company) }
    : null
}

function mustSellNote(state: State, seat: Seat): GuideNotes['mustSell'] | null {
  const certificates = certificatesOf(state, seat)
  const limit = certificateLimit(state)
  return certificates > limit ? { certificates, limit } : null
}

function debtNote(state: State, seat: Seat): GuideNotes['debt'] | null {
  const debt = state.debt[seat] as number
  const penalty = state.penalty[seat] as number
  return debt > 0 ? { debt, penalty } : null
}

/** — VIII.10, VIII.11 */
function mustTrainNote(state: State): GuideNotes['mustTrain'] | null {
  const company = state.turn?.company ?? 0
  const { trains, director } = companyAt(state, company)
  if (trains.some((code) => runsTrain(state, company, code))) return null
  const letters = [topLetter(state.fleet), ...state.fleet.pool.map((code) => trainData(code).letter)]
  const prices = letters
    .flatMap((letter) => facesOf(state, letter))
    .filter((code) => runsTrain(state, company, code))
    .map((code) => trainData(code).price)
  if (prices.length === 0) return null
  const cheapest = Math.min(...prices)
  const treasury = treasuryIn(state)
  const cash = director < state.players ? cashOf(state, director) : 0
  const loan = Math.max(0, cheapest - treasury - cash)
  return { company: companyIn(state), cheapest, treasury, cash, loan }
}

/** The nearest danger: what the top card of the bank would scrap of this company. — VIII.12 */
function atRiskNote(state: State): GuideNotes['atRisk'] | null {
  const company = state.turn?.company ?? 0
  const owned = companyAt(state, company).trains.map((code) => kindOf(trainData(code).kind))
  for (const code of facesOf(state, topLetter(state.fleet))) {
    const { kind } = trainData(code)
    const lost = scrapsOf(state, kind).filter((each) => owned.includes(each as TrainKind)) as TrainKind[]
    if (lost.length > 0) return { company: companyIn(state), trains: [...new Set(lost)], by: kindOf(kind) }
  }
  return null
}

function kindOf(kind: number): TrainKind {
  return (KINDS[kind] as (typeof KINDS)[number]).kind
}

function ownsLocals(state: State): boolean {
  const company = state.turn?.company ?? -1
  return state.locals.owner.some((owner) => owner === COMPANY_OWNER + company)
}

/** — V, VIII.13 */
function nextNote(state: State): GuideNotes['next'] | null {
  if (state.ended !== null) return null
  const { kind, set, within } = state.round
  const first = firstSet(state)
  if (kind === 'pre') return { round: 'stock', set: 1, within: 0, exports: false }
  const { values, export: exports } = PROGRESS[set] as SetData
  if (kind === 'stock') return { round: 'operating', set: set - first + 1, within: 1, exports: false }
  if (kind === 'operating' && within + 1 < values.length)
    return { round: 'operating', set: set - first + 1, within: within + 2, exports: false }
  if (set + 1 === PROGRESS.length) return { round: 'end', set: 0, within: 0, exports: false }
  return { round: 'stock', set: set - first + 2, within: 0, exports: exports && kind === 'operating' }
}
