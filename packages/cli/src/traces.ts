import { type RecordingFault, compareTrace, readTrace } from '@roundhouse/conformance'
import { readFileSync, readdirSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fromDisk } from './game-file.ts'

/** What became of one trace. */
export interface Verdict {
  readonly title: string | null
  readonly actions: number
  /** Null if identical, else the number of the first differing action and the difference. */
  readonly difference: string | null
  /** Runs of ours that earn more than the recorded best, to be checked by hand. */
  readonly notes: readonly string[]
}

/** Files of one folder, by name. */
export interface Traces {
  readonly folder: string
  readonly names: readonly string[]
}

/** The one file that a path names, or every JSON file below its folder. */
export function tracesAt(path: string): Traces {
  return fromDisk('read', path, () => {
    if (!statSync(path).isDirectory()) return { folder: dirname(path), names: [basename(path)] }
    const names = readdirSync(path, { recursive: true, encoding: 'utf8' })
    return { folder: path, names: names.filter((name) => name.endsWith('.json')).toSorted() }
  })
}

/** The title that a trace is of; null where the file is none. */
export function titleIn(folder: string, name: string): string | null {
  const read = readTrace(textOf(folder, name))
  return read.ok ? read.value.title : null
}

export function compareFile(folder: string, name: string): Verdict {
  const read = readTrace(textOf(folder, name))
  if (!read.ok)
    return { title: null, actions: 0, difference: `0: no trace (${fieldOf(read.fault)})`, notes: [] }
  const { actions, difference, notes } = compareTrace(read.value)
  const line = difference === null ? null : `${difference.at}: ${difference.line}`
  return { title: read.value.title, actions, difference: line, notes }
}

/** '18CZ', '18cz' and '18 CZ' are one title. */
export function isSameTitle(one: string, other: string): boolean {
  const plain = (title: string): string => title.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  return plain(one) === plain(other)
}

function fieldOf(fault: RecordingFault): string {
  return 'field' in fault ? fault.field : fault.code
}

function textOf(folder: string, name: string): string {
  return fromDisk('read', name, () => readFileSync(join(folder, name), 'utf8'))
}
