import {
  type LogLevel,
  type RunningServer,
  type ServerOptions,
  StorageFault,
  createServer,
  readProxies,
} from '@roundhouse/server'
import type { Language } from '@roundhouse/words'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Values } from '../arguments.ts'
import type { Command } from '../command.ts'
import { DATA, dataFolderOf } from '../data-folder.ts'
import { Failure, UsageFault } from '../faults.ts'
import { limitLines, limitsOf } from '../limits.ts'
import { faultSentence } from '../sentences.ts'

const USUAL_PORT = 1862
/** So many ports after the usual one are tried before we give up. */
const PORTS_TRIED = 20
const LOG_LEVELS: readonly LogLevel[] = ['silent', 'error', 'warn', 'info', 'debug']
const PAGES = fileURLToPath(new URL('../../../client/dist', import.meta.url))

export const serve: Command = {
  name: 'serve',
  summary: 'opens the tables for browsers',
  positionals: [],
  options: {
    port: { value: 'P', help: `port to listen on (${USUAL_PORT}, or the next free one)` },
    host: { value: 'H', help: 'address to listen on (127.0.0.1: this machine alone; 0.0.0.0: everybody)' },
    data: DATA,
    origin: { value: 'URL', help: 'another origin whose pages may use the server', multiple: true },
    'host-name': {
      value: 'NAME',
      help: 'a name that the server answers to, e.g. play.example.org',
      multiple: true,
    },
    'trust-proxy': {
      value: 'N|LIST',
      help: 'proxies in front: how many, or which, e.g. 127.0.0.1,10.0.0.0/8; then nobody else may reach the port',
    },
    tls: { value: null, help: 'TLS stands in front: pages are at https and stay there' },
    limit: { value: 'NAME=N', help: 'sets one of the limits below', multiple: true },
    log: { value: 'LEVEL', help: `${LOG_LEVELS.join(', ')}: JSON lines on standard output (warn)` },
  },
  details: limitLines,
  async run(values, io, language) {
    const port = values.whole('port', 0, 65_535)
    const options: ServerOptions = {
      host: values.text('host') ?? '127.0.0.1',
      data: dataFolderOf(values),
      client: existsSync(PAGES) ? PAGES : null,
      logLevel: logLevelOf(values),
      origins: values.all('origin'),
      hostNames: values.all('host-name'),
      ...proxiesOf(values),
      tls: values.flag('tls'),
      limits: limitsOf(values.all('limit')),
    }
    if (options.client === null) io.err('The pages are not built: npm run build makes them. Serving without.')
    const server = await open(options, port, language)
    io.out(`Roundhouse is open at ${server.address}`)
    await io.stopped()
    await server.close()
    return 0
  },
}

async function open(
  options: ServerOptions,
  asked: number | null,
  language: Language,
): Promise<RunningServer> {
  const first = asked ?? USUAL_PORT
  const last = asked ?? USUAL_PORT + PORTS_TRIED
  for (let port = first; ; port++) {
    try {
      return await createServer({ ...options, port })
    } catch (error) {
      if (error instanceof StorageFault) throw new Failure(faultSentence(error.fault, language))
      const { code, message } = error as NodeJS.ErrnoException
      if (code === undefined) throw error
      if (code !== 'EADDRINUSE')
        throw new Failure(`cannot listen on ${options.host} port ${port}: ${message}`)
      if (port === last) throw new Failure(`port ${port} is in use: choose another with --port`)
    }
  }
}

function proxiesOf(values: Values): Pick<ServerOptions, 'trustProxy'> {
  const text = values.text('trust-proxy')
  if (text === null) return {}
  const trustProxy = readProxies(text)
  if (trustProxy === null)
    throw new UsageFault(`--trust-proxy needs a number of proxies or their addresses, not '${text}'`)
  return { trustProxy }
}

function logLevelOf(values: Values): LogLevel {
  const text = values.text('log') ?? 'warn'
  const level = LOG_LEVELS.find((each) => each === text)
  if (level === undefined) throw new UsageFault(`--log is one of ${LOG_LEVELS.join(', ')}, not '${text}'`)
  return level
}
