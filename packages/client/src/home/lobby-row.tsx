import type { GameSummary } from '@roundhouse/protocol'
import { homeWords } from '../shell/home-words.ts'
import { Link } from '../shell/link.tsx'
import { words } from '../shell/words.ts'
import { statusOf, titleName } from './online-status.ts'

/** A table that anybody may join, or a game that anybody may watch. */
export function LobbyRow({ game }: { readonly game: GameSummary }) {
  const home = homeWords.value
  const { formats } = words.value
  const name = game.name ?? titleName(game)
  const open = game.status === 'open'
  const people = game.seats.flatMap((seat) => (seat.taken && seat.name !== null ? [seat.name] : []))
  return (
    <li class="table-row">
      <div class="way">
        <span class="what">
          <strong>{name}</strong>
          <span>
            {[statusOf(game), people.length > 0 ? home.lobby.with(formats.list(people)) : '']
              .filter(Boolean)
              .join(', ')}
          </span>
        </span>
      </div>
      <Link
        to={open ? `/table/${game.id}#join` : `/table/${game.id}`}
        class="button small"
        label={open ? home.lobby.joinAt(name) : home.lobby.watchAt(name)}
      >
        {open ? home.lobby.join : home.lobby.watch}
      </Link>
    </li>
  )
}
