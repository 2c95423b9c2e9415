import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { language } from '../shell/preferences.ts'
import { words } from '../shell/words.ts'
import { awayFor } from './away-for.ts'
import './presence-lamp.css'

/** The time as those who are away count it: by the minute, and only while somebody looks. */
const now = signal(Date.now())
let readers = 0
let clock: ReturnType<typeof setInterval> | undefined

function useMinutes(): void {
  useEffect(() => {
    now.value = Date.now()
    readers += 1
    clock ??= setInterval(() => (now.value = Date.now()), 60_000)
    return () => {
      readers -= 1
      if (readers > 0) return
      clearInterval(clock)
      clock = undefined
    }
  }, [])
}

/** Filled while somebody is here; hollow, with the time, while not. */
export function PresenceLamp({ here, left }: { readonly here: boolean; readonly left: number | null }) {
  useMinutes()
  const t = words.value.table
  const time = left === null ? null : awayFor(language.value, left, now.value)
  const told = here ? t.here : time === null ? t.away : t.awayFor(time)
  return (
    <span class="presence" data-here={here} title={told}>
      <i aria-hidden="true" />
      {here ? <span class="visually-hidden">{told}</span> : <small>{told}</small>}
    </span>
  )
}
