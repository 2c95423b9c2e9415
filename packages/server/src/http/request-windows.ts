import type { FastifyRateLimitStore } from '@fastify/rate-limit'

interface Window {
  count: number
  began: number
}

/** Addresses that are counted at the same time; the one not heard of for longest is forgotten first. */
const MOST = 5000

/**
 * Counts requests by address in windows of the time that never goes back: by the clock on the wall, whoever had used up
 * a window when the clock was set back an hour would have to wait for that hour.
 */
export class RequestWindows implements FastifyRateLimitStore {
  readonly #windows = new Map<string, Window>()

  incr(
    key: string,
    callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
    timeWindow = 60_000,
  ): void {
    const now = performance.now()
    let window = this.#windows.get(key)
    if (window === undefined || now - window.began >= timeWindow) window = { count: 0, began: now }
    window.count += 1
    this.#windows.delete(key)
    this.#windows.set(key, window)
    if (this.#windows.size > MOST) this.#windows.delete(this.#windows.keys().next().value ?? '')
    callback(null, { current: window.count, ttl: timeWindow - (now - window.began) })
  }

  /** Routes with limits of their own count by themselves. */
  child(): RequestWindows {
    return new RequestWindows()
  }
}
