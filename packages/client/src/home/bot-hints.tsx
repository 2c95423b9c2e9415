import { type Level, botsOf, haveLearnt, levelOf, mannerOf } from '@roundhouse/bots/levels'
import { homeWords } from '../shell/home-words.ts'
import { botName } from './bot-name.ts'

interface Props {
  readonly title: string
  /** Those that sit at the table, as often as they do. */
  readonly bots: readonly string[]
}

/** What each bot at a table goes by and how long it thinks, weakest first. */
export function BotHints({ title, bots }: Props) {
  return botsOf(title)
    .filter((bot) => bots.includes(bot))
    .map((bot) => (
      <p class="hint" key={bot}>
        <b>{botName(bot)}</b> {hintOf(title, bot)}
      </p>
    ))
}

/** What is to be said of its manner, or else of its level. */
function hintOf(title: string, bot: string): string {
  const { levels, learntLevels, manners } = homeWords.value
  const manner = mannerOf(bot)
  if (manner !== null) return manners[manner].hint
  const level = levelOf(bot) ?? 'novice'
  const learnt: Partial<Record<Level, string>> = haveLearnt(title) ? learntLevels : {}
  return learnt[level] ?? levels[level].hint
}
