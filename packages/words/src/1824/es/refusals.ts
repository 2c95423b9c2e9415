import { capital } from '../../capital.ts'
import type { AhOwnRefusals } from '../reasons.ts'
import { aTrain, money, place, railway, train } from './names.ts'

const COLOURS: Readonly<Record<string, string>> = {
  yellow: 'Las fichas amarillas se colocan en cualquier momento',
  green: 'Las fichas verdes llegan con el primer tren 3',
  brown: 'Las fichas marrones llegan con el primer tren 5',
  grey: 'Las fichas grises llegan con el primer tren 8',
}

export const refusals: AhOwnRefusals = {
  'AH-CHOICE': ({ what }) =>
    `${what} no está entre lo que aquí se puede elegir. Elige algo de lo que se ofrece.`,

  'AH-COAL-PRICE': ({ price }) =>
    `${money(price)} no es un precio de un ferrocarril del carbón. Quien lo compra elige 120, 140, 160, 180 o 200 G, y la mitad pasa a ser el precio inicial de su ferrocarril regional. Elige uno de ellos.`,
  'AH-PAR-VALUE': ({ company, price }) =>
    `${money(price)} no es un precio inicial de la ${company}. Puede ser 60, 70, 80, 90 o 100 G. Elige uno de ellos.`,
  'AH-PRIVATE-GONE': ({ item }) =>
    `${capital(railway(item))} no se puede comprar. Ya tiene dueño, o ha pasado la primera ronda bursátil, y lo que entonces quedó sin vender ha salido de la partida. Compra otra cosa o pasa.`,
  'AH-SELL-PRIVATE': ({ item }) =>
    `${capital(railway(item))} no se puede vender. Los ferrocarriles de montaña, del carbón y pre-estatales siguen con su dueño hasta que se intercambian por acciones. Vende acciones, compra o pasa.`,
  'AH-SELL-NOT-OPERATED': ({ company }) =>
    `La ${company} aún no ha operado. Sus acciones se venden a partir de los ingresos de su primer turno. Vende acciones de otra compañía, compra o pasa.`,
  'AH-SELL-BANK-50': ({ company, most }) =>
    most === 0
      ? `La mitad de la ${company} está en el banco, que nunca tiene más. Vende acciones de otra compañía, compra o pasa.`
      : `El banco tendría más de la mitad de la ${company}, y eso nunca ocurre. Vende el ${most * 10} % como máximo.`,
  'AH-SELL-NO-SUCCESSOR': ({ company }) =>
    `No puedes vender tanto de la ${company}. El certificado del 20 % nunca va al banco; cambia de manos solo si otro jugador tiene el 20 % y asume la dirección. Vende menos, o nada.`,
  'AH-SELL-NO-PRICE': ({ company }) =>
    `La ${company} aún no tiene precio. Las acciones obtenidas antes por un intercambio no valen nada y no se venden. Consérvalas hasta que se inaugure.`,

  'AH-BUY-ONE-CERT': () =>
    'Ya has comprado o intercambiado en este turno. En cada turno se obtiene un certificado, por compra o por intercambio. Podrás seguir en tu próximo turno.',
  'AH-BUY-NO-PRICE': ({ company }) =>
    `La ${company} aún no tiene precio. Lo recibe al comprarse su ferrocarril del carbón o, si no lo tiene, al comprarse su certificado del 20 %. Compra antes eso, compra otra acción o pasa.`,
  'AH-BUY-EARMARKED': ({ company }) =>
    `Este certificado de la ${company} está reservado. Es para el dueño del ferrocarril del carbón o pre-estatal que se intercambiará por él. Compra otra acción o pasa.`,
  'AH-BUY-DIRECTOR-STATE': ({ company }) =>
    `El certificado del 20 % de la ${company} no está en venta. Lo recibe a cambio de dos acciones quien primero tenga dos. Compra una acción ordinaria o pasa.`,
  'AH-BUY-60': ({ company }) =>
    `Tienes el 60 % de la ${company} o más. A partir de ahí solo se obtiene más por un intercambio. Compra otra acción o pasa.`,
  'AH-BUY-IN-DEBT': ({ debt }) =>
    `Debes ${money(debt)} al banco. Nadie compra antes de pagar su deuda; todo lo que recibas va a saldarla. Vende acciones o pasa.`,
  'AH-CERT-LIMIT': ({ limit }) =>
    `Has llegado al límite de ${limit} certificados. El del 20 % y cada ferrocarril del carbón o pre-estatal cuentan como uno; los de montaña no cuentan. Vende antes una acción, o pasa.`,

  'AH-EXCH-MOUNTAIN-PHASE': () =>
    'Los ferrocarriles de montaña no se intercambian ahora. Se puede desde el primer tren 3 hasta el primer tren 4. Compra o pasa.',
  'AH-EXCH-MOUNTAIN-TARGET': ({ company }) =>
    `Un ferrocarril de montaña no se intercambia por una acción de la ${company}. Se intercambia por una de BK, MS, CL, SB o BH, si están en juego. Elige una de ellas.`,
  'AH-EXCH-MOUNTAIN-OWNER': ({ mountain }) =>
    `${capital(railway(mountain))} no es tuyo. Cada jugador intercambia solo los ferrocarriles de montaña que posee. Elige uno propio.`,
  'AH-EXCH-COAL-PHASE': () =>
    'Los ferrocarriles del carbón no se intercambian ahora. Se puede desde el primer tren 3 hasta el primer tren 5, que obliga a ello. Compra o pasa.',
  'AH-EXCH-COAL-OWNER': ({ company }) =>
    `${capital(railway(company))} no es tuyo. Solo su dueño recibe por él el certificado del 20 %. Elige uno propio.`,
  'AH-EXCH-NOT-SR': () =>
    'No es una ronda bursátil. Los intercambios voluntarios se hacen en ella, en lugar de una compra. Hazlo cuando llegue la próxima.',
  'AH-EXCH-FORCED-ORDER': ({ mountain }) =>
    `Antes va ${railway(mountain)}. Los intercambios forzosos van de B1 a B6. Intercambia primero este.`,
  'AH-EXCH-FORCED-NO-PASS': ({ mountain }) =>
    `${capital(railway(mountain))} debe intercambiarse. Con el primer tren 4 todos los ferrocarriles de montaña se intercambian por acciones, mientras las haya. Elige una compañía.`,

  'AH-TRACK-ONE-TILE': () =>
    'La compañía ya ha colocado una ficha en este turno. Se coloca una por turno, amarilla o de mejora. Sigue con el paso siguiente.',
  'AH-TRACK-PHASE': ({ tile, colour }) =>
    `La ficha ${tile} aún no se puede colocar. ${COLOURS[colour] ?? colour}. Elige una ficha de un color disponible.`,
  'AH-TRACK-FIXED-HEX': ({ hex }) =>
    `En ${place(hex)} no se construye. Las casillas rojas y grises quedan como están impresas. Elige otra casilla.`,
  'AH-TRACK-GRAY-EDGE': ({ hex, tile }) =>
    `La ficha ${tile} en ${place(hex)} daría contra una casilla roja o gris. Las vías entran en ellas solo donde hay una flecha. Gira la ficha o elige otra.`,

  'AH-TOKEN-NOT-CITY': ({ hex }) =>
    `En ${place(hex)} no hay ciudad para una estación. Las estaciones solo se colocan en ciudades. Elige una ciudad o sigue.`,
  'AH-TOKEN-MINE': ({ hex }) =>
    `En ${place(hex)} hay una mina. Solo su ferrocarril del carbón tiene allí una estación. Elige una ciudad o sigue.`,

  'AH-ROUTE-NO-TRACK': ({ from, to }) =>
    `Ninguna vía une directamente ${place(from)} y ${place(to)}. Una ruta es continua de un extremo al otro. Elige casillas cuyas vías se unan.`,
  'AH-ROUTE-BACKTRACK': ({ hex }) =>
    `La ruta da la vuelta en ${place(hex)}. Un tren no invierte la marcha en un desvío ni cambia de vía en un cruce. Elige otro camino.`,
  'AH-ROUTE-TERMINAL': ({ hex }) =>
    `La ruta atraviesa ${place(hex)}. Las zonas rojas y las minas son siempre extremos. Termina la ruta allí.`,
  'AH-ROUTE-LENGTH': ({ stops, ...p }) =>
    p.train.endsWith('g')
      ? `La ruta tiene ${stops} ciudades y zonas rojas. ${capital(aTrain(p.train))} abarca ${Number.parseInt(p.train, 10)} como máximo, y cuantos pueblos quiera. Acorta la ruta.`
      : `La ruta tiene ${stops} zonas de ingresos. ${capital(aTrain(p.train))} abarca ${p.train} como máximo, pueblos incluidos. Acorta la ruta.`,
  'AH-ROUTE-SKIP': ({ hex }) =>
    `La ruta omite ${place(hex)}. Un tren cuenta todas las zonas de ingresos de su camino. Acorta la ruta o elige otro camino.`,
  'AH-ROUTE-MINE-NORMAL': (p) =>
    `El ${train(p.train)} no puede servir una mina. Solo los trenes g van a las minas. Lleva la ruta a otro sitio o asígnala a un tren g.`,
  'AH-ROUTE-G-NO-MINE': (p) =>
    `La ruta del ${train(p.train)} no tiene mina. Un tren g sale de una mina, de una sola. Empieza la ruta en una mina.`,
  'AH-ROUTE-G-TWO-MINES': (p) =>
    `La ruta del ${train(p.train)} tiene dos minas. Un tren g usa exactamente una. Termina la ruta antes de la segunda.`,

  'AH-DIV-CHOICE': ({ revenue }) =>
    `Unos ingresos de ${money(revenue)} no se dividen. Una compañía con acciones los reparte todos o los retiene todos. Elige una de las dos cosas.`,
  'AH-DIV-SMALL-FIXED': ({ company }) =>
    `Aquí ${railway(company)} no tiene elección. Los ferrocarriles del carbón y pre-estatales dan la mitad de sus ingresos al dueño y la mitad a la tesorería. Sigue.`,

  'AH-TRAIN-LIMIT': ({ limit }) =>
    `La compañía ha llegado a su límite de ${limit === 1 ? 'un tren' : `${limit} trenes`}. En el límite solo se compra entregando uno, aunque otros quedaran obsoletos con ello. Entrega un tren o sigue.`,
  'AH-TRAIN-ORDER': (p) =>
    `Aún no está en venta ${aTrain(p.train)}. Los trenes se compran en orden ascendente, el tipo siguiente cuando se agota el anterior. Elige un tren a la venta.`,
  'AH-TRAIN-G-PHASE': (p) =>
    `Aún no está en venta ${aTrain(p.train)}. Los trenes 1g llegan con el primer 2, los 2g con el primer 3, los 3g con el primer 4, los 4g con el primer 6, los 5g con el primer 8. Elige un tren a la venta.`,
  'AH-TRAIN-SOLD-OUT': (p) =>
    `Allí no hay ningún ${train(p.train)} que comprar. El banco vende lo que le queda, una compañía lo que posee. Elige otro tren.`,
  'AH-TRAIN-COAL-ONLY-G': (p) =>
    `Un ferrocarril del carbón no puede tener ${aTrain(p.train)}. Solo posee trenes g. Elige un tren g.`,
  'AH-TRAIN-INTERCO-PHASE': () =>
    'Las compañías aún no pueden comprarse trenes entre sí. Empieza con el primer tren 3. Compra al banco.',
  'AH-TRAIN-INTERCO-PRICE': ({ price }) =>
    `Este tren cuesta exactamente ${money(price)}. Entre compañías de directores distintos vale el precio de la carta. Ofrece eso.`,
  'AH-TRAIN-INTERCO-CONSENT': ({ company, ...p }) =>
    `El ${train(p.train)} de la ${company} no se cede en este turno. Su director debe estar de acuerdo, y lo ha rechazado o no hay a quién preguntar. Elige otro tren o sigue.`,
  'AH-TRAIN-NOT-OPEN': ({ company }) =>
    `La ${company} aún no está operativa. Hasta entonces nadie usa ni compra lo que hay en su tarjeta. Elige otro tren.`,
  'AH-TRAIN-TRADE-ONCE': () =>
    'La compañía ya ha entregado un tren en esta ronda de operación. Cada compañía lo hace una vez por ronda. Compra sin entregar ninguno, o sigue.',
  'AH-TRAIN-TRADE-TYPE': (p) =>
    `El ${train(p.train)} no se puede entregar por este. Debe ser un tren propio más débil del mismo tipo: normal por normal, g por g. Elige otro tren.`,
  'AH-TRAIN-TRADE-BANK': () =>
    'Un tren se entrega solo en una compra al banco. A otras compañías se les paga todo. Compra al banco, o sin entregar ninguno.',
  'AH-TRAIN-NO-DISCARD': () =>
    'Los trenes no se descartan a voluntad. Se van al quedar obsoletos, al entregarlos o al superar el límite. Consérvalo.',

  'AH-EMERG-NOT-NEEDED': () =>
    'Aquí no hace falta el dinero del director. Solo ayuda a una compañía sin tren cuya tesorería no alcanza para el que ha elegido. Compra sin su ayuda, o sigue.',
  'AH-EMERG-PRICE': ({ price, most }) =>
    `${money(price)} es más de lo que indica la carta. Con ayuda del director un tren cuesta como máximo su precio impreso. Ofrece ${money(most)} como máximo.`,
  'AH-EMERG-TREASURY-FIRST': ({ help, needed }) =>
    `El director no puede poner ${money(help)}. Primero se gasta toda la tesorería, y él pone justo lo que falta. Pon ${money(needed)}.`,
  'AH-EMERG-DIRECTOR-CHANGE': ({ company }) =>
    `Esta venta daría otro director a la ${company}. Las acciones vendidas por un tren no pueden hacerlo. Vende menos, u otras.`,
  'AH-EMERG-OVERSELL': () =>
    'Ya no falta nada para el tren. Solo se venden acciones mientras falta algo. Compra el tren.',

  'AH-CIS-DRAFT-STACK': ({ company }) =>
    `Ahora no se puede tomar ${railway(company)}. Se toma un ferrocarril de una pila aún entera, y el que queda va al otro jugador. Elige otro.`,
  'AH-CIS-DRAFT-NOPASS': () =>
    'En el reparto nadie pasa. Las pilas se reparten hasta que no queda ninguna. Toma un ferrocarril.',
  'AH-CIS-MOUNTAIN-ONE': () =>
    'Ya tienes un ferrocarril de montaña. Con dos jugadores cada uno puede comprar uno. Compra otra cosa o pasa.',
  'AH-CIS-CONSTRUCTION': ({ company }) =>
    `${capital(railway(company))} es un ferrocarril de construcción. Coloca vías y nada más: ni trenes, ni otras estaciones, ni intercambios. Coloca una ficha o sigue.`,
  'AH-CIS-BOND-SPLIT': ({ company }) =>
    `El certificado del 20 % de la ${company} no se divide. Se compra y se vende entero, por el doble del precio. Elige otro número de acciones.`,
  'AH-CIS-BOND-TOKEN': ({ hex }) =>
    `La estación del ferrocarril de bonos no puede estar en ${place(hex)}. La segunda va en cualquier ciudad con un círculo libre, la tercera en Wien. Elige una de las ciudades iluminadas.`,

  'AH-GOOD-HEX': ({ hex }) =>
    `En ${place(hex)} no va ningún marcador de pueblo. Van en casillas que no tenían ciudad ni pueblo, que no son rojas ni grises y que tienen un marcador como máximo. Elige otra casilla.`,
  'AH-GOOD-MAX': ({ most }) =>
    `Ya están colocados todos los marcadores de pueblo: ${most}. Su número se acordó antes de la partida. Sigue con la partida.`,
  'AH-GOOD-NOPASS': () =>
    'Hay que colocar un marcador de pueblo. Su número se acordó antes de la partida, y todos colocan por turno. Elige una casilla.',
}
