import { asReadonly } from '@roundhouse/kernel'
import { COMPANIES, eighteenCz } from '@roundhouse/titles/18cz'
import { boardView } from '@roundhouse/view/18cz'
import { RailwayMiniBoard } from '../railway/board/railway-mini-board.tsx'

/** The map of 18CZ as it lies in the box. */
const START = eighteenCz.setup(
  { rules: eighteenCz.rules, players: 4, variant: null, options: {}, seed: '18cz' },
  () => {},
)
const BOARD = boardView(asReadonly(START))
const SIGNS = ['plain', 'bars', 'ring'] as const
const LOOKS = new Map(
  COMPANIES.map(({ id, colour, text, size }) => [id, { id, letters: id, colour, text, sign: SIGNS[size] }]),
)

export function CzMiniBoard() {
  return <RailwayMiniBoard board={BOARD} companies={LOOKS} />
}
