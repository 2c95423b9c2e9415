import type { RunningServer } from './create-server.ts'

/** Closes the server when the system or the user asks for it; a second request does not wait. */
export function stopOnSignals(server: RunningServer): void {
  let stopping = false
  const stop = (): void => {
    if (stopping) process.exit(1)
    stopping = true
    server.close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
