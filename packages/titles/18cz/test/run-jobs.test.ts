import { asReadonly } from '@roundhouse/kernel'
import { describe, expect, test } from 'vitest'
import { type RunJob, bestRun, companyIndex, isRunJob, runJob, whatIf } from '../index.ts'
import { Given } from './given.ts'

function west(): Given {
  const given = Given.stockRound(4, 3, 1000).phase('f')
  given.lay('E1', '3', 2).lay('D2', '5', 5).lay('E3', '3', 2).lay('D4', '57', 0)
  given.open('EKJ', { price: 60, shares: [2], cash: 500, trains: ['3d'], stations: ['D4'] })
  return given.turn('EKJ', 'track')
}

const job = (kind: RunJob['kind']): RunJob => ({ kind, state: west().state, company: 'EKJ' })

describe('a job', () => {
  test('asks for the best run or for all that could be built, and both are plain data', () => {
    const state = asReadonly(west().state)
    const company = companyIndex('EKJ')
    const best = runJob(job('best'))
    expect(best).toEqual({ ok: true, kind: 'best', best: bestRun(state, company) })
    expect(best).toMatchObject({ best: { revenue: 50 } })
    const lays = runJob(job('whatIf'))
    expect(lays).toEqual({ ok: true, kind: 'whatIf', lays: whatIf(state, company) })
    for (const answer of [best, lays]) expect(JSON.parse(JSON.stringify(answer))).toEqual(answer)
    expect(runJob(JSON.parse(JSON.stringify(job('best'))))).toEqual(best)
  })

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['a text', 'best'],
    ['an unknown question', { ...job('best'), kind: 'worst' }],
    ['an unknown company', { ...job('best'), company: 'PRR' }],
    ['no state', { ...job('best'), state: null }],
    ['another map', { ...job('best'), state: { ...west().state, variant: 'bohemia' } }],
    ['no trains', { ...job('best'), state: { ...west().state, fleet: null } }],
    ['a company too few', { ...job('best'), state: { ...west().state, companies: [] } }],
  ])('that is %s is refused', (_what, bad) => {
    expect(isRunJob(bad)).toBe(false)
    expect(runJob(bad)).toEqual({ ok: false, fault: 'bad-job' })
  })

  test('whose state makes no sense fails as an answer', () => {
    const { state } = west()
    state.board.laid.fill(1_000_000)
    const failed = runJob({ kind: 'best', state, company: 'EKJ' })
    expect(failed).toMatchObject({
      ok: false,
      fault: 'failed',
      why: expect.stringContaining('Error') as string,
    })
  })
})
