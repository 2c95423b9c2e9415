import type { RmAmendmentWords } from '../shapes.ts'

export const amendments: RmAmendmentWords = {
  idleTurnPassed:
    'Quien en una ronda bursátil no puede vender, comprar ni inaugurar nada pasa sin que se le pregunte.',
  limitAtStartOfTurn:
    'Solo quien empieza su turno por encima del límite de certificados debe vender; quien lo supera por una venta propia vende en su turno siguiente.',
  lastTokenDisplaced:
    'Una estación inicial sin círculo libre ocupa el lugar de la última estación colocada allí, aunque la compañía de esta aún espere un círculo en otro lugar.',
  paidForAllItMay:
    'Un tren n/m deja sin cobrar tantas estaciones como debe y ninguna más, y solo estaciones que visita.',
  idleFreightJoins:
    'Un mercancías parado que podría unirse a una cadena formada por el director debe circular.',
  declinedTrainKnown:
    'Un tren que no se vendió no se vuelve a pedir en el turno, aunque entretanto otro tren de la misma compañía haya cambiado de manos.',
  mergedToNothing:
    'Partidas grabadas: una fusión que lleva el precio a cero arruina a la compañía solo cuando el precio volvería a caer.',
  roomForTrains:
    'El mejor recorrido puede ser uno que deje un tren sin ruta, como también puede elegirlo el director; antes circulaban tantos trenes como era posible.',
  recordedTables:
    'Partidas grabadas: no se prescinde de las compañías adicionales y rige la obligación de construir en la base, porque ninguna partida grabada puede ser de otro modo.',
}
