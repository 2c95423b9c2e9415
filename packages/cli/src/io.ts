/** Everything a command may touch of the terminal and the clock; tests bring their own. */
export interface Io {
  /** One line on standard output. */
  readonly out: (line: string) => void
  /** One line on standard error. */
  readonly err: (line: string) => void
  /** Overwrites the present line of the terminal; null where standard error is no terminal. */
  readonly status: ((text: string) => void) | null
  /** Milliseconds on a clock that never goes back. */
  readonly now: () => number
  /** Resolves when the user or the system asks the program to stop. */
  readonly stopped: () => Promise<void>
}
