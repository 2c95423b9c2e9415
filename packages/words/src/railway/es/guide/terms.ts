import type { RailwayTerm, TermWords } from '../../guide.ts'

/** Words that mean the same in every railway title. */
export const terms: TermWords<RailwayTerm> = {
  director: {
    name: 'Director',
    text: 'El jugador con más acciones de una compañía. Decide por ella y paga de la tesorería, no de su dinero. Su certificado vale por dos acciones.',
  },
  startPrice: {
    name: 'Precio inicial',
    text: 'Lo que cuesta una acción cuando empieza una compañía. Lo elige quien compra el certificado de director; de él depende el capital de la compañía.',
  },
  treasury: {
    name: 'Tesorería',
    text: 'El dinero de una compañía. Paga vías, estaciones y trenes. Nunca es del director y al final no cuenta nada.',
  },
  price: {
    name: 'Precio',
    text: 'El marcador de una compañía en el mercado. Un dividendo lo lleva a la derecha; sin dividendo va a la izquierda; las ventas lo bajan. Es lo que cuesta y lo que vale una acción.',
  },
  stockRound: {
    name: 'Ronda bursátil',
    text: 'Los jugadores venden y compran acciones, una compra por turno, hasta que todos pasan seguidos.',
  },
  tile: {
    name: 'Ficha de línea',
    text: 'Un trozo de vía que se coloca en una casilla. Debe unirse a una estación de la compañía. La primera ficha en río, colina o montaña cuesta dinero.',
  },
  upgrade: {
    name: 'Mejora',
    text: 'Una ficha del color siguiente sobre otra: verde sobre amarilla, marrón sobre verde, gris sobre marrón. Las vías se mantienen y las ciudades rinden más.',
  },
  station: {
    name: 'Estación',
    text: 'Un marcador de la compañía en un círculo de una ciudad. Toda ruta necesita una. Una ciudad llena de estaciones ajenas no se puede atravesar.',
  },
  home: {
    name: 'Casilla inicial',
    text: 'Donde empieza una compañía. Allí está su primera estación, gratis.',
  },
  route: {
    name: 'Ruta',
    text: 'El camino de un tren: vías seguidas con dos zonas de ingresos o más y al menos una estación propia. Ni zona ni vía dos veces.',
  },
  revenue: {
    name: 'Ingresos',
    text: 'Lo que valen juntas las zonas de todas las rutas. La compañía debe obtener la mayor suma que pueda.',
  },
  trainLimit: {
    name: 'Límite de trenes',
    text: 'Cuántos trenes puede poseer una compañía. Baja en las fases posteriores.',
  },
  pool: {
    name: 'Reserva de trenes',
    text: 'Trenes que las compañías tuvieron que dejar. Cualquier compañía puede comprarlos allí.',
  },
}
