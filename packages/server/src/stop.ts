import type { FastifyInstance } from 'fastify'
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'

/** What was begun may be finished for so long; then connections are cut, whoever holds them. */
const FINISHING_MILLISECONDS = 2500
/** How long the rest may take once nobody is connected any more. */
const LEFTOVER_MILLISECONDS = 1000

/**
 * The way to end this app: from its first moment nobody new is let in, and it ends within a few seconds
 * although visitors come back at once, read nothing or never finish what they began.
 */
export function stopperOf(app: FastifyInstance): () => Promise<void> {
  // The framework knows requests and idle connections; what became a socket is nobody's but ours.
  const connections = new Set<Socket>()
  app.server.on('connection', (connection) => {
    connections.add(connection)
    connection.once('close', () => connections.delete(connection))
  })
  let stopped: Promise<void> | null = null
  return () => {
    stopped ??= stop(app, connections)
    return stopped
  }
}

async function stop(app: FastifyInstance, connections: ReadonlySet<Socket>): Promise<void> {
  app.server.removeAllListeners('upgrade')
  app.server.on('upgrade', refuse)
  app.server.close()
  const closed = app.close().then(() => true)
  if (await Promise.race([closed, sleep(FINISHING_MILLISECONDS, false)])) return cut(connections)
  app.log.warn({ connections: connections.size }, 'stopping takes too long: connections are cut')
  cut(connections)
  if (!(await Promise.race([closed, sleep(LEFTOVER_MILLISECONDS, false)])))
    app.log.error('stopped before everything was closed')
}

function cut(connections: ReadonlySet<Socket>): void {
  for (const connection of connections) connection.destroy()
}

function refuse(_request: IncomingMessage, connection: Duplex): void {
  connection.on('error', () => {})
  connection.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
}
