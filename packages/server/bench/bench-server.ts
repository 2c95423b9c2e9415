import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { spawnServer } from '../test/server-process.ts'

const MANY = 1_000_000
/** All load comes from one address. */
const LIMITS = { requestsPerMinute: MANY, gamesPerMinute: MANY, socketsPerAddress: MANY }

/** A server in a process of its own, on a folder that is gone afterwards. */
export async function withServer(job: (address: string) => Promise<void>): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'roundhouse-bench-'))
  const server = await spawnServer({ data, client: null, logLevel: 'warn', limits: LIMITS })
  try {
    await job(server.address)
  } finally {
    await server.end('SIGTERM')
    rmSync(data, { recursive: true, force: true })
  }
}

/** Kept beside the results of the other benches. */
export function keepResult(name: string, result: object): void {
  const folder = fileURLToPath(new URL('../../../bench-results/', import.meta.url))
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(result, null, 2)}\n`)
}
