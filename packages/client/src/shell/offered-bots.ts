import { botsOf, levelOf, levelsOf, usualLevel } from '@roundhouse/bots/levels'

/** Every bot of a title as it is offered for a seat: the usual ones first, then stronger ones, at last weaker ones. */
export function offeredBots(title: string): readonly string[] {
  const levels = levelsOf(title)
  const usual = levels.indexOf(usualLevel(title))
  const order = [...levels.slice(usual), ...levels.slice(0, usual)]
  return order.flatMap((level) => botsOf(title).filter((bot) => levelOf(bot) === level))
}
