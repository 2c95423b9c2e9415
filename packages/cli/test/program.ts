import { type Choice, pick } from '@roundhouse/kernel'
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

// A bot of somebody else's for the tests, started by `exec:`: it plays the first of its choices, and on demand badly.
const OPTIONS = {
  /** Milliseconds from its start to its first line read. */
  start: { type: 'string', default: '0' },
  /** The question that it answers late, and by how many milliseconds it answers after it heard it. */
  late: { type: 'string', default: '0' },
  by: { type: 'string', default: '0' },
  /** The action that it plays whatever it is asked, as JSON in base64: commands may hold no comma. */
  play: { type: 'string' },
  /** Says things that answer nothing before each answer. */
  noisy: { type: 'boolean', default: false },
  /** Says more and more instead of an answer, and never ends the line. */
  endless: { type: 'boolean', default: false },
  /** Does not end by itself. */
  stays: { type: 'boolean', default: false },
  /** A file to which it writes its process and every budget. */
  tell: { type: 'string' },
} as const

/** The name by which a command calls this program with these arguments. */
export function programBot(...args: readonly string[]): string {
  return `exec:"${process.execPath}" "${fileURLToPath(import.meta.url)}" ${args.join(' ')}`
}

/** What `--play` takes. */
export function played(action: object): string {
  return Buffer.from(JSON.stringify(action)).toString('base64')
}

interface Told {
  readonly pid: number
  readonly budget: { readonly work: number | null; readonly milliseconds: number }
}

/** What programs wrote to the file of `--tell`. */
export function toldIn(file: string): Told[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1)
  return lines.map((line) => JSON.parse(line) as Told)
}

function answerQuestions(): void {
  const { values } = parseArgs({ options: OPTIONS })
  const say = (message: object): void => console.log(JSON.stringify(message))
  let asked = 0
  sleep(Number(values.start))
  if (values.stays) setInterval(() => {}, 1000)
  createInterface({ input: process.stdin }).on('line', (line) => {
    const message = JSON.parse(line) as { type: string; number: number; choices: Choice[]; budget: object }
    if (message.type !== 'choose') return
    const { number, choices, budget } = message
    asked += 1
    if (values.tell !== undefined)
      appendFileSync(values.tell, `${JSON.stringify({ pid: process.pid, budget })}\n`)
    if (asked === Number(values.late)) sleep(Number(values.by))
    if (values.endless) {
      setInterval(() => process.stdout.write('x'.repeat(100_000)), 1)
      return
    }
    if (values.noisy) {
      console.log('let me think')
      say({ type: 'action', action: { type: 'fly' } })
      say({ type: 'action', number: number - 1, action: { type: 'fly' } })
    }
    const own = values.play === undefined ? null : Buffer.from(values.play, 'base64').toString()
    say({ type: 'action', number, action: own === null ? pick(choices, () => 0) : JSON.parse(own) })
  })
}

/** As a program does that is busy: nothing is read meanwhile. */
function sleep(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) answerQuestions()
