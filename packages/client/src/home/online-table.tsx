import type { GameSummary } from '@roundhouse/protocol'
import { ago } from '../shell/ago.ts'
import { homeWords } from '../shell/home-words.ts'
import { Link } from '../shell/link.tsx'
import { language } from '../shell/preferences.ts'
import { aboutOf } from '../shell/titles.ts'
import { words } from '../shell/words.ts'
import { askedAt } from './asked.ts'

/** A table on the server at which this browser has a seat. */
export function OnlineTable({ game }: { readonly game: GameSummary }) {
  return (
    <li class="table-row">
      <Link to={`/table/${game.id}`} class="way">
        <span class={isYourTurn(game) ? 'lamp' : 'lamp off'} aria-hidden="true" />
        <span class="what">
          <strong>{game.name ?? titleName(game)}</strong>
          <span>{statusOf(game)}</span>
        </span>
        <time dateTime={new Date(game.created).toISOString()}>
          {ago(language.value, game.created, Date.now())}
        </time>
      </Link>
    </li>
  )
}

export function titleName(game: GameSummary): string {
  return aboutOf(game.title)?.name ?? game.title
}

/** Title and how far it is: free seats, under way, finished. */
export function statusOf(game: GameSummary): string {
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
          : `${whoseTurn(game)} · ${askedOf(game) ?? tables.move(game.version)}`
  return `${titleName(game)} · ${home.modes.online.name} · ${state}`
}

/** The lamp is lit where this browser's seat is asked. */
export function isYourTurn(game: GameSummary): boolean {
  return game.yours !== null && game.toAct.includes(game.yours)
}

function askedOf(game: GameSummary): string | null {
  const [asked] = game.toAct
  return askedAt(game.title, game.asking, (asked === undefined ? null : game.seats[asked]?.name) ?? '')
}

function whoseTurn(game: GameSummary): string {
  const { tables } = homeWords.value
  if (isYourTurn(game)) return words.value.shell.yourTurn
  const [asked] = game.toAct
  const name = asked === undefined ? null : game.seats[asked]?.name
  return name ? tables.waitsFor(name) : tables.running
}
