import { signal } from '@preact/signals'
import { type GameRecord, newRecord } from '@roundhouse/kernel'
import { chicagoExpress } from '@roundhouse/titles/chicago-express'
import { expect, test } from 'vitest'
import { openLocalSession } from './local-session.ts'
import { openPlan } from './plan-session.ts'
import type { Session } from './session.ts'

const title = chicagoExpress as unknown as Session['title']

function table(): Session {
  const record: GameRecord = newRecord(title, {
    players: ['Ann', 'Ben', 'Cleo'],
    seed: 'plan',
    options: { opener: '1' },
  })
  const bots = [null, null, null]
  return openLocalSession(title, { id: 'x', tableName: 'Plan', record, bots }, () => {})
}

const bid = (amount: number) => ({ type: 'bid', amount })

test('a plan leaves the real game alone until it is committed', async () => {
  const real = table()
  const plan = openPlan(real)
  await plan.session.act(0, bid(10))
  await plan.session.act(1, bid(12))
  expect(plan.session.version.value).toBe(2)
  expect(real.version.value).toBe(0)
  expect(await plan.commit()).toEqual({ played: 2, of: 2, why: null })
  expect(real.history.log.map((entry) => (entry.kind === 'action' ? entry.action : null))).toEqual([
    bid(10),
    bid(12),
  ])
})

test('an illegal move is refused in a plan as at the table', async () => {
  const plan = openPlan(table())
  const result = await plan.session.act(0, bid(1))
  expect(!result.ok && 'refusal' in result && result.refusal.code).toBe('CE-BID-LOW')
  expect(plan.steps.value).toEqual([])
})

test('the last step can be taken back', async () => {
  const plan = openPlan(table())
  await plan.session.act(0, bid(10))
  await plan.session.act(1, bid(12))
  await plan.session.requestUndo()
  expect(plan.steps.value).toHaveLength(1)
  expect(plan.session.history.state).toEqual(plan.session.history.stateAt(1))
  await plan.session.act(1, bid(13))
  expect(await plan.commit()).toEqual({ played: 2, of: 2, why: null })
})

test('the real game going on as planned shortens the plan', async () => {
  const real = table()
  const plan = openPlan(real)
  await plan.session.act(0, bid(10))
  await plan.session.act(1, bid(12))
  expect(plan.stale.value).toBe(false)
  await real.act(0, bid(10))
  expect(plan.stale.value).toBe(true)
  const renewed = plan.renewed()
  expect(renewed.steps.value).toEqual([{ seat: 1, action: bid(12) }])
  expect(renewed.dropped).toBeNull()
})

test('the real game going on otherwise drops what no longer fits, and says why', async () => {
  const real = table()
  const plan = openPlan(real)
  await plan.session.act(0, bid(10))
  await plan.session.act(1, bid(12))
  await real.act(0, bid(15))
  const renewed = plan.renewed()
  expect(renewed.steps.value).toEqual([])
  expect(renewed.dropped).toMatchObject({ played: 0, of: 2, why: { kind: 'refused' } })
})

test('a seat of somebody else stops the commit', async () => {
  const real = table()
  const mine: Session = { ...real, seats: signal([0]) }
  const plan = openPlan(mine)
  await plan.session.act(0, bid(10))
  await plan.session.act(1, bid(12))
  expect(await plan.commit()).toEqual({ played: 1, of: 2, why: { kind: 'other', seat: 1 } })
  expect(real.version.value).toBe(1)
})
