import { replay } from '@roundhouse/kernel'
import { runsOf } from '@roundhouse/titles/runs'
import { type FoundRun, foundRun } from '../best-runs.ts'
import { columns } from '../columns.ts'
import type { Command } from '../command.ts'
import { Failure } from '../faults.ts'
import type { Io } from '../io.ts'
import { momentOf } from '../moment.ts'
import { replayFaultSentence } from '../sentences.ts'

export const routes: Command = {
  name: 'routes',
  summary: "finds the best run of a company's trains and proves it",
  positionals: ['FILE'],
  options: {
    at: { value: 'N', help: 'after entry N of the log (the last one)' },
    company: { value: 'C', help: 'whose trains (the company whose turn it is)' },
    json: { value: null, help: 'as JSON' },
  },
  async run(values, io, language) {
    const { record, title, at } = momentOf(values, language)
    const runs = await runsOf(title.id)
    if (runs === null) throw new Failure(`${title.name} has no trains to run`)
    const replayed = replay(title, record, at)
    if (!replayed.ok) throw new Failure(replayFaultSentence(replayed.fault, record, language))
    const began = performance.now()
    const found = foundRun(runs, replayed.history.state, values.text('company'))
    const took = performance.now() - began
    if (values.flag('json')) io.out(JSON.stringify({ ...found, at, optimal: true, milliseconds: took }))
    else print(found, at, took, io)
    return 0
  },
}

function print(
  { company, routes: found, total, bound, work }: FoundRun,
  at: number,
  took: number,
  io: Io,
): void {
  io.out(`${company} after entry ${at}`)
  const rows = found.map(({ train, way, value }) => [train, way.join(' – '), value])
  if (rows.length === 0) io.out('no train can run')
  else for (const line of columns([['train', 'route', 'value'], ...rows])) io.out(line)
  io.out(`total ${total}, bound ${bound}, proven best, ${work} nodes, ${took.toFixed(2)} ms`)
}
