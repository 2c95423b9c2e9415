import type { Io } from './io.ts'
import { run } from './run.ts'

// A reader that has seen enough (`… | head`) is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))

const io: Io = {
  out: (line) => process.stdout.write(`${line}\n`),
  err: (line) => process.stderr.write(`${line}\n`),
  status: process.stderr.isTTY ? (text) => process.stderr.write(`\r\u001B[K${text}`) : null,
  now: () => performance.now(),
  stopped: () =>
    new Promise((done) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => done())
    }),
}

process.exitCode = await run(process.argv.slice(2), io)
