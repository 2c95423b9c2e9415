import { type GameRecord, type Title, newRecord, tableFault } from '@roundhouse/kernel'
import { TITLES, titleOf } from '@roundhouse/titles'
import type { Language } from '@roundhouse/words'
import type { Values } from './arguments.ts'
import type { OptionSpec } from './command.ts'
import { Failure, UsageFault } from './faults.ts'
import { faultSentence } from './sentences.ts'

/** The options by which `new`, `simulate` and `perft` set up a table. */
export const TABLE_OPTIONS = {
  players: { value: 'N', help: 'number of players', required: true },
  seed: { value: 'S', help: 'any text; the same seed gives the same game', required: true },
  variant: { value: 'V', help: 'a variant of the title' },
  option: { value: 'K=V', help: 'an option of the title, as often as needed', multiple: true },
} as const satisfies Record<string, OptionSpec>

export function knownTitle(id: string): Title {
  const title = titleOf(id)
  if (title !== null) return title
  throw new Failure(`there is no title '${id}'; known: ${TITLES.map((each) => each.id).join(', ')}`)
}

/** A game of this table with nothing played yet; a table that the title does not allow is a failure. */
export function gameAt(
  title: Title,
  table: { players: number; seed: string; values: Values },
  language: Language,
): GameRecord {
  const { players, seed, values } = table
  const variant = values.text('variant')
  const options = optionsFrom(values.all('option'))
  const fault = tableFault(title, { players, variant, options })
  if (fault !== null) throw new Failure(faultSentence(fault, language))
  const names = Array.from({ length: players }, (_, seat) => `Player ${seat + 1}`)
  return newRecord(title, { players: names, seed, variant, options })
}

function optionsFrom(pairs: readonly string[]): Record<string, string> {
  const options: Record<string, string> = {}
  for (const pair of pairs) {
    const [key, value] = pair.split(/=(.*)/s)
    if (!key || !value) throw new UsageFault(`--option needs K=V, not '${pair}'`)
    options[key] = value
  }
  return options
}
