import type { ChatLine, ClientMessageBody } from '@roundhouse/protocol'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type OnlineChat, openOnlineChat } from './online-chat.ts'

let sent: (ClientMessageBody & { id?: string })[]
let chat: OnlineChat
const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  sent = []
  chat = open()
})
afterEach(() => vi.unstubAllGlobals())

function open(): OnlineChat {
  return openOnlineChat('g1', (message) => {
    sent.push(message)
    return true
  })
}

/** Lines with these numbers; odd ones are Ana's. */
function lines(from: number, to: number): ChatLine[] {
  return Array.from({ length: to - from + 1 }, (_, index) => {
    const number = from + index
    const seat = (number + 1) % 2
    return { number, seat, name: seat === 0 ? 'Ana' : 'Tom', text: `line ${number}`, at: number }
  })
}

const numbers = (): number[] => chat.from(0).lines.value.map((line) => line.number)

describe('the chat of a table', () => {
  it('adds later and earlier lines, and skips those it has', () => {
    chat.hear(lines(5, 7))
    chat.hear(lines(6, 9))
    expect(numbers()).toEqual([5, 6, 7, 8, 9])
    chat.from(0).earlier()
    expect(sent).toEqual([{ type: 'earlier', before: 5 }])
    chat.hear(lines(2, 4))
    chat.hear(lines(2, 4))
    expect(numbers()).toEqual([2, 3, 4, 5, 6, 7, 8, 9])
    expect(chat.last()).toBe(9)
  })

  it('has no gaps: after one it begins anew, and what does not join is left out', () => {
    chat.hear(lines(1, 3))
    chat.hear(lines(7, 8))
    expect(numbers()).toEqual([7, 8])
    chat.hear(lines(1, 3))
    expect(numbers()).toEqual([7, 8])
    chat.hear([])
    expect(numbers()).toEqual([7, 8])
  })

  it('asks for nothing before the first line', () => {
    chat.hear(lines(1, 3))
    chat.from(0).earlier()
    expect(sent).toEqual([])
  })

  it('counts what others said since somebody looked, also after a reload', () => {
    chat.hear(lines(1, 4))
    const { unread, markRead } = chat.from(0)
    expect(unread.value).toBe(2)
    markRead()
    expect(unread.value).toBe(0)
    chat.hear(lines(5, 6))
    expect(unread.value).toBe(1)
    chat = open()
    chat.hear(lines(1, 6))
    expect(chat.from(0).unread.value).toBe(1)
    expect(chat.from(null).unread.value).toBe(2)
  })

  it('says a line and tells what came of it', async () => {
    const { say } = chat.from(0)
    const first = say('  Hello  ')
    expect(sent).toMatchObject([{ type: 'say', text: 'Hello' }])
    const { id } = sent[0] as { id: string }
    expect(chat.settle('somebody else’s', { ok: true })).toBe(false)
    expect(chat.settle(id, { ok: true })).toBe(true)
    expect(await first).toEqual({ ok: true })
  })

  it('sends again under the same id what was not answered', async () => {
    const waiting = chat.from(0).say('Hello')
    chat.resend()
    expect(sent).toHaveLength(2)
    expect(sent[1]).toEqual(sent[0])
    const limited = { code: 'rate-limited', params: { seconds: 2 } } as const
    chat.settle((sent[0] as { id: string }).id, { ok: false, fault: limited })
    expect(await waiting).toEqual({ ok: false, fault: limited })
    chat.resend()
    expect(sent).toHaveLength(2)
  })

  it('refuses by itself what the server would refuse', async () => {
    expect(await chat.from(0).say('x'.repeat(501))).toMatchObject({ fault: { code: 'chat-text' } })
    expect(await chat.from(null).say('Hello')).toMatchObject({ fault: { code: 'chat-not-seated' } })
    expect(sent).toEqual([])
  })

  it('does not wait for a table that is gone', async () => {
    const waiting = chat.from(0).say('Hello')
    const gone = { code: 'no-such-game', params: { game: 'g1' } } as const
    chat.fail(gone)
    expect(await waiting).toEqual({ ok: false, fault: gone })
  })
})
