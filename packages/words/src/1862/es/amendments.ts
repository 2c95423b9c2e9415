import type { RmAmendmentWords } from '../shapes.ts'

export const amendments: RmAmendmentWords = {
  idleTurnPassed:
    'Quien en una ronda del mercado no puede vender, comprar ni fundar nada pasa sin que se le pregunte.',
  limitAtStartOfTurn:
    'Solo quien empieza su turno por encima del límite de certificados debe vender; quien lo supera por una venta propia vende en su turno siguiente.',
  lastTokenDisplaced:
    'Una estación base sin círculo libre ocupa el lugar de la última ficha colocada allí, aunque la compañía de esa ficha aún espere un círculo en otro lugar.',
  paidForAllItMay:
    'Un tren n/m deja sin cobrar tantas estaciones como debe y ninguna más, y solo estaciones que visita.',
  idleFreightJoins:
    'Un mercancías parado que podría unirse a una cadena nombrada por el director debe circular.',
  declinedTrainKnown:
    'Un tren que no se vendió no se vuelve a pedir en el turno, aunque entretanto otro tren de la misma compañía haya cambiado de manos.',
  mergedToNothing:
    'Partidas grabadas: una fusión que lleva el precio a cero arruina a la compañía solo cuando el precio volvería a caer.',
  roomForTrains:
    'El mejor recorrido puede ser uno que deje a un tren sin ruta, como el director puede nombrarlo; antes circulaban tantos trenes como era posible.',
  recordedTables:
    'Partidas grabadas: no se prescinde de las compañías adicionales y rige la obligación de construir en la base, porque ninguna partida grabada puede ser de otro modo.',
}
