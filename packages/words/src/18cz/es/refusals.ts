import { capital } from '../../capital.ts'
import { colourOf, reachOf } from '../names.ts'
import type { CzOwnRefusals } from '../reasons.ts'
import {
  eachOf,
  lays,
  local,
  missing,
  money,
  place,
  privateName,
  train,
  trainColour,
  trainOnCard,
  waives,
} from './names.ts'

const OWNERS = {
  small: 'todas las compañías',
  medium: 'las compañías medianas y grandes',
  large: 'las compañías grandes',
}

/** What only 18CZ refuses; its other refusals are shared reasons. */
export const refusals: CzOwnRefusals = {
  'CZ-VACLAV-DECIDER': ({ seat }, at) =>
    `Esto lo decide ${at.player(seat)} por la compañía de Václav. Quien tiene la carta de prioridad 1 construye las vías de sus compañías pequeña y grande y coloca las estaciones de la mediana; el otro jugador, al revés.`,

  'CZ-MS-BID-ITEM': ({ item }) =>
    `${capital(privateName(item))} no está en subasta. Las compañías privadas se subastan de una en una, y lo vendido, vendido está. Puja por una que esté en subasta, o pasa.`,
  'CZ-MS-CHOOSE': () =>
    'Aún no se ha elegido ninguna privada. Quien tiene el turno elige cuál sale a subasta; luego todos pujan o pasan. Elige una.',
  'CZ-MS-PUT-UP': ({ item }) =>
    `${capital(privateName(item))} no puede salir a subasta ahora. Ya se ha vendido, o nadie la ha querido desde la última venta. Elige otra.`,
  'CZ-MS-3E': () =>
    'El tren 3E no se puede prestar ahora. Su dueño lo presta una sola vez, a una compañía que dirige. Haz circular los trenes sin él.',
  'CZ-MS-MW': ({ tile }) =>
    `${tile === '' ? 'Esta ficha' : `La ficha ${tile}`} no puede ir en la casilla de la MW. Una vez al principio de cada ronda de operación, la MW construye o mejora su propia casilla con una ficha de un color disponible. Elige otra ficha o pasa.`,

  'CZ-PRE-NOT-TURN': ({ seat }, at) =>
    `Ahora le toca a ${at.player(seat)}. El orden va hasta el último jugador y luego vuelve. Podrás jugar cuando llegue tu turno.`,
  'CZ-PRE-UNAVAILABLE': (p) =>
    `${capital(local(p.local))} no está en venta. Ya tiene dueño o ha salido de la partida. Elige otra ferroviaria local.`,
  'CZ-PRE-CASH': ({ price, cash }) =>
    `Esta ferroviaria local cuesta ${money(price)} y tienes ${money(cash)}. Se vende a su precio impreso. Elige una más barata o pasa.`,

  'CZ-BUY-KIND-CLOSED': ({ company }) =>
    `Las acciones de la ${company} aún no están en venta. Las compañías medianas llegan con la primera carta b vendida o retirada; las grandes, con la primera carta d. Compra otra acción o pasa.`,
  'CZ-PAR-NOT-ALLOWED': ({ company, price, prices }) =>
    `${money(price)} no es un precio inicial de la ${company}. Los de su tamaño son ${eachOf(prices)}. Elige uno de ellos.`,

  'CZ-CERT-LIMIT': ({ limit }) =>
    `Has llegado al límite de ${limit} certificados. El de director y cada ferroviaria local cuentan como uno. Vende antes una acción, o pasa.`,

  'CZ-SELL-LOCAL': (p) =>
    `${capital(local(p.local))} no se puede vender ahora. Los jugadores conservan las suyas; una compañía vende al banco una propia durante su turno.`,

  'CZ-TRACK-COUNT': () =>
    'Con esta ficha se pasaría de lo que permite el turno. En cada turno se coloca una ficha amarilla o se hace una mejora; en el primero de una compañía, dos fichas amarillas o una mejora. Coloca lo que aún puedas, o sigue.',

  'CZ-TILE-COLOUR': ({ hex, tile }) =>
    `La ficha ${tile} no es del color que sigue en ${place(hex)}. La amarilla va en una casilla vacía, la verde sobre amarilla, la marrón sobre verde, la gris sobre marrón; una casilla OO impresa empieza con verde. Elige otra ficha.`,
  'CZ-TILE-PHASE': ({ tile, phase }) =>
    `El color de la ficha ${tile} aún no está disponible en la fase ${phase}. El verde llega con la carta d, el marrón con la g y el gris más tarde. Elige una ficha de un color disponible.`,
  'CZ-TILE-OFFMAP': ({ hex, tile }) =>
    `La ficha ${tile} en ${place(hex)} llevaría vías fuera del mapa. Las vías pueden apuntar a casillas del mapa y a las rojas reservadas. Gira la ficha o elige otra.`,
  'CZ-TILE-STUB': ({ hex, tile }) =>
    `La ficha ${tile} no continúa la vía impresa en ${place(hex)}. Esa vía hacia Praha debe seguir. Gira la ficha o elige otra.`,
  'CZ-TILE-PURPLE': ({ tile }) =>
    `La ficha ${tile} tiene borde púrpura. Una compañía solo la coloca con el poder de una ferroviaria local que posea. Usa una o elige otra ficha.`,

  'CZ-TERRAIN-CASH': ({ cost, treasury }) =>
    `El terreno cuesta ${money(cost)} y la tesorería tiene ${money(treasury)}: ${missing(cost - treasury)}. Se paga solo con dinero de la compañía. Elige otra casilla, o usa una ferroviaria local que evite el coste.`,
  'CZ-RED-HEX': ({ hex }) =>
    `En ${place(hex)} no va esta ficha. Una casilla reservada es para la ficha roja de su compañía grande, y una ficha roja va en una de sus propias casillas. Elige otra casilla.`,
  'CZ-RED-OWNER': ({ tile }) =>
    `La ficha ${tile} no le corresponde ahora a esta compañía. Una compañía grande coloca su propia ficha roja al principio de su primer turno. Elige otra ficha.`,

  'CZ-STATION-ATE': ({ hex }) =>
    `La casilla ${place(hex)} está reservada para la ATE. Hasta que tenga allí su estación inicial, ninguna otra compañía coloca una. Elige otra ciudad o sigue.`,

  'CZ-ROUTE-KIND': (p) =>
    `El ${train(p.train)} no circula para esta compañía. Una compañía solo usa trenes que posee: rojos las pequeñas, azules las medianas, verdes las grandes, y en Moravia y Silesia de todos los tipos que hay. Quita esta ruta.`,
  'CZ-ROUTE-TWO': (p) =>
    `La ruta del ${train(p.train)} tiene menos de dos zonas de ingresos. Una ruta une al menos dos ciudades, pueblos o fichas rojas diferentes. Alárgala.`,
  'CZ-ROUTE-RED-THROUGH': ({ hex, ...p }) =>
    `La ruta del ${train(p.train)} atraviesa la ficha roja ${place(hex)}. Una ficha roja es siempre un extremo. Termina la ruta allí.`,
  'CZ-ROUTE-LENGTH': ({ stops, ...p }) => `${tooLong(p.train, stops)} Acorta la ruta.`,

  'CZ-ACQ-SIZE': ({ company }) =>
    `Esta compañía no puede adquirir la ${company}. Una mediana adquiere pequeñas; una grande, pequeñas y medianas. Elige una compañía más pequeña o sigue.`,
  'CZ-ACQ-NOT-OPEN': ({ company }) =>
    `La ${company} no está operativa y no se puede adquirir. La mitad de sus acciones debe estar en manos de jugadores. Elige otra compañía o sigue.`,
  'CZ-ACQ-PRICE': ({ price, least, most }) =>
    `No puedes ofrecer ${money(price)} por acción. El precio es un número entero entre la mitad y una vez y media el valor de la acción. Ofrece entre ${money(least)} y ${money(most)}.`,
  'CZ-ACQ-CASH': ({ cost, treasury }) =>
    `Las acciones cuestan ${money(cost)} y la tesorería tiene ${money(treasury)}: ${missing(cost - treasury)}. El dinero de la compañía adquirida no se puede usar. Ofrece menos o sigue.`,
  'CZ-ACQ-DECLINED': ({ company, price }) =>
    `El director de la ${company} ha rechazado ${money(price)} por acción. Ambos directores deben estar de acuerdo. Ofrece más o sigue.`,
  'CZ-ACQ-STEP': () =>
    'No es el momento de adquirir una compañía. Se hace después de los ingresos y antes de comprar trenes. Sigue con este paso.',
  'CZ-ACQ-PENDING': () =>
    'Hay una adquisición en curso. La siguiente empieza cuando esta termina. Decide antes sobre sus estaciones y trenes.',
  'CZ-ACQ-VACLAV': ({ company }) =>
    `La ${company} es de Václav. Sus compañías no se pueden adquirir. Elige otra compañía o sigue.`,

  'CZ-LOCAL-PHASE': () =>
    'Las compañías aún no pueden comprar ferroviarias locales. Pueden desde la primera carta b vendida o retirada; en Moravia y Silesia, desde la primera carta d. Sigue sin ella.',
  'CZ-LOCAL-PRICE': ({ price, most }) =>
    `No puedes ofrecer ${money(price)}. Una ferroviaria local cuesta un número entero entre ${money(1)} y el valor de esta ronda, ${money(most)}. Ofrece un precio entre ambos.`,
  'CZ-LOCAL-SIZE': (p) =>
    `${capital(local(p.local))} es demasiado grande para esta compañía. Una compañía compra ferroviarias locales de su tamaño como máximo. Elige una más pequeña.`,
  'CZ-LOCAL-CASH': ({ price, treasury }) =>
    `El precio es ${money(price)} y la tesorería tiene ${money(treasury)}: ${missing(price - treasury)}. Se paga solo con dinero de la compañía. Ofrece menos.`,
  'CZ-LOCAL-DECLINED': ({ price, ...p }) =>
    `El dueño de ${local(p.local)} ha rechazado ${money(price)}. Solo cambia de manos si su dueño está de acuerdo. Ofrece más o sigue.`,
  'CZ-LOCAL-TURN': () =>
    'Una compañía compra ferroviarias locales solo en su propio turno de una ronda de operación. Resuelve antes lo que está pendiente.',
  'CZ-LOCAL-USED': (p) =>
    `El poder de ${local(p.local)} ya se ha usado. Cada una ayuda una vez, aunque sigue dando ingresos. Usa otra o ninguna.`,
  'CZ-LOCAL-TERRAIN': ({ hex, ...p }) =>
    `${capital(local(p.local))} no ahorra nada en ${place(hex)}. Evita el coste de la primera ficha en ${waives(p.local)}. Elige otra casilla, o coloca la ficha sin ella.`,
  'CZ-LOCAL-COLOUR': ({ tile, ...p }) =>
    `${capital(local(p.local))} no puede colocar la ficha ${tile}. Sus fichas de borde púrpura son ${lays(p.local)}, de ningún otro color. Elige otra ficha o una ferroviaria local más grande.`,
  'CZ-LOCAL-NOT-COMPANY': (p) =>
    `${capital(local(p.local))} no pertenece a esta compañía. Una compañía solo usa y vende las que posee. Elige una de las suyas.`,
  'CZ-LOCAL-NOT-PLAYER': (p) =>
    `${capital(local(p.local))} no pertenece a ningún jugador. Una compañía solo compra ferroviarias locales a los jugadores. Elige una que sea de un jugador, o sigue.`,

  'CZ-TRAIN-NOT-AVAILABLE': (p) =>
    `Allí no hay ningún ${trainOnCard(p.train)} en venta. El banco vende su primera carta; la reserva, lo que contiene; una compañía, lo que posee. Elige un tren en venta.`,
  'CZ-TRAIN-TRADE-PHASE': () =>
    'Las compañías aún no pueden comprarse trenes entre sí. Pueden desde la primera carta b vendida o retirada; en Moravia y Silesia, desde la primera carta d. Compra al banco o a la reserva.',
  'CZ-TRAIN-KIND': (p) =>
    `Esta compañía no puede poseer un ${train(p.train)}. Es ${trainColour(p.train)}, para ${OWNERS[colourOf(p.train)]}. Elige otro tren.`,
  'CZ-TRAIN-LAST-PLACE': (p) =>
    `La última plaza no es para un ${train(p.train)}. La compañía no tiene ningún tren que pueda usar, y esa plaza se guarda para uno. Elige un tren que pueda usar.`,
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
    `Cambiar la carta cuesta ${money(cost)} y la tesorería tiene ${money(treasury)}: ${missing(cost - treasury)}. La compañía paga la diferencia de precios. Conserva el tren como está, o descártalo.`,

  'CZ-DISCARD-CHOICE': ({ company, ...p }) =>
    `El ${train(p.train)} no es uno de los que la ${company} puede dejar ahora. Deja un tren suyo, y conserva el que acaba de comprar en el límite o con la ayuda del director. Elige otro tren.`,

  'CZ-EMERG-SOURCE': () =>
    'Un tren de otra compañía se paga solo con la tesorería. Con ayuda del director, el tren viene del banco o de la reserva. Elige uno de ellos, u ofrece lo que hay en la tesorería.',
  'CZ-EMERG-NO-SALES': () =>
    'No se venden acciones para pagar un tren. El director paga con su dinero y pide prestado lo que falta. Elige un tren.',
}

function tooLong(id: string, stops: number): string {
  const reach = reachOf(id)
  switch (colourOf(id)) {
    case 'small':
      return `La ruta tiene ${stops} zonas de ingresos. Un ${train(id)} abarca ${reach} como máximo y no omite ninguna.`
    case 'medium':
      return `La ruta tiene ${stops} zonas de ingresos. Un ${train(id)} abarca ${2 * reach} como máximo, y de ellas ${reach} ciudades o fichas rojas como máximo.`
    case 'large':
      return `La ruta tiene ${stops} zonas de ingresos. Un ${train(id)} cuenta ${reach} como máximo; puede omitir pueblos, pero no ciudades ni fichas rojas.`
  }
}
