import type { Worded } from '../../../reasons.ts'
import type { Nouns } from '../../nouns.ts'
import type { TrackReasons } from '../../reasons.ts'

const EITHER = new Intl.ListFormat('es', { type: 'disjunction' })

/** Tiles and stations. */
export function track({ money, missing, place }: Nouns): Worded<TrackReasons> {
  return {
    homeFirst: ({ hex }) =>
      `La casilla inicial ${place(hex)} aún no tiene ficha. La primera ficha de una compañía va allí. Colócala, o sigue sin construir.`,
    trackNotConnected: ({ hex }) =>
      `Ninguna estación de la compañía llega a esta ficha en ${place(hex)}. Sus vías deben enlazar con una, y una ciudad llena de estaciones ajenas corta el paso. Gira la ficha o elige otra casilla.`,
    tileKind: ({ hex, tile }) =>
      `La ficha ${tile} no encaja en ${place(hex)}. Un pueblo lleva una ficha con un punto; dos pueblos, con dos; una ciudad, con círculo; el campo abierto, sin ninguno. Elige otra ficha.`,
    tileLabel: ({ hex, tile, labels }) =>
      `La ficha ${tile} y ${place(hex)} no llevan la misma letra. Las fichas con ${EITHER.format(labels)} van en casillas con el mismo signo, y solo allí. Elige otra ficha.`,
    tileColour: ({ hex, tile }) =>
      `La ficha ${tile} no es del color que sigue en ${place(hex)}. La amarilla va en una casilla vacía, la verde sobre amarilla, la marrón sobre verde, la gris sobre marrón. Elige otra ficha.`,
    trackOffMap: ({ hex, tile }) =>
      `La ficha ${tile} en ${place(hex)} llevaría vías fuera del mapa. Las vías solo pueden apuntar a casillas del mapa. Gira la ficha o elige otra.`,
    groundCash: ({ cost, treasury }) =>
      `El terreno cuesta ${money(cost)} y la tesorería tiene ${money(treasury)}: ${missing(cost - treasury)}. Se paga solo con dinero de la compañía. Elige otra casilla o sigue.`,
    tileLosesTrack: ({ hex, tile }) =>
      `La ficha ${tile} quitaría algo en ${place(hex)}. Una mejora mantiene todas las vías, ciudades y pueblos que hay. Gira la ficha o elige otra.`,
    tileSupply: ({ tile }) => `No quedan fichas ${tile}. Vuelven cuando se mejoran. Elige otra ficha.`,
    stationOne: () =>
      'La compañía ya ha colocado una estación en este turno. Se coloca una por turno. Sigue con el paso siguiente.',
    stationCash: ({ cost, treasury }) =>
      `La estación cuesta ${money(cost)} y la tesorería tiene ${money(treasury)}: ${missing(cost - treasury)}. Se paga solo con dinero de la compañía. Sigue sin estación.`,
    stationNone: () =>
      'A la compañía no le quedan estaciones. Todas están en el mapa. Sigue con el paso siguiente.',
    stationNotConnected: ({ hex }) =>
      `Ninguna ciudad de ${place(hex)} está unida a una estación de la compañía. Una estación nueva necesita vías hasta ella, sin invertir la marcha. Elige otra ciudad o sigue.`,
    stationFull: ({ hex }) =>
      `La ciudad de ${place(hex)} está llena. Una estación necesita un círculo libre. Elige otra ciudad o sigue.`,
    stationTwice: ({ hex }) =>
      `Esto no es posible en ${place(hex)}. Una compañía tiene una sola estación por casilla. Elige otra casilla.`,
    stationBlocked: ({ hex }) =>
      `El camino a ${place(hex)} está cortado. Pasa por una ciudad llena de estaciones de otras compañías. Elige otra ciudad o sigue.`,
    stationReserved: ({ hex }) =>
      `El círculo libre de ${place(hex)} está reservado. Se guarda para una compañía que tiene allí su casilla inicial y aún no ha empezado. Elige otra ciudad o sigue.`,
    homeCity: ({ city }) =>
      `La ciudad ${city + 1} no puede ser la de la estación inicial. La estación inicial va en una ciudad de su casilla con un círculo libre. Elige otra.`,
  }
}
