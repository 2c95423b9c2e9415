import { setupOf, type GameRecord, type Action, type Seat } from '@roundhouse/kernel'
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Player, Thinking } from './player.ts'

/** The language of lines that bots of others speak; see docs/bots.md. */
const PROTOCOL = 1
/** What a program gets to answer in, beyond its budget. */
const GRACE_MILLISECONDS = 2000
const DEFAULT_MILLISECONDS = 1000
const LONGEST_ANSWER = 100_000

/** A program of somebody else’s that plays one seat: JSON lines over its standard input and output. */
export function execPlayer(command: string, start: GameRecord, seat: Seat, thinking: Thinking): Player {
  const child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] })
  const milliseconds = thinking.kind === 'milliseconds' ? thinking.most : DEFAULT_MILLISECONDS
  let gone = false
  let answer: ((line: string | null) => void) | null = null
  const hear = (line: string | null): void => {
    answer?.(line)
    answer = null
  }
  const leave = (): void => {
    gone = true
    hear(null)
  }
  child.on('error', leave)
  child.on('exit', leave)
  child.stdin.on('error', leave)
  createInterface({ input: child.stdout }).on('line', hear)
  const say = (message: object): void => {
    if (!gone) child.stdin.write(`${JSON.stringify(message)}\n`)
  }
  const { title, players } = start
  say({
    type: 'hello',
    protocol: PROTOCOL,
    title,
    rules: start.rules,
    seat,
    players,
    start: openStart(start),
  })
  let told = 0
  return {
    async choose({ log, choices, state }) {
      if (gone) return null
      say({ type: 'entries', from: told, entries: log.slice(told) })
      told = log.length
      // A line that came late belongs to a decision of before: it is not heard.
      const line = new Promise<string | null>((resolve) => {
        const late = setTimeout(() => hear(null), milliseconds + GRACE_MILLISECONDS)
        late.unref()
        answer = (heard) => {
          clearTimeout(late)
          resolve(heard)
        }
      })
      const budget =
        thinking.kind === 'work' ? { work: thinking.most, milliseconds } : { work: null, milliseconds }
      say({ type: 'choose', number: told, choices, state, budget })
      return actionFrom(await line, told)
    },
    close() {
      say({ type: 'end' })
      child.stdin.end()
      setTimeout(() => child.kill(), GRACE_MILLISECONDS).unref()
    },
  }
}

/** The seed of a game would tell what is hidden. */
function openStart(start: GameRecord): object {
  const { players, variant, options, rules } = setupOf(start)
  return { players, variant, options, rules }
}

function actionFrom(line: string | null, number: number): Action | null {
  if (line === null || line.length > LONGEST_ANSWER) return null
  try {
    const answer = JSON.parse(line) as { type?: unknown; number?: unknown; action?: unknown }
    if (answer.type !== 'action' || (answer.number !== undefined && answer.number !== number)) return null
    const { action } = answer
    if (typeof action !== 'object' || action === null) return null
    return typeof (action as { type?: unknown }).type === 'string' ? (action as Action) : null
  } catch {
    return null
  }
}
