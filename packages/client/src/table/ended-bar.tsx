import type { Session } from '../session/session.ts'
import { Link } from '../shell/link.tsx'
import { go } from '../shell/router.ts'
import { words } from '../shell/words.ts'
import { extrasOf } from './extras.ts'

interface Props {
  readonly session: Session
  readonly reporting: boolean
  readonly onReport: () => void
  readonly onBoard: () => void
  readonly onChat: () => void
}

/** Of a game that is over: its report or its board, the chat, and the way to the next game. */
export function EndedBar({ session, reporting, onReport, onBoard, onChat }: Props) {
  const t = words.value.table
  return (
    <nav class="ended-bar" aria-label={t.places.ended}>
      <button type="button" aria-pressed={reporting} onClick={onReport}>
        {t.ended.report}
      </button>
      <button type="button" aria-pressed={!reporting} onClick={onBoard}>
        {t.ended.board}
      </button>
      {reporting && session.chat !== null && (
        <button type="button" class="again" onClick={onChat}>
          {t.chat.heading}
          {session.chat.unread.value > 0 && (
            <em aria-label={t.chat.fresh(session.chat.unread.value)}>{session.chat.unread.value}</em>
          )}
        </button>
      )}
      <PlayAgain session={session} />
    </nav>
  )
}

/** Around one screen the same people sit down anew at once; online they are invited from the home page. */
function PlayAgain({ session }: { readonly session: Session }) {
  const t = words.value.table.ended
  const { again } = extrasOf(session)
  if (again === undefined) {
    return (
      <Link to="/" class="again">
        {t.newGame}
      </Link>
    )
  }
  return (
    <button type="button" class="again" onClick={() => void again().then(go, () => go('/'))}>
      {t.again}
    </button>
  )
}
