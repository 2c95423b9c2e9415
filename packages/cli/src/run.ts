import { LANGUAGES, type Language } from '@roundhouse/words'
import { readArguments } from './arguments.ts'
import type { Command } from './command.ts'
import { archive } from './commands/archive.ts'
import { backup } from './commands/backup.ts'
import { carryOver } from './commands/carry-over.ts'
import { checkDataCommand } from './commands/check-data.ts'
import { conformance } from './commands/conformance.ts'
import { importGame } from './commands/import.ts'
import { newGame } from './commands/new.ts'
import { opinion } from './commands/opinion.ts'
import { perft } from './commands/perft.ts'
import { replay } from './commands/replay.ts'
import { restore } from './commands/restore.ts'
import { routes } from './commands/routes.ts'
import { serve } from './commands/serve.ts'
import { simulate } from './commands/simulate.ts'
import { titles } from './commands/titles.ts'
import { tournament } from './commands/tournament.ts'
import { Failure, UsageFault } from './faults.ts'
import { helpFor, helpForAll } from './help.ts'
import type { Io } from './io.ts'

const COMMANDS: readonly Command[] = [
  titles,
  newGame,
  replay,
  simulate,
  tournament,
  opinion,
  perft,
  routes,
  importGame,
  conformance,
  carryOver,
  archive,
  serve,
  backup,
  restore,
  checkDataCommand,
]

/** Does what the arguments say and gives the exit code: 0 done, 1 failed, 2 called wrongly. */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  try {
    const [name, ...args] = argv
    if (name === undefined) throw new UsageFault('which command? roundhouse help lists them')
    if (name === 'help' || name === '--help' || name === '-h') return help(args[0], io)
    const command = commandOf(name)
    const values = readArguments(command, args)
    if (values.flag('help')) return help(name, io)
    return await command.run(values, io, languageOf(values.text('lang')))
  } catch (error) {
    if (error instanceof UsageFault) {
      io.err(`roundhouse: ${error.message}`)
      return 2
    }
    if (error instanceof Failure) {
      io.err(error.message)
      return 1
    }
    throw error
  }
}

function help(name: string | undefined, io: Io): number {
  for (const line of name === undefined ? helpForAll(COMMANDS) : helpFor(commandOf(name))) io.out(line)
  return 0
}

function commandOf(name: string): Command {
  const command = COMMANDS.find((each) => each.name === name)
  if (command === undefined) throw new UsageFault(`there is no command '${name}'; roundhouse help lists them`)
  return command
}

function languageOf(text: string | null): Language {
  const language = text === null ? 'en' : LANGUAGES.find((each) => each === text)
  if (language === undefined) throw new UsageFault(`--lang is one of ${LANGUAGES.join(', ')}, not '${text}'`)
  return language
}
