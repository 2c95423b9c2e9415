import { type Bot, novice, workBudget } from '@roundhouse/bots'
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
  refuse,
  replay,
  setupOf,
} from '@roundhouse/kernel'
import type { Asked, Player } from './tournament/player.ts'

/** A game that takes longer than this will not end by itself. */
const MOST_ACTIONS = 20_000

export interface SimulatedGame {
  /** The game as played; after a fault, up to and including the action that brought it to light. */
  readonly record: GameRecord
  readonly actions: number
  /** What went wrong, each in one line; empty for a sound game. */
  readonly faults: readonly string[]
  /** Decisions that programs of others lost to the Novice, by seat. */
  readonly lost: readonly number[]
}

/** Who plays a seat: a bot of ours, whose every answer must be legal, or a program of somebody else’s. */
export type Seated = Bot | Player

/**
 * Plays a game to its end and checks it after every action, then as a whole. A program that has no legal answer loses the
 * decision to the Novice, which is no fault of the rules. What is left when `stopped` says so is a part of a game.
 */
export async function simulateGame(
  title: Title,
  start: GameRecord,
  seated: readonly Seated[],
  luck: string,
  stopped: () => boolean = () => false,
): Promise<SimulatedGame> {
  const log: ActionEntry[] = []
  const record = { ...start, log }
  const faults: string[] = []
  const lost = seated.map(() => 0)
  try {
    const state = title.setup(setupOf(start), () => {})
    await playOut({ title, state, seated, luck, log, faults, lost, stopped })
    if (faults.length === 0 && !stopped()) faults.push(...wholeGameFaults(title, state, record))
  } catch (error) {
    faults.push(`crash: ${error instanceof Error ? error.message : String(error)}`)
  } finally {
    await Promise.all(seated.flatMap((each) => ('close' in each ? [each.close()] : [])))
  }
  return { record, actions: log.length, faults, lost }
}

interface Playing {
  readonly title: Title
  readonly state: GameState
  readonly seated: readonly Seated[]
  readonly luck: string
  readonly log: ActionEntry[]
  readonly faults: string[]
  readonly lost: number[]
  readonly stopped: () => boolean
}

async function playOut(game: Playing): Promise<void> {
  const { title, state, seated, luck, log, faults, lost } = game
  const rng = createRng(luck)
  const drawBelow = (below: number): number => draw(rng, below)
  faults.push(...title.violations(asReadonly(state)))
  while (faults.length === 0 && !game.stopped()) {
    const seat = title.toAct(asReadonly(state))[0]
    if (seat === undefined) {
      if (state.ended === null) faults.push('nobody is asked, yet the game has not ended')
      return
    }
    const open = choices(title, state, seat)
    if (open.length === 0) return void faults.push(`seat ${seat} is asked but has no choice in ${state.step}`)
    if (log.length >= MOST_ACTIONS) return void faults.push(`no end after ${MOST_ACTIONS} actions`)
    const known = title.conceal(asReadonly(state), seat)
    const asked: Asked = {
      title,
      state: known,
      seat,
      choices: open,
      log,
      draw: drawBelow,
      nature: `${luck}/${seat}`,
    }
    const player = seated[seat] as Seated
    let action = 'close' in player ? await legalAnswer(player, asked, state) : chosenBy(player, asked)
    if (action === null) {
      lost[seat] = (lost[seat] as number) + 1
      action = chosenBy(novice, asked)
    }
    log.push({ kind: 'action', seat, action })
    const outcome = play(title, state, seat, action)
    if (!outcome.ok) faults.push(`a choice is refused: ${outcome.refusal.code} (${outcome.refusal.section})`)
    faults.push(...title.violations(asReadonly(state)))
  }
}

function chosenBy(bot: Bot, asked: Asked): Action {
  return bot.choose(asked, asked.draw, workBudget(bot.work)).action
}

async function legalAnswer(player: Player, asked: Asked, state: GameState): Promise<Action | null> {
  const { action } = await player.choose(asked)
  if (action === null) return null
  return refuse(asked.title, state, asked.seat, action) === null ? action : null
}

/** The log alone must lead to the same state, and both must survive being written down. */
function wholeGameFaults(title: Title, state: GameState, record: GameRecord): string[] {
  const hash = hashOf(state)
  if (hashOf(JSON.parse(JSON.stringify(state))) !== hash) return ['the state changes when written as JSON']
  const replayed = replay(title, JSON.parse(JSON.stringify(record)) as GameRecord)
  if (!replayed.ok) return [`the log does not replay: ${JSON.stringify(replayed.fault)}`]
  return hashOf(replayed.history.state) === hash ? [] : ['the log replays to another state']
}
