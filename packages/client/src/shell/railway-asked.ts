import type { RoundWords } from '@roundhouse/words/railway'
import type { TitleEntry } from './title-entry.ts'
import type { WordArea } from './word-areas.ts'

/** How a railway title says what a game asks for: by the names of its rounds and steps, which come with its words. */
export function railwayAsked(
  load: () => Promise<WordArea<{ readonly rounds: RoundWords }>>,
): NonNullable<TitleEntry['asked']> {
  return async () => {
    const [{ askedIn }, area] = await Promise.all([import('../railway/asked.ts'), load()])
    await area.ready()
    return (asking, name) => askedIn(area.value.value.rounds, asking, name)
  }
}
