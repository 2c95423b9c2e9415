import type { GameRecord } from '@roundhouse/kernel'
import type { CreateGameBody, Seated } from '@roundhouse/protocol'
import { wordsFor } from '@roundhouse/words'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { moveShown } from './play.ts'
import type { Host } from './server.ts'

/** Opens a table on the server as a program would, without a page. */
export async function createGame({ address }: Host, seats: CreateGameBody['seats']) {
  const body: CreateGameBody = { title: 'chicago-express', seats, name: 'Pullman' }
  const answer = await fetch(`${address}/api/games`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address },
    body: JSON.stringify(body),
  })
  const { game, personalPath } = (await answer.json()) as Seated
  return { id: game.id, invitePath: game.invitePath ?? '', personalPath }
}

/** Waits until the page has got so far. */
export async function sees(page: Page, move: number): Promise<void> {
  const told = wordsFor('en').table.history.move(move)
  await expect.poll(() => moveShown(page), { timeout: 8_000 }).toBe(told)
}

/** The game as the server keeps it; `path` is that of its table. */
export async function recordOn<Kept extends GameRecord>({ address }: Host, path: string): Promise<Kept> {
  const answer = await fetch(`${address}/api/games/${path.split('/')[2]}/record`)
  return (await answer.json()) as Kept
}
