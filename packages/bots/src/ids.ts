/** Every bot that a seat can be given to, the usual one first. A page that only offers them needs no more than this. */
export const BOT_IDS = ['random'] as const

export type BotId = (typeof BOT_IDS)[number]
