import { LEVELS, levelOf } from '@roundhouse/bots/levels'
import './pips.css'

/** How strong a bot is, as so many of five. */
export function Pips({ bot }: { readonly bot: string }) {
  const level = levelOf(bot) ?? 'novice'
  return (
    <span class="level-pips" aria-hidden="true">
      {LEVELS.map((each, index) => (
        <i key={each} class={index <= LEVELS.indexOf(level) ? 'lit' : ''} />
      ))}
    </span>
  )
}
