/** How strong a bot is, weakest first; the names people choose by. */
export const LEVELS = ['novice', 'apprentice', 'fireman', 'driver', 'engineer'] as const
export type Level = (typeof LEVELS)[number]

/** What bots were called in games of older releases. */
const OLDER_NAMES: Readonly<Record<string, Level>> = { random: 'novice' }

export function levelOf(id: string): Level | null {
  return LEVELS.find((level) => level === id) ?? OLDER_NAMES[id] ?? null
}

const TO_FIREMAN: readonly Level[] = ['apprentice', 'fireman']

/** What each title offers above the Novice: a tournament has shown each stronger than the one below (docs/bots.md). */
const OFFERED: Readonly<Record<string, readonly Level[]>> = {
  'chicago-express': TO_FIREMAN,
  '18cz': TO_FIREMAN,
  '1824': TO_FIREMAN,
  '1862': TO_FIREMAN,
}

/** The levels of a title, weakest first. */
export function levelsOf(title: string): readonly Level[] {
  return ['novice', ...(Object.hasOwn(OFFERED, title) ? (OFFERED[title] ?? []) : [])]
}

/** Who plays where nobody says otherwise: rules of thumb, where the title has them. */
export function usualLevel(title: string): Level {
  return levelsOf(title).includes('apprentice') ? 'apprentice' : 'novice'
}
