import { capital } from '../../../capital.ts'
import type { CzStockRefusals } from '../../shapes.ts'
import { crowns, eachOf, local, missing } from '../names.ts'

export const stock: CzStockRefusals = {
  'CZ-PRE-NOT-TURN': ({ seat }, at) =>
    `Ahora le toca a ${at.player(seat)}. El orden va hasta el último jugador y luego vuelve. Podrás jugar cuando llegue tu turno.`,
  'CZ-PRE-UNAVAILABLE': (p) =>
    `${capital(local(p.local))} no está en venta. Ya tiene dueño o ha salido de la partida. Elige otra ferroviaria local.`,
  'CZ-PRE-CASH': ({ price, cash }) =>
    `Esta ferroviaria local cuesta ${crowns(price)} y tienes ${crowns(cash)}. Se vende a su precio impreso. Elige una más barata o pasa.`,

  'CZ-BUY-KIND-CLOSED': ({ company }) =>
    `Las acciones de la ${company} aún no están en venta. Las compañías medianas llegan con la primera carta b vendida o retirada; las grandes, con la primera carta d. Compra otra acción o pasa.`,
  'CZ-BUY-DIRECTOR-FIRST': ({ company }) =>
    `La ${company} aún no tiene director. El primer certificado que se compra es el de director, que fija el precio inicial. Inaugura la ${company}, compra otra acción o pasa.`,
  'CZ-PAR-NOT-ALLOWED': ({ company, price, prices }) =>
    `${crowns(price)} no es un precio inicial de la ${company}. Los de su tamaño son ${eachOf(prices)}. Elige uno de ellos.`,
  'CZ-BUY-CASH': ({ price, cash }) =>
    `Cuesta ${crowns(price)} y tienes ${crowns(cash)}: ${missing(price - cash)}. El certificado de director cuesta lo que dos acciones. Elige otro más barato o pasa.`,
  'CZ-BUY-LOAN': ({ debt }) =>
    `Debes ${crowns(debt)} al banco. Con un préstamo pendiente no se compran acciones. Devuélvelo entero antes, o pasa.`,
  'CZ-BUY-AFTER-SELL': ({ company }) =>
    `Has vendido acciones de la ${company} en esta ronda bursátil. Quien vende acciones de una compañía no vuelve a comprarlas hasta la siguiente. Compra otra acción o pasa.`,
  'CZ-BUY-ONE': () =>
    'Ya has comprado en este turno. Se hace una sola compra por turno. Podrás comprar de nuevo en tu próximo turno.',
  'CZ-BUY-STARTED': ({ company }) =>
    `La ${company} ya ha empezado. Su certificado de director se vende una sola vez, y con él se fija el precio inicial. Compra una acción ordinaria suya, otra acción, o pasa.`,
  'CZ-BUY-GONE': ({ company }) =>
    `La ${company} no está en juego. Fue adquirida o esta partida no la usa. Compra otra acción o pasa.`,
  'CZ-BUY-NONE-LEFT': ({ company }) =>
    `El banco no tiene más certificados de la ${company}. Vuelven cuando un jugador vende. Compra otra acción o pasa.`,
  'CZ-BUY-FROM-PLAYER': () =>
    'Los jugadores no se venden acciones entre sí. Se compran al banco y se venden al banco. Compra al banco o pasa.',

  'CZ-CERT-LIMIT': ({ limit }) =>
    `Has llegado al límite de ${limit} certificados. El de director y cada ferroviaria local cuentan como uno. Vende antes una acción, o pasa.`,
  'CZ-SHARE-LIMIT': ({ company, limit }) =>
    `Tendrías más del ${limit} % de la ${company}. Un jugador tiene como máximo el ${limit} % de ella. Compra otra acción o pasa.`,
  'CZ-MUST-SELL': ({ certificates, limit }) =>
    `Tienes ${certificates} certificados y el límite es ${limit}. Antes de nada hay que volver al límite. Vende acciones.`,

  'CZ-SELL-ENOUGH': ({ company, least }) =>
    `Esta venta es demasiado pequeña: superas el límite de certificados. Cada compañía se vende una vez por turno, y tus demás acciones no bastan para lo que falta. Vende ${least} o más acciones de la ${company}.`,
  'CZ-SELL-FIRST-SR': () => 'Es la primera ronda bursátil. Se vende a partir de la segunda. Compra o pasa.',
  'CZ-SELL-DIRECTOR': ({ company }) =>
    `No puedes vender tantas acciones de la ${company}. El certificado de director nunca va al banco; cambia de manos solo si otro jugador tiene otro tanto y asume la dirección. Vende menos acciones, o ninguna.`,
  'CZ-SELL-HELD': ({ company, held }) =>
    held === 0
      ? `No tienes acciones de la ${company}. Solo se vende lo que se tiene. Vende otra compañía, compra o pasa.`
      : `No puedes vender tantas acciones de la ${company}. Solo se vende lo que se tiene. Vende entre 1 y ${held}.`,
  'CZ-SELL-LOCAL': (p) =>
    `${capital(local(p.local))} no se puede vender ahora. Los jugadores conservan las suyas; una compañía vende al banco una propia durante su turno.`,
  'CZ-SELL-AFTER-BUY': () =>
    'Ya has comprado en este turno. Primero se vende y después se compra. Podrás vender en tu próximo turno.',
  'CZ-SELL-BLOCK': ({ company }) =>
    `Ya has vendido acciones de la ${company} en este turno. Todas las que vendes de una compañía en un turno son una sola venta. Vende acciones de otra compañía, compra o pasa.`,
  'CZ-SELL-NOT-SR': () =>
    'No es una ronda bursátil. Las acciones solo se venden en ellas. Podrás vender en la próxima.',

  'CZ-LOAN-NONE': () => 'No debes nada al banco. Solo se devuelven préstamos. Sigue con tu turno.',
  'CZ-LOAN-NOT-SR': () =>
    'No es una ronda bursátil. Los préstamos se devuelven en cualquier momento de una ronda bursátil, y solo entonces. Hazlo cuando llegue la próxima.',
  'CZ-LOAN-CASH': ({ amount, cash }) =>
    cash === 0
      ? `No tienes dinero para devolver ${crowns(amount)}. Un préstamo se devuelve con tu propio dinero. Hazlo cuando lo tengas.`
      : `No puedes devolver ${crowns(amount)}. Un préstamo se devuelve con tu propio dinero, en K enteras. Devuelve entre ${crowns(1)} y ${crowns(cash)}.`,
  'CZ-LOAN-PENALTY': ({ debt }) =>
    `Tu préstamo es de ${crowns(debt)}. El interés no se devuelve nunca: se resta al final de la partida. Devuelve ${crowns(debt)} como máximo.`,
  'CZ-LOAN-AMOUNT': ({ loan, needed }) =>
    needed === 0
      ? `Un préstamo de ${crowns(loan)} no hace falta. Nadie pide más de lo que falta. Compra el tren sin préstamo.`
      : `Un préstamo de ${crowns(loan)} no corresponde a lo que falta. Primero van la tesorería y el dinero del director, y el préstamo es justo el resto. Pide ${crowns(needed)}.`,
}
