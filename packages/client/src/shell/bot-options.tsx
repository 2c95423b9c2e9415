import { offeredBots } from './offered-bots.ts'

interface Props {
  readonly title: string
  /** What a bot is called, in the words of the page. */
  readonly name: (bot: string) => string
}

/** The bots that a title offers, to choose one from. */
export function BotOptions({ title, name }: Props) {
  return offeredBots(title).map((bot) => (
    <option key={bot} value={bot}>
      {name(bot)}
    </option>
  ))
}
