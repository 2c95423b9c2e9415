import { type Signal, useSignal } from '@preact/signals'
import { faultInWords } from '../shell/fault-sentence.ts'
import { homeWords } from '../shell/home-words.ts'
import type { Answer } from './api.ts'

/** Asks the server, and keeps in words why it could not be, until the next try. */
export function useAttempt(): {
  readonly problem: Signal<string | null>
  readonly attempt: (asked: Promise<Answer<unknown>>) => Promise<void>
} {
  const problem = useSignal<string | null>(null)
  return {
    problem,
    async attempt(asked) {
      const answer = await asked
      if (answer.ok) problem.value = null
      else
        problem.value =
          answer.fault === null ? homeWords.value.wrong.noServer : await faultInWords(answer.fault)
    },
  }
}
