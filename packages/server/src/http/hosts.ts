import { fault } from '@roundhouse/protocol'
import type { FastifyInstance } from 'fastify'
import { isIP } from 'node:net'
import { hostname } from 'node:os'
import type { ServerOptions } from '../options.ts'
import { HttpFault } from './faults.ts'

const LOOPBACK = ['127.0.0.1', '::1', 'localhost']

/**
 * A foreign site can make its own name lead to this machine, and its pages then count as ours in a browser. So only
 * names that we know are answered. Addresses in figures are nobody's to redirect.
 */
export function refuseForeignHosts(app: FastifyInstance, options: HostOptions): void {
  const known = knownNames(options)
  app.addHook('onRequest', async (request) => {
    // What a proxy says it was asked for, and what we were asked for: programs of a foreign page can write either.
    for (const host of new Set([request.headers.host, request.host])) {
      if (host === undefined || host === '' || isKnown(host, known)) continue
      throw new HttpFault(fault('foreign-host', { host: host.slice(0, 100) }))
    }
  })
}

type HostOptions = Pick<ServerOptions, 'host' | 'hostNames' | 'origins'>

function knownNames({ host = '127.0.0.1', hostNames = [], origins = [] }: HostOptions): ReadonlySet<string> {
  const named = origins.flatMap((origin) => (URL.canParse(origin) ? new URL(origin).hostname : []))
  // Who listens for others is called by the name of the machine in its own network.
  const own = LOOPBACK.includes(host) ? [] : [host, hostname(), `${hostname()}.local`]
  return new Set(['localhost', ...hostNames, ...named, ...own].map((name) => name.toLowerCase()))
}

function isKnown(host: string, known: ReadonlySet<string>): boolean {
  if (!URL.canParse(`http://${host}`)) return false
  const name = new URL(`http://${host}`).hostname
  return known.has(name) || name.endsWith('.localhost') || isIP(name.replace(/^\[|\]$/g, '')) !== 0
}
