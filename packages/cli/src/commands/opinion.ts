import { opinionOn } from '@roundhouse/bots'
import { replay } from '@roundhouse/kernel'
import { columns } from '../columns.ts'
import type { Command } from '../command.ts'
import { Failure } from '../faults.ts'
import { momentOf } from '../moment.ts'
import { replayFaultSentence } from '../sentences.ts'

export const opinion: Command = {
  name: 'opinion',
  summary: 'tells at which moments of a game what a bot expects changed most',
  positionals: ['FILE'],
  options: {
    at: { value: 'N', help: 'only up to entry N of the log' },
    json: { value: null, help: 'as JSON' },
  },
  async run(values, io, language) {
    const { record, title, at } = momentOf(values, language)
    const replayed = replay(title, record, at)
    if (!replayed.ok) throw new Failure(replayFaultSentence(replayed.fault, record, language))
    const { history } = replayed
    const question = { title: title.id, start: history.stateAt(0), log: history.log }
    const found = await opinionOn(question, () => {})
    if (found === null) throw new Failure(`${title.name} has no bot that could tell`)
    if (values.flag('json')) {
      io.out(JSON.stringify(found))
      return 0
    }
    const shown = (hope: number): string =>
      found.measure === 'chance' ? `${Math.round(100 * hope)} %` : String(Math.round(hope))
    const rows = found.points.map(({ from, to, seat, before, after, change, off }) => [
      `${from} to ${to}`,
      record.players[seat] ?? '',
      shown(before[seat] ?? 0),
      shown(after[seat] ?? 0),
      found.measure === 'chance'
        ? ''
        : `against the average ${change < 0 ? '−' : '+'}${Math.round(Math.abs(change))} ±${Math.round(off)}`,
    ])
    for (const line of columns(rows)) io.out(line)
    const what = found.measure === 'chance' ? 'chance to win' : 'worth at the end'
    io.out(`${what}, the opinion of a bot: ${found.level}, work ${found.work}`)
    return 0
  },
}
