import type { GameSummary } from '@roundhouse/protocol'
import { homeWords } from '../shell/home-words.ts'
import { aboutOf } from '../shell/titles.ts'
import { words } from '../shell/words.ts'

export function titleName(game: GameSummary): string {
  return aboutOf(game.title)?.name ?? game.title
}

/** Title and how far it is: free seats, under way, finished. */
export function statusOf(game: GameSummary, asked: string | null = null): string {
  const home = homeWords.value
  const { tables } = home
  const free = game.seats.filter((seat) => !seat.taken).length
  const state =
    game.status === 'open'
      ? tables.seatsFree(free)
      : game.status === 'ended'
        ? tables.ended
        : game.status === 'closed'
          ? tables.closed
          : `${whoseTurn(game)} · ${asked ?? tables.move(game.version)}`
  return `${titleName(game)} · ${home.modes.online.name} · ${state}`
}

/** The lamp is lit where this browser's seat is asked. */
export function isYourTurn(game: GameSummary): boolean {
  return game.yours !== null && game.toAct.includes(game.yours)
}

function whoseTurn(game: GameSummary): string {
  const { tables } = homeWords.value
  if (isYourTurn(game)) return words.value.shell.yourTurn
  const [asked] = game.toAct
  const name = asked === undefined ? null : game.seats[asked]?.name
  return name ? tables.waitsFor(name) : tables.running
}
