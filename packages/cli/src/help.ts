import { columns } from './columns.ts'
import { COMMON_OPTIONS, type Command, type OptionSpec } from './command.ts'

export function helpForAll(commands: readonly Command[]): string[] {
  return [
    'Roundhouse: railway share-trading games on the command line.',
    '',
    'usage: roundhouse COMMAND [arguments]',
    '',
    ...columns(commands.map((command) => [`  ${command.name}`, command.summary])),
    '',
    'roundhouse COMMAND --help tells more about one command.',
  ]
}

export function helpFor(command: Command): string[] {
  const { name, summary, positionals, options } = command
  const usage = [name, ...positionals, ...Object.entries(options).map(([key, spec]) => usageOf(key, spec))]
  const all = Object.entries<OptionSpec>({ ...options, ...COMMON_OPTIONS })
  return [
    `${name}: ${summary}`,
    '',
    `usage: roundhouse ${usage.join(' ')}`,
    '',
    ...columns(all.map(([key, spec]) => [`  ${written(key, spec)}`, spec.help])),
    ...(command.details?.() ?? []),
  ]
}

function usageOf(key: string, spec: OptionSpec): string {
  const text = written(key, spec)
  return (spec.required ? text : `[${text}]`) + (spec.multiple ? '…' : '')
}

function written(key: string, { value }: OptionSpec): string {
  return value === null ? `--${key}` : `--${key} ${value}`
}
