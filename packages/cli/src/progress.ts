import type { Io } from './io.ts'

const WIDTH = 30
const REDRAW_EVERY = 100

export interface Progress {
  show(done: number): void
  end(): void
}

/** A bar of games on the terminal; where there is none, nothing. */
export function progressOf(io: Io, of: number): Progress {
  const { status } = io
  if (status === null) return { show: () => {}, end: () => {} }
  const drawBar = (done: number): void => {
    const filled = of === 0 ? 0 : Math.floor((done / of) * WIDTH)
    status(`[${'='.repeat(filled)}${' '.repeat(WIDTH - filled)}] ${done} of ${of} games`)
  }
  let drawn = io.now()
  // The first game may take minutes: whoever waits sees at once that it is being played.
  drawBar(0)
  return {
    show(done) {
      if (io.now() - drawn < REDRAW_EVERY) return
      drawn = io.now()
      drawBar(done)
    },
    end: () => status(''),
  }
}
