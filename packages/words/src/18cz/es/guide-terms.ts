import type { CzTerms } from '../guide-words.ts'

export const terms: CzTerms = {
  local: {
    name: 'Ferroviaria local',
    text: 'Una pequeña compañía privada. Paga a su dueño 5, 10 o 20 K en cada ronda de operación, y vale 120 K para el jugador que la conserve al final. La compañía que posee una puede usar su poder una vez.',
  },
  share: {
    name: 'Acción',
    text: 'Una parte de una compañía: el 25 % de una pequeña, el 20 % de una mediana, el 10 % de una grande. Da su parte de cada dividendo y al final cuenta su precio.',
  },
  opening: {
    name: 'Estar operativa',
    text: 'Con la mitad de sus acciones vendidas, la compañía está operativa: recibe el precio inicial por cada acción que existe, vendida o no, y actúa desde la siguiente ronda de operación.',
  },
  certificateLimit: {
    name: 'Límite de certificados',
    text: 'Cuántos certificados puede tener un jugador. Las acciones y las ferroviarias locales cuentan uno cada una; el certificado de director también cuenta uno.',
  },
  priority: {
    name: 'Prioridad',
    text: 'El orden de los jugadores en una ronda bursátil. Tras la ronda pre-bursátil empieza el más pobre; tras cada ronda bursátil, el más rico.',
  },
  operatingRound: {
    name: 'Ronda de operación',
    text: 'Cada compañía operativa tiene un turno, antes la de mayor precio: vías, estación, recorrido, ingresos, adquisición y trenes.',
  },
  power: {
    name: 'Poder de una local',
    text: 'Una vez en la partida, la compañía puede usar una ferroviaria local que posee: para colocar además una ficha de borde púrpura, o para ahorrar el coste del terreno.',
  },
  location: {
    name: 'Zona de ingresos',
    text: 'Una ciudad, un pueblo o una ficha roja de la frontera: un lugar donde los trenes ganan dinero.',
  },
  dividend: {
    name: 'Dividendo',
    text: 'Ingresos que se reparten entre los accionistas, redondeando hacia arriba la parte de cada jugador. El precio sube. Si se retienen, van a la tesorería y el precio baja.',
  },
  train: {
    name: 'Tren',
    text: 'Un 3 rojo visita tres zonas. Un 3+3 azul visita seis, tres de ellas ciudades. Un 3E verde cuenta tres y puede saltarse pueblos. Las compañías pequeñas usan trenes rojos; las medianas, azules; las grandes, verdes.',
  },
  phase: {
    name: 'Fase',
    text: 'Empieza con la primera carta de cada letra. Trae nuevos colores de fichas, compañías más grandes y límites de trenes más bajos.',
  },
  obsolete: {
    name: 'Obsoleto',
    text: 'Cuando se vende un tren más fuerte del mismo color, los más débiles salen de la partida al instante. Los trenes viejos no duran.',
  },
  export: {
    name: 'Retirada de un tren',
    text: 'Tras cada serie de rondas de operación, la primera carta de tren sale de la partida y cuenta como vendida. Así llegan las fases aunque nadie compre.',
  },
  acquisition: {
    name: 'Adquisición',
    text: 'Una compañía más grande compra entera una más pequeña: su dinero, ferroviarias locales, trenes y estaciones. A los accionistas se les paga cada acción.',
  },
  loan: {
    name: 'Préstamo',
    text: 'El director que no puede pagar el tren que su compañía debe tener pide prestado el resto. Al final se restan el préstamo y un interés del mismo importe.',
  },
  wealth: {
    name: 'Riqueza',
    text: 'Dinero, acciones a su precio y 120 K por cada ferroviaria local, menos deuda e intereses. Gana el más rico.',
  },
  vaclav: {
    name: 'Václav',
    text: 'Un tercer accionista en la partida para dos. Sus compañías no tienen dinero ni pagan nada; los dos jugadores deciden por ellas, que siempre reparten.',
  },
  private: {
    name: 'Compañía privada',
    text: 'Una de las cinco cosas que se subastan antes de una partida en Moravia y Silesia: tres ferroviarias locales, un tren 3E que se presta una vez y la estación de la MW.',
  },
}
