import { type Seat, UNPRINTABLE } from '@roundhouse/kernel'
import { fault } from './faults.ts'
import type { Parsed } from './parsed.ts'

/** Characters of a line, after trimming. */
export const CHAT_LENGTH = 500
/** Lines in one message: the latest when somebody arrives, and each page of earlier ones. */
export const CHAT_PAGE = 200

/** What somebody at the table said. It belongs to the table: no game file and no log has any of it. */
export interface ChatLine {
  /** Lines of a table are numbered from 1 without gaps. */
  readonly number: number
  readonly seat: Seat
  readonly name: string
  readonly text: string
  /** Milliseconds since 1970. */
  readonly at: number
}

/** A line as it is kept: trimmed, not empty, nothing invisible that could disturb a page. */
export function parseChatText(text: string): Parsed<string> {
  const trimmed = text.trim()
  const sound = trimmed.length > 0 && trimmed.length <= CHAT_LENGTH && !UNPRINTABLE.test(trimmed)
  return sound
    ? { ok: true, value: trimmed }
    : { ok: false, fault: fault('chat-text', { most: CHAT_LENGTH }) }
}
