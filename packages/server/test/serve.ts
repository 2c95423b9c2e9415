import { type ServerOptions, createServer, stopOnSignals } from '../src/index.ts'

// A server as a process of its own, for tests and measurements: options as JSON, the address on stdout.
const options = JSON.parse(process.argv[2] ?? '{}') as ServerOptions
const server = await createServer(options)
stopOnSignals(server)
process.stdout.write(`${server.address}\n`)
