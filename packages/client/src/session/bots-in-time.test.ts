import type { BotQuestion } from '@roundhouse/bots'
import { type Title, newRecord, replay } from '@roundhouse/kernel'
import { chicagoExpress } from '@roundhouse/titles/chicago-express'
import { beforeEach, expect, it, vi } from 'vitest'
import { botsInTime } from './bots-in-time.ts'

const title = chicagoExpress as unknown as Title

/** Whether the part with the bots comes over the network. */
let comes = true
vi.mock('./bots-part.ts', async (original) => {
  const part = await original<typeof import('./bots-part.ts')>()
  return {
    ...part,
    get botsHere() {
      if (!comes) throw new TypeError('Failed to fetch dynamically imported module')
      return part.botsHere
    },
  }
})
beforeEach(() => void (comes = true))

function question(): BotQuestion {
  const replayed = replay(title, newRecord(title, { players: ['A', 'B', 'C'], seed: 'time' }))
  if (!replayed.ok) throw new Error('no game')
  const { state } = replayed.history
  return { title: title.id, level: 'novice', state, seat: title.toAct(state)[0] ?? 0, nature: '', luck: '1' }
}

it('bots that do not come over the network are told like one without an answer, and asked again', async () => {
  comes = false
  const asked: string[] = []
  const bots = botsInTime(() => asked.push('again'))
  const { signal } = new AbortController()
  expect(bots.failing.now.value).toBeNull()
  expect(await bots.move(title, question, 0, signal)).toBeNull()
  expect(bots.failing.now.value).toEqual({ level: 'novice', plays: null })
  comes = true
  bots.failing.again()
  expect([bots.failing.now.value, asked]).toEqual([null, ['again']])
  expect(await bots.move(title, question, 0, signal)).not.toBeNull()
  expect(bots.failing.now.value).toBeNull()
})

it('nothing is told, and nobody asked, once nobody waits any more', async () => {
  const ask = vi.fn(question)
  const stop = new AbortController()
  const bots = botsInTime(() => {})
  const moving = bots.move(title, ask, 60_000, stop.signal)
  stop.abort()
  expect(await moving).toBeNull()
  expect([bots.failing.now.value, ask.mock.calls.length]).toEqual([null, 0])
})
