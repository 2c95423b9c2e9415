import { capital } from '../../../capital.ts'
import type { CzGameRefusals } from '../../shapes.ts'
import { NOW, crowns, privateName } from '../names.ts'

export const game: CzGameRefusals = {
  'CZ-NOT-YOUR-TURN': ({ seat }, at) =>
    `Ahora le toca a ${at.player(seat)}. Podrás jugar cuando llegue tu turno.`,
  'CZ-STEP-ORDER': ({ doing }) =>
    `Eso no corresponde a este paso. Los pasos tienen un orden fijo y no se vuelve a uno ya terminado. ${NOW[doing]}`,
  'CZ-GAME-OVER': () => 'La partida ha terminado. Con la barra del historial se puede repasar el tablero.',
  'CZ-VACLAV-DECIDER': ({ seat }, at) =>
    `Esto lo decide ${at.player(seat)} por la compañía de Václav. Quien tiene la carta de prioridad 1 construye las vías de sus compañías pequeña y grande y coloca las estaciones de la mediana; el otro jugador, al revés.`,

  'CZ-MS-BID-ITEM': ({ item }) =>
    `${capital(privateName(item))} no está en subasta. Las compañías privadas se subastan de una en una, y lo vendido, vendido está. Puja por una que esté en subasta, o pasa.`,
  'CZ-MS-BID-LOW': ({ least }) =>
    `Esta puja es demasiado baja. Una puja debe alcanzar el mínimo y superar la anterior en al menos 5 K. Ofrece ${crowns(least)} o más, o pasa.`,
  'CZ-MS-BID-CASH': ({ amount, cash }) =>
    `${crowns(amount)} es más de lo que tienes. Una puja se paga con tu propio dinero. Ofrece ${crowns(cash)} como máximo, o pasa.`,
  'CZ-MS-BID-OUT': () =>
    'Has pasado en esta subasta. Quien pasa queda fuera de ella. Podrás pujar por la siguiente compañía privada.',
  'CZ-MS-CHOOSE': () =>
    'Aún no se ha elegido ninguna privada. Quien tiene el turno elige cuál sale a subasta; luego todos pujan o pasan. Elige una.',
  'CZ-MS-PUT-UP': ({ item }) =>
    `${capital(privateName(item))} no puede salir a subasta ahora. Ya se ha vendido, o nadie la ha querido desde la última venta. Elige otra.`,
  'CZ-MS-3E': () =>
    'El tren 3E no se puede prestar ahora. Su dueño lo presta una sola vez, a una compañía que dirige. Haz circular los trenes sin él.',
  'CZ-MS-MW': ({ tile }) =>
    `${tile === '' ? 'Esta ficha' : `La ficha ${tile}`} no puede ir en la casilla de la MW. Una vez al principio de cada ronda de operación, la MW construye o mejora su propia casilla con una ficha de un color disponible. Elige otra ficha o pasa.`,
}
