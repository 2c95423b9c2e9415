import type { Io } from './io.ts'
import { run } from './run.ts'

// A reader that has seen enough (`… | head`) is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))

const LINGER_MILLISECONDS = 500
/** One Ctrl-C may come twice: to all that belongs to a terminal, and passed on by whoever started us. */
const ONE_WISH_MILLISECONDS = 500

const io: Io = {
  out: (line) => process.stdout.write(`${line}\n`),
  err: (line) => process.stderr.write(`${line}\n`),
  status: process.stderr.isTTY ? (text) => process.stderr.write(`\r\u001B[K${text}`) : null,
  now: () => performance.now(),
  stopped: () =>
    new Promise((done) => {
      let first: number | null = null
      process.on('SIGINT', () => {
        // Whoever presses Ctrl-C again later does not want to wait.
        if (first !== null && performance.now() - first > ONE_WISH_MILLISECONDS) process.exit(130)
        first ??= performance.now()
        done()
      })
      process.on('SIGTERM', () => done())
    }),
}

process.exitCode = await run(process.argv.slice(2), io)
// What a command left open must not keep it: whoever asked has the answer.
setTimeout(() => process.exit(), LINGER_MILLISECONDS).unref()
