/** How strong a bot is, weakest first; the names people choose by. */
export const LEVELS = ['novice', 'apprentice', 'fireman', 'driver', 'engineer'] as const
export type Level = (typeof LEVELS)[number]

/** What bots were called in games of older releases. */
const OLDER_NAMES: Readonly<Record<string, Level>> = { random: 'novice' }

/** A bot is named by its level, or by level and manner: 'apprentice/raider'. */
export function levelOf(id: string): Level | null {
  const [name = ''] = id.split('/')
  return LEVELS.find((level) => level === name) ?? OLDER_NAMES[name] ?? null
}

/** How a bot plays besides how well. */
export const MANNERS = ['careful', 'builder', 'raider'] as const
export type Manner = (typeof MANNERS)[number]

export function mannerOf(id: string): Manner | null {
  return MANNERS.find((manner) => id.endsWith(`/${manner}`)) ?? null
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

/** The manners in which the Apprentice of a title plays otherwise, and not only by name (docs/bots.md). */
const MANNERS_OFFERED: Readonly<Record<string, readonly Manner[]>> = {
  'chicago-express': ['careful', 'raider'],
  '18cz': MANNERS,
  '1862': ['careful', 'raider'],
}

/** The level that can be given a manner: rules of thumb go by figures. */
const MANNERED: Level = 'apprentice'

/** Every bot of a title by its name, weakest first. */
export function botsOf(title: string): readonly string[] {
  const manners = Object.hasOwn(MANNERS_OFFERED, title) ? (MANNERS_OFFERED[title] ?? []) : []
  return levelsOf(title).flatMap((level) =>
    level === MANNERED ? [level, ...manners.map((manner) => `${level}/${manner}`)] : [level],
  )
}

/** The bot of a title that a name means, older ones too; null: it has none of that name. */
export function botOf(title: string, name: string): string | null {
  const known = botsOf(title)
  return known.find((bot) => bot === (OLDER_NAMES[name] ?? name)) ?? null
}
