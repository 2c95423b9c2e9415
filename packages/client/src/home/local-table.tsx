import { useSignal } from '@preact/signals'
import { NAME_LENGTH, cleanName } from '@roundhouse/kernel'
import { downloadRow } from '../session/download-row.ts'
import { type KeptGame, type LocalRow, removeLocalGame, renameLocalGame } from '../session/local-games.ts'
import { ago } from '../shell/ago.ts'
import { focusSoon } from '../shell/focus-soon.ts'
import { homeWords } from '../shell/home-words.ts'
import { Icon } from '../shell/icons.tsx'
import { Link } from '../shell/link.tsx'
import { language } from '../shell/preferences.ts'
import { aboutOf } from '../shell/titles.ts'
import { words } from '../shell/words.ts'
import { askedAt } from './asked.ts'

type Doing = 'nothing' | 'choosing' | 'renaming' | 'removing'

/** A game of this browser, with what can be done to it besides playing on. */
export function LocalTable({
  row,
  changed,
}: {
  readonly row: LocalRow
  readonly changed: () => Promise<void>
}) {
  const { tables } = homeWords.value
  const doing = useSignal<Doing>('nothing')
  const failed = useSignal(false)
  const sound = row.kind === 'sound' ? row.game : null
  const name = sound?.tableName ?? tables.damagedName
  const attempt = async (change: () => Promise<void>): Promise<void> => {
    try {
      await change()
      doing.value = 'nothing'
    } catch {
      failed.value = true
    }
    await changed()
    focusSoon(`more-${row.id}`, 'your-tables')
  }
  const leave = (): void => {
    doing.value = 'nothing'
    focusSoon(`more-${row.id}`)
  }
  return (
    <li
      class="table-row"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && doing.value !== 'nothing') leave()
      }}
    >
      {sound === null ? (
        <div class="way">
          <span class="lamp off" />
          <span class="what">
            <strong>{name}</strong>
            <span>{tables.damaged}</span>
          </span>
        </div>
      ) : (
        <Link to={`/local/${row.id}`} class="way">
          <span class={sound.glance?.winners ? 'lamp off' : 'lamp'} aria-hidden="true" />
          <span class="what">
            <strong>{name}</strong>
            <span>{stateOf(sound)}</span>
            {sound.record.from === undefined ? null : (
              <span>{tables.forkOf(sound.record.from.table, sound.record.from.at)}</span>
            )}
          </span>
          <time dateTime={new Date(sound.played).toISOString()}>
            {ago(language.value, sound.played, Date.now())}
          </time>
        </Link>
      )}
      <button
        type="button"
        id={`more-${row.id}`}
        class="button icon-only more"
        aria-label={tables.more(name)}
        title={tables.more(name)}
        aria-expanded={doing.value !== 'nothing'}
        onClick={() => {
          doing.value = doing.value === 'nothing' ? 'choosing' : 'nothing'
        }}
      >
        <Icon name="menu" />
      </button>
      {doing.value === 'choosing' ? (
        <div class="row-actions">
          {sound === null ? null : (
            <button type="button" class="button small" onClick={() => (doing.value = 'renaming')}>
              {tables.rename}
            </button>
          )}
          <button type="button" class="button small" onClick={() => downloadRow(row)}>
            {words.value.shell.downloadFile}
          </button>
          <button type="button" class="button small danger" onClick={() => (doing.value = 'removing')}>
            {tables.remove}
          </button>
        </div>
      ) : null}
      {doing.value === 'renaming' && sound !== null ? (
        <Rename
          game={sound}
          rename={(wished) => attempt(() => renameLocalGame(sound, wished))}
          cancel={leave}
        />
      ) : null}
      {doing.value === 'removing' ? (
        <div class="row-actions" role="alertdialog" aria-label={tables.removeQuestion(name)}>
          <p>{tables.removeQuestion(name)}</p>
          <button type="button" class="button small" ref={focus} onClick={leave}>
            {tables.keep}
          </button>
          <button
            type="button"
            class="button small danger"
            onClick={() => void attempt(() => removeLocalGame(row.id))}
          >
            {tables.remove}
          </button>
        </div>
      ) : null}
      {failed.value ? (
        <p class="warning" role="alert">
          {tables.storeFailed}
        </p>
      ) : null}
    </li>
  )
}

interface RenameProps {
  readonly game: KeptGame
  readonly rename: (name: string) => Promise<void>
  readonly cancel: () => void
}

function Rename({ game, rename, cancel }: RenameProps) {
  const { tables } = homeWords.value
  const wished = useSignal(game.tableName)
  const save = (event: Event): void => {
    event.preventDefault()
    const name = cleanName(wished.value)
    if (name === '' || name === game.tableName) cancel()
    else void rename(name)
  }
  return (
    <form class="row-actions" onSubmit={save}>
      <input
        class="field"
        ref={focus}
        value={wished.value}
        maxLength={NAME_LENGTH}
        aria-label={tables.newName(game.tableName)}
        onInput={(event) => (wished.value = event.currentTarget.value)}
      />
      <button type="button" class="button small" onClick={cancel}>
        {tables.cancel}
      </button>
      <button type="submit" class="button small primary">
        {tables.save}
      </button>
    </form>
  )
}

function focus(element: HTMLElement | null): void {
  element?.focus()
}

/** Title, round and whose turn, or who won. */
function stateOf({ record, glance }: KeptGame): string {
  const home = homeWords.value
  const { formats } = words.value
  const { tables } = home
  const title = aboutOf(record.title)?.name ?? record.title
  const nameOf = (seat: number): string => record.players[seat] ?? home.seat(seat + 1)
  if (glance === null || glance.moves === 0) return `${title} · ${tables.notBegun}`
  if (glance.winners !== null) {
    return `${title} · ${tables.won(formats.list(glance.winners.map(nameOf)), glance.winners.length > 1)}`
  }
  const actors = formats.list(glance.toAct.map(nameOf))
  const asked = askedAt(record.title, glance.asking, actors)
  // A company acts for somebody who sits here.
  if (asked !== null)
    return `${title} · ${asked}${glance.asking?.company ? ` · ${tables.toAct(actors)}` : ''}`
  const stretch = glance.round === null ? tables.move(glance.moves) : tables.round(glance.round)
  return `${title} · ${stretch}, ${tables.toAct(actors)}`
}
