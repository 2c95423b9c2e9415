import { useSignal } from '@preact/signals'
import type { GameSummary } from '@roundhouse/protocol'
import { useEffect } from 'preact/hooks'
import { myGames } from '../session/api.ts'
import { type LocalRow, addLocalGame, localRows } from '../session/local-games.ts'
import { faultSentence } from '../shell/fault-sentence.ts'
import { words } from '../shell/words.ts'
import { LocalTable } from './local-table.tsx'
import { OnlineTable, isYourTurn } from './online-table.tsx'

/** A file larger than this is no game. */
const LARGEST_FILE = 4_000_000

function yourTurnFirst(one: GameSummary, other: GameSummary): number {
  return Number(isYourTurn(other)) - Number(isYourTurn(one))
}

/** The games of this browser and those on the server at which it has a seat, last touched first. */
export function YourTables() {
  const { tables } = words.value.home
  const local = useSignal<readonly LocalRow[] | 'failed' | null>(null)
  const online = useSignal<readonly GameSummary[]>([])
  const told = useSignal<{ readonly good: boolean; readonly text: string } | null>(null)
  const refresh = async (): Promise<void> => {
    local.value = await localRows().catch(() => 'failed' as const)
  }
  useEffect(() => {
    void refresh()
    void myGames().then((answer) => {
      if (answer.ok) online.value = answer.value.games.toSorted(yourTurnFirst)
    })
    const seen = (): void => {
      if (document.visibilityState === 'visible') void refresh()
    }
    document.addEventListener('visibilitychange', seen)
    return () => document.removeEventListener('visibilitychange', seen)
  }, [])

  const open = async (file: File): Promise<void> => {
    told.value = await importFile(file)
    await refresh()
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
          <p class={told.value.good ? 'told good' : 'warning stop'}>{told.value.text}</p>
        )}
      </div>
      {local.value === 'failed' ? <p class="warning">{tables.storeFailed}</p> : null}
      {none && local.value !== null && local.value !== 'failed' ? <p class="empty">{tables.none}</p> : null}
      <ul>
        {here.map((row) => (
          <LocalTable key={row.id} row={row} changed={refresh} />
        ))}
        {online.value.map((game) => (
          <OnlineTable key={game.id} game={game} />
        ))}
      </ul>
    </section>
  )
}

async function importFile(file: File): Promise<{ readonly good: boolean; readonly text: string }> {
  const { tables, wrong } = words.value.home
  const failed = (why: string) => ({ good: false, text: `${tables.importFailed(file.name)} ${why}` })
  if (file.size > LARGEST_FILE) return failed(tables.fileTooLarge)
  // Reading game files needs the whole of the rules, which the first page does without.
  const { checkGameText } = await import('../session/game-file.ts')
  const { glanceAt } = await import('../session/glance.ts')
  const checked = await checkGameText(await file.text(), file.name)
  if (!checked.ok) return failed(faultSentence(checked.fault))
  const { title, record, history } = checked
  const tableName = file.name.replace(/\.json$/i, '').slice(0, 40) || title.name
  const bots = record.players.map(() => null)
  try {
    await addLocalGame({ tableName, record, bots }, glanceAt(title, history.state, history.version))
  } catch {
    return failed(wrong.storeClosed)
  }
  return { good: true, text: tables.imported(tableName) }
}
