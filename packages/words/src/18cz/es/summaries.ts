import type { CzSectionWords } from '../shapes.ts'

export const summaries: CzSectionWords = {
  II: 'La caja: fichas de línea de cinco colores, certificados, trenes, estaciones y ferroviarias locales.',
  'III.1':
    'Todas las posesiones están a la vista. Los jugadores convienen antes qué acuerdos valen y obligan.',
  'III.2': 'Cada jugador empieza con 380, 300, 250 o 210 K, según sean 3, 4, 5 o 6.',
  'III.3':
    'Las cartas de prioridad se reparten al azar, las ferroviarias locales están en sus precios y los trenes por orden de letra.',
  'IV.1':
    'Una ferroviaria local paga 5, 10 o 20 K por ronda de operación. La compañía que la posee puede usarla una vez: para una ficha de borde púrpura o para no pagar el terreno.',
  'IV.2':
    'Las pequeñas usan trenes rojos, las medianas azules y las grandes verdes. Poseen trenes y ferroviarias locales de su tamaño como máximo.',
  V: 'Rondas bursátiles y series de rondas de operación se alternan según la tarjeta de progreso.',
  VI: 'De ida y vuelta, cada jugador compra una ferroviaria local a su precio o pasa. Después, quien tiene menos dinero recibe la carta de prioridad 1.',
  'VII.1': 'Vende cuanto quieras y después compra un certificado como máximo. Siempre con el banco.',
  'VII.2':
    'Se juega por prioridad hasta que todos pasan seguidos. Después va primero quien tiene más dinero.',
  'VII.3':
    'Al precio actual. Primero el certificado de director; las medianas llegan con la carta b y las grandes con la d. No se compra con un préstamo pendiente, ni acciones de una compañía ya vendidas en la misma ronda.',
  'VII.4':
    'Hay un límite de certificados por jugador y de participación en una compañía: 75 % de una pequeña, 60 % de una mediana o grande.',
  'VII.5':
    'El director elige el precio inicial. Con la mitad de sus acciones vendidas, la compañía está operativa y recibe 4, 5 o 10 veces ese precio.',
  'VII.6':
    'Las acciones vuelven al banco al precio actual, no en la primera ronda bursátil. El certificado de director y las ferroviarias locales no se venden.',
  'VIII.1': 'Las compañías actúan según decide su director y pagan de su tesorería.',
  'VIII.2':
    'Primero pagan las ferroviarias locales. Después actúan las compañías operativas, del precio más alto al más bajo; en un mismo espacio, antes el marcador de arriba.',
  'VIII.3':
    'Vías, estación, recorrido, ingresos, adquisición y trenes, en este orden. Las ferroviarias locales se compran, venden y usan en cualquier momento del turno.',
  'VIII.4':
    'Una ficha amarilla, dos en el primer turno, empezando por la casilla inicial y siempre unida a una estación. La ficha debe encajar en la casilla y el terreno se paga. Las grandes empiezan con su ficha roja.',
  'VIII.5':
    'En vez de fichas amarillas, una mejora: verde desde la carta d, marrón desde la g, gris desde la i. Se mantiene lo construido. Las de borde púrpura necesitan una ferroviaria local.',
  'VIII.6':
    'La inicial es gratis, la siguiente cuesta 40 K y las demás 100 K. Una por turno y por casilla, unida a otra y en un círculo libre; las casillas iniciales ajenas se reservan.',
  'VIII.7':
    'Una ruta une dos o más zonas de ingresos y tiene una estación propia. Ni zona ni vía dos veces; las ciudades llenas ajenas y las fichas rojas son extremos.',
  'VIII.8':
    'Cuenta el mejor recorrido posible. Se reparte, redondeando hacia arriba la parte de cada jugador, o se retiene; el precio va a la derecha o a la izquierda.',
  'VIII.9':
    'Una compañía mayor paga a cada jugador entre la mitad y una vez y media el precio por acción y recibe dinero, ferroviarias locales, estaciones y trenes.',
  'VIII.10':
    'Al banco por orden de letra, a la reserva o, de común acuerdo, a otra compañía. Dentro del límite, y con uno que pueda usar al final del turno.',
  'VIII.11':
    'Si la compañía no puede pagar el tren que debe tener, su director pone el resto y pide prestado lo que falta, con un interés del mismo importe.',
  'VIII.12':
    'La primera carta de cada letra trae una fase nueva. Los trenes quedan obsoletos por otros de su color; los que exceden el límite van a la reserva.',
  'VIII.13':
    'Tras una serie de rondas de operación, la primera carta sale de la partida y cuenta como vendida en todos sus tipos.',
  IX: 'Los precios se mueven en dos filas; un marcador que llega a un espacio ocupado va debajo.',
  'IX.3':
    'Una venta baja el precio un paso, sean cuantas sean las acciones. Si al final están todas vendidas, sube uno.',
  'X.1': 'La partida termina con la ronda de operación de 120.',
  'X.2':
    'Dinero, acciones a su precio y 120 K por ferroviaria local, menos deuda e intereses. Gana quien más tiene.',
  'XI.1': 'Dos jugadores en el mapa occidental con Václav, cuyas tres compañías llevan entre los dos.',
  'XI.2': 'Dos o tres jugadores con cinco compañías grandes y una subasta de cinco privadas.',
  'XII.9': 'Cada carta con sus tipos, precios y límites de trenes.',
}
