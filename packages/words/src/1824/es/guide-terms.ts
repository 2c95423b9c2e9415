import type { AhTerms } from '../guide-words.ts'

export const terms: AhTerms = {
  mountain: {
    name: 'Ferrocarril de montaña',
    text: 'Un título sin vías. Paga 25 G a su dueño en cada ronda de operación y se convierte en el 10 % de un ferrocarril regional: a voluntad desde el primer tren 3, a la fuerza con el primer tren 4.',
  },
  coal: {
    name: 'Ferrocarril del carbón',
    text: 'Un ferrocarril pequeño que empieza en una mina y solo tiene trenes de mercancías. La mitad de sus ingresos va a su dueño. Se convierte en el certificado del 20 % de su ferrocarril regional, a más tardar con el primer tren 5.',
  },
  preState: {
    name: 'Ferrocarril pre-estatal',
    text: 'Un ferrocarril pequeño con un solo dueño, que recibe la mitad de sus ingresos. Cuando se forma su ferrocarril estatal, el número 1 se convierte en el 20 % y los demás en el 10 %.',
  },
  share: {
    name: 'Acción',
    text: 'El 10 % de un ferrocarril regional o estatal; el certificado de director es el 20 %. Da su parte de cada dividendo y al final cuenta su precio.',
  },
  regional: {
    name: 'Ferrocarril regional',
    text: 'BK, MS, CL, SB y BH. Queda operativo cuando la mitad de sus acciones está en manos de jugadores. Si le corresponde un ferrocarril del carbón, antes hay que intercambiarlo.',
  },
  state: {
    name: 'Ferrocarril estatal',
    text: 'SD, UG y KK. Sus acciones cuestan 120 G desde el principio, pero se forman con el primer tren 4, 5 y 6, a partir de sus pre-estatales, con su dinero, sus trenes y sus estaciones.',
  },
  opening: {
    name: 'Quedar operativo',
    text: 'Con la mitad de sus acciones en manos de jugadores, un ferrocarril regional queda operativo: el banco le paga diez veces su precio inicial, u ocho veces y lo que tenía su ferrocarril del carbón.',
  },
  certificateLimit: {
    name: 'Límite de certificados',
    text: 'Cuántos certificados puede tener un jugador. Acciones, ferrocarriles del carbón y pre-estatales cuentan uno cada uno; el certificado del 20 % también cuenta uno; los de montaña no cuentan.',
  },
  priority: {
    name: 'Carta de prioridad',
    text: 'Quien la tiene empieza la ronda bursátil; luego se sigue en sentido horario. Pasa al vecino de la izquierda del último que hizo algo.',
  },
  operatingRound: {
    name: 'Ronda de operación',
    text: 'Pagan los ferrocarriles de montaña; luego actúan los del carbón y los pre-estatales por sus números, y después los regionales y estatales juntos, primero el de mayor precio: vías, estación, recorrido, ingresos, trenes.',
  },
  location: {
    name: 'Zona de ingresos',
    text: 'Una ciudad, un pueblo o una zona roja del borde: un lugar donde los trenes ganan dinero.',
  },
  mine: {
    name: 'Mina',
    text: 'Una casilla gris con un pico. Un tren de mercancías que empieza allí lleva su valor a la tesorería, se haga lo que se haga con el resto. Desde el primer tren 5 las minas dan más.',
  },
  goods: {
    name: 'Tren de mercancías',
    text: 'Un tren con una g: su ruta empieza en una mina. Un 2g visita además dos ciudades o zonas rojas, y cualquier número de pueblos.',
  },
  dividend: {
    name: 'Dividendo',
    text: 'Ingresos que se pagan a los accionistas; el precio va a la derecha. Si se retienen van a la tesorería, y el precio va a la izquierda. Los del carbón y los pre-estatales los reparten a medias.',
  },
  train: {
    name: 'Tren',
    text: 'Un 3 visita tres zonas de ingresos. Los trenes de mercancías, con una g, empiezan en una mina. La compañía hace circular todos, cada uno por vías propias.',
  },
  tradeIn: {
    name: 'Entrega de un tren',
    text: 'Un tren más débil del mismo tipo se entrega por uno nuevo del banco: cuenta la mitad de su precio. Una vez por compañía y ronda de operación.',
  },
  phase: {
    name: 'Fase',
    text: 'Empieza con el primer tren de cada número. Trae nuevos colores de fichas, intercambios, ferrocarriles estatales, más rondas de operación y límites de trenes más bajos.',
  },
  obsolete: {
    name: 'Obsoleto',
    text: 'Con el primer tren 4 salen de la partida todos los trenes 2, con el primer 6 los trenes 3, y así sucesivamente. Los trenes viejos no duran.',
  },
  export: {
    name: 'Exportación',
    text: 'Tras cada serie de rondas de operación, el siguiente tren del banco sale de la partida y cuenta como vendido. Así llegan las fases aunque nadie compre.',
  },
  loan: {
    name: 'Deuda',
    text: 'Lo que debe un director tras tener que comprar un tren para su compañía. Aumenta un 50 % al momento y al final de cada ronda bursátil; lo que gana va primero a pagarla, y hasta saldarla no puede comprar acciones.',
  },
  wealth: {
    name: 'Riqueza',
    text: 'Dinero y acciones a su precio, menos deudas. Gana el más rico.',
  },
}
