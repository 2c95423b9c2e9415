interface Waiting {
  readonly address: string
  readonly go: () => void
}

/** Work that had to wait for others looks longer than it was. */
const MOST_REST = 50

/**
 * Long answers take turns, one address after the other, and after each of them the server rests as long as it worked:
 * however many ask, half of its time is left to those who play.
 */
export class Turns {
  readonly #waiting = new Map<string, Waiting[]>()
  readonly #now: () => number
  readonly #later: (go: () => void, milliseconds: number) => void
  #isPlanned = false
  /** Milliseconds of work that no rest has followed yet. */
  #worked = 0

  constructor(now: () => number, later: (go: () => void, milliseconds: number) => void = atLeast) {
    this.#now = now
    this.#later = later
  }

  /** Resolves when it is the turn of somebody from this address. */
  mine(address: string): Promise<void> {
    return new Promise((go) => {
      const others = this.#waiting.get(address)
      if (others === undefined) this.#waiting.set(address, [{ address, go }])
      else others.push({ address, go })
      this.#plan()
    })
  }

  /** Does the work of a turn and remembers how long it took. */
  async work<Result>(job: () => Promise<Result> | Result): Promise<Result> {
    const start = this.#now()
    try {
      return await job()
    } finally {
      this.#worked += this.#now() - start
    }
  }

  #plan(milliseconds = 0): void {
    if (this.#isPlanned || this.#waiting.size === 0) return
    this.#isPlanned = true
    this.#later(() => {
      this.#isPlanned = false
      const rest = Math.min(this.#worked, MOST_REST)
      this.#worked = 0
      if (rest < 1) this.#next()?.go()
      this.#plan(rest)
    }, milliseconds)
  }

  #next(): Waiting | null {
    const [first] = this.#waiting
    if (first === undefined) return null
    const [address, waiting] = first
    const next = waiting.shift() ?? null
    // Behind everybody else: a map keeps the order in which its keys came.
    this.#waiting.delete(address)
    if (waiting.length > 0) this.#waiting.set(address, waiting)
    return next
  }
}

/** Timers count whole milliseconds. Without a rest: after whatever has arrived meanwhile. */
function atLeast(go: () => void, milliseconds: number): void {
  if (milliseconds < 1) setImmediate(go)
  else setTimeout(go, milliseconds)
}
