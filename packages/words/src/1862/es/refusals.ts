import type { RmOwnRefusals } from '../reasons.ts'
import { missing, money, place, train } from './names.ts'
import { runRefusals } from './refusals-run.ts'

const COLOURS: Readonly<Record<string, string>> = {
  yellow: 'Las fichas amarillas se colocan en cualquier momento',
  green: 'Las fichas verdes llegan con el primer tren B',
  brown: 'Las fichas marrones llegan con el primer tren D',
}

/** What the chosen game has taken out, or what cannot be chosen together. — 11 */
const LEFT_OUT: Readonly<Record<string, string>> = {
  newcomers:
    'El juego para nuevos jugadores usa un solo tipo de tren. Va con el juego sencillo de exprés o con el de mercancías. Elige uno de los dos o juega sin él.',
  trainList:
    'La partida más corta fija la lista de trenes. Es la corta con dos a cuatro jugadores y la estándar con cinco o más. Deja la lista en estándar o juega sin la partida más corta.',
  compatibility:
    'Una partida con las reglas de 18xx.games no admite los juegos menores. Usa todos los tipos de tren y la duración habitual. Juega con el reglamento o sin la variante.',
  redeem:
    'En esta partida las compañías no rescatan acciones. El juego para nuevos jugadores prescinde de ello. Sigue con el turno.',
  sellTreasury:
    'La compañía no tiene acciones propias que vender. En el juego para nuevos jugadores ninguna las tiene. Refinancia o compra un tren a otra compañía.',
  start:
    'En las rondas bursátiles de esta partida no se inaugura ninguna compañía. En el juego para nuevos jugadores todas salen del Parlamento. Compra una acción o pasa.',
  warranty:
    'En esta partida no se venden garantías. En el juego para nuevos jugadores los trenes A y D traen una y los demás ninguna. Compra el tren tal como está.',
  hudson:
    'La maniobra de Hudson no forma parte de esta partida. El juego para nuevos jugadores prescinde de ella. Reparte los ingresos o retenlos.',
}

export const refusals: RmOwnRefusals = {
  '62-VARIANT': ({ what }) =>
    LEFT_OUT[what] ??
    `En esta partida no hay ningún ${train(what)}. Se juega con menos tipos de tren. Elige un tren de un tipo en juego.`,

  '62-CO-NOT-OUT': ({ company }) =>
    `${company === '' ? 'Esta compañía' : `La ${company}`} no se puede inaugurar ahora. Cuatro compañías llegan con el primer tren B y cuatro con el primer tren C, algunas no juegan, y la que incumplió su obligación espera a la próxima ronda bursátil. Elige otra o pasa.`,
  '62-CO-HOME-FULL': ({ company, hex }) =>
    `La ${company} no podría colocar su estación inicial en ${place(hex)}. La ciudad está llena y ninguna ficha que se pueda colocar ahora le daría otro círculo. Elige otra compañía o pasa.`,
  '62-CO-STARTED': ({ company }) =>
    `La ${company} ya ha empezado. Solo se inaugura una compañía cuyo certificado de director está en la oferta inicial. Elige otra, compra una acción o pasa.`,

  '62-BID-STEP': ({ step }) =>
    `Las pujas van de ${money(step)} en ${money(step)}. Una puja es un múltiplo de esa cantidad, desde cero. Elige una así o pasa.`,
  '62-BID-CASH': ({ bid, most }) =>
    most < 0
      ? `No puedes pujar ${money(bid)}. Además de la puja hacen falta ${money(162)} para un certificado de director al menor valor par. Pasa.`
      : `No puedes pujar ${money(bid)}. Además de la puja hacen falta ${money(162)} para un certificado de director al menor valor par. Puja ${money(most)} como máximo, o pasa.`,
  '62-PARL-WON': () =>
    'Ya has ganado una concesión en esta ronda del Parlamento. Quien gana una no nombra más compañías, pero puede pujar por las de otros. Pasa.',
  '62-PARL-CERTS': ({ limit }) =>
    `Has llegado al límite de ${limit} certificados. En el límite nadie nombra compañías ni puja por una concesión. Pasa y vende acciones en la ronda bursátil.`,
  '62-PAR-VALUE': ({ par }) =>
    `${money(par)} no es un valor par. Los hay de 54, 58, 62, 68, 74, 82, 90 y 100. Elige uno de ellos.`,
  '62-PAR-CASH': ({ cost, cash }) =>
    `El certificado de director costaría ${money(cost)} y tienes ${money(cash)}: ${missing(cost - cash)}. Cuesta tres veces el valor par, y en el Parlamento no se vende nada. Elige un valor par más bajo.`,
  '62-PARL-SHARES': ({ company, most }) =>
    `Esa acción no se puede comprar ahora. Quien gana la concesión de la ${company} compra hasta ${most} acciones más de ella y nada más. Compra una de estas o sigue.`,
  '62-PARL-NO-SALE': () =>
    'Es una ronda del Parlamento. Las acciones solo se venden en las rondas bursátiles. Elige algo que puedas pagar con tu dinero.',
  '62-FINE-MUST-SELL': ({ owed }) =>
    `Aún debes ${money(owed)} de la multa. Quien no puede pagarla con dinero vende acciones hasta pagarla o hasta que no le quede nada que se pueda vender. Vende acciones.`,
  '62-OPT-CASH': ({ price, cash }) =>
    price > cash
      ? `La acción con opción cuesta ${money(price)} y hay ${money(cash)} para pagarla: ${missing(price - cash)}. Lo que no se puede pagar vuelve a la reserva. Véndela.`
      : `La acción con opción no se puede rescatar por ${money(price)}, aunque la tesorería tiene ${money(cash)}. Una compañía que se refinancia debe poder pagar después su tren. Vende la acción con opción.`,

  '62-SELL-BOUGHT': ({ company, bought }) =>
    `En esta ronda bursátil has comprado ${bought === 1 ? 'una acción' : `${bought} acciones`} de la ${company}. Lo que se compra en una ronda no se vende en ella. Vende menos acciones suyas, o de otra.`,
  '62-SELL-DIRECTOR-SPLIT': ({ company }) =>
    `El certificado de director de la ${company} no se puede dividir así. Te deben quedar acciones ordinarias, tuyas o de la reserva, y no hay bastantes. Vende otra cantidad.`,
  '62-BUY-NONE': ({ company }) =>
    `Allí no hay acciones de la ${company}. Las acciones están en la oferta inicial, en la reserva o en la tesorería de la compañía. Elige otro lugar u otra compañía, o pasa.`,
  '62-BUY-FROM-PLAYER': () =>
    'Los jugadores no se venden acciones entre sí. Las acciones vienen de la oferta inicial, de la reserva o de la tesorería de una compañía. Compra allí o pasa.',
  '62-BUY-DIRECTOR-POOL': ({ company }) =>
    `De la ${company} solo está en la reserva el certificado de director. No se vende: lo recibe a cambio de tres acciones quien primero las tenga y sea el mayor accionista. Compra otra acción o pasa.`,
  '62-BUY-NOT-STARTED': ({ company }) =>
    company === ''
      ? 'No existe tal compañía. Se compran acciones de compañías inauguradas. Elige otra o pasa.'
      : `La ${company} aún no ha empezado. Antes se compra su certificado de director. Inaugúrala, compra otra acción o pasa.`,
  '62-CERT-LIMIT': ({ limit }) =>
    `Has llegado al límite de ${limit} certificados. El certificado de director cuenta como uno. Vende antes acciones, o pasa.`,
  '62-START-PRICE': ({ price }) =>
    `Una compañía no puede empezar a ${money(price)}. Su precio es un valor del mercado de ${money(54)} a ${money(200)}. Elige uno de ellos.`,
  '62-START-CASH': ({ cost, cash }) =>
    `El certificado de director costaría ${money(cost)} y tienes ${money(cash)}: ${missing(cost - cash)}. Cuesta tres veces el precio. Elige un precio más bajo, o pasa.`,
  '62-TOKENS-NUMBER': ({ least, most }) =>
    `La compañía debe tener de ${least} a ${most} estaciones. La inicial es una de ellas, y más tarde no se compran otras. Elige un número entre estos.`,
  '62-TOKENS-CASH': ({ cost, treasury }) =>
    `Tantas estaciones cuestan ${money(cost)} y la tesorería tiene ${money(treasury)}: ${missing(cost - treasury)}. Se pagan solo con dinero de la compañía. Elige menos.`,

  '62-HOME-MUST-BUILD': ({ hex }) =>
    `La estación inicial de ${place(hex)} no está en ningún círculo. La primera ficha de la compañía va allí, antes de construir otra cosa. Coloca una ficha en ${place(hex)}.`,
  '62-HOME-MUST-UPGRADE': ({ hex }) =>
    `La ciudad inicial de ${place(hex)} está llena. La compañía debe mejorarla en este turno para que su estación inicial tenga un círculo. Elige para ${place(hex)} una ficha con más círculos.`,
  '62-MERGE-DECLINED': ({ company }) =>
    `Esta propuesta a la ${company} ha sido rechazada. La misma, con la misma superviviente, se hace una vez por turno. Propón otra cosa o sigue.`,
  '62-MERGE-RECEIVERSHIP': ({ company }) =>
    `La ${company} no puede participar en esto. Una compañía sin director ni se fusiona ni adquiere ni es adquirida. Elige otra compañía o sigue.`,
  '62-MERGE-LNER': () =>
    'La LNER se ha formado. Desde entonces las compañías ni se fusionan ni se adquieren. Sigue con el turno.',
  '62-MERGE-STEP': () =>
    'No es el momento de unir compañías. La fusión es lo primero en el turno de una compañía y la adquisición lo último, una de cada. Sigue con este paso.',
  '62-MERGE-NOT-CONNECTED': ({ company }) =>
    `${company === '' ? 'Esta compañía' : `La ${company}`} no está conectada. Una ruta abierta debe llevar de una estación de una compañía a una de la otra, y Londres no cuenta. Elige otra compañía o sigue.`,
  '62-TOKEN-KEEP-HOME': ({ hex }) =>
    `La estación de ${place(hex)} es la inicial de la compañía. Nunca sale del mapa tras una fusión. Elige otra estación.`,

  '62-TRACK-COUNT': () =>
    'La compañía ya ha construido lo que puede en este turno. En un turno caben hasta dos fichas amarillas, o una mejora, o una estación pequeña, o un enlace con Londres. Sigue con el paso siguiente.',
  '62-TRACK-N-ALONE': ({ tile }) =>
    `La ficha ${tile} no se puede colocar junto a otra. Una ficha amarilla con N es la única de su turno. Coloca otra ficha o sigue.`,
  '62-UPGRADE-NO-USE': ({ hex }) =>
    `Esta mejora en ${place(hex)} no le sirve a la compañía. Alguna vía nueva de la ficha, o su ciudad, debe estar en una ruta de la compañía. Gira la ficha o elige otra casilla.`,
  '62-TILE-PHASE': ({ tile, colour }) =>
    `La ficha ${tile} aún no se puede colocar. ${COLOURS[colour] ?? colour}. Elige una ficha de un color disponible.`,
  '62-TILE-KIND': ({ hex, tile }) =>
    `La ficha ${tile} no encaja en ${place(hex)}. Una ciudad lleva fichas con círculos y una estación pequeña fichas sin ellos, cada vez del color que sigue. Elige otra ficha.`,
  '62-TILE-LABEL': ({ hex, tile }) =>
    `La ficha ${tile} y ${place(hex)} no llevan la misma letra. La N y la Y van solo en casillas con esa letra; Ipswich y Harwich tienen fichas marrones propias. Elige otra ficha.`,
  '62-TILE-EDGE': ({ hex, tile }) =>
    `La ficha ${tile} en ${place(hex)} no llevaría a ninguna parte. Las vías entran en una zona roja por una flecha y en el mar por un puerto, y no cruzan barreras. Gira la ficha o elige otra.`,
  '62-SMALL-NONE': ({ hex }) =>
    `En ${place(hex)} no hay tal vía. Una estación pequeña va en una vía de una ficha verde o marrón sin ciudad. Elige otro lugar.`,
  '62-SMALL-FULL': ({ hex }) =>
    `Esta vía de ${place(hex)} ya tiene una estación pequeña. Cada tramo de vía tiene una como máximo. Elige otro lugar.`,
  '62-LONDON-FULL': () =>
    'Londres está lleno. Tiene lugar para los enlaces de cuatro compañías. Construye vías o sigue.',
  '62-LONDON-TWICE': () =>
    'La compañía ya tiene su enlace con Londres. Uno basta para todas las entradas, y ninguna compañía tiene dos. Construye vías o sigue.',
  '62-LONDON-AFTER-TRACK': () =>
    'La compañía ya ha construido en este turno. Un enlace con Londres sustituye a toda construcción. Sigue, y enlaza con Londres en otro turno.',
  '62-LONDON-NOT-CONNECTED': () =>
    'Ninguna ruta de la compañía llega a Londres. Las vías deben alcanzar una de sus entradas desde una estación. Construye vías o sigue.',
  '62-LNER-NO-BUILD': () =>
    'La LNER se ha formado. Desde entonces no se construye nada ni se colocan estaciones. Haz circular los trenes.',
  '62-LNER-NO-START': () =>
    'La LNER se ha formado. Desde entonces no se inaugura ninguna compañía. Compra acciones de las que hay, o pasa.',

  '62-HUDSON-RANGE': ({ revenue, price }) =>
    `La maniobra de Hudson no sirve con unos ingresos de ${money(revenue)}. Eleva los de al menos ${money(10)} que no llegan al precio, aquí ${money(price)}. Reparte los ingresos o retenlos.`,
  '62-HUDSON-CASH': (p) =>
    `La maniobra de Hudson requiere ${money(p.missing)} y la tesorería tiene ${money(p.treasury)}. A los ingresos solo se añade dinero de la compañía. Reparte los ingresos o retenlos.`,

  '62-TRAIN-NOT-TOP': (p) =>
    `Allí no hay ningún ${train(p.train)} a la venta. El banco vende los trenes de una letra hasta agotarlos; una compañía, los que tiene. Elige otro tren.`,
  '62-TRAIN-CASH': ({ price, treasury }) =>
    `El tren cuesta ${money(price)} y la tesorería tiene ${money(treasury)}: ${missing(price - treasury)}. El dinero del director nunca se usa. Elige un tren más barato o sigue; una compañía sin tren reúne dinero.`,
  '62-TRAIN-DECLINED': ({ company, ...p }) =>
    `La ${company} conserva su ${train(p.train)} en este turno. Los dos directores deben estar de acuerdo, y el suyo ha rechazado. Elige otro tren o sigue.`,
  '62-TRAIN-RECEIVERSHIP': ({ company }) =>
    `La ${company} está bajo administración estatal. Una compañía sin director no vende trenes. Compra al banco o a otra compañía.`,
  '62-TRAIN-LNER': () =>
    'La LNER se ha formado. Desde entonces los trenes solo se compran al banco. Compra allí o sigue.',
  '62-TRAIN-LIMIT': ({ limit }) =>
    `La compañía ha llegado a su límite de ${limit} trenes. Vale para cada tipo, y en las fases G y H o con un solo tipo de tren para todos juntos; en el límite no se compra, aunque por ello se descarten otros. Elige otro tipo o sigue.`,
  '62-TRAIN-MUST': () =>
    'La compañía no tiene tren. Al final de su turno toda compañía tiene uno, con ruta o sin ella. Compra uno, o reúne el dinero para uno del banco.',
  '62-WARRANTY-MAX': ({ most }) =>
    `Este tren admite como máximo ${most} ${most === 1 ? 'garantía' : 'garantías'} más. Ningún tren tiene más de tres, con la gratuita. Elige menos.`,
  '62-WARRANTY-BANK': () =>
    'No hay tal tren. Las garantías solo se compran con un tren del banco; entre compañías el tren cambia de manos con las que tiene. Elige un tren a la venta.',
  '62-WARRANTY-CASH': ({ price, treasury }) =>
    `Con estas garantías el tren cuesta ${money(price)} y la tesorería tiene ${money(treasury)}: ${missing(price - treasury)}. Cada una cuesta ${money(50)} de la tesorería. Elige menos.`,
  '62-FORCED-NOT-NEEDED': () =>
    'La compañía no necesita reunir dinero. Eso es para una compañía sin tren cuya tesorería no puede pagar uno del banco, una vez por turno. Compra un tren o sigue.',
  '62-FORCED-BANK-ONLY': () =>
    'La compañía ha reunido dinero para su tren. Ese tren se compra al banco. Compra uno allí.',
  '62-FORCED-TOO-MANY': ({ most }) =>
    most === 0
      ? 'La compañía no tiene acciones propias que vender. Solo se vende lo que hay en su tesorería. Refinancia.'
      : `La compañía vende tantas acciones propias como exige el tren, y ni una más. Aquí el número es ${most}. Vende ${most}.`,
  '62-FORCED-NOT-ENOUGH': (p) =>
    `Eso no bastaría: ${missing(p.missing)} para el tren del banco. Solo se reúne dinero si alcanza. Elige otra forma, o compra un tren a otra compañía.`,
  '62-REDEEM-NONE': () =>
    'En la reserva no hay acciones ordinarias de la compañía. Rescata acciones propias, de la reserva, y ninguna otra. Sigue con el turno.',
  '62-REDEEM-CASH': ({ price, treasury }) =>
    `La acción cuesta ${money(price)} y la tesorería tiene ${money(treasury)}: ${missing(price - treasury)}. Se paga el precio completo del mercado, con tren o sin él. Sigue con el turno.`,
  '62-REDEEM-ONE': () =>
    'La compañía ya ha rescatado una acción en este turno. Se rescata una por turno. Sigue con el turno.',

  ...runRefusals,
}
