import type { CzWords } from '../shapes.ts'
import { amendments } from './amendments.ts'
import { spoken } from './hexes.ts'
import { lines } from './lines.ts'
import { orders } from './orders.ts'
import { panel } from './panel.ts'
import { paper } from './paper.ts'
import { game } from './refusals/game.ts'
import { run } from './refusals/run.ts'
import { stock } from './refusals/stock.ts'
import { track } from './refusals/track.ts'
import { trade } from './refusals/trade.ts'
import { trains } from './refusals/trains.ts'
import { rounds } from './rounds.ts'
import { sections } from './sections.ts'

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
