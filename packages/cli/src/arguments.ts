import { parseArgs } from 'node:util'
import { COMMON_OPTIONS, type Command, type OptionSpec } from './command.ts'
import { UsageFault } from './faults.ts'

/** What was typed after a command's name, each value asked for by its name and kind. */
export class Values {
  readonly #options: ReadonlyMap<string, readonly string[]>
  readonly #positionals: ReadonlyMap<string, string>

  constructor(options: ReadonlyMap<string, readonly string[]>, positionals: ReadonlyMap<string, string>) {
    this.#options = options
    this.#positionals = positionals
  }

  positional(name: string): string {
    return this.#positionals.get(name) as string
  }

  flag(name: string): boolean {
    return this.#options.has(name)
  }

  all(name: string): readonly string[] {
    return this.#options.get(name) ?? []
  }

  text(name: string): string | null {
    return this.all(name).at(-1) ?? null
  }

  /** The value of a required option. */
  required(name: string): string {
    return this.text(name) as string
  }

  /** A whole number from `min` to `max`, or null when the option is not given. */
  whole(name: string, min: number, max: number = Number.MAX_SAFE_INTEGER): number | null {
    const text = this.text(name)
    return text === null ? null : wholeNumber(name, text, min, max)
  }
}

export function wholeNumber(name: string, text: string, min: number, max: number): number {
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (number >= min && number <= max) return number
  const range = max === Number.MAX_SAFE_INTEGER ? `from ${min} on` : `from ${min} to ${max}`
  throw new UsageFault(`--${name} needs a whole number ${range}, not '${text}'`)
}

/** Reads the arguments as the command declares them; the first thing that does not fit is the fault. */
export function readArguments(command: Command, args: readonly string[]): Values {
  const specs: Readonly<Record<string, OptionSpec>> = { ...command.options, ...COMMON_OPTIONS }
  const { tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(
      Object.entries(specs).map(([name, { value }]) => [
        name,
        value === null ? { type: 'boolean' as const } : { type: 'string' as const },
      ]),
    ),
    strict: false,
    tokens: true,
  })
  const options = new Map<string, string[]>()
  const words: string[] = []
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value)
    if (token.kind !== 'option') continue
    const spec = Object.hasOwn(specs, token.name) ? specs[token.name] : undefined
    if (spec === undefined) throw new UsageFault(`${command.name} knows no option ${token.rawName}`)
    options.set(token.name, [...(options.get(token.name) ?? []), optionValue(spec, token)])
  }
  if (options.has('help')) return new Values(options, new Map())
  return new Values(options, checked(command, options, words))
}

function optionValue(
  spec: OptionSpec,
  token: { rawName: string; value: string | undefined; inlineValue: boolean | undefined },
): string {
  const { rawName, value } = token
  if (spec.value === null) {
    if (value !== undefined) throw new UsageFault(`${rawName} takes no value`)
    return ''
  }
  // `--players --seed 7`: the next option is no value of this one.
  const missing =
    value === undefined || value === '' || (token.inlineValue !== true && value.startsWith('--'))
  if (missing) throw new UsageFault(`${rawName} needs a value: ${rawName} ${spec.value}`)
  return value
}

function checked(
  command: Command,
  options: ReadonlyMap<string, readonly string[]>,
  words: readonly string[],
): Map<string, string> {
  const surplus = words[command.positionals.length]
  if (surplus !== undefined) throw new UsageFault(`${command.name} cannot use '${surplus}'`)
  for (const [index, name] of command.positionals.entries()) {
    if (words[index] === undefined) throw new UsageFault(`${command.name} needs ${name}`)
  }
  for (const [name, spec] of Object.entries(command.options)) {
    if (spec.required && !options.has(name))
      throw new UsageFault(`${command.name} needs --${name} ${spec.value}`)
    if (!spec.multiple && (options.get(name)?.length ?? 0) > 1)
      throw new UsageFault(`--${name} is given twice`)
  }
  return new Map(command.positionals.map((name, index) => [name, words[index] as string]))
}
