import { capital } from '../../../capital.ts'
import type { CzGameRefusals } from '../../shapes.ts'
import { NOW, crowns, privateName } from '../names.ts'

export const game: CzGameRefusals = {
  'CZ-NOT-YOUR-TURN': ({ seat }, at) => `${at.player(seat)} must act now. You follow when your turn comes.`,
  'CZ-STEP-ORDER': ({ doing }) =>
    `That does not belong to this step. The steps come in a fixed order, and one that is over is not reopened. ${NOW[doing]}`,
  'CZ-GAME-OVER': () => 'The game has ended. The board can be looked through with the history slider.',
  'CZ-VACLAV-DECIDER': ({ seat }, at) =>
    `${at.player(seat)} decides this for Václav’s company. The holder of priority card 1 lays track for his small and large companies and places stations for the medium one; the other player does the reverse.`,

  'CZ-MS-BID-ITEM': ({ item }) =>
    `${capital(privateName(item))} is not up for auction. One private is auctioned at a time, and what is sold stays sold. Bid for one on offer, or pass.`,
  'CZ-MS-BID-LOW': ({ least }) =>
    `This bid is too low. A bid must reach the minimum and beat the last one by at least 5 K. Bid ${crowns(least)} or more, or pass.`,
  'CZ-MS-BID-CASH': ({ amount, cash }) =>
    `${crowns(amount)} is more than you have. A bid is paid from your own cash. Bid ${crowns(cash)} at most, or pass.`,
  'CZ-MS-BID-OUT': () =>
    'You have passed in this auction. A player who passes is out of it. You can bid for the next private.',
  'CZ-MS-CHOOSE': () =>
    'No private has been chosen. The player whose turn it is chooses which one comes up; then everybody bids or passes. Choose one.',
  'CZ-MS-PUT-UP': ({ item }) =>
    `${capital(privateName(item))} cannot come up now. It is sold, or nobody has wanted it since the last sale. Choose another private.`,
  'CZ-MS-3E': () =>
    'The 3E train cannot be lent now. Its owner lends it once, to a company that they direct. Run without it.',
  'CZ-MS-MW': ({ tile }) =>
    `${tile === '' ? 'This tile' : `Tile ${tile}`} cannot go on the hex of MW. Once at the start of each operating round MW lays or upgrades its own hex, with a tile of a colour that is out. Choose another tile or pass.`,
}
