import type { RmTerms } from '../guide-words.ts'

export const terms: RmTerms = {
  share: {
    name: 'Acción',
    text: 'La décima parte de una compañía. Da una décima parte de cada dividendo y al final cuenta su precio; la mitad si la compañía no tiene tren.',
  },
  parliament: {
    name: 'Ronda del Parlamento',
    text: 'Antes de cada ronda bursátil, dos veces al inicio: se nombran compañías y se puja por sus concesiones. Quien ha ganado una no abre más subastas.',
  },
  charter: {
    name: 'Concesión',
    text: 'El derecho a inaugurar una compañía con ayuda del Parlamento. Recibirá diez veces su valor par, menos 180 £ por tres estaciones, pero debe quedar operativa a tiempo.',
  },
  par: {
    name: 'Valor par',
    text: 'Lo que cuesta una acción en la oferta inicial, de 54 a 100 £. La refinanciación da diez veces esa cantidad.',
  },
  obligation: {
    name: 'Obligación',
    text: 'La mitad de una compañía concesionaria debe venderse antes del final de la próxima ronda bursátil. Si no, quien la ganó paga cinco veces su valor par y sus acciones quedan anuladas.',
  },
  director: {
    name: 'Director',
    text: 'El jugador con más acciones, al menos tres. Decide por la compañía y paga con su tesorería, nunca con su propio dinero. Su certificado vale por tres acciones.',
  },
  opening: {
    name: 'Quedar operativa',
    text: 'Con la mitad de sus acciones vendidas una compañía queda operativa, paga sus estaciones y actúa desde la próxima ronda de operación.',
  },
  treasury: {
    name: 'Tesorería',
    text: 'El dinero de una compañía. Paga trenes, garantías y acciones propias, y las estaciones cuando queda operativa. Nunca es del director y al final no cuenta nada.',
  },
  permit: {
    name: 'Permiso',
    text: 'Qué tipo de tren puede hacer circular una compañía: exprés, mercancías o local. Puede comprar otros, pero no circulan. Las fusiones traen más permisos.',
  },
  pool: {
    name: 'Reserva',
    text: 'Donde están las acciones vendidas, sin límite. Allí se compran al precio del mercado y no dan nada a nadie.',
  },
  certificateLimit: {
    name: 'Límite de certificados',
    text: 'Cuántos certificados puede tener un jugador. El de director cuenta como uno.',
  },
  price: {
    name: 'Precio',
    text: 'El marcador de una compañía en el mercado. Un dividendo de una a cuatro veces el precio lo mueve a la derecha, no repartir lo mueve a la izquierda, cada acción vendida lo baja.',
  },
  priority: {
    name: 'Prioridad',
    text: 'Quien la tiene empieza el Parlamento y la ronda bursátil. Tras la ronda bursátil va a la izquierda del último que actuó.',
  },
  operatingRound: {
    name: 'Ronda de operación',
    text: 'Cada compañía operativa tiene un turno, la de mayor precio primero: fusión, vías, estación, recorrido, dividendos, trenes, rescate, adquisición.',
  },
  merger: {
    name: 'Fusión, adquisición',
    text: 'Dos compañías unidas por vías pasan a ser una: la fusión abre un turno, la adquisición lo cierra. De cada dos acciones queda una, y todo lo que tienen se junta.',
  },
  option: {
    name: 'Acción con opción',
    text: 'Cuando de cada dos acciones queda una, puede sobrar otra. Su dueño paga medio precio y la conserva, o cobra lo mismo y la devuelve.',
  },
  tile: {
    name: 'Ficha',
    text: 'Un tramo de vía en una casilla, unido a una estación de la compañía. No cuesta nada. Dos amarillas por turno, o una mejora.',
  },
  upgrade: {
    name: 'Mejora',
    text: 'Una ficha verde sobre una amarilla, una marrón sobre una verde. Las vías se mantienen, las ciudades pagan más y admiten más estaciones.',
  },
  smallStation: {
    name: 'Estación pequeña',
    text: 'Un punto en la vía. Los locales cobran 20 £ por cada una de su camino; los exprés y los mercancías las ignoran.',
  },
  london: {
    name: 'Londres',
    text: 'La zona roja más rica. Solo van las compañías que tienen allí un enlace, y hay cuatro.',
  },
  station: {
    name: 'Estación',
    text: 'Un marcador de la compañía en un círculo de una ciudad, pagado cuando queda operativa. Toda ruta necesita una. Una ciudad llena de estaciones ajenas no se atraviesa.',
  },
  home: {
    name: 'Base',
    text: 'La ciudad donde empieza una compañía. Una de sus rutas debe contenerla.',
  },
  location: {
    name: 'Lugares que pagan',
    text: 'Ciudades, zonas rojas y puertos; para los locales también las estaciones pequeñas. Cada lugar paga una vez a la compañía, vayan los trenes que vayan.',
  },
  route: {
    name: 'Ruta',
    text: 'El camino de un tren: vías continuas, nada dos veces, con una estación de la compañía, entre ciudades o lugares del borde. Todas las rutas de una compañía están unidas.',
  },
  revenue: {
    name: 'Ingresos',
    text: 'Lo que ganan juntos todos los trenes de una compañía. Todo tren que puede circular debe hacerlo, pero el director elige por dónde.',
  },
  dividend: {
    name: 'Dividendo',
    text: 'Una décima parte de los ingresos por cada acción, también por las propias de la compañía. Lo retenido va a la tesorería, y el precio va a la izquierda.',
  },
  hudson: {
    name: 'Maniobra de Hudson',
    text: 'Unos ingresos menores que el precio se completan con la tesorería hasta alcanzarlo. Después hay que repartirlos, y el precio sube.',
  },
  train: {
    name: 'Tren',
    text: 'Se compra como exprés, mercancías o local y lo es para siempre. 2/3 significa que visita tres ciudades y pagan dos.',
  },
  freight: {
    name: 'Tren de mercancías',
    text: 'Llega a tantas casillas más allá de su salida. Cobra por los dos extremos y 20 £ por cada casilla entre ellos en línea recta, 30 £ hasta un puerto. Los pequeños circulan unidos como uno.',
  },
  local: {
    name: 'Tren local',
    text: 'Va de ciudad en ciudad y cobra también por las estaciones pequeñas. Además, la tesorería recibe 10 £ por cada casilla.',
  },
  express: {
    name: 'Tren exprés',
    text: 'Cobra por las ciudades, las zonas rojas y los puertos de su camino.',
  },
  warranty: {
    name: 'Garantía',
    text: 'Un tren con garantía no se descarta enseguida. Tras el recorrido de su compañía cada tren pierde una, aunque no haya circulado.',
  },
  phase: {
    name: 'Fase',
    text: 'El primer tren de cada letra abre una: fichas, compañías, rondas y límites nuevos.',
  },
  obsolete: {
    name: 'Descartado',
    text: 'Los trenes A se van con el primer tren C; los B, con el E; los C, con el F; los D, con el G, salvo en la partida más corta. Los posteriores se quedan para siempre.',
  },
  refinancing: {
    name: 'Refinanciación',
    text: 'Una compañía que no puede pagar su tren deja a todos con la mitad, dos acciones por una, y recibe diez veces su valor par.',
  },
  receivership: {
    name: 'Administración estatal',
    text: 'Una compañía sin director: ingresa lo máximo posible, retiene el dinero y no construye, hasta que alguien tiene tres acciones.',
  },
  bankruptcy: {
    name: 'Bancarrota',
    text: 'Una compañía que no consigue tren, o cuyo precio llega a 0, se disuelve. Sus accionistas cobran medio precio, y puede empezar de nuevo.',
  },
  lner: {
    name: 'LNER',
    text: 'Se forma tras la serie en que se compró el primer tren H; en la partida más corta, el primer tren E. Siguen una ronda bursátil y tres de operación, y la partida termina.',
  },
  wealth: {
    name: 'Riqueza',
    text: 'Dinero y acciones a su precio, la mitad en compañías sin tren. Gana el jugador más rico.',
  },
}
