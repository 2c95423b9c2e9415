import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Which build of the pages is served, as the page itself says; null where there is none. */
export function buildOf(client: string | null): string | null {
  if (client === null) return null
  const page = join(client, 'index.html')
  if (!existsSync(page)) return null
  return /<meta name="build" content="([0-9a-f]{16})"/.exec(readFileSync(page, 'utf8'))?.[1] ?? null
}
