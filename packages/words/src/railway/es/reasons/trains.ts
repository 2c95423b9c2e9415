import type { Worded } from '../../../reasons.ts'
import type { Nouns } from '../../nouns.ts'
import type { TrainReasons } from '../../reasons.ts'

/** Buying trains and keeping to their limit. */
export function trains({ money, missing, train }: Nouns): Worded<TrainReasons> {
  return {
    trainPrice: ({ price }) =>
      `No puedes ofrecer ${money(price)}. Un tren de otra compañía cuesta un número entero, ${money(1)} como mínimo. Ofrece otro precio.`,
    trainDeclined: ({ price, ...p }) =>
      `La oferta de ${money(price)} por el ${train(p.train)} ha sido rechazada. Ambos directores deben estar de acuerdo. Ofrece más o sigue.`,
    trainCash: ({ price, treasury }) =>
      `El tren cuesta ${money(price)} y la tesorería tiene ${money(treasury)}: ${missing(price - treasury)}. El director solo ayuda a una compañía que debe tener un tren y no puede pagar ninguno. Elige un tren más barato o sigue.`,
    trainLimit: ({ limit }) =>
      `La compañía ha llegado a su límite de ${limit === 1 ? 'un tren' : `${limit} trenes`}. En el límite no compra ninguno, aunque así quedaran otros obsoletos. Sigue sin comprar.`,
    trainMust: () =>
      'La compañía no tiene ningún tren que pueda usar. Al final de su turno, toda compañía debe poseer uno, tenga ruta o no. Compra uno.',
    discardFirst: ({ company }) =>
      `La ${company} tiene más trenes de los que permite su límite. Antes de nada debe volver al límite. Su director elige qué tren deja.`,
    helpOnce: () =>
      'El director ya ha ayudado en este turno. La ayuda es para el único tren que la compañía debe tener. Termina el turno.',
  }
}
