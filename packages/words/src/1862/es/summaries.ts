import type { RmSectionWords } from '../shapes.ts'

export const summaries: RmSectionWords = {
  '2.1': 'Veinte compañías, cada una con un certificado de director del 30 % y siete acciones del 10 %.',
  '2.2': 'Un tren se compra como exprés, de mercancías o local y no cambia nunca.',
  '2.3':
    'Fichas amarillas, verdes y marrones, tantas como hay; las de círculos para ciudades, las otras para estaciones pequeñas.',
  '2.4': 'Cómo se prepara la mesa y con qué reglas se juega.',
  '2.4.1':
    'De las veinte compañías se sacan dieciséis: ocho desde el inicio, cuatro con la fase B, cuatro con la fase C. Cada una recibe por sorteo un permiso.',
  '2.4.2': 'Una o dos compañías más desde el inicio, si los jugadores quieren, y dieciocho permisos.',
  '2.4.3': 'Una lista corta, estándar o larga dice cuántos trenes hay de cada letra.',
  '2.4.4':
    'Asientos por sorteo; cada jugador empieza con 1200, 800, 600, 480, 400, 345 o 300 £, de dos a ocho jugadores.',
  3: 'Dos rondas del Parlamento; después se alternan ronda bursátil, rondas de operación y ronda del Parlamento.',
  '3.2': 'Una compañía puede empezar cuando su grupo está disponible y su estación inicial tendría sitio.',
  '4.1':
    'Quien tiene el turno nombra una compañía y abre su subasta, de 5 en 5 £. La puja debe dejar 162 £ para el certificado. Quien gana una concesión no nombra más compañías.',
  '4.2':
    'El ganador paga su puja, elige un valor par, compra el certificado de director por el triple y hasta dos acciones más.',
  '4.3':
    'Una concesionaria queda operativa antes del final de la próxima ronda bursátil; si no, multa de cinco veces el valor par para quien la ganó.',
  '5.2.1': 'El director de la compañía que opera dice cuál de las dos sobrevive.',
  '5.2.2': 'Todas las acciones de las dos compañías que están en la oferta inicial van a la reserva.',
  '5.2.3': 'El precio y el valor par de la superviviente se fijan antes de intercambiar las acciones.',
  '5.2.4':
    'Cada accionista, por orden, devuelve la mitad, intercambia lo que le queda y rescata o vende una acción con opción por medio precio.',
  '5.2.5':
    'Quien tiene más acciones, al menos tres; en caso de empate quien empezó la fusión y después en sentido horario. Si no, administración estatal.',
  '5.2.6': 'La N&E absorbe la WStI.',
  '5.2.7': 'La N&E absorbe la I&B.',
  '6.1': 'En sentido horario desde la carta de prioridad hasta que todos pasan seguidos.',
  '6.2': 'Se vende cuanto se quiera y después se compra una acción o se inaugura una compañía.',
  '6.3': 'Quien tiene más acciones, al menos tres. El director puede vender su certificado a la reserva.',
  '6.4': 'Las de una compañía en un solo bloque, a la reserva, sin límite; ninguna comprada en esta ronda.',
  '6.4.1': 'El precio del mercado; la mitad si la compañía no tiene tren.',
  '6.4.2':
    'Un paso abajo por acción. Con menos de 40 y más de 200 no cuenta una de quien no es director; desde 400, dos.',
  '6.5.1':
    'De la oferta inicial al valor par; de la reserva o de la tesorería de la compañía al precio del mercado. Ninguna de una compañía vendida en esta ronda.',
  '6.5.2':
    '25, 18, 13, 11, 10, 9 u 8 certificados, de dos a ocho jugadores. Quien lo supera vende antes de nada.',
  '6.5.3': 'Cualquier precio de 54 a 200 £; el triple va a la compañía y las demás acciones a su tesorería.',
  '6.5.4': 'Con la mitad de las acciones vendidas; una concesionaria recibe diez veces su valor par.',
  '6.5.4.2': 'Una concesionaria compra tres estaciones por 180 £; otra, de dos a siete por 40 £ cada una.',
  '6.6': 'La carta de prioridad va a la izquierda del último que actuó.',
  '7.1':
    'Las compañías actúan del precio más alto al más bajo, cada una una vez: fusión, vías, estación, recorrido, dividendos, trenes, rescate, adquisición.',
  '7.2': 'Lo primero es la estación inicial; donde no encuentra círculo, la compañía debe construir allí.',
  '7.3': 'Ingresan lo máximo posible, retienen los ingresos y compran un tren al banco si pueden.',
  '7.4':
    'Vías continuas con una estación de la compañía, nada dos veces, sin atravesar ciudades llenas. Como extremos, una zona roja y un puerto como máximo; Londres requiere un enlace.',
  '7.5':
    'Lo primero de un turno. Si ninguna de las dos ha operado, la superviviente sigue; si no, el turno termina.',
  '7.5.1': 'Los dos directores deben estar de acuerdo.',
  '7.5.2': 'Una ruta abierta entre estaciones de ambas; Londres no cuenta.',
  '7.5.3':
    'El precio menor y la mitad del mayor, hacia abajo hasta un valor del mercado; sin tren, un precio cuenta la mitad.',
  '7.5.4': 'El mayor de la tabla que no supera el precio.',
  '7.5.5': 'Dos acciones de las dos compañías pasan a ser una de la superviviente.',
  '7.5.6':
    'Dinero, trenes, permisos y estaciones pasan a la superviviente, que conserva siete estaciones como máximo.',
  '7.5.7': 'Puede empezar de nuevo, con su permiso del inicio.',
  '7.6': 'Dos fichas amarillas, o una N, o una mejora, o una estación pequeña, o un enlace con Londres.',
  '7.6.1': 'En una ruta de la compañía, en una casilla de su clase y letra, sin dar contra el borde.',
  '7.6.2': 'Dos por turno, una tras otra; la que lleva una N va sola.',
  '7.6.3':
    'Verdes desde el primer tren B, marrones desde el primer tren D. Todas las vías se mantienen y algo nuevo debe servir.',
  '7.6.4': 'Una en cada tramo de vía, en fichas verdes y marrones sin ciudad, en todo el mapa.',
  '7.6.5': 'Cuatro compañías pueden tener allí un enlace, en lugar de construir y de otra estación.',
  '7.7': 'Una por turno, en un círculo libre de una ruta, una por casilla. Ya están pagadas.',
  '7.8':
    'Todo tren que puede circular debe hacerlo. Una ruta contiene la base, todas se unen en ciudades y cada lugar paga una vez.',
  '7.8.1':
    'Los dos extremos y 20 £ por casilla entre ellos en línea recta, 30 £ con un puerto. Se unen por los extremos; los que nunca se descartan pueden ir por separado.',
  '7.8.2':
    'Ciudades y todas las estaciones pequeñas del camino, no el borde; 10 £ por casilla van a la tesorería.',
  '7.8.3': 'Ciudades y lugares del borde; ignoran las estaciones pequeñas.',
  '7.8.4': 'Un ejemplo con un tren de cada tipo.',
  '7.8.5':
    'Se reparten o se retienen. 1, 2, 3 o 4 veces el precio lo mueve otro tanto a la derecha; sin reparto va a la izquierda.',
  '7.8.6': 'La tesorería añade lo que falta para llegar al precio, de 10 en 10 £; después se reparte.',
  '7.9':
    'Al banco por orden, a otras compañías a un precio fijo, la mitad para letras anteriores. Dentro del límite.',
  '7.10':
    '50 £ cada una con un tren del banco, tres como máximo. Un tren descartado circula hasta perder la última.',
  '7.10.1': 'Los trenes A y D traen una.',
  '7.11': 'Una compañía sin tren que no puede pagar uno vende acciones propias o se refinancia.',
  '7.11.1': 'Las menos posibles, al precio completo, un paso abajo por cada una.',
  '7.11.2': 'De cada dos acciones queda una; la compañía recibe diez veces su valor par.',
  '7.12':
    'Sin forma de tener un tren, o con un precio de 0. Los accionistas cobran medio precio, sus bienes se pierden y puede empezar de nuevo.',
  '7.13': 'Una compañía compra a la reserva una de sus acciones por turno.',
  '7.14': 'Lo último de un turno, como una fusión; la superviviente ya no opera en esta ronda.',
  8: 'Una compañía cuyo certificado de director está en la reserva; lo toma quien primero tenga tres acciones y sea el mayor accionista.',
  9: 'El primer tren de cada letra trae fichas, rondas, compañías, valores y límites.',
  '10.1': 'Un precio de 1000 termina la partida tras esta ronda de operación.',
  '10.2': 'Cuando el banco se vacía, la serie de rondas de operación se juega hasta el final.',
  '10.3':
    'Tras la serie del primer tren H: no se construye, ni se inaugura, ni se fusiona; después una ronda bursátil y tres de operación.',
  '10.4': 'Dinero y acciones a su precio, la mitad sin tren. Gana el jugador más rico.',
  '11.1': 'Solo exprés o solo mercancías sin permisos, o uno de ellos con locales.',
  '11.2': 'La LNER se forma tras la serie del primer tren E; los trenes D nunca se descartan.',
  '11.3': 'Compañías solo del Parlamento, sin rescates, sin garantías compradas, sin Hudson.',
  '11.4': 'Ocho estaciones por compañía en lugar de siete.',
  13: 'La obligación de construir en la base se puede dejar fuera.',
}
