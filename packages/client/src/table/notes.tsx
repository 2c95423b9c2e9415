import { useSignal } from '@preact/signals'
import { NOTE_LENGTH } from '@roundhouse/protocol'
import { useEffect, useRef } from 'preact/hooks'
import { noteOf } from '../session/note.ts'
import type { Session } from '../session/session.ts'
import { words } from '../shell/words.ts'
import './notes.css'

/** So long nothing has been typed before it is kept. */
const PAUSE = 700

/** A sheet of paper that nobody else sees; it is kept while one writes. */
export function Notes({ session }: { readonly session: Pick<Session, 'id' | 'kind'> }) {
  const t = words.value.table.notes
  const note = useRef(noteOf(session)).current
  const text = useSignal<string | null>(null)
  const kept = useSignal<'kept' | 'writing' | 'failed'>('kept')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const keep = async (): Promise<void> => {
    clearTimeout(timer.current)
    if (kept.peek() === 'kept' || text.peek() === null) return
    const written = text.peek() ?? ''
    const done = await note.keep(written)
    // What was typed meanwhile has its own turn.
    if (text.peek() === written) kept.value = done ? 'kept' : 'failed'
  }
  useEffect(() => {
    void note.read().then((found) => {
      if (found === null) kept.value = 'failed'
      else text.value ??= found
    })
    const leave = (): void => void keep()
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [])
  const told = kept.value === 'failed' ? t.failed : session.kind === 'local' ? t.here : t.alone
  return (
    <div class="notes">
      <textarea
        class="field"
        aria-label={t.label}
        aria-describedby="notes-told"
        placeholder={t.empty}
        maxLength={NOTE_LENGTH}
        readOnly={text.value === null}
        value={text.value ?? ''}
        onInput={(event) => {
          text.value = event.currentTarget.value
          kept.value = 'writing'
          clearTimeout(timer.current)
          timer.current = setTimeout(() => void keep(), PAUSE)
        }}
        onBlur={() => void keep()}
      />
      <p id="notes-told" role="status" data-trouble={kept.value === 'failed'}>
        {told}
      </p>
    </div>
  )
}
