import type { CommonReasons, Worded } from '../reasons.ts'

/** Why something is not allowed, as games say it that are no railways' alone. */
export function reasons(money: (amount: number) => string): Worded<CommonReasons> {
  return {
    notYourTurn: ({ seat }, at) => `${at.player(seat)} must act now. You follow when your turn comes.`,
    gameOver: () => 'The game has ended. The board can be looked through with the history slider.',
    bidCash: ({ bid, cash }) =>
      `${money(bid)} is more than you have. A bid is paid from your own cash. Bid ${money(cash)} at most, or pass.`,
    bidPassed: () =>
      'You have passed in this auction. A player who passes is out of it. You can bid again at the next one.',
  }
}
