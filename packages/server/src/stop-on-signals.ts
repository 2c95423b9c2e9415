import type { RunningServer } from './create-server.ts'

/** Closes the server when the system or the user asks for it; who presses Ctrl-C twice does not wait. */
export function stopOnSignals(server: RunningServer): void {
  let stopping = false
  const stop = (signal: NodeJS.Signals): void => {
    if (stopping && signal === 'SIGINT') process.exit(1)
    if (stopping) return
    stopping = true
    server.close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
