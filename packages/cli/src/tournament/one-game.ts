import { novice, workBudget } from '@roundhouse/bots'
import {
  type Action,
  type ActionEntry,
  type GameState,
  type GameRecord,
  type Title,
  asReadonly,
  choices,
  createRng,
  draw,
  play,
  setupOf,
} from '@roundhouse/kernel'
import { setImmediate as breath } from 'node:timers/promises'
import { Failure } from '../faults.ts'
import type { Asked, Hire, Player } from './player.ts'
import type { Seating } from './seating.ts'

/** A game that takes longer than this will not end by itself. */
const MOST_ACTIONS = 20_000

export interface PlayedGame {
  readonly number: number
  readonly record: GameRecord
  /** For each seat. */
  readonly bots: readonly number[]
  readonly scores: readonly number[]
  readonly ranks: readonly number[]
  /** Milliseconds of each decision that was one, by bot. */
  readonly times: readonly (readonly number[])[]
  /** Decisions that had to be taken for a bot: it failed, was late, gone, or played what is not legal. By bot. */
  readonly lost: readonly number[]
  /** Why the first of them was; by bot, null where there was none. */
  readonly why: readonly (string | null)[]
}

/** A game that counts for nobody: it crashed, or has no end. */
export interface UnendedGame {
  readonly number: number
  readonly fault: string
}

/** Where the fault is our own, whoever mends it wants to know where it happened. */
export function unended(number: number, error: unknown): UnendedGame {
  if (!(error instanceof Error)) return { number, fault: String(error) }
  return { number, fault: error instanceof Failure ? error.message : (error.stack ?? error.message) }
}

/** Plays a game of the tournament to its end; one that has none is a failure. */
export async function playGame(
  title: Title,
  start: GameRecord,
  seating: Seating,
  hires: readonly Hire[],
): Promise<PlayedGame> {
  const log: ActionEntry[] = []
  const state = title.setup(setupOf(start), () => {})
  const luck = seating.bots.map((_, seat) => createRng(`${seating.seed}/luck/${seat}/${seating.number}`))
  const times = hires.map((): number[] => [])
  const lost = hires.map(() => 0)
  const why = hires.map((): string | null => null)
  const players: Player[] = []
  try {
    for (const [seat, bot] of seating.bots.entries()) players.push((hires[bot] as Hire)(start, seat))
    while (log.length < MOST_ACTIONS) {
      // Our own bots answer without a pause: between two answers its process hears whether anybody waits for the game.
      await breath()
      const seat = title.toAct(asReadonly(state))[0]
      if (seat === undefined) break
      const bot = seating.bots[seat] as number
      const known = title.conceal(asReadonly(state), seat)
      const open = choices(title, state, seat)
      const drawBelow = (below: number): number => draw(luck[seat] as (typeof luck)[number], below)
      const asked = {
        title,
        state: known,
        seat,
        choices: open,
        log,
        draw: drawBelow,
        nature: `${seating.seed}/${seating.number}/${seat}`,
      }
      const only = open.length === 1 && open[0]?.kind === 'one'
      const { action: own, milliseconds, failed } = await (players[seat] as Player).choose(asked)
      if (!only && milliseconds !== null) (times[bot] as number[]).push(milliseconds)
      // Whoever answers, the rules of the whole state have the last word.
      const outcome = own === null ? null : play(title, state, seat, own)
      const fault = outcome?.ok === false ? `plays ${outcome.refusal.code}` : failed
      if (fault !== null) {
        lost[bot] = (lost[bot] as number) + 1
        why[bot] ??= fault
      }
      const action = own !== null && outcome?.ok === true ? own : playNovice(asked, state)
      log.push({ kind: 'action', seat, action })
    }
  } finally {
    await Promise.all(players.map((player) => player.close()))
  }
  if (state.ended === null) throw new Failure(`no end after ${log.length} actions`)
  const standing = title.standing(asReadonly(state)).toSorted((a, b) => a.seat - b.seat)
  return {
    number: seating.number,
    record: { ...start, log },
    bots: seating.bots,
    scores: standing.map(({ score }) => score),
    ranks: standing.map(({ rank }) => rank),
    times,
    lost,
    why,
  }
}

function playNovice(asked: Asked, state: GameState): Action {
  const { action } = novice.choose(asked, asked.draw, workBudget(novice.work))
  const outcome = play(asked.title, state, asked.seat, action)
  if (!outcome.ok) throw new Error(`a choice is refused: ${outcome.refusal.code}`)
  return action
}
