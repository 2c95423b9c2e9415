/**
 * A thread for bots. One file serves moves, hints and opinions, so that what bots know is loaded once; who asks for one of
 * them has a thread of its own and keeps nobody waiting.
 */
export function newBotThread(): Worker {
  return new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' })
}
