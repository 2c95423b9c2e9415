/** How strong a bot is, weakest first; the names people choose by. */
export const LEVELS = ['novice', 'apprentice', 'fireman', 'driver', 'engineer'] as const
export type Level = (typeof LEVELS)[number]

/** What bots were called in games of older releases. */
const OLDER_NAMES: ReadonlyMap<string, Level> = new Map([['random', 'novice']])

/** A bot is named by its level, or by level and manner: 'apprentice/raider'. */
export function levelOf(id: string): Level | null {
  const [name = ''] = id.split('/')
  return LEVELS.find((level) => level === name) ?? OLDER_NAMES.get(name) ?? null
}

/** How a bot plays besides how well. */
export const MANNERS = ['careful', 'builder', 'raider'] as const
export type Manner = (typeof MANNERS)[number]

export function mannerOf(id: string): Manner | null {
  return MANNERS.find((manner) => id.endsWith(`/${manner}`)) ?? null
}

/** What a title offers above the Novice. */
interface Offer {
  /** A tournament has shown each stronger than the one below. */
  readonly levels: readonly Level[]
  /** The manners in which its Apprentice plays otherwise, and not only by name. */
  readonly manners: readonly Manner[]
  /** What a position is worth its Fireman and those above have learnt; others play games on from it. */
  readonly learnt?: boolean
}

const TO_FIREMAN: readonly Level[] = ['apprentice', 'fireman']

/** By title; docs/bots.md tells what was measured. */
const OFFERED: Readonly<Record<string, Offer>> = {
  'chicago-express': { levels: [...TO_FIREMAN, 'driver'], manners: ['careful', 'raider'], learnt: true },
  '18cz': { levels: [...TO_FIREMAN, 'driver'], manners: MANNERS },
  '1824': { levels: TO_FIREMAN, manners: [] },
  '1862': { levels: TO_FIREMAN, manners: ['careful', 'raider'] },
}

const NOTHING: Offer = { levels: [], manners: [] }

function offerOf(title: string): Offer {
  return (Object.hasOwn(OFFERED, title) ? OFFERED[title] : undefined) ?? NOTHING
}

/** The levels of a title, weakest first. */
export function levelsOf(title: string): readonly Level[] {
  return ['novice', ...offerOf(title).levels]
}

/** Whether its bots above the Apprentice judge by what they have learnt, not by games played on. */
export function haveLearnt(title: string): boolean {
  return offerOf(title).learnt ?? false
}

/** Who plays where nobody says otherwise: rules of thumb, where the title has them. */
export function usualLevel(title: string): Level {
  return levelsOf(title).includes('apprentice') ? 'apprentice' : 'novice'
}

/** Every bot of a title by its name, weakest first; rules of thumb go by figures, so the Apprentice alone has manners. */
export function botsOf(title: string): readonly string[] {
  const { manners } = offerOf(title)
  return levelsOf(title).flatMap((level) =>
    level === 'apprentice' ? [level, ...manners.map((manner) => `${level}/${manner}`)] : [level],
  )
}

/** Who plays for a level that a title does not offer: the strongest of those below it. */
export function offeredUpTo(title: string, level: Level): Level {
  const weaker = LEVELS.slice(0, LEVELS.indexOf(level) + 1)
  return levelsOf(title).findLast((each) => weaker.includes(each)) ?? 'novice'
}

/** The bot of a title that a name means, older ones too; null: it has none of that name. */
export function botOf(title: string, name: string): string | null {
  return botsOf(title).find((bot) => bot === (OLDER_NAMES.get(name) ?? name)) ?? null
}
