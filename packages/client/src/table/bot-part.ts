import type { ComponentType } from 'preact'
import { type LazyComponent, lazy } from '../shell/lazy.tsx'

/** A part of the page about bots, with its words: a table of people alone loads none of them. */
export function botPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  return lazy(async () => {
    const [part, { seatArea }] = await Promise.all([load(), import('../bots/words.ts')])
    await seatArea.ready()
    return part
  })
}
