import type { CzWords } from '../cz/shapes.ts'
import { amendments } from './cz-amendments.ts'
import { spoken } from './cz-hexes.ts'
import { lines } from './cz-lines.ts'
import { orders } from './cz-orders.ts'
import { panel } from './cz-panel.ts'
import { paper } from './cz-paper.ts'
import { game } from './cz-refusals-game.ts'
import { run } from './cz-refusals-run.ts'
import { stock } from './cz-refusals-stock.ts'
import { track } from './cz-refusals-track.ts'
import { trade } from './cz-refusals-trade.ts'
import { trains } from './cz-refusals-trains.ts'
import { rounds } from './cz-rounds.ts'
import { sections } from './cz-sections.ts'

export const cz: CzWords = {
  refusals: { ...game, ...stock, ...track, ...run, ...trade, ...trains },
  sections,
  lines,
  rounds,
  spoken,
  panel,
  orders,
  paper,
  amendments,
}
