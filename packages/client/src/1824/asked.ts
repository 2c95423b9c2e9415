import type { Asking } from '@roundhouse/kernel'
import { askedIn } from '../railway/asked.ts'
import { ahArea } from './words.ts'

/** What a game asks for, once the words are there. */
export async function readySaying(): Promise<(asking: Asking, name: string) => string | null> {
  await ahArea.ready()
  return (asking, name) => askedIn(ahArea.value.value.rounds, asking, name)
}
