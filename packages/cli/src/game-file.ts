import type { GameRecord } from '@roundhouse/kernel'
import { type Fault, type ParsedGame, fault, parseGameFile, readJson } from '@roundhouse/protocol'
import { READERS } from '@roundhouse/protocol/titles'
import type { Language } from '@roundhouse/words'
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { Failure } from './faults.ts'
import { faultSentence } from './sentences.ts'

/** Larger than any game; a file beyond it is not read at all. */
const MOST_BYTES = 16 * 1024 * 1024

export function readGameFile(file: string, language: Language): GameRecord {
  const parsed = parsedGame(readText(file, language))
  if (!parsed.ok) throw new Failure(`${file}: ${faultSentence(parsed.fault, language)}`)
  return parsed.record
}

/** The text of a file that is not larger than a game can be. */
export function readText(file: string, language: Language): string {
  return fromDisk('read', file, () => {
    const stat = statSync(file)
    if (stat.isFile() && stat.size > MOST_BYTES) {
      throw new Failure(`${file}: ${faultSentence(fault('oversized', { limit: MOST_BYTES }), language)}`)
    }
    return readFileSync(file, 'utf8')
  })
}

function parsedGame(text: string): ParsedGame {
  const read = readJson(text)
  if (!read.ok) return { ok: false, fault: fault('malformed-game', { field: '' }) }
  return parseGameFile(read.json, READERS)
}

export function writeGameFile(file: string, record: GameRecord): void {
  makeFolder(dirname(file))
  fromDisk('write', file, () => writeFileSync(file, gameFileText(record)))
}

export function makeFolder(folder: string): void {
  fromDisk('write', folder, () => mkdirSync(folder, { recursive: true }))
}

/** Why the file written of this record could not be read again; null if it can. */
export function unreadable(record: GameRecord): Fault | null {
  const parsed = parsedGame(gameFileText(record))
  return parsed.ok ? null : parsed.fault
}

/** One line for each entry of the log, so that two games can be compared line by line. */
function gameFileText(record: GameRecord): string {
  const { log, ...table } = record
  const head = JSON.stringify(table, null, 2).slice(0, -2)
  const entries = log.map((entry) => `    ${JSON.stringify(entry)}`).join(',\n')
  return `${head},\n  "log": [${entries === '' ? '' : `\n${entries}\n  `}]\n}\n`
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  ENOTDIR: 'part of the path is no folder',
  EEXIST: 'a file is in the way',
  EACCES: 'access is denied',
  EPERM: 'access is denied',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
}

/** Work on the disk; what the disk refuses is told in one line. */
export function fromDisk<Result>(verb: string, path: string, work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    if (error instanceof Failure || !(error instanceof Error)) throw error
    const { code } = error as NodeJS.ErrnoException
    if (code === undefined) throw error
    throw new Failure(`cannot ${verb} ${path}: ${REASONS[code] ?? error.message}`)
  }
}
