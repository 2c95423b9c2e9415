import { useSignal } from '@preact/signals'
import type { Progress } from '@roundhouse/conformance'
import type { GameSummary } from '@roundhouse/protocol'
import { useEffect, useRef } from 'preact/hooks'
import { myGames } from '../session/api.ts'
import { type LocalRow, localRows } from '../session/local-games.ts'
import { homeWords } from '../shell/home-words.ts'
import { lazy } from '../shell/lazy.tsx'
import { go } from '../shell/router.ts'
import { words } from '../shell/words.ts'
import { isYourTurn } from './online-status.ts'

/** Who has played nothing here yet needs no list. */
const OnlineTable = lazy(async () => (await import('./online-table.tsx')).OnlineTable)
const LocalTable = lazy(async () => (await import('./local-table.tsx')).LocalTable)

/** A file larger than this is no game. */
const LARGEST_FILE = 4_000_000

/** What became of the file that was chosen last. */
type Told =
  | { readonly kind: 'opening'; readonly text: string; readonly progress: Progress | null }
  | { readonly kind: 'failed'; readonly text: string }

/** Where one is awaited, then the games of this browser, last played first, then the others on the server. */
export function YourTables() {
  const { tables } = homeWords.value
  const local = useSignal<readonly LocalRow[] | 'failed' | null>(null)
  const online = useSignal<readonly GameSummary[]>([])
  const told = useSignal<Told | null>(null)
  /** Whoever leaves the page, or chooses another file, waits for this one no longer. */
  const stop = useRef(new AbortController())
  const refresh = async (): Promise<void> => {
    local.value = await localRows().catch(() => 'failed' as const)
  }
  useEffect(() => {
    void refresh()
    void myGames().then((answer) => {
      if (answer.ok) online.value = answer.value.games
    })
    const seen = (): void => {
      if (document.visibilityState === 'visible') void refresh()
    }
    document.addEventListener('visibilitychange', seen)
    return () => {
      document.removeEventListener('visibilitychange', seen)
      stop.current.abort()
    }
  }, [])

  const open = async (file: File): Promise<void> => {
    stop.current.abort()
    stop.current = new AbortController()
    const { signal } = stop.current
    const failed = (why: string): void => {
      told.value = { kind: 'failed', text: `${tables.importFailed(file.name)} ${why}` }
    }
    const opening = (progress: Progress | null): void => {
      told.value = { kind: 'opening', text: tables.openingFile(file.name), progress }
    }
    if (file.size > LARGEST_FILE) return failed(tables.fileTooLarge)
    opening(null)
    try {
      // Reading game files needs the whole of the rules, which the first page does without.
      const { openFile } = await import('./open-file.ts')
      const opened = await openFile(file, opening, signal)
      if (opened === null || signal.aborted) return
      if (opened.ok) go(opened.path)
      else failed(opened.why)
    } catch {
      if (!signal.aborted) failed(words.value.shell.failed.part)
    }
  }
  const here = Array.isArray(local.value) ? (local.value as readonly LocalRow[]) : []
  const none = here.length === 0 && online.value.length === 0
  return (
    <section class={none ? 'card tables yours' : 'card tables yours some'} aria-labelledby="your-tables">
      <header>
        <h2 id="your-tables" tabIndex={-1}>
          {tables.heading}
        </h2>
        <label class="aside import">
          {tables.importFile}
          <input
            type="file"
            class="visually-hidden"
            accept=".json,application/json"
            onChange={(event) => {
              const input = event.currentTarget
              const file = input.files?.[0]
              if (file !== undefined) void open(file)
              // The same file may be chosen again.
              input.value = ''
            }}
          />
        </label>
      </header>
      <div role="status">
        {told.value === null ? null : (
          <p class={told.value.kind === 'failed' ? 'warning stop' : 'told'}>{told.value.text}</p>
        )}
      </div>
      {told.value?.kind === 'opening' && told.value.progress !== null ? (
        <progress
          max={told.value.progress.of}
          value={told.value.progress.actions}
          aria-label={told.value.text}
        />
      ) : null}
      {local.value === 'failed' ? <p class="warning">{tables.storeFailed}</p> : null}
      {none && local.value !== null && local.value !== 'failed' ? <p class="empty">{tables.none}</p> : null}
      <ul>
        {online.value.filter(isYourTurn).map((game) => (
          <OnlineTable key={game.id} game={game} />
        ))}
        {here.map((row) => (
          <LocalTable key={row.id} row={row} changed={refresh} />
        ))}
        {online.value
          .filter((game) => !isYourTurn(game))
          .map((game) => (
            <OnlineTable key={game.id} game={game} />
          ))}
      </ul>
    </section>
  )
}
