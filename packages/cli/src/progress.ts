import type { Io } from './io.ts'

const WIDTH = 30
const REDRAW_EVERY = 100

export interface Progress {
  show(done: number): void
  end(): void
}

/** A bar on the terminal; where there is none, nothing. */
export function progressOf(io: Io, of: number): Progress {
  const { status } = io
  if (status === null) return { show: () => {}, end: () => {} }
  let drawn = Number.NEGATIVE_INFINITY
  return {
    show(done) {
      if (io.now() - drawn < REDRAW_EVERY) return
      drawn = io.now()
      const filled = Math.floor((done / of) * WIDTH)
      status(`[${'='.repeat(filled)}${' '.repeat(WIDTH - filled)}] ${done}/${of}`)
    },
    end: () => status(''),
  }
}
