import type { CommonReasons, Worded } from '../reasons.ts'

/** Why something is not allowed, as games say it that are no railways' alone. */
export function reasons(money: (amount: number) => string): Worded<CommonReasons> {
  return {
    notYourTurn: ({ seat }, at) => `Ora tocca a ${at.player(seat)}. Potrai giocare quando sarà il tuo turno.`,
    gameOver: () => 'La partita è finita. Con il cursore della cronologia si può rivedere la mappa.',
    bidCash: ({ bid, cash }) =>
      `${money(bid)} è più di quanto hai. Un’offerta si paga con il proprio denaro. Offri al massimo ${money(cash)}, oppure passa.`,
    bidPassed: () => 'Hai passato in quest’asta. Chi passa ne resta fuori. Potrai offrire alla prossima.',
  }
}
