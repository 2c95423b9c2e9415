import { formatsFor } from '../../formats.ts'

const { list, plural } = formatsFor('en')

export const bank = {
  trains: 'Trains',
  /** At the head of the market: "Bank: train e ×4". */
  short: (card: string): string => `Bank: train ${card}`,
  count: (left: number): string => `×${left}`,
  noLimit: 'no limit',
  card: 'Card',
  left: 'Left',
  faces: 'May be bought as',
  onOffer: 'on offer',
  pool: 'Trains in the pool',
  poolEmpty: 'The pool is empty.',
  obsolete: (kinds: readonly string[]): string => `Out of the game: ${list(kinds)}.`,
  phases: 'Phases',
  columns: {
    phase: 'Phase',
    tiles: 'Tiles',
    limits: 'Train limit',
    trains: 'Trains',
    changes: 'What changes',
  },
  states: { now: 'now', next: 'next' },
  tilesTo: (colour: string): string => `${colour} tiles`,
  opens: (sizes: readonly string[]): string => `${list(sizes)} companies can be bought`,
  scraps: (kind: string, kinds: readonly string[]): string => `a ${kind} scraps all ${list(kinds)}`,
  limitsTo: (limits: string): string => `train limit ${limits}`,
  tilesOf: (left: number, of: number): string => `${left} of ${of}`,
  tile: (id: string, colour: string, left: number, of: number): string =>
    `Tile ${id}, ${colour}, ${left} of ${of} left.`,
  show: 'Show',
  allTiles: 'all',
  onlyLeft: 'with tiles left',
  progress: 'Progress of the game',
  set: (set: number): string => `SR ${set}`,
  exports: 'export of a train',
  end: 'end',
  privates: 'Still on offer',
  certificateLimit: (limit: number): string => `Certificate limit ${limit}`,
  roundsLeft: (count: number): string =>
    plural(count, { one: '1 operating round left', other: `${count} operating rounds left` }),
  thenComes: (next: string): string => `then ${next}`,
  next: { stock: (set: number): string => `SR ${set}`, end: 'the end of the game' },
}
