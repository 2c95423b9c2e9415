import { lazy } from '../shell/lazy.tsx'
import { words } from '../shell/words.ts'
import type { Table } from './table.ts'
import type { Tab } from './tabs.tsx'

const Chat = lazy(async () => (await import('./chat.tsx')).Chat)

/** The tab of the chat, where people are apart; around one screen there is none. */
export function chatTab(table: Table): readonly Tab[] {
  const { chat } = table.session
  if (chat === null) return []
  const t = words.value.table.chat
  const count = chat.unread.value
  const fresh = count === 0 ? null : { count, words: t.fresh(count) }
  return [{ id: 'chat', name: t.heading, fresh, content: () => <Chat table={table} chat={chat} /> }]
}

/** For those who listen: the last line of somebody else, whatever part of the table is open. */
export function ChatVoice({ table }: { readonly table: Table }) {
  const { chat } = table.session
  const line = chat?.lines.value.findLast((each) => each.seat !== table.me.value)
  return (
    <p aria-live="polite">
      {line !== undefined && (
        <span key={line.number}>{words.value.table.chat.said(line.name, line.text)}</span>
      )}
    </p>
  )
}
