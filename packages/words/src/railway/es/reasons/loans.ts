import type { Worded } from '../../../reasons.ts'
import type { Nouns } from '../../nouns.ts'
import type { LoanReasons } from '../../reasons.ts'

/** Loans of players. */
export function loans({ currency, money }: Nouns): Worded<LoanReasons> {
  return {
    loanBars: ({ debt }) =>
      `Debes ${money(debt)} al banco. Con un préstamo pendiente no se compran acciones. Devuélvelo entero antes, o pasa.`,
    loanNone: () => 'No debes nada al banco. Solo se devuelven préstamos. Sigue con tu turno.',
    loanInStockRound: () =>
      'No es una ronda bursátil. Los préstamos se devuelven en cualquier momento de una ronda bursátil, y solo entonces. Hazlo cuando llegue la próxima.',
    loanCash: ({ amount, cash }) =>
      cash === 0
        ? `No tienes dinero para devolver ${money(amount)}. Un préstamo se devuelve con tu propio dinero. Hazlo cuando lo tengas.`
        : `No puedes devolver ${money(amount)}. Un préstamo se devuelve con tu propio dinero, en ${currency} enteras. Devuelve entre ${money(1)} y ${money(cash)}.`,
    loanPenalty: ({ debt }) =>
      `Tu préstamo es de ${money(debt)}. El interés no se devuelve nunca: se resta al final de la partida. Devuelve ${money(debt)} como máximo.`,
    loanAmount: ({ loan, needed }) =>
      needed === 0
        ? `Un préstamo de ${money(loan)} no hace falta. Nadie pide más de lo que falta. Compra el tren sin préstamo.`
        : `Un préstamo de ${money(loan)} no corresponde a lo que falta. Primero van la tesorería y el dinero del director, y el préstamo es justo el resto. Pide ${money(needed)}.`,
  }
}
