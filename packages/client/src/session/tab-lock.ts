/**
 * A local game is played in one tab at a time: two would write over each other's moves.
 * Where the browser has no locks (plain http), the last tab that writes wins.
 */
export interface TabLock {
  release(): void
}

/** A page that is reloaded may still hold the game for a moment after the new one has begun. */
const PATIENCE = 1_000

/** Null when another tab holds the game. `lost` is told when another tab takes it over. */
export function takeGame(id: string, force: boolean, lost: () => void): Promise<TabLock | null> {
  const locks = navigator.locks as LockManager | undefined
  if (locks === undefined) return Promise.resolve({ release: () => {} })
  return new Promise((resolve) => {
    let released = false
    const hold = (lock: Lock | null): Promise<void> | undefined => {
      if (lock === null) {
        resolve(null)
        return undefined
      }
      return new Promise<void>((letGo) => {
        resolve({
          release() {
            released = true
            letGo()
          },
        })
      })
    }
    const options: LockOptions = force ? { steal: true } : { signal: AbortSignal.timeout(PATIENCE) }
    locks.request(`roundhouse.game.${id}`, options, hold).catch(() => {
      if (!released) lost()
      resolve(null)
    })
  })
}
