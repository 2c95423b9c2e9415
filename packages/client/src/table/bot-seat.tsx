import { botPart } from './bot-part.ts'

const BotMark = botPart(async () => (await import('../bots/bot-mark.tsx')).BotMark)

interface Props {
  readonly bot: string | null | undefined
  readonly standIn: string | null | undefined
}

/** Beside the name of a seat that a bot plays: how strong it is. */
export function BotSeat({ bot, standIn }: Props) {
  const plays = bot ?? standIn
  return plays ? <BotMark bot={plays} standsIn={!bot} /> : null
}
