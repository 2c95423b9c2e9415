import type { Health, Readiness } from '@roundhouse/protocol'
import type { FastifyInstance } from 'fastify'
import { readFileSync } from 'node:fs'

export interface Probed {
  /** Whether the database writes; it is tried. */
  healthy(): Promise<boolean>
  /** What goes into the answer for people. */
  counts(): Pick<Health, 'databaseFailures' | 'games' | 'sockets'>
}

/**
 * Three questions of those who look after a server: does it live (else start it again), is it ready (else send
 * its visitors elsewhere), how is it (for people and their alarms).
 */
export function addProbes(api: FastifyInstance, { healthy, counts }: Probed): void {
  api.get('/alive', async () => ({ alive: true }))
  api.get('/ready', async (_request, reply): Promise<Readiness> => {
    const ready = await healthy()
    reply.code(ready ? 200 : 503)
    return { ready, reason: ready ? null : 'database' }
  })
  api.get('/health', async (_request, reply): Promise<Health> => {
    const ok = await healthy()
    reply.code(ok ? 200 : 503)
    const uptime = Math.round(process.uptime())
    return { ok, version: VERSION, uptime, database: ok ? 'ok' : 'failed', ...counts() }
  })
}

const VERSION = (
  JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string }
).version
