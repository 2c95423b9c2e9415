import type { AhAmendmentWords } from '../shapes.ts'

export const amendments: AhAmendmentWords = {
  limitAfterSwap:
    'Quien está en el límite de certificados puede comprar la acción que le hace director: dos acciones pasan enseguida a ser un solo certificado.',
  newTrackPassed:
    'Partidas grabadas: una mejora usa vía nueva solo si el camino no ha cruzado antes ninguno de sus dos lados.',
  certificateTraded:
    'Partidas grabadas: un certificado del 20 % que no tiene el director se vende al banco y se compra allí.',
  helpBetweenOwn:
    'Partidas grabadas: un director no se endeuda por un tren de otra compañía suya ni vende acciones de más por él.',
  firstToTwenty:
    'Si el número 1 de un ferrocarril estatal sale de la partida sin venderse, su certificado es de quien llegó primero a tener el 20 %.',
  passOfLapOne:
    'Partidas grabadas: en la primera vuelta de la primera ronda bursátil, pasar cuenta aunque otros compren después.',
  turnForNobody:
    'Partidas grabadas: un ferrocarril estatal del que nadie tiene acciones tiene su turno igualmente.',
  salesWhenNeeded:
    'Partidas grabadas: no se venden acciones por un tren si la tesorería puede pagar uno del banco; con dos jugadores, como mucho la mitad de una compañía va al banco.',
  lastTrainOfAnybody:
    'Partidas grabadas: un tren 4 o 5 de otra compañía también da la segunda estación del ferrocarril de bonos, cuando al banco no le queda ninguno.',
}
