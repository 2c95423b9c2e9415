import type { CzAmendmentWords } from '../shapes.ts'

export const amendments: CzAmendmentWords = {
  sellEnough:
    'Quien supera el límite de certificados vende lo suficiente de una compañía en su única venta del turno.',
  localsAnyTime: 'Un turno espera mientras aún se pueda comprar una local y colocar con ella una ficha.',
  terrainPowerAlone:
    'Partidas grabadas: de una ficha colocada con el poder de terreno de una local solo se comprueba el número de fichas.',
  lentTrainApart:
    'Los trenes propios deben lograr el ingreso más alto; el del tren 3E prestado se suma aparte.',
  oneTrainWithHelp: 'Un tren comprado con dinero del director se conserva: solo se compra uno así por turno.',
  privatesChosen:
    'En Moravia y Silesia quien tiene el turno elige una privada y luego puja o pasa; todas salen antes de que acaben las subastas.',
  kindsExported: 'En Moravia y Silesia una carta exportada cuenta solo como el tipo que existe allí.',
  mwAnyTime: 'Un turno espera mientras aún se pueda comprar la privada MW.',
  mwInOwnHex:
    'Una compañía que está en el hexágono de la MW puede comprarla; una de las dos estaciones vuelve a su tarjeta.',
}
