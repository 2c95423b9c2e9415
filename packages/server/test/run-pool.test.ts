import { applyKnown, asReadonly, choices, createRng, draw, pick } from '@roundhouse/kernel'
import { type CompanyId, type CzState, companyId, eighteenCz, runs18cz } from '@roundhouse/titles/18cz'
import { type RunAnswer, type RunQuery, answerQuery, runsOf } from '@roundhouse/titles/runs'
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

const direct = (query: RunQuery): RunAnswer => answerQuery(runs18cz, query)
const query = (company: CompanyId = RUNNING, kind: RunQuery['kind'] = 'best'): RunQuery => ({
  title: '18cz',
  kind,
  state: STATE,
  company,
})
const DIES = query('BCB')
const ENDLESS = query('VBW')
const EXITS = query('BTE')

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
  const [best, lays] = await Promise.all([threads.find(query()), threads.find(query(RUNNING, 'whatIf'))])
  expect(best).toEqual(direct(query()))
  expect(best).toMatchObject({ ok: true, kind: 'best', best: { routes: [{}] } })
  expect(lays).toEqual(direct(query(RUNNING, 'whatIf')))
})

test('what is no query is refused before any thread sees it', async () => {
  const threads = pool({ code: new URL('no-such-thread.ts', import.meta.url) })
  expect(await threads.find({ kind: 'best' })).toEqual({ ok: false, fault: 'bad-query' })
  expect(await threads.find(null)).toEqual({ ok: false, fault: 'bad-query' })
  expect(await threads.find(query())).toMatchObject({ ok: false, fault: 'failed' })
})

test('cancelling ends a search that would never end, and the next query is answered', async () => {
  const threads = pool({ threads: 1, code: FAILING })
  // The thread is up, so that the search does begin.
  await threads.find(query())
  const [running, waiting] = [new AbortController(), new AbortController()]
  const answers = [
    threads.find(ENDLESS, running.signal),
    threads.find(ENDLESS, waiting.signal),
    threads.find(query()),
  ]
  waiting.abort()
  expect(await answers[1]).toEqual({ ok: false, fault: 'cancelled' })
  await new Promise((resolve) => setTimeout(resolve, 50))
  running.abort()
  expect(await answers[0]).toEqual({ ok: false, fault: 'cancelled' })
  expect(await answers[2]).toEqual(direct(query()))
  expect(await threads.find(query(), AbortSignal.abort())).toEqual({ ok: false, fault: 'cancelled' })
})

test('a full queue refuses', async () => {
  const threads = pool({ threads: 1, waiting: 2, code: FAILING })
  const stop = new AbortController()
  const running = threads.find(ENDLESS, stop.signal)
  const waiting = [threads.find(query()), threads.find(query())]
  expect(await threads.find(query())).toEqual({ ok: false, fault: 'busy' })
  stop.abort()
  expect(await running).toEqual({ ok: false, fault: 'cancelled' })
  for (const each of waiting) expect(await each).toEqual(direct(query()))
  expect(await threads.find(query())).toEqual(direct(query()))
})

test.each([
  ['throws', DIES],
  ['exits', EXITS],
])('a thread that %s costs its own query only', async (_how, deadly) => {
  const threads = pool({ threads: 1, code: FAILING })
  const answers = await Promise.all([threads.find(query()), threads.find(deadly), threads.find(query())])
  expect(answers).toMatchObject([direct(query()), { ok: false, fault: 'failed' }, direct(query())])
})

test('closing settles everything, and nothing begins afterwards', async () => {
  const threads = pool({ threads: 1, code: FAILING })
  const answers = [threads.find(ENDLESS), threads.find(query())]
  await threads.close()
  expect(await Promise.all(answers)).toEqual([
    { ok: false, fault: 'stopped' },
    { ok: false, fault: 'stopped' },
  ])
  expect(await threads.find(query())).toEqual({ ok: false, fault: 'stopped' })
})

test('a title without trains offers no runs', async () => {
  expect(await runsOf('chicago-express')).toBeNull()
  expect(await runsOf('constructor')).toBeNull()
  expect(await runsOf('18cz')).toBe(runs18cz)
  expect(answerQuery(null, query())).toEqual({ ok: false, fault: 'bad-query' })
})
