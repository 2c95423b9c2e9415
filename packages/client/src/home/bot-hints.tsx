import { type Level, botsOf, levelOf, mannerOf } from '@roundhouse/bots/levels'
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

/** What is to be said of its manner, or else of its level, which in some titles thinks in its own way. */
function hintOf(title: string, bot: string): string {
  const { levels, manners, levelsIn } = homeWords.value
  const manner = mannerOf(bot)
  const level = levelOf(bot) ?? 'novice'
  const own: Readonly<Record<string, Readonly<Partial<Record<Level, string>>>>> = levelsIn
  return manner === null ? (own[title]?.[level] ?? levels[level].hint) : manners[manner].hint
}
