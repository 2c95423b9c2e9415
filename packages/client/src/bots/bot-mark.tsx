import { levelOf } from '@roundhouse/bots/levels'
import { Icon } from '../shell/icons.tsx'
import { Pips } from './pips.tsx'
import { botName, seatWords } from './words.ts'
import './bot-mark.css'

/**
 * A bot and how strong it is: a word and five pips. Where a row has no room for the word, it comes beside the pips once
 * they are pressed; the manner is told then, and to who points or listens.
 */
export function BotMark({ bot, standsIn }: { readonly bot: string; readonly standsIn: boolean }) {
  const t = seatWords.value
  const level = levelOf(bot) ?? 'novice'
  const told = (standsIn ? t.standsIn : t.bot)(botName(bot))
  return (
    <small class="bot-mark" title={told} data-name={botName(bot)} data-stands-in={standsIn} tabIndex={-1}>
      <Icon name="bot" size={13} />
      <span class="visually-hidden">{told}</span>
      <span class="level" aria-hidden="true">
        {t.levels[level]}
      </span>
      <Pips bot={bot} />
    </small>
  )
}
