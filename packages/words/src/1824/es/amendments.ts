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
}
