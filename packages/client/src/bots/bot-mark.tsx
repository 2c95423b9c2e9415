import { LEVELS, levelOf } from '@roundhouse/bots/levels'
import { Icon } from '../shell/icons.tsx'
import { botName, seatWords } from './words.ts'
import './bot-mark.css'

/** A bot and how strong it is: five pips, and the word for who points or listens. */
export function BotMark({ bot, standsIn }: { readonly bot: string; readonly standsIn: boolean }) {
  const t = seatWords.value
  const level = levelOf(bot) ?? 'novice'
  const told = (standsIn ? t.standsIn : t.bot)(botName(bot))
  return (
    <small class="bot-mark" title={told} data-stands-in={standsIn}>
      <Icon name="bot" size={13} />
      <span class="visually-hidden">{told}</span>
      <span class="pips" aria-hidden="true">
        {LEVELS.map((each, index) => (
          <i key={each} class={index <= LEVELS.indexOf(level) ? 'lit' : ''} />
        ))}
      </span>
    </small>
  )
}
