import type { Asking } from '@roundhouse/kernel'
import { askedIn } from '../railway/asked.ts'
import { rmArea } from './words.ts'

/** What a game asks for, once the words are there. */
export async function readySaying(): Promise<(asking: Asking, name: string) => string | null> {
  await rmArea.ready()
  return (asking, name) => askedIn(rmArea.value.value.rounds, asking, name)
}
