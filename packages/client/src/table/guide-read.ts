import { signal } from '@preact/signals'
import { recall, remember } from '../shell/device-store.ts'

const KEY = 'guide-read'

/** What the guide has told and somebody has decided upon: "18cz stock"; kept on this device. */
const read = signal<ReadonlySet<string>>(new Set((recall(KEY) ?? '').split(',')))

export function wasRead(told: string): boolean {
  return read.value.has(told)
}

export function markRead(told: string): void {
  if (read.peek().has(told)) return
  read.value = new Set([...read.peek(), told])
  remember(KEY, [...read.peek()].join(','))
}
