import type { CzWords } from '../cz/shapes.ts'
import { game } from './cz-refusals-game.ts'
import { run } from './cz-refusals-run.ts'
import { stock } from './cz-refusals-stock.ts'
import { track } from './cz-refusals-track.ts'
import { trade } from './cz-refusals-trade.ts'
import { trains } from './cz-refusals-trains.ts'
import { sections } from './cz-sections.ts'

export const cz: CzWords = {
  refusals: { ...game, ...stock, ...track, ...run, ...trade, ...trains },
  sections,
}
