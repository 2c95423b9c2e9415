import { signal } from '@preact/signals'
import type { Fault } from '@roundhouse/protocol'
import { type FaultWords, faultSentence as inWords } from '@roundhouse/words'
import { wordArea } from './word-areas.ts'

/** What is said of a fault; pages go without until something fails. */
const area = wordArea<{ readonly faults: FaultWords }>({
  en: async () => import('@roundhouse/words/faults/en'),
  es: async () => import('@roundhouse/words/faults/es'),
  it: async () => import('@roundhouse/words/faults/it'),
})

/** Whether the words are there; where they could not be had the bare code must do. */
const state = signal<'missing' | 'there' | 'failed'>('missing')
let asked: Promise<void> | null = null

/** The fault in the reader's language, for what is drawn: empty until its words have come, and drawn again then. */
export function faultSentence(fault: Fault): string {
  if (state.value === 'there') return inWords(area.value.value, fault)
  if (state.value === 'failed') return fault.code
  void load()
  return ''
}

/** The same, for what is kept in words. */
export async function faultInWords(fault: Fault): Promise<string> {
  await load()
  return faultSentence(fault)
}

function load(): Promise<void> {
  asked ??= area.ready().then(
    () => void (state.value = 'there'),
    () => {
      // What is kept in words next asks again.
      asked = null
      state.value = 'failed'
    },
  )
  return asked
}
