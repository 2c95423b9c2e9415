import { applyKnown, asReadonly, choices, createRng, draw, pick } from '@roundhouse/kernel'
import {
  type CompanyId,
  type CzState,
  type RunJob,
  companyId,
  eighteenCz,
  runJob,
} from '@roundhouse/titles/18cz'
import { afterEach, expect, test } from 'vitest'
import { type RunPool, type RunPoolOptions, createRunPool } from '../src/index.ts'

const FAILING = new URL('failing-thread.ts', import.meta.url)

/** The last moment at which a company runs in a game by lot. */
const STATE = ((): CzState => {
  const state = eighteenCz.setup(
    { rules: eighteenCz.rules, players: 3, variant: null, options: {}, seed: 'pool' },
    () => {},
  )
  const rng = createRng('pool/luck')
  let found = state
  for (;;) {
    if (state.step === 'run') found = eighteenCz.clone(asReadonly(state))
    const seat = eighteenCz.toAct(asReadonly(state))[0]
    if (seat === undefined) return found
    const action = pick(choices(eighteenCz, state, seat), (below) => draw(rng, below))
    applyKnown(eighteenCz, state, seat, action, () => {})
  }
})()
const RUNNING = companyId(STATE.turn?.company ?? 0)

const job = (company: CompanyId = RUNNING, kind: RunJob['kind'] = 'best'): RunJob => ({
  kind,
  state: STATE,
  company,
})
const DIES = job('BCB')
const ENDLESS = job('VBW')
const EXITS = job('BTE')

const open: RunPool[] = []
function pool(options: RunPoolOptions = {}): RunPool {
  const made = createRunPool(options)
  open.push(made)
  return made
}
afterEach(async () => {
  await Promise.all(open.splice(0).map((each) => each.close()))
})

test('a thread answers what a direct call answers', async () => {
  const threads = pool()
  const [best, lays] = await Promise.all([threads.find(job()), threads.find(job(RUNNING, 'whatIf'))])
  expect(best).toEqual(runJob(job()))
  expect(best).toMatchObject({ ok: true, kind: 'best', best: { routes: [{}] } })
  expect(lays).toEqual(runJob(job(RUNNING, 'whatIf')))
})

test('what is no job is refused before any thread sees it', async () => {
  const threads = pool({ code: new URL('no-such-thread.ts', import.meta.url) })
  expect(await threads.find({ kind: 'best' })).toEqual({ ok: false, fault: 'bad-job' })
  expect(await threads.find(null)).toEqual({ ok: false, fault: 'bad-job' })
  expect(await threads.find(job())).toMatchObject({ ok: false, fault: 'failed' })
})

test('cancelling ends a search that would never end, and the next job is answered', async () => {
  const threads = pool({ threads: 1, code: FAILING })
  // The thread is up, so that the search does begin.
  await threads.find(job())
  const [running, waiting] = [new AbortController(), new AbortController()]
  const answers = [
    threads.find(ENDLESS, running.signal),
    threads.find(ENDLESS, waiting.signal),
    threads.find(job()),
  ]
  waiting.abort()
  expect(await answers[1]).toEqual({ ok: false, fault: 'cancelled' })
  await new Promise((resolve) => setTimeout(resolve, 50))
  running.abort()
  expect(await answers[0]).toEqual({ ok: false, fault: 'cancelled' })
  expect(await answers[2]).toEqual(runJob(job()))
  expect(await threads.find(job(), AbortSignal.abort())).toEqual({ ok: false, fault: 'cancelled' })
})

test('a full queue refuses', async () => {
  const threads = pool({ threads: 1, waiting: 2, code: FAILING })
  const stop = new AbortController()
  const running = threads.find(ENDLESS, stop.signal)
  const waiting = [threads.find(job()), threads.find(job())]
  expect(await threads.find(job())).toEqual({ ok: false, fault: 'busy' })
  stop.abort()
  expect(await running).toEqual({ ok: false, fault: 'cancelled' })
  for (const each of waiting) expect(await each).toEqual(runJob(job()))
  expect(await threads.find(job())).toEqual(runJob(job()))
})

test.each([
  ['throws', DIES, { why: expect.stringContaining('dies as told') as string }],
  ['exits', EXITS, {}],
])('a thread that %s costs its own job only', async (_how, deadly, told) => {
  const threads = pool({ threads: 1, code: FAILING })
  const answers = await Promise.all([threads.find(job()), threads.find(deadly), threads.find(job())])
  expect(answers).toMatchObject([runJob(job()), { ok: false, fault: 'failed', ...told }, runJob(job())])
})

test('closing settles everything, and nothing begins afterwards', async () => {
  const threads = pool({ threads: 1, code: FAILING })
  const answers = [threads.find(ENDLESS), threads.find(job())]
  await threads.close()
  expect(await Promise.all(answers)).toEqual([
    { ok: false, fault: 'stopped' },
    { ok: false, fault: 'stopped' },
  ])
  expect(await threads.find(job())).toEqual({ ok: false, fault: 'stopped' })
})
