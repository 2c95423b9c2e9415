import { History, asReadonly, setupOf } from '@roundhouse/kernel'
import { type CzState, bestRun, companyId, eighteenCz } from '@roundhouse/titles/18cz'
import { readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { czGame } from './game.ts'

/** A worker whose code did not come over the network. */
class BrokenWorker extends EventTarget {
  postMessage(): void {
    queueMicrotask(() => this.dispatchEvent(new Event('error', { cancelable: true })))
  }

  terminate(): void {}
}

function stateBeforeARun(): CzState {
  const file = new URL('../../../titles/18cz/test/golden/base-5.json', import.meta.url)
  const { record } = JSON.parse(readFileSync(file, 'utf8')) as {
    record: Parameters<typeof setupOf>[0]
  }
  const history = new History(
    eighteenCz,
    eighteenCz.setup(setupOf(record), () => {}),
  )
  for (const entry of record.log) {
    const { state } = history
    if (state.step === 'run' && bestRun(asReadonly(state), state.turn?.company ?? 0).revenue > 0) return state
    history.append(entry as Parameters<typeof history.append>[0])
  }
  throw new Error('nobody runs for money')
}

afterEach(() => vi.unstubAllGlobals())

/** With a queue of its own, whose first worker is the one of this test. */
async function freshSearch(): Promise<typeof import('../railway/run-search.ts')> {
  vi.resetModules()
  vi.stubGlobal('Worker', BrokenWorker)
  return import('../railway/run-search.ts')
}

test('the best run is found by the page itself when its worker fails', async () => {
  const { findBest } = await freshSearch()
  const state = stateBeforeARun()
  const company = state.turn?.company ?? 0
  const found = await findBest(czGame, state, companyId(company), new AbortController().signal)
  expect(found?.revenue).toBe(bestRun(asReadonly(state), company).revenue)
})

test('a search that nobody waits for gives nothing', async () => {
  const { findBest } = await freshSearch()
  const left = new AbortController()
  left.abort()
  const state = stateBeforeARun()
  expect(await findBest(czGame, state, companyId(state.turn?.company ?? 0), left.signal)).toBeNull()
})
