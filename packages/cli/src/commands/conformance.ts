import { type Exemption, exemptionsFor } from '@roundhouse/conformance'
import { availableParallelism } from 'node:os'
import type { Command } from '../command.ts'
import { Failure } from '../faults.ts'
import { progressOf } from '../progress.ts'
import { compareAll } from '../trace-jobs.ts'
import { type Verdict, isSameTitle, titleIn, tracesAt } from '../traces.ts'

export const conformance: Command = {
  name: 'conformance',
  summary:
    'replays recorded games and compares the game after every action; PATH is a file or a folder of them',
  positionals: ['PATH'],
  options: {
    title: { value: 'T', help: 'only recordings of this title, named as in the recordings' },
    jobs: { value: 'N', help: 'how many at a time (one for each processor)' },
  },
  async run(values, io) {
    const path = values.positional('PATH')
    const only = values.text('title')
    const jobs = values.whole('jobs', 1, 256) ?? availableParallelism()
    const { folder, names: found } = tracesAt(path)
    const names = found.filter((name) => only === null || isOf(folder, name, only))
    if (names.length === 0) {
      throw new Failure(`there is no recording${only === null ? '' : ` of '${only}'`} below ${path}`)
    }

    const verdicts = new Map<string, Verdict>()
    const progress = progressOf(io, names.length)
    await compareAll(folder, names, jobs, (name, verdict) => {
      verdicts.set(name, verdict)
      progress.show(verdicts.size)
    })
    progress.end()

    const titles = new Set<string>()
    let identical = 0
    let actions = 0
    for (const name of names) {
      const verdict = verdicts.get(name) as Verdict
      io.out(`${name}: ${verdict.difference ?? 'identical'}`)
      for (const note of verdict.notes) io.out(`${name}: note ${note}`)
      if (verdict.title !== null) titles.add(verdict.title)
      if (verdict.difference === null) identical += 1
      actions += verdict.actions
    }
    for (const { path, only, reason } of exemptionsOf(titles)) {
      io.out(`not compared: ${path}${only === undefined ? '' : `, ${only}`} (${reason})`)
    }
    io.out(`${identical} of ${names.length} games identical, ${actions} actions compared`)
    return identical === names.length ? 0 : 1
  },
}

function isOf(folder: string, name: string, title: string): boolean {
  const found = titleIn(folder, name)
  return found !== null && isSameTitle(found, title)
}

function exemptionsOf(titles: ReadonlySet<string>): Set<Exemption> {
  return new Set([...titles].flatMap((title) => [...exemptionsFor(title)]))
}
