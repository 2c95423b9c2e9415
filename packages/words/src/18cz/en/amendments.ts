import type { CzAmendmentWords } from '../shapes.ts'

export const amendments: CzAmendmentWords = {
  sellEnough: 'Who is above the certificate limit sells enough of a company in its one sale of the turn.',
  localsAnyTime: 'A turn waits while a local could still be bought and lay a tile.',
  terrainPowerAlone:
    'Recorded games: a tile laid with the terrain power of a local is tested for the number of tiles only.',
  lentTrainApart: 'The own trains must make the highest revenue; that of the lent 3E train comes on top.',
  oneTrainWithHelp: 'A train bought with the director’s money is kept: only one is bought so in a turn.',
  privatesChosen:
    'In Moravia–Silesia the player whose turn it is chooses a private, then bids or passes; each comes up before the auctions end.',
  kindsExported: 'In Moravia–Silesia an exported card counts only as the kind that exists there.',
  mwAnyTime: 'A turn waits while the private MW could still be bought.',
  mwInOwnHex:
    'A company that stands in the hex of MW may buy it; one of the two stations goes to the charter.',
}
