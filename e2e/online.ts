import type { CreateGameBody, Seated } from '@roundhouse/protocol'
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
