import { type Bot, workBudget } from '@roundhouse/bots'
import {
  type Action,
  type ActionEntry,
  type GameRecord,
  type GameState,
  type Title,
  asReadonly,
  choices,
  createRng,
  draw,
  hashOf,
  play,
  replay,
  setupOf,
} from '@roundhouse/kernel'

/** A game that takes longer than this will not end by itself. */
const MOST_ACTIONS = 20_000

export interface SimulatedGame {
  /** The game as played; after a fault, up to and including the action that brought it to light. */
  readonly record: GameRecord
  readonly actions: number
  /** What went wrong, each in one line; empty for a sound game. */
  readonly faults: readonly string[]
}

/** Plays a game to its end with bots and checks it after every action, then as a whole. */
export function simulateGame(
  title: Title,
  start: GameRecord,
  bots: readonly Bot[],
  luck: string,
): SimulatedGame {
  const log: ActionEntry[] = []
  const record = { ...start, log }
  const faults: string[] = []
  try {
    const state = title.setup(setupOf(start), () => {})
    playOut(title, state, bots, luck, log, faults)
    if (faults.length === 0) faults.push(...wholeGameFaults(title, state, record))
  } catch (error) {
    faults.push(`crash: ${error instanceof Error ? error.message : String(error)}`)
  }
  return { record, actions: log.length, faults }
}

function playOut(
  title: Title,
  state: GameState,
  bots: readonly Bot[],
  luck: string,
  log: ActionEntry[],
  faults: string[],
): void {
  const rng = createRng(luck)
  const drawBelow = (below: number): number => draw(rng, below)
  faults.push(...title.violations(asReadonly(state)))
  while (faults.length === 0) {
    const seat = title.toAct(asReadonly(state))[0]
    if (seat === undefined) {
      if (state.ended === null) faults.push('nobody is asked, yet the game has not ended')
      return
    }
    const open = choices(title, state, seat)
    if (open.length === 0) return void faults.push(`seat ${seat} is asked but has no choice in ${state.step}`)
    if (log.length >= MOST_ACTIONS) return void faults.push(`no end after ${MOST_ACTIONS} actions`)
    const known = title.conceal(asReadonly(state), seat)
    const bot = bots[seat] as Bot
    const turn = { title, state: known, seat, choices: open, nature: `${luck}/${seat}` }
    const action: Action = bot.choose(turn, drawBelow, workBudget(bot.work)).action
    log.push({ kind: 'action', seat, action })
    const outcome = play(title, state, seat, action)
    if (!outcome.ok) faults.push(`a choice is refused: ${outcome.refusal.code} (${outcome.refusal.section})`)
    faults.push(...title.violations(asReadonly(state)))
  }
}

/** The log alone must lead to the same state, and both must survive being written down. */
function wholeGameFaults(title: Title, state: GameState, record: GameRecord): string[] {
  const hash = hashOf(state)
  if (hashOf(JSON.parse(JSON.stringify(state))) !== hash) return ['the state changes when written as JSON']
  const replayed = replay(title, JSON.parse(JSON.stringify(record)) as GameRecord)
  if (!replayed.ok) return [`the log does not replay: ${JSON.stringify(replayed.fault)}`]
  return hashOf(replayed.history.state) === hash ? [] : ['the log replays to another state']
}
