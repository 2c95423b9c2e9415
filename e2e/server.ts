import { type RunningServer, createServer } from '@roundhouse/server'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The built pages; another folder may be named, so that a build under way elsewhere does not disturb. */
export const PAGES = process.env['PAGES'] ?? join(import.meta.dirname, '..', 'packages', 'client', 'dist')

export interface Host {
  /** E.g. 'http://127.0.0.1:3000'. */
  readonly address: string
  /** The folder of its database. */
  readonly data: string
  stop(): Promise<void>
}

/** The real server on a free port, with an empty database that goes with it. */
export async function startHost(pages = PAGES, botDelay = 0): Promise<Host> {
  const data = await mkdtemp(join(tmpdir(), 'roundhouse-e2e-'))
  const server: RunningServer = await createServer({
    data,
    client: pages,
    botDelay,
    logLevel: 'silent',
    // One address plays everybody here.
    limits: { requestsPerMinute: 100_000, gamesPerMinute: 10_000 },
  })
  return {
    address: server.address,
    data,
    async stop() {
      await server.close()
      await rm(data, { recursive: true, force: true })
    },
  }
}
