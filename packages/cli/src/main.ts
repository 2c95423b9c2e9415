import type { Io } from './io.ts'
import { run } from './run.ts'

// A reader that has seen enough (`… | head`) is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))

const LINGER_MILLISECONDS = 500

const io: Io = {
  out: (line) => process.stdout.write(`${line}\n`),
  err: (line) => process.stderr.write(`${line}\n`),
  status: process.stderr.isTTY ? (text) => process.stderr.write(`\r\u001B[K${text}`) : null,
  now: () => performance.now(),
  stopped: () =>
    new Promise((done) => {
      // Whoever presses Ctrl-C twice does not want to wait. SIGTERM may come twice from one wish, through npm.
      process.once('SIGINT', () => done())
      process.on('SIGTERM', () => done())
    }),
}

process.exitCode = await run(process.argv.slice(2), io)
// What a command left open must not keep it: whoever asked has the answer.
setTimeout(() => process.exit(), LINGER_MILLISECONDS).unref()
