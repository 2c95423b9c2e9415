import { DATABASE_FILE } from '@roundhouse/server'
import { StorageFault } from '@roundhouse/storage'
import type { Language } from '@roundhouse/words'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Values } from './arguments.ts'
import type { OptionSpec } from './command.ts'
import { Failure } from './faults.ts'
import { fromDisk } from './game-file.ts'
import { faultSentence } from './sentences.ts'

/** The option by which every command of the operator names the folder of a server. */
export const DATA: OptionSpec = { value: 'DIR', help: 'folder of the database (data)' }

export function dataFolderOf(values: Values): string {
  return values.text('data') ?? 'data'
}

export function databaseOf(values: Values): string {
  return join(dataFolderOf(values), DATABASE_FILE)
}

/** Fails in one line when there is no such file. */
export function mustBeThere(file: string): void {
  fromDisk('read', file, () => statSync(file))
}

/** Work on a database; whatever it refuses is told in one line. */
export function fromDatabase<Result>(file: string, language: Language, work: () => Result): Result {
  try {
    return fromDisk('write', file, work)
  } catch (error) {
    if (error instanceof StorageFault) throw new Failure(faultSentence(error.fault, language))
    throw error
  }
}
