import type { Seat } from '@roundhouse/kernel'
import { type ServerMessage, parseChatText } from '@roundhouse/protocol'
import { StorageFault, type StoredGame, type StoredLine } from '@roundhouse/storage'
import { type Answer, faulty, kept } from './answer.ts'
import type { LiveGame } from './live-game.ts'

/** The walk of a line of the chat: who has a seat may speak, before, during and after the game. */
export async function say(
  game: LiveGame,
  seat: Seat | null,
  message: { readonly id: string; readonly text: string },
): Promise<Answer> {
  if (seat === null) return faulty('chat-not-seated', {})
  const parsed = parseChatText(message.text)
  if (!parsed.ok) return { kind: 'fault', fault: parsed.fault }
  try {
    // A resend is no flood.
    if ((await game.chat.said(seat, message.id)) !== null) return kept(game.version)
    const seconds = game.chat.wait(seat, performance.now())
    if (seconds !== null) return faulty('rate-limited', { seconds })
    const lines = await game.chat.keep(seat, message.id, parsed.value, Date.now())
    game.broadcast(chatMessage(game.stored, lines))
    return kept(game.version)
  } catch (error) {
    if (error instanceof StorageFault) return faulty('database-failed', {})
    throw error
  }
}

export function chatMessage(game: StoredGame, lines: readonly StoredLine[]): ServerMessage {
  return {
    type: 'chat',
    lines: lines.map((line) => ({ ...line, name: game.seats[line.seat]?.name ?? '' })),
  }
}
