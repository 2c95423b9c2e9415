import type { Asking } from '@roundhouse/kernel'
import type { Language } from '@roundhouse/words'
import { wordArea } from '../shell/word-areas.ts'
import { type AskedWords, askedIn } from './asked.ts'

/** What a game asks for in the words of one title, once they are there. */
export function sayingOf(
  files: Readonly<Record<Language, () => Promise<AskedWords>>>,
): () => Promise<(asking: Asking, name: string) => string | null> {
  const area = wordArea(files)
  return async () => {
    await area.ready()
    return (asking, name) => askedIn(area.value.value, asking, name)
  }
}
