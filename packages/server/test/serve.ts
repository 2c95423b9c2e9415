import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { type ServerOptions, createServer, stopOnSignals } from '../src/index.ts'

// A server as a process of its own, for tests and measurements: options as JSON, the address on stdout.
const options = JSON.parse(process.argv[2] ?? '{}') as ServerOptions
const code = options.runs?.code
// A URL is text when it comes as JSON.
const runs = code === undefined ? {} : { runs: { ...options.runs, code: new URL(code) } }
const server = await createServer({ ...options, ...runs })
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
