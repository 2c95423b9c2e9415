import type { CommonReasons, Worded } from '../reasons.ts'

/** Why something is not allowed, as games say it that are no railways' alone. */
export function reasons(money: (amount: number) => string): Worded<CommonReasons> {
  return {
    notYourTurn: ({ seat }, at) => `Ahora le toca a ${at.player(seat)}. Podrás jugar cuando llegue tu turno.`,
    gameOver: () => 'La partida ha terminado. Con la barra del historial se puede repasar el tablero.',
    bidCash: ({ bid, cash }) =>
      `${money(bid)} es más de lo que tienes. Una puja se paga con tu propio dinero. Ofrece ${money(cash)} como máximo, o pasa.`,
    bidPassed: () =>
      'Has pasado en esta subasta. Quien pasa queda fuera de ella. Podrás pujar en la siguiente.',
  }
}
