import type { GameSummary } from '@roundhouse/protocol'
import { ago } from '../shell/ago.ts'
import { Link } from '../shell/link.tsx'
import { language } from '../shell/preferences.ts'
import { askedAt } from './asked.ts'
import { isYourTurn, statusOf, titleName } from './online-status.ts'

/** A table on the server at which this browser has a seat. */
export function OnlineTable({ game }: { readonly game: GameSummary }) {
  return (
    <li class="table-row">
      <Link to={`/table/${game.id}`} class="way">
        <span class={isYourTurn(game) ? 'lamp' : 'lamp off'} aria-hidden="true" />
        <span class="what">
          <strong>{game.name ?? titleName(game)}</strong>
          <span>{statusOf(game, askedOf(game))}</span>
        </span>
        <time dateTime={new Date(game.created).toISOString()}>
          {ago(language.value, game.created, Date.now())}
        </time>
      </Link>
    </li>
  )
}

function askedOf(game: GameSummary): string | null {
  const [asked] = game.toAct
  return askedAt(game.title, game.asking, (asked === undefined ? null : game.seats[asked]?.name) ?? '')
}
