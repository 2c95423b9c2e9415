import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished } from 'vitest'
import { serving } from './serving.ts'
import { Swarm } from './swarm.ts'
import { emptyFolder } from './terminal.ts'

/** What SIGTERM must keep to, whoever is connected. */
const MOST_MILLISECONDS = 5000

/** A server among visitors who come back, do not read or do not finish; answers how long its end took. */
export async function stopAmongVisitors(milliseconds: number): Promise<number> {
  const { address, child, ended } = await serving(emptyFolder(), '--log', 'silent')
  const seats = [
    { kind: 'person', name: 'Ana' },
    { kind: 'bot', bot: 'random' },
  ]
  const created = await fetch(`${address}/api/games`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ title: 'chicago-express', seats }),
  })
  const { game } = (await created.json()) as { readonly game: { readonly id: string } }
  const swarm = new Swarm(address, game.id)
  onTestFinished(() => swarm.end())
  swarm.reconnecting(60)
  swarm.slow(10)
  swarm.unfinished(5)
  while (swarm.opened < 60) await sleep(10)
  await sleep(milliseconds)
  const began = performance.now()
  child.kill('SIGTERM')
  const code = await Promise.race([ended, sleep(MOST_MILLISECONDS + 3000, 'still running')])
  const took = performance.now() - began
  swarm.end()
  expect({ code, inTime: took < MOST_MILLISECONDS }).toEqual({ code: 0, inTime: true })
  return took
}
