import { computed, signal } from '@preact/signals'
import type { BotQuestion } from '@roundhouse/bots'
import type { Level } from '@roundhouse/bots/levels'
import type { Action, Title } from '@roundhouse/kernel'
import type { BotsHere, FailingBots } from './bots-here.ts'

interface BotsInTime {
  readonly failing: FailingBots
  /** As of `BotsHere`. */
  forget(): void
  /** What one of them does, asked once the page has been at rest for `pause`; null as for `BotsHere`. */
  move(title: Title, question: () => BotQuestion, pause: number, stop: AbortSignal): Promise<Action | null>
}

/**
 * The bots of a game around one screen, loaded when the first of them is asked: people alone need none. Where they do not
 * come over the network, it is told in the same way as of a bot without an answer.
 */
export function botsInTime(retry: () => void): BotsInTime {
  const loaded = signal<BotsHere | null>(null)
  /** Whose part of the program did not come. */
  const missing = signal<Level | null>(null)

  const now = computed(() => {
    if (loaded.value !== null) return loaded.value.failing.now.value
    return missing.value === null ? null : { level: missing.value, plays: null }
  })

  function again(): void {
    if (loaded.peek() !== null) return loaded.peek()?.failing.again()
    missing.value = null
    retry()
  }

  function forget(): void {
    loaded.peek()?.forget()
    missing.value = null
  }

  async function move(
    title: Title,
    question: () => BotQuestion,
    pause: number,
    stop: AbortSignal,
  ): Promise<Action | null> {
    try {
      const { botsHere, atRest } = await import('./bots-part.ts')
      loaded.value ??= botsHere(retry)
      await atRest(pause, stop)
    } catch {
      if (!stop.aborted) missing.value = question().level
      return null
    }
    return stop.aborted ? null : loaded.value.answer(title, question(), stop)
  }

  return { failing: { now, again }, forget, move }
}
