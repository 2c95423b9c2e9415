import {
  type GameRecord,
  type History,
  type Title,
  asReadonly,
  hashOf,
  replay as replayRecord,
} from '@roundhouse/kernel'
import { columns } from '../columns.ts'
import type { Command } from '../command.ts'
import { Failure } from '../faults.ts'
import type { Io } from '../io.ts'
import { momentOf } from '../moment.ts'
import { replayFaultSentence } from '../sentences.ts'

export const replay: Command = {
  name: 'replay',
  summary: 'plays a game file again, checks every action and prints the standing',
  positionals: ['FILE'],
  options: {
    at: { value: 'N', help: 'only up to entry N of the log' },
    json: { value: null, help: 'as JSON' },
  },
  run(values, io, language) {
    const { record, title, at } = momentOf(values, language)
    const replayed = replayedUpTo(title, record, at)
    if (!replayed.ok) {
      const sentence = replayFaultSentence(replayed.fault, record, language)
      if (values.flag('json')) io.out(JSON.stringify({ ok: false, fault: replayed.fault, sentence }))
      else io.err(sentence)
      return 1
    }
    if (values.flag('json')) io.out(JSON.stringify(summary(record, replayed.history)))
    else printStanding(record, replayed.history, io)
    return 0
  },
}

/** A file that the simulator kept after a crash crashes again: that is told, not thrown. */
function replayedUpTo(title: Title, record: GameRecord, at: number): ReturnType<typeof replayRecord> {
  try {
    return replayRecord(title, record, at)
  } catch (error) {
    throw new Failure(
      `the rules of ${title.id} fail: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}

function summary(record: GameRecord, history: History) {
  const state = asReadonly(history.state)
  return {
    ok: true,
    title: record.title,
    rules: record.rules,
    players: record.players,
    version: history.version,
    actions: actionsOf(history),
    hash: hashOf(history.state),
    ended: history.state.ended,
    step: history.state.step,
    toAct: history.title.toAct(state),
    standing: history.title.standing(state),
  }
}

function printStanding(record: GameRecord, history: History, io: Io): void {
  const state = asReadonly(history.state)
  const { title } = history
  io.out(`${title.name} (${record.rules}), ${record.players.length} players, ${record.seed}`)
  const asked = title.toAct(state).map((seat) => record.players[seat] ?? String(seat + 1))
  io.out(asked.length === 0 ? 'The game is over.' : `To act: ${asked.join(', ')} (${history.state.step})`)
  const rows = title.standing(state).map(({ rank, seat, score }) => [rank, record.players[seat] ?? '', score])
  for (const line of columns(rows)) io.out(line)
  io.out(`ok: ${actionsOf(history)} actions, ${hashOf(history.state)}`)
}

function actionsOf(history: History): number {
  return history.log.filter((entry) => entry.kind === 'action').length
}
