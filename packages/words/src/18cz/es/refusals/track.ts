import { place } from '../../names.ts'
import type { CzTrackRefusals } from '../../shapes.ts'
import { crowns, missing } from '../names.ts'

export const track: CzTrackRefusals = {
  'CZ-TRACK-COUNT': () =>
    'Con esta ficha se pasaría de lo que permite el turno. En cada turno se coloca una ficha amarilla o se hace una mejora; en el primero de una compañía, dos fichas amarillas o una mejora. Coloca lo que aún puedas, o sigue.',
  'CZ-TRACK-HOME-FIRST': ({ hex }) =>
    `La casilla inicial ${place(hex)} aún no tiene ficha. La primera ficha de una compañía va allí. Colócala, o sigue sin construir.`,
  'CZ-TRACK-NOT-CONNECTED': ({ hex }) =>
    `Ninguna estación de la compañía llega a esta ficha en ${place(hex)}. Sus vías deben enlazar con una, y una ciudad llena de estaciones ajenas corta el paso. Gira la ficha o elige otra casilla.`,

  'CZ-TILE-KIND': ({ hex, tile }) =>
    `La ficha ${tile} no encaja en ${place(hex)}. Un pueblo lleva una ficha con un punto; dos pueblos, con dos; una ciudad, con círculo; el campo abierto, sin ninguno. Elige otra ficha.`,
  'CZ-TILE-LABEL': ({ hex, tile }) =>
    `La ficha ${tile} y ${place(hex)} no llevan la misma letra. Las fichas con Y, P u OO van en casillas con el mismo signo, y solo allí. Elige otra ficha.`,
  'CZ-TILE-COLOUR': ({ hex, tile }) =>
    `La ficha ${tile} no es del color que sigue en ${place(hex)}. La amarilla va en una casilla vacía, la verde sobre amarilla, la marrón sobre verde, la gris sobre marrón; una casilla OO impresa empieza con verde. Elige otra ficha.`,
  'CZ-TILE-PHASE': ({ tile, phase }) =>
    `El color de la ficha ${tile} aún no está disponible en la fase ${phase}. El verde llega con la carta d, el marrón con la g y el gris más tarde. Elige una ficha de un color disponible.`,
  'CZ-TILE-OFFMAP': ({ hex, tile }) =>
    `La ficha ${tile} en ${place(hex)} llevaría vías fuera del mapa. Las vías pueden apuntar a casillas del mapa y a las rojas reservadas. Gira la ficha o elige otra.`,
  'CZ-TILE-STUB': ({ hex, tile }) =>
    `La ficha ${tile} no continúa la vía impresa en ${place(hex)}. Esa vía hacia Praha debe seguir. Gira la ficha o elige otra.`,
  'CZ-TILE-LOSES-TRACK': ({ hex, tile }) =>
    `La ficha ${tile} quitaría algo en ${place(hex)}. Una mejora mantiene todas las vías, ciudades y pueblos que hay. Gira la ficha o elige otra.`,
  'CZ-TILE-SUPPLY': ({ tile }) => `No quedan fichas ${tile}. Vuelven cuando se mejoran. Elige otra ficha.`,
  'CZ-TILE-PURPLE': ({ tile }) =>
    `La ficha ${tile} tiene borde púrpura. Una compañía solo la coloca con el poder de una ferroviaria local que posea. Usa una o elige otra ficha.`,

  'CZ-TERRAIN-CASH': ({ cost, treasury }) =>
    `El terreno cuesta ${crowns(cost)} y la tesorería tiene ${crowns(treasury)}: ${missing(cost - treasury)}. Se paga solo con dinero de la compañía. Elige otra casilla, o usa una ferroviaria local que evite el coste.`,
  'CZ-RED-HEX': ({ hex }) =>
    `En ${place(hex)} no va esta ficha. Una casilla reservada es para la ficha roja de su compañía grande, y una ficha roja va en una de sus propias casillas. Elige otra casilla.`,
  'CZ-RED-OWNER': ({ tile }) =>
    `La ficha ${tile} no le corresponde ahora a esta compañía. Una compañía grande coloca su propia ficha roja al principio de su primer turno. Elige otra ficha.`,

  'CZ-TOKEN-ONE': () =>
    'La compañía ya ha colocado una estación en este turno. Se coloca una por turno. Sigue con el paso siguiente.',
  'CZ-TOKEN-CASH': ({ cost, treasury }) =>
    `La estación cuesta ${crowns(cost)} y la tesorería tiene ${crowns(treasury)}: ${missing(cost - treasury)}. Se paga solo con dinero de la compañía. Sigue sin estación.`,
  'CZ-TOKEN-NONE': () =>
    'A la compañía no le quedan estaciones. Todas están en el mapa. Sigue con el paso siguiente.',
  'CZ-TOKEN-NOT-CONNECTED': ({ hex }) =>
    `Ninguna ciudad de ${place(hex)} está unida a una estación de la compañía. Una estación nueva necesita vías hasta ella, sin invertir la marcha. Elige otra ciudad o sigue.`,
  'CZ-TOKEN-FULL': ({ hex }) =>
    `La ciudad de ${place(hex)} está llena. Una estación necesita un círculo libre. Elige otra ciudad o sigue.`,
  'CZ-TOKEN-SAME-HEX': ({ hex }) =>
    `Esto no es posible en ${place(hex)}. Una compañía tiene una sola estación por casilla. Elige otra casilla.`,
  'CZ-STATION-BLOCKED': ({ hex }) =>
    `El camino a ${place(hex)} está cortado. Pasa por una ciudad llena de estaciones de otras compañías. Elige otra ciudad o sigue.`,
  'CZ-STATION-RESERVED': ({ hex }) =>
    `El círculo libre de ${place(hex)} está reservado. Se guarda para una compañía que tiene allí su casilla inicial y aún no ha empezado. Elige otra ciudad o sigue.`,
  'CZ-STATION-ATE': ({ hex }) =>
    `La casilla ${place(hex)} está reservada para la ATE. Hasta que tenga allí su estación inicial, ninguna otra compañía coloca una. Elige otra ciudad o sigue.`,
  'CZ-HOME-CITY': ({ city }) =>
    `La ciudad ${city + 1} no puede ser la de la estación inicial. La estación inicial va en una ciudad de su casilla con un círculo libre. Elige otra.`,
}
