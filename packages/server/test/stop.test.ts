import fastifyWebsocket from '@fastify/websocket'
import fastify from 'fastify'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { stopperOf } from '../src/stop.ts'

const UPGRADE = [
  'GET /live HTTP/1.1',
  'Host: x',
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  `Sec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}`,
  '',
  '',
].join('\r\n')

test('what never finishes does not keep the server, and nobody is let in meanwhile', async () => {
  const app = fastify({ forceCloseConnections: true })
  const stop = stopperOf(app)
  await app.register(fastifyWebsocket)
  app.get('/live', { websocket: true }, () => {})
  app.addHook('preClose', () => new Promise(() => {}))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  // Began to ask for a socket before the stop, and ends its question after it.
  const late = connect(port, '127.0.0.1')
  onTestFinished(() => void late.destroy())
  late.on('error', () => {})
  late.write(UPGRADE.slice(0, -2))
  await sleep(100)
  let heard = ''
  late.on('data', (data) => (heard += data.toString('latin1')))
  const began = performance.now()
  const stopped = stop()
  const gone = new Promise((resolve) => late.once('close', resolve))
  late.write(UPGRADE.slice(-2))
  await stopped
  await gone
  expect(performance.now() - began).toBeLessThan(5000)
  expect(heard).not.toContain('101 Switching')
  expect(heard).toMatch(/HTTP\/1\.1 503/)
  await expect(stop()).resolves.toBeUndefined()
})
