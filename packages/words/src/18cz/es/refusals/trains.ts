import { colourOf } from '../../names.ts'
import type { CzTrainRefusals } from '../../shapes.ts'
import { crowns, missing, train, trainColour, trainOnCard } from '../names.ts'

const OWNERS = {
  small: 'todas las compañías',
  medium: 'las compañías medianas y grandes',
  large: 'las compañías grandes',
}

export const trains: CzTrainRefusals = {
  'CZ-TRAIN-NOT-AVAILABLE': (p) =>
    `Allí no hay ningún ${trainOnCard(p.train)} en venta. El banco vende su primera carta; la reserva, lo que contiene; una compañía, lo que posee. Elige un tren en venta.`,
  'CZ-TRAIN-TRADE-PHASE': () =>
    'Las compañías aún no pueden comprarse trenes entre sí. Pueden desde la primera carta b vendida o retirada; en Moravia y Silesia, desde la primera carta d. Compra al banco o a la reserva.',
  'CZ-TRAIN-PRICE': ({ price }) =>
    `No puedes ofrecer ${crowns(price)}. Un tren de otra compañía cuesta un número entero, ${crowns(1)} como mínimo. Ofrece otro precio.`,
  'CZ-TRAIN-DECLINED': ({ price, ...p }) =>
    `La oferta de ${crowns(price)} por el ${train(p.train)} ha sido rechazada. Ambos directores deben estar de acuerdo. Ofrece más o sigue.`,
  'CZ-TRAIN-CASH': ({ price, treasury }) =>
    `El tren cuesta ${crowns(price)} y la tesorería tiene ${crowns(treasury)}: ${missing(price - treasury)}. El director solo ayuda a una compañía que debe tener un tren y no puede pagar ninguno. Elige un tren más barato o sigue.`,
  'CZ-TRAIN-KIND': (p) =>
    `Esta compañía no puede poseer un ${train(p.train)}. Es ${trainColour(p.train)}, para ${OWNERS[colourOf(p.train)]}. Elige otro tren.`,
  'CZ-TRAIN-LIMIT': ({ limit }) =>
    `La compañía ha llegado a su límite de ${limit === 1 ? 'un tren' : `${limit} trenes`}. En el límite no compra ninguno, aunque así quedaran otros obsoletos. Sigue sin comprar.`,
  'CZ-TRAIN-LAST-PLACE': (p) =>
    `La última plaza no es para un ${train(p.train)}. La compañía no tiene ningún tren que pueda usar, y esa plaza se guarda para uno. Elige un tren que pueda usar.`,
  'CZ-TRAIN-MUST': () =>
    'La compañía no tiene ningún tren que pueda usar. Al final de su turno, toda compañía debe poseer uno, tenga ruta o no. Compra uno.',
  'CZ-TRAIN-SCRAP': () =>
    'Este tren no se puede descartar. Por voluntad propia solo se descartan los recién adquiridos con una compañía. Consérvalo.',
  'CZ-TRAIN-OBSOLETE': (p) =>
    `El ${train(p.train)} está obsoleto. Una carta ya no se vende como un tipo obsoleto. Elige otro tipo.`,
  'CZ-TRAIN-VACLAV': ({ company }) =>
    `La ${company} es de Václav. Sus compañías no ceden trenes. Compra al banco, a la reserva o a otra compañía.`,

  'CZ-TRAIN-TURN-LATE': () =>
    'Esta carta no se puede cambiar de tipo. Solo se cambia un tren recién adquirido con una compañía, en ese momento. Consérvalo como está.',
  'CZ-TURN-KIND': (p) =>
    `El ${train(p.train)} no puede pasar a ser un ${train(p.to)}. Una carta cambia a un tipo mayor impreso en ella, que la compañía pueda poseer y que no esté obsoleto. Elige otro tipo o conserva el tren.`,
  'CZ-TURN-CASH': ({ cost, treasury }) =>
    `Cambiar la carta cuesta ${crowns(cost)} y la tesorería tiene ${crowns(treasury)}: ${missing(cost - treasury)}. La compañía paga la diferencia de precios. Conserva el tren como está, o descártalo.`,

  'CZ-DISCARD-FIRST': ({ company }) =>
    `La ${company} tiene más trenes de los que permite su límite. Antes de nada debe volver al límite. Su director elige qué tren deja.`,
  'CZ-DISCARD-CHOICE': ({ company, ...p }) =>
    `El ${train(p.train)} no es uno de los que la ${company} puede dejar ahora. Deja un tren suyo, y conserva el que acaba de comprar en el límite o con la ayuda del director. Elige otro tren.`,

  'CZ-EMERG-SOURCE': () =>
    'Un tren de otra compañía se paga solo con la tesorería. Con ayuda del director, el tren viene del banco o de la reserva. Elige uno de ellos, u ofrece lo que hay en la tesorería.',
  'CZ-EMERG-EXTRA': () =>
    'El director ya ha ayudado en este turno. La ayuda es para el único tren que la compañía debe tener. Termina el turno.',
  'CZ-EMERG-NO-SALES': () =>
    'No se venden acciones para pagar un tren. El director paga con su dinero y pide prestado lo que falta. Elige un tren.',
}
