import type { HintWords } from '../en/hints.ts'
import { levels } from './levels.ts'
import { moves } from './moves.ts'

export const hints: HintWords = {
  heading: 'Pista',
  thinking: 'Un bot lo está mirando …',
  failed: 'Ahora mismo no hay ninguna pista.',
  opinion: (level) => `Es solo la opinión de un bot: ${level}`,
  levels,
  moves,
  best: 'Lo mejor',
  also: 'También merece pensarlo',
  tryIt: 'Probar',
  tryHint: 'Lo juega en un plan privado, donde ves adónde lleva.',
  reasons: {
    adds: (company, amount) => `${company} ganaría ${amount} más en su recorrido.`,
    leadsOn: (company) => `A ${company} aún no le da nada, pero abre camino.`,
    dividends: (company, amount) => `${company} puede pagar ${amount} por ello hasta el final de la partida.`,
    rises: (company, amount) => `El precio de ${company} puede subir, ${amount} en total.`,
    starts: (company, amount) => `Dirigirías ${company}, con ${amount} para construir y comprar.`,
    spent: (company) => `A las acciones de ${company} les queda poco que dar.`,
    earns: (amount, rounds) =>
      rounds === null
        ? `Suma ${amount} a cada recorrido, hasta el final de la partida.`
        : `Suma ${amount} a cada recorrido, durante unas ${rounds} ${rounds === 1 ? 'ronda' : 'rondas'}.`,
    grows: (company) => `Aún no gana más: ${company} tiene que construir vía para él.`,
    bestRun: (company, amount) => `Ningún recorrido da a ${company} más de ${amount}.`,
    mustHave: (company) => `${company} tiene que poseer un tren.`,
    cannotBuy: (company, amount) => `${company} no puede comprar su próximo tren: faltan ${amount}.`,
    pays: (amount) => `${amount} son para ti.`,
    keepsFor: (company, amount) => `Con ello ${company} puede pagar su próximo tren, que cuesta ${amount}.`,
    income: (amount) => `Da ${amount} en cada ronda de operaciones.`,
    becomes: (company) => `Más tarde se canjea por una parte de ${company}.`,
    hopes: (own, others) => `Al final puedes esperar ${own}; los demás, ${others} de media.`,
    nothingBetter: 'Nada más parece valer lo que cuesta.',
  },
}
