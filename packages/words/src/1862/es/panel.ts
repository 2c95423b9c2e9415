import type { RmPanelWords } from '../en/panel.ts'
import { turn } from './panel-turn.ts'

export const panel: RmPanelWords = {
  types: { express: 'Exprés', freight: 'Mercancías', local: 'Local' },
  permits: { express: 'Permiso exprés', freight: 'Permiso de mercancías', local: 'Permiso local' },
  left: {
    bankrupt: 'cayó en bancarrota',
    merged: (survivor) => `se integró en la ${survivor}`,
    failed: 'no quedó operativa a tiempo, acciones devueltas',
  },
  told: {
    receivership: (company) =>
      `La ${company} está bajo administración estatal: ingresa lo máximo posible, retiene los ingresos y compra un tren al banco si puede.`,
    lnerDue: 'La LNER se forma al final de esta serie de rondas de operación.',
    lnerFormed: 'Tras la LNER nada se construye, inaugura ni fusiona; los trenes, solo del banco.',
    ending: 'La partida se acerca a su final.',
  },
  ...turn,
}
