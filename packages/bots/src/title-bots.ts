import type { Title } from '@roundhouse/kernel'
import type { Bot } from './bot.ts'
import type { Expectation } from './expectation.ts'
import { LEVELS, type Level, type Manner, botsOf, levelsOf } from './levels.ts'
import { novice } from './novice.ts'
import type { Reasoner } from './reasons.ts'

/** The bots of one title above the Novice, who plays any. */
export interface TitleBots {
  readonly title: Title
  readonly bots: Readonly<Partial<Record<Exclude<Level, 'novice'>, Bot>>>
  /** The Apprentice in other manners, where that is more than a word. */
  readonly manners?: Readonly<Partial<Record<Manner, Bot>>>
  /** Why one of its moves is good, for who asks. */
  readonly reasons: Reasoner
  /** What a position promises, for who wants to know how a game went. */
  readonly expectation: Expectation
}

/** The bots of a title come when they are first asked. */
const LOADERS: Readonly<Record<string, () => Promise<TitleBots>>> = {
  'chicago-express': async () => (await import('./chicago-express/index.ts')).bots,
  '18cz': async () => (await import('./18cz/index.ts')).bots,
  '1824': async () => (await import('./1824/index.ts')).bots,
  '1862': async () => (await import('./1862/index.ts')).bots,
}

/**
 * The bots of a title from `level` down to the Novice: whoever fails is replaced by the next. Who decides what a title
 * shall offer asks for other `levels` than it offers.
 */
export async function botsUpTo(
  title: string,
  level: Level,
  manner: Manner | null = null,
  levels: readonly Level[] = levelsOf(title),
): Promise<readonly Bot[]> {
  const load = loaderOf(title)
  if (load === undefined || level === 'novice') return [novice]
  const { bots, manners } = await load()
  const found: Bot[] = [novice]
  for (const each of LEVELS) {
    const bot = each === 'novice' || !levels.includes(each) ? undefined : bots[each]
    if (bot !== undefined) found.unshift(bot)
    if (each === level) break
  }
  // A manner that the title does not offer is none.
  const own = manner !== null && botsOf(title).includes(`${level}/${manner}`) ? manners?.[manner] : undefined
  return own === undefined ? found : [own, ...found.slice(1)]
}

/** The rules that the bots of a title play by; null where it has none but the Novice. */
export async function titleOfBots(title: string): Promise<Title | null> {
  return (await loaderOf(title)?.())?.title ?? null
}

/** How its bots tell why a move is good; null where it has none but the Novice. */
export async function reasonerOf(title: string): Promise<Reasoner | null> {
  return (await loaderOf(title)?.())?.reasons ?? null
}

/** How its bots tell what a position promises; null where it has none but the Novice. */
export async function expectationOf(title: string): Promise<Expectation | null> {
  return (await loaderOf(title)?.())?.expectation ?? null
}

function loaderOf(title: string): (() => Promise<TitleBots>) | undefined {
  return Object.hasOwn(LOADERS, title) ? LOADERS[title] : undefined
}
