import type { ChronicleRound } from '@roundhouse/view/railway'
import { railwayWords } from './words.ts'

/** "SR 3", "OR 3.2". */
export function roundName(round: ChronicleRound | undefined): string {
  const { rounds } = railwayWords.value
  if (round === undefined || round.kind === 'opening') return rounds.opening
  if (round.kind === 'parliament') return rounds.parliament(round.set)
  return round.kind === 'stock' ? rounds.stock(round.set) : rounds.operating(round.set, round.within)
}
