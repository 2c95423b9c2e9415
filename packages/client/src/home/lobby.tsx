import { useSignal } from '@preact/signals'
import type { GameSummary } from '@roundhouse/protocol'
import { useEffect } from 'preact/hooks'
import { openGames, runningGames } from '../session/api.ts'
import { homeWords } from '../shell/home-words.ts'
import { Link } from '../shell/link.tsx'
import { words } from '../shell/words.ts'
import { statusOf, titleName } from './online-status.ts'

/** Tables that anybody may join, and games that anybody may watch. */
export function Lobby() {
  const { lobby } = homeWords.value
  const games = useSignal<readonly GameSummary[] | 'failed' | null>(null)
  const refresh = async (): Promise<void> => {
    const [open, running] = await Promise.all([openGames(), runningGames()])
    if (!open.ok || !running.ok) games.value = 'failed'
    else games.value = [...open.value.games, ...running.value.games].filter((game) => game.yours === null)
  }
  useEffect(() => {
    void refresh()
    addEventListener('online', refresh)
    return () => removeEventListener('online', refresh)
  }, [])
  if (games.value === null) return null
  return (
    <section class="card tables lobby" aria-labelledby="open-tables">
      <header>
        <h2 id="open-tables">{lobby.heading}</h2>
        <button type="button" class="aside import" onClick={() => void refresh()}>
          {lobby.refresh}
        </button>
      </header>
      {games.value === 'failed' ? <p class="empty">{lobby.failed}</p> : null}
      {games.value.length === 0 ? <p class="empty">{lobby.none}</p> : null}
      <ul>
        {games.value === 'failed' ? null : games.value.map((game) => <LobbyRow key={game.id} game={game} />)}
      </ul>
    </section>
  )
}

function LobbyRow({ game }: { readonly game: GameSummary }) {
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
