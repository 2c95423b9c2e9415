import { useSignal } from '@preact/signals'
import { CHAT_LENGTH, type ChatLine } from '@roundhouse/protocol'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import type { SessionChat } from '../session/session.ts'
import { faultInWords } from '../shell/fault-sentence.ts'
import { words } from '../shell/words.ts'
import { chatTime, wholeTime } from './chat-time.ts'
import { Monogram } from './names.tsx'
import type { Table } from './table.ts'
import './chat.css'

/** What the people at the table say, and a line to say something. Nothing of it belongs to the game. */
export function Chat({ table, chat }: { readonly table: Table; readonly chat: SessionChat }) {
  const t = words.value.table.chat
  const lines = chat.lines.value
  useEffect(() => {
    const seen = (): void => {
      if (document.visibilityState === 'visible') chat.markRead()
    }
    seen()
    document.addEventListener('visibilitychange', seen)
    return () => document.removeEventListener('visibilitychange', seen)
  }, [chat, lines])
  return (
    <section class="chat" id="chat" aria-label={t.heading} {...(chat.speaks ? {} : { tabIndex: -1 })}>
      {lines.length === 0 ? (
        <p class="chat-empty">{t.empty}</p>
      ) : (
        <Lines table={table} chat={chat} lines={lines} />
      )}
      {chat.speaks ? <Speak table={table} chat={chat} /> : <p class="chat-note">{t.watching}</p>}
    </section>
  )
}

interface LinesProps {
  readonly table: Table
  readonly chat: SessionChat
  readonly lines: readonly ChatLine[]
}

function Lines({ table, chat, lines }: LinesProps) {
  const t = words.value.table.chat
  const box = useRef<HTMLDivElement>(null)
  /** How far the end was below the sight; earlier lines then do not push the others away. */
  const below = useRef(0)
  const first = lines[0]?.number ?? 1
  const last = lines.at(-1)?.number ?? 0
  useLayoutEffect(() => {
    const at = box.current
    if (at === null) return
    const stay = (): void => {
      at.scrollTop = at.scrollHeight - at.clientHeight - below.current
    }
    stay()
    const room = new ResizeObserver(stay)
    room.observe(at)
    return () => room.disconnect()
  }, [first, last])
  const look = (): void => {
    const at = box.current
    if (at === null) return
    const left = at.scrollHeight - at.clientHeight - at.scrollTop
    below.current = left < NEAR_END ? 0 : left
  }
  return (
    <div
      class="chat-lines scrolls"
      ref={box}
      tabIndex={0}
      role="group"
      aria-label={t.heading}
      onScroll={look}
    >
      {first > 1 && (
        <button type="button" class="earlier" onClick={() => chat.earlier()}>
          {t.earlier}
        </button>
      )}
      <ol>
        {lines.map((line) => (
          <Line key={line.number} table={table} line={line} />
        ))}
      </ol>
    </div>
  )
}

/** Who is as near the end as this wants to see what comes. */
const NEAR_END = 24

function Line({ table, line }: { readonly table: Table; readonly line: ChatLine }) {
  const { language } = words.value
  const date = new Date(line.at)
  return (
    <li data-own={table.me.value === line.seat}>
      <Monogram table={table} seat={line.seat} />
      <p>
        <b>{line.name}</b> {line.text}
      </p>
      <time dateTime={date.toISOString()} title={wholeTime(language, line.at)}>
        {chatTime(language, line.at, Date.now())}
      </time>
    </li>
  )
}

function Speak({ table, chat }: { readonly table: Table; readonly chat: SessionChat }) {
  const t = words.value.table.chat
  const text = table.chatText
  const sending = useSignal(false)
  const trouble = useSignal<string | null>(null)
  const speak = async (): Promise<void> => {
    const said = text.value
    // A line that was pasted may hold breaks and tabs.
    const line = said.replace(/\s+/gu, ' ').trim()
    if (line === '' || sending.value) return
    sending.value = true
    trouble.value = null
    const result = await chat.say(line)
    sending.value = false
    if (result.ok) text.value = text.value === said ? '' : text.value
    else if ('fault' in result) trouble.value = await faultInWords(result.fault)
  }
  const offline = table.session.connection.value !== 'online'
  const note = trouble.value ?? (sending.value && offline ? t.waits : null)
  return (
    <form
      class="chat-form"
      onSubmit={(event) => {
        event.preventDefault()
        void speak()
      }}
    >
      <p class="chat-note" role="status" data-trouble={trouble.value !== null}>
        {note}
      </p>
      <input
        type="text"
        aria-label={t.label}
        placeholder={t.label}
        autocomplete="off"
        enterkeyhint="send"
        maxLength={CHAT_LENGTH}
        value={text.value}
        onInput={(event) => {
          text.value = event.currentTarget.value
          trouble.value = null
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') event.currentTarget.blur()
        }}
      />
      <button type="submit" class="button primary small" aria-disabled={text.value.trim() === ''}>
        {sending.value ? t.sending : t.send}
      </button>
    </form>
  )
}
