import { useSignal } from '@preact/signals'
import type { GameSummary } from '@roundhouse/protocol'
import { useEffect } from 'preact/hooks'
import { openGames, runningGames } from '../session/api.ts'
import { homeWords } from '../shell/home-words.ts'
import { lazy } from '../shell/lazy.tsx'

const LobbyRow = lazy(async () => (await import('./lobby-row.tsx')).LobbyRow)

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
