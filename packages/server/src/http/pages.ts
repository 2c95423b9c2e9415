import fastifyStatic from '@fastify/static'
import { fault } from '@roundhouse/protocol'
import type { FastifyInstance } from 'fastify'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { answer } from './faults.ts'

const A_YEAR = 'public, max-age=31536000, immutable'

/** The built pages. Every address that is no file is a view of the one page there is. */
export async function servePages(app: FastifyInstance, client: string | null): Promise<void> {
  const pages = client !== null && existsSync(join(client, 'index.html'))
  if (client !== null && !pages) app.log.warn('the pages have not been built: only the API is served')
  if (pages) {
    await app.register(fastifyStatic, {
      root: client,
      wildcard: false,
      preCompressed: true,
      cacheControl: false,
      // Names under assets/ carry a hash of their content; all others may change with the next build.
      setHeaders: (reply, path) => {
        const isAsset = /[\\/]assets[\\/]/.test(path)
        reply.header('cache-control', isAsset ? A_YEAR : 'no-cache')
        // Packed or not, it has the map of the file that was asked for.
        const script = isAsset ? /([^\\/]+[.]js)(?:[.](?:gz|br))?$/.exec(path)?.[1] : undefined
        if (script !== undefined) reply.header('sourcemap', `${script}.map`)
      },
    })
  }
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/'
    const isView = request.method === 'GET' || request.method === 'HEAD'
    if (pages && isView && !path.startsWith('/api') && !/\.\w+$/.test(path))
      return reply.sendFile('index.html')
    return reply.code(404).send(answer(fault('not-found', {})))
  })
}
