import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { type ServerOptions, createServer, stopOnSignals } from '../src/index.ts'

// A server as a process of its own, for tests and measurements: options as JSON, the address on stdout.
const options = JSON.parse(process.argv[2] ?? '{}') as ServerOptions
const server = await createServer({
  ...options,
  runs: withUrl(options.runs),
  thinkers: withUrl(options.thinkers),
})
stopOnSignals(server)
process.stdout.write(`${server.address}\n`)

// What a measurement asks for: the bytes in use once everything that can go is gone.
process.on('SIGUSR2', () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  const { heapUsed, external, rss } = process.memoryUsage()
  process.stdout.write(`memory ${heapUsed + external} ${rss}\n`)
})

/** A URL is text when it comes as JSON. */
function withUrl(threads: ServerOptions['thinkers'] = {}): NonNullable<ServerOptions['thinkers']> {
  return threads.code === undefined ? threads : { ...threads, code: new URL(threads.code) }
}
