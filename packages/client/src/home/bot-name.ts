import { levelOf, mannerOf } from '@roundhouse/bots/levels'
import { homeWords } from '../shell/home-words.ts'

/** A bot by its level and, where it has one, its manner. */
export function botName(bot: string): string {
  const { levels, manners } = homeWords.value
  const manner = mannerOf(bot)
  const { name } = levels[levelOf(bot) ?? 'novice']
  return manner === null ? name : `${name}, ${manners[manner].name}`
}
