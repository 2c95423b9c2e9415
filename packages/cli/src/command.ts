import type { Language } from '@roundhouse/words'
import type { Values } from './arguments.ts'
import type { Io } from './io.ts'

export interface OptionSpec {
  /** What stands for the value in the help; null for a flag without value. */
  readonly value: string | null
  readonly help: string
  readonly required?: true
  readonly multiple?: true
}

/** One word of the command line. Its options are data, so help and checks cannot differ. */
export interface Command {
  readonly name: string
  readonly summary: string
  /** Names of what stands without a flag, in order; all of them must be given. */
  readonly positionals: readonly string[]
  readonly options: Readonly<Record<string, OptionSpec>>
  /** What the help tells after the options. */
  details?(): string[]
  /** Gives the exit code. */
  run(values: Values, io: Io, language: Language): Promise<number> | number
}

/** Flags that every command knows. */
export const COMMON_OPTIONS = {
  lang: { value: 'en|es|it', help: 'language of refusals and faults (en)' },
  help: { value: null, help: 'tells what the command does' },
} as const satisfies Record<string, OptionSpec>
