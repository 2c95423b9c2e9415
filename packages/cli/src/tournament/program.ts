import { spawn } from 'node:child_process'
import type { Readable } from 'node:stream'

/** A command of somebody else’s that runs: lines go in, lines come out. */
export interface Program {
  /** When it was started, on the clock of `performance`. */
  readonly began: number
  /** Whether it can still be told anything. */
  readonly isThere: () => boolean
  readonly say: (message: object) => void
  /** Asks it to end and sees to it that it does. */
  readonly end: () => Promise<void>
}

/** What whoever starts a program wants to hear of it. */
interface Listener {
  readonly line: (text: string) => void
  readonly gone: () => void
}

/** Hears which programs run, by the number of their process. */
export type NoteProgram = (pid: number, runs: boolean) => void

/** What a program has to end in once it is told to. */
const LAST_MILLISECONDS = 1000

/** Windows knows no groups of processes, and would open a window for each. */
const IN_GROUPS = process.platform !== 'win32'

export function startProgram(command: string, heard: Listener, note: NoteProgram): Program {
  // In a group of its own: Ctrl-C is meant for the command that started it, and what the program starts ends with it.
  const child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'], detached: IN_GROUPS })
  const { pid } = child
  if (pid !== undefined) note(pid, true)
  let there = true
  const leave = (): void => {
    there = false
    heard.gone()
  }
  const over = new Promise<void>((resolve) => {
    child.once('exit', () => {
      if (pid !== undefined) {
        killGroup(pid)
        note(pid, false)
      }
      resolve()
    })
    child.once('error', () => resolve())
  })
  // What it said last is read before it counts as gone.
  child.once('close', leave)
  child.once('error', leave)
  child.stdin.on('error', leave)
  hearLines(child.stdout, heard.line, () => {
    if (pid !== undefined) killGroup(pid)
  })
  const say = (message: object): void => {
    if (there) child.stdin.write(`${JSON.stringify(message)}\n`)
  }
  return {
    began: performance.now(),
    isThere: () => there,
    say,
    async end() {
      say({ type: 'end' })
      child.stdin.end()
      const late = setTimeout(() => {
        if (pid !== undefined) killGroup(pid)
      }, LAST_MILLISECONDS)
      await over
      clearTimeout(late)
      // Somebody whom it started and who left its group may still hold the other end.
      child.stdout.destroy()
    },
  }
}

/** Far more than any answer takes. */
const LONGEST_LINE = 1_000_000

/** Line by line as they come; whoever never ends a line is not kept in memory for ever. */
function hearLines(stream: Readable, line: (text: string) => void, endless: () => void): void {
  let begun = ''
  stream.setEncoding('utf8')
  stream.on('data', (text: string) => {
    const [first = '', ...more] = text.split('\n')
    begun += first
    for (const next of more) {
      line(begun)
      begun = next
    }
    if (begun.length <= LONGEST_LINE) return
    begun = ''
    stream.destroy()
    endless()
  })
  stream.on('end', () => {
    if (begun !== '') line(begun)
  })
}

/** The programs that run, for whoever may have to end them all at once. */
export class RunningPrograms {
  readonly #pids = new Set<number>()

  readonly note: NoteProgram = (pid, runs) => {
    if (runs) this.#pids.add(pid)
    else this.#pids.delete(pid)
  }

  kill(): void {
    for (const pid of this.#pids) killGroup(pid)
  }
}

function killGroup(pid: number): void {
  try {
    process.kill(IN_GROUPS ? -pid : pid, 'SIGKILL')
  } catch {
    // Nobody of it is left.
  }
}
