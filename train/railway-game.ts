import {
  type Action,
  type GameEvent,
  type GameState,
  type Seat,
  type Title,
  applyKnown,
  choices,
  createRng,
  draw,
  newRecord,
  setupOf,
} from '@roundhouse/kernel'
import { PHASES as CZ_PHASES, eighteenCz } from '@roundhouse/titles/18cz'
import { PHASES as AH_PHASES, eighteen24 } from '@roundhouse/titles/1824'
import { PHASES as RM_PHASES, railwayMania } from '@roundhouse/titles/1862'
import { aheadBy as czAhead } from '../packages/bots/src/18cz/ahead.ts'
import { DRIVER_FIGURES as CZ_DRIVER } from '../packages/bots/src/18cz/driver-figures.ts'
import { FIGURES as CZ_FIGURES, type Figures as CzFigures } from '../packages/bots/src/18cz/figures.ts'
import { goingOn as czGoingOn, runsOf as czRunsOf } from '../packages/bots/src/18cz/going-on.ts'
import { thumb as czThumb } from '../packages/bots/src/18cz/index.ts'
import { aheadBy as ahAhead } from '../packages/bots/src/1824/ahead.ts'
import { FIGURES as AH_FIGURES, type Figures as AhFigures } from '../packages/bots/src/1824/figures.ts'
import { goingOn as ahGoingOn, runsOf as ahRunsOf } from '../packages/bots/src/1824/going-on.ts'
import { thumb as ahThumb } from '../packages/bots/src/1824/index.ts'
import { aheadBy as rmAhead } from '../packages/bots/src/1862/ahead.ts'
import { FIGURES as RM_FIGURES, type Figures as RmFigures } from '../packages/bots/src/1862/figures.ts'
import { goingOn as rmGoingOn, runsOf as rmRunsOf } from '../packages/bots/src/1862/going-on.ts'
import { thumb as rmThumb } from '../packages/bots/src/1862/index.ts'
import type { Bot } from '../packages/bots/src/bot.ts'
import { workBudget } from '../packages/bots/src/budget.ts'
import type { GoOn } from '../packages/bots/src/railway/going-on.ts'
import type { RunsOf } from '../packages/bots/src/railway/guessed-runs.ts'

/** A railway title whose Apprentice plays by a table of figures. */
export interface Trained {
  readonly title: Title
  readonly figures: Readonly<Record<string, unknown>>
  /** Those of its Driver, where it has one. */
  readonly driver?: Readonly<Record<string, unknown>>
  /** The Apprentice with other figures. */
  readonly thumb: (id: string, figures: Readonly<Record<string, unknown>>) => Bot
  /** Whoever looks ahead by such figures, with so many games played on a decision. */
  readonly ahead: (id: string, work: number, figures: Readonly<Record<string, unknown>>) => Bot
  /** The last phase, in which the trains stay. */
  readonly lastPhase: number
  /** How games are played on, and by what runs are guessed for it. */
  readonly goingOn: (from: GameState, figures: Readonly<Record<string, unknown>>) => GoOn<GameState, Action>
  readonly runsOf: (figures: Readonly<Record<string, unknown>>) => RunsOf<GameState>
}

export const TRAINED: Readonly<Record<string, Trained>> = {
  '18cz': {
    title: eighteenCz as unknown as Title,
    figures: CZ_FIGURES,
    driver: CZ_DRIVER,
    thumb: (id, figures) => czThumb(id, figures as unknown as CzFigures),
    ahead: (id, work, figures) => czAhead(id, work, figures as unknown as CzFigures),
    lastPhase: CZ_PHASES.length - 1,
    goingOn: czGoingOn as unknown as Trained['goingOn'],
    runsOf: czRunsOf as unknown as Trained['runsOf'],
  },
  '1824': {
    title: eighteen24 as unknown as Title,
    figures: AH_FIGURES,
    thumb: (id, figures) => ahThumb(id, figures as unknown as AhFigures),
    ahead: (id, work, figures) => ahAhead(id, work, figures as unknown as AhFigures),
    lastPhase: AH_PHASES.length - 1,
    goingOn: ahGoingOn as unknown as Trained['goingOn'],
    runsOf: ahRunsOf as unknown as Trained['runsOf'],
  },
  '1862': {
    title: railwayMania as unknown as Title,
    figures: RM_FIGURES,
    thumb: (id, figures) => rmThumb(id, figures as unknown as RmFigures),
    ahead: (id, work, figures) => rmAhead(id, work, figures as unknown as RmFigures),
    lastPhase: RM_PHASES.length - 1,
    goingOn: rmGoingOn as unknown as Trained['goingOn'],
    runsOf: rmRunsOf as unknown as Trained['runsOf'],
  },
}

/** Figures with some of them changed: `NAME=VALUE,…`, lists as `1/2/3`; `driver` first means from the Driver's on. */
export function withChanges({ figures, driver }: Trained, text: string): Readonly<Record<string, unknown>> {
  const changed = text
    .split(',')
    .filter((each) => each !== '-' && each !== 'driver')
    .map((each) => each.split('='))
  const other: Record<string, unknown> = { ...figures, ...(text.startsWith('driver') ? driver : {}) }
  for (const [name = '', value = ''] of changed) {
    if (!Object.hasOwn(figures, name)) throw new Error(`there is no figure ${name}`)
    other[name] = value.includes('/') ? value.split('/').map(Number) : Number(value)
  }
  return other
}

/** What came of a game. */
export interface Played {
  readonly worth: readonly number[]
  readonly phase: number
  /** How often each event happened, and sums. */
  readonly told: Readonly<Record<string, number>>
}

/** Whoever looks at a game while it is played. */
export interface Watch {
  /** Before every decision. */
  readonly asked?: (state: GameState) => void
  readonly heard?: (event: GameEvent) => void
}

/** One game; tables of one number are set up alike, whoever sits where. */
export function playedGame(
  { title }: Trained,
  seed: string,
  table: number,
  number: number,
  seats: readonly Bot[],
  watch: Watch = {},
): Played {
  const names = seats.map((_, seat) => `${seat}`)
  const record = newRecord(title, { players: names, seed: `${seed}/${table}` })
  const told: Record<string, number> = {}
  const add = (name: string, amount = 1): void => {
    told[name] = (told[name] ?? 0) + amount
  }
  const emit = (event: GameEvent): void => {
    add(event.type)
    watch.heard?.(event)
    if (event.type === 'dividendPaid') add('paid', (event as GameEvent & { revenue?: number }).revenue ?? 0)
  }
  const state = title.setup(setupOf(record), emit) as GameState & WithMoney
  const rng = createRng(`${seed}/${number}`)
  while (state.ended === null) {
    const seat = title.toAct(state)[0] as Seat
    watch.asked?.(state)
    const bot = seats[seat] as Bot
    const turn = {
      title,
      state,
      seat,
      choices: choices(title, state, seat),
      nature: `${seed}/${number}/${seat}`,
    }
    const { action } = bot.choose(turn, (below) => draw(rng, below), workBudget(bot.work))
    applyKnown<GameState, Action, GameEvent>(title, state, seat, action, emit)
    add('actions')
  }
  for (const seat of names.keys()) {
    add('owed', (state.debt?.[seat] ?? 0) + (state.bank?.debt[seat] ?? 0) + (state.bank?.penalty[seat] ?? 0))
  }
  const worth = title
    .standing(state)
    .toSorted((a, b) => a.seat - b.seat)
    .map(({ score }) => score)
  return { worth, phase: state.fleet.phase, told }
}

/** Where the titles keep what players owe, and the phase. */
interface WithMoney {
  readonly fleet: { readonly phase: number }
  readonly debt?: readonly number[]
  readonly bank?: { readonly debt: readonly number[]; readonly penalty: readonly number[] }
}
