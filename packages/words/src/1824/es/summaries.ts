import type { AhSectionWords } from '../shapes.ts'

export const summaries: AhSectionWords = {
  I: 'La caja: mapas, fichas, certificados, trenes, estaciones y dinero.',
  II: 'Ferrocarriles de la monarquía del Danubio; gana el más rico.',
  'III.1': 'Los asientos se sortean; el primero recibe la carta de prioridad.',
  'III.2': 'Todo está a la vista. Las promesas no obligan a nadie.',
  'III.3': 'Cada jugador empieza con 820, 680, 560 o 460 G según sean 3, 4, 5 o 6.',
  'III.4': 'Qué ferrocarriles, trenes y fichas se preparan.',
  'IV.1':
    'Cuestan 120 G, pagan 25 G en cada ronda de operación y se intercambian por el 10 % de un ferrocarril regional: a voluntad desde el primer tren 3, todos con el primer tren 4.',
  'IV.2':
    'Salen de una mina, solo poseen trenes g y reparten sus ingresos a medias. Del primer tren 3 al primer tren 5 se intercambian por el certificado del 20 % de su ferrocarril regional.',
  'IV.3':
    'Reparten sus ingresos a medias y se intercambian por acciones de su ferrocarril estatal cuando se forma.',
  'IV.4.1': 'Un certificado del 20 % y ocho del 10 %. Dirige quien más tiene.',
  'IV.4.2':
    'Su precio es la mitad de lo que costó el del carbón. Operan con el 50 % vendido y hecho el intercambio: ocho veces el precio, su dinero y sus trenes.',
  'IV.4.3':
    'Quien compra el certificado del 20 % elige el precio. Operan con el 50 % vendido: diez veces el precio.',
  'IV.4.4':
    'SD, UG y KK se forman con el primer tren 4, 5 y 6 a partir de sus pre-estatales, con 120 G por cada acción que estos no toman.',
  V: 'Se alternan una ronda bursátil y de una a tres rondas de operación.',
  'VI.1':
    'Vende cuanto quieras y luego compra un certificado o haz un intercambio. Todo se trata con el banco.',
  'VI.2':
    'En el sentido del reloj desde la carta de prioridad, hasta que todos pasan seguidos. La carta va a quien está a la izquierda del último que actuó.',
  'VI.3':
    'La primera vuelta va al revés. Una compra por turno, sin ventas; los ferrocarriles de montaña, del carbón y pre-estatales que sobran salen de la partida.',
  'VI.4':
    'Al banco, al precio del tablero. Ninguna de una compañía de la que se ha vendido en la misma ronda.',
  'VI.5': 'Un ferrocarril regional queda operativo con el 50 % vendido y recibe su capital.',
  'VI.6': 'Quien tiene más que el director recibe el certificado del 20 % por dos acciones.',
  'VI.7':
    'Los certificados por jugador son limitados; con el 60 % de una compañía nadie compra más. Quien supera el límite vende antes.',
  'VI.8':
    'Al precio anterior a la venta; solo de compañías que han operado, nunca más de la mitad de una en el banco.',
  'VII.1': 'Una por serie, dos desde el primer tren 3, tres desde el primer tren 6.',
  'VII.2':
    'Dos zonas de ingresos o más, una estación propia, ninguna vía dos veces, sin dar la vuelta. Las zonas rojas, las minas y las ciudades llenas de estaciones ajenas son extremos.',
  'VII.3': 'Un tren g sale de una sola mina, que paga a la tesorería.',
  'VII.4':
    'Pagan los de montaña; luego los del carbón, los pre-estatales y las compañías con acciones, estas del precio más alto al más bajo.',
  'VII.5': 'Estación inicial, vías, estación, recorrido, ingresos, trenes, en este orden.',
  'VII.6':
    'Una ficha por turno, unida a una estación, primero en la casilla inicial. Encaja en su casilla, y el terreno de la primera ficha cuesta dinero.',
  'VII.7': 'Verde desde el primer tren 3, marrón desde el 5, gris desde el 8. Las vías y zonas se mantienen.',
  'VII.8':
    'La inicial es gratis, la siguiente cuesta 40 G, las demás 100 G. Una por turno, una por casilla, en un círculo libre.',
  'VII.9':
    'Un tren normal cuenta todas las zonas de su camino, un tren g sus ciudades y zonas rojas. Ninguna zona dos veces; los trenes no comparten vías.',
  'VII.10':
    'Cuentan los ingresos más altos posibles. Las compañías con acciones reparten todo o retienen todo; los ferrocarriles pequeños los reparten a medias.',
  'VII.11':
    'Al banco en orden ascendente, a otras compañías desde el primer tren 3. Dentro del límite, y al menos uno al final del turno.',
  'VII.12':
    'El director pone lo que falta a la tesorería, vende acciones o queda en deuda; esta aumenta un 50 % al momento y tras cada ronda bursátil.',
  'VII.13':
    'Una vez por ronda, un tren más débil del mismo tipo cuenta la mitad de su precio en una compra al banco.',
  'VII.14':
    'El primer tren de cada tipo trae fichas, límites, intercambios y formaciones; los más débiles se van.',
  'VII.15': 'Tras cada serie de rondas de operación sale de la partida un tren del tipo que está a la venta.',
  'VIII.1': 'Un marcador que llega a un espacio ocupado va debajo de los demás.',
  'VIII.2': 'A la derecha con dividendo, a la izquierda sin él; al final de una fila, arriba o abajo.',
  'VIII.3':
    'Una venta baja el precio una fila, sean cuantas sean las acciones. Con todas vendidas al final de la ronda sube una.',
  'IX.1': 'Cuando el banco se vacía se juega hasta el final la serie de rondas de operación.',
  'IX.2': 'Dinero y acciones a su precio, menos deudas. Gana el jugador más rico.',
  'X.1': 'El mapa menor, sus compañías y sus trenes.',
  'X.2': 'Cada uno empieza con 830 G; hay 4000 G en total.',
  'X.3': 'Cuatro pilas de dos ferrocarriles; los de la primera solo colocan vías, sin pagar el terreno.',
  'X.4':
    'Un ferrocarril regional no tiene director y paga su precio en cada ronda. Las acciones vendidas van a una reserva. Las rutas a Bukowina ingresan 50 G más.',
  'X.5': 'Los jugadores se reparten las pilas; luego cada uno puede comprar un ferrocarril de montaña.',
  'XI.1': 'El mapa menor con las reglas del juego completo.',
  'XI.2': 'Cada uno empieza con 680 G; hay 9000 G en total.',
  'XI.3': 'Lo que se puede comprar en el mapa menor.',
  'XII.1': 'Hasta 15 marcadores de pueblo y 17 fichas más para el mapa completo.',
  'XII.2': 'El escenario sugerido, o un marcador por turno, ida y vuelta, dos por casilla como máximo.',
  'XIII.1': 'Cada compañía con su base, sus estaciones y acciones.',
  'XIII.2': 'Cada tren con sus precios y cuándo queda obsoleto.',
}
