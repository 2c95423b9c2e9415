import type { GameRecord, Title } from '@roundhouse/kernel'
import type { Language } from '@roundhouse/words'
import type { Values } from './arguments.ts'
import { Failure } from './faults.ts'
import { readGameFile } from './game-file.ts'
import { knownTitle } from './table.ts'

/** The game of `FILE` and the entry of its log that `--at` names, the last one by default. */
export function momentOf(
  values: Values,
  language: Language,
): { readonly record: GameRecord; readonly title: Title; readonly at: number } {
  const asked = values.whole('at', 0)
  const file = values.positional('FILE')
  const record = readGameFile(file, language)
  const at = asked ?? record.log.length
  if (at > record.log.length) throw new Failure(`${file} has ${record.log.length} entries, there is no ${at}`)
  return { record, title: knownTitle(record.title), at }
}
