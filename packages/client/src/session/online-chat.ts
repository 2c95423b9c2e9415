import { type Signal, computed, signal } from '@preact/signals'
import type { Seat } from '@roundhouse/kernel'
import { type ChatLine, type ClientMessageBody, type Fault, fault, parseChatText } from '@roundhouse/protocol'
import { randomHex } from '../shell/random-id.ts'
import type { ActResult, SessionChat } from './session.ts'

type Say = Extract<ClientMessageBody, { type: 'say' }>

/** The chat of a table on the server; it outlives the game that is begun anew with another seat. */
export interface OnlineChat {
  /** The number of the last line that is here. */
  last(): number
  hear(lines: readonly ChatLine[]): void
  /** False when the id belongs to something else. */
  settle(id: string, result: ActResult): boolean
  /** The line is back: what was not answered goes out again, under the same id. */
  resend(): void
  fail(found: Fault): void
  from(seat: Seat | null): SessionChat
}

export function openOnlineChat(game: string, send: (message: ClientMessageBody) => boolean): OnlineChat {
  const lines = signal<readonly ChatLine[]>([])
  const read = signal(readMark(game))
  const waiting = new Map<string, { readonly message: Say; readonly settle: (result: ActResult) => void }>()

  const last = (): number => lines.peek().at(-1)?.number ?? 0

  function say(text: string): Promise<ActResult> {
    const parsed = parseChatText(text)
    if (!parsed.ok) return Promise.resolve({ ok: false, fault: parsed.fault })
    const message: Say = { type: 'say', id: randomHex(16), text: parsed.value }
    return new Promise((resolve) => {
      waiting.set(message.id, { message, settle: resolve })
      send(message)
    })
  }

  return {
    last,
    hear: (heard) => merge(lines, heard),
    settle(id, result) {
      waiting.get(id)?.settle(result)
      return waiting.delete(id)
    },
    resend() {
      for (const { message } of waiting.values()) send(message)
    },
    fail(found) {
      for (const { settle } of waiting.values()) settle({ ok: false, fault: found })
      waiting.clear()
    },
    from: (seat) => ({
      lines,
      unread: computed(
        () => lines.value.filter((line) => line.number > read.value && line.seat !== seat).length,
      ),
      speaks: seat !== null,
      markRead() {
        if (last() <= read.peek()) return
        read.value = last()
        keepMark(game, last())
      },
      earlier() {
        const first = lines.peek()[0]?.number ?? 1
        if (first > 1) send({ type: 'earlier', before: first })
      },
      say: (text) =>
        seat === null ? Promise.resolve({ ok: false, fault: fault('chat-not-seated', {}) }) : say(text),
    }),
  }
}

/** Adds what comes before and after the lines there are. Across a gap only the later ones are kept. */
function merge(lines: Signal<readonly ChatLine[]>, heard: readonly ChatLine[]): void {
  const known = lines.peek()
  const first = known[0]?.number ?? 1
  const last = known.at(-1)?.number ?? 0
  const [from, to] = [heard[0]?.number, heard.at(-1)?.number]
  if (from === undefined || to === undefined || to < first - 1) return
  const earlier = heard.filter((line) => line.number < first)
  const later = heard.filter((line) => line.number > last)
  if (known.length === 0 || from > last + 1) lines.value = heard
  else if (earlier.length + later.length > 0) lines.value = [...earlier, ...known, ...later]
}

const KEY = 'roundhouse.chat.'

function readMark(game: string): number {
  try {
    return Number(localStorage.getItem(KEY + game) ?? 0) || 0
  } catch {
    return 0
  }
}

function keepMark(game: string, number: number): void {
  try {
    localStorage.setItem(KEY + game, String(number))
  } catch {
    // Without storage it lasts as long as the page.
  }
}
