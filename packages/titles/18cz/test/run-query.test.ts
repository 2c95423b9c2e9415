import { asReadonly } from '@roundhouse/kernel'
import { type RunAnswer, type RunQuery, answerQuery } from '@roundhouse/railways'
import { describe, expect, test } from 'vitest'
import { bestRun, companyIndex, runs18cz, whatIf } from '../index.ts'
import { Given } from './given.ts'

function west(): Given {
  const given = Given.stockRound(4, 3, 1000).phase('f')
  given.lay('E1', '3', 2).lay('D2', '5', 5).lay('E3', '3', 2).lay('D4', '57', 0)
  given.open('EKJ', { price: 60, shares: [2], cash: 500, trains: ['3d'], stations: ['D4'] })
  return given.turn('EKJ', 'track')
}

const query = (kind: RunQuery['kind']): RunQuery => ({
  title: '18cz',
  kind,
  state: west().state,
  company: 'EKJ',
})
const answer = (asked: unknown): RunAnswer => answerQuery(runs18cz, asked)

describe('a query', () => {
  test('asks for the best run or for all that could be built, and both are plain data', () => {
    const state = asReadonly(west().state)
    const company = companyIndex('EKJ')
    const best = answer(query('best'))
    expect(best).toEqual({ ok: true, kind: 'best', best: bestRun(state, company) })
    expect(best).toMatchObject({ best: { revenue: 50 } })
    const lays = answer(query('whatIf'))
    expect(lays).toEqual({ ok: true, kind: 'whatIf', buildings: whatIf(state, company) })
    for (const each of [best, lays]) expect(JSON.parse(JSON.stringify(each))).toEqual(each)
    expect(answer(JSON.parse(JSON.stringify(query('best'))))).toEqual(best)
  })

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['a text', 'best'],
    ['an unknown question', { ...query('best'), kind: 'worst' }],
    ['an unknown company', { ...query('best'), company: 'PRR' }],
    ['no state', { ...query('best'), state: null }],
    ['another map', { ...query('best'), state: { ...west().state, variant: 'bohemia' } }],
    ['no trains', { ...query('best'), state: { ...west().state, fleet: null } }],
    ['a company too few', { ...query('best'), state: { ...west().state, companies: [] } }],
  ])('that is %s is refused', (_what, bad) => {
    expect(answer(bad)).toEqual({ ok: false, fault: 'bad-query' })
  })

  test('whose state makes no sense fails as an answer', () => {
    const { state } = west()
    state.board.laid.fill(1_000_000)
    expect(answer({ ...query('best'), state })).toMatchObject({
      ok: false,
      fault: 'failed',
      why: expect.stringContaining('Error') as string,
    })
  })
})
