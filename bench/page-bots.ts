import { CZ_FINISHED, type CzRecord } from '../e2e/cz-games.ts'
import { importGame } from '../e2e/local.ts'
import { inChromium } from './page-measures.ts'
import { median, report } from './report.ts'

/** A page of 18CZ with the processor slowed four times, as on a phone, while bots think and play. */
const SLOWED = 4
const DECISIONS = 40
/** The marks that the page leaves of every thought. */
const ASKED = 'asked a bot'
const ANSWERED = 'a bot answered'
/** In the middle of the game, all seats played by Firemen: they look ahead by whole games. */
const PLAYED_BY_BOTS: CzRecord = {
  ...CZ_FINISHED,
  log: CZ_FINISHED.log.slice(0, 560),
  bots: CZ_FINISHED.players.map(() => 'fireman'),
}

await inChromium(async (page) => {
  await page.addInitScript(watch, [ASKED, ANSWERED] as const)
  await page.goto('/')
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  const browser = page.context().browser()
  if (browser === null) throw new Error('a page without its browser')
  // The first bots are to decide as soon as the table opens: that is watched too.
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] })
  await importGame(page, 'bots', PLAYED_BY_BOTS)
  await page.waitForFunction(
    ([answered, most]) => performance.getEntriesByName(answered).length >= most,
    [ANSWERED, DECISIONS] as const,
    { timeout: 300_000 },
  )
  const { tasks, thoughts } = seenIn(await browser.stopTracing())
  // There is always the task that sends the question: a thought without any was not looked at.
  const looked = thoughts
    .map((thought) => tasks.filter((task) => endsIn(task, thought)))
    .filter((found) => found.length > 0)
  if (looked.length === 0) throw new Error('no task of the page was seen')
  report('page of 18CZ while bots think, processor slowed four times', [
    { what: 'thoughts looked at', measured: looked.length, unit: '', mustReach: DECISIONS, more: true },
    {
      what: 'the longest task of the page from asking to the answer, processor time',
      measured: Math.max(...looked.flat().map(({ length }) => length)),
      unit: 'ms',
      mustReach: 50,
      more: false,
    },
    {
      what: 'a thought, median',
      measured: median(thoughts.map(({ from, to }) => to - from)),
      unit: 'ms',
      mustReach: 1000,
      more: false,
    },
  ])
})

/** From the question to the answer, in milliseconds as all times here. */
interface Thought {
  readonly from: number
  readonly to: number
}

/** A task of the main thread: from when to when, and the processor time it took, which other programs do not lengthen. */
interface Task {
  readonly at: number
  readonly until: number
  readonly length: number
}

/**
 * Whether a task takes any time of a thought from the page: also the one that asks, and one that still draws the move
 * before. Only the task that brings the answer goes on after the thought: by then nobody thinks any more.
 */
function endsIn({ until }: Task, { from, to }: Thought): boolean {
  return until > from && until < to
}

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** Microseconds, as the next two. */
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
}

/** Questions and answers are marks in the trace itself, so that one clock tells them and the tasks. */
function seenIn(trace: Buffer): { readonly tasks: readonly Task[]; readonly thoughts: readonly Thought[] } {
  const { traceEvents } = JSON.parse(trace.toString()) as { readonly traceEvents: readonly TraceEvent[] }
  const page = traceEvents.find(({ name }) => name === ASKED)
  const here = traceEvents
    .filter(({ pid, tid }) => pid === page?.pid && tid === page.tid)
    .toSorted((a, b) => a.ts - b.ts)
  const marks = here.filter(({ name }) => name === ASKED || name === ANSWERED)
  const thoughts = marks.flatMap(({ name, ts }, index) => {
    const next = marks[index + 1]
    return name === ASKED && next?.name === ANSWERED ? [{ from: ts / 1000, to: next.ts / 1000 }] : []
  })
  return { tasks: tasksIn(here), thoughts }
}

/**
 * What waits for a promise that a task keeps belongs to that task, but the trace has it as an event of its own after it;
 * questions are sent in such a one.
 */
function tasksIn(events: readonly TraceEvent[]): Task[] {
  const tasks: Task[] = []
  for (const { name, ph, ts, dur = 0, tdur = dur } of events) {
    if (ph !== 'X' || !/RunTask|PerformMicrotaskCheckpoint/.test(name)) continue
    const [at, until, length] = [ts / 1000, (ts + dur) / 1000, tdur / 1000]
    const last = tasks.at(-1)
    if (last !== undefined && until <= last.until) continue
    if (last === undefined || name.includes('RunTask')) tasks.push({ at, until, length })
    else tasks.splice(-1, 1, { at: last.at, until, length: last.length + length })
  }
  return tasks
}

/** Marks each question to a worker of bots and its answer. */
function watch([asked, answered]: readonly [string, string]): void {
  const Plain = globalThis.Worker
  globalThis.Worker = class extends Plain {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options)
      if (!String(url).includes('bot-worker')) return
      const post = this.postMessage.bind(this) as (message: unknown) => void
      this.postMessage = (message: unknown) => {
        performance.mark(asked)
        post(message)
      }
      this.addEventListener('message', () => void performance.mark(answered))
    }
  }
}
