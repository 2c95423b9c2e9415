import type { HintWords } from '../en/hints.ts'
import { formatsFor } from '../formats.ts'
import { levels } from './levels.ts'
import { moves } from './moves.ts'

const { list, plural } = formatsFor('es')

export const hints: HintWords = {
  heading: 'Pista',
  thinking: 'Un bot lo está mirando …',
  failed: 'Ahora mismo no hay ninguna pista.',
  opinion: (level) => `Es solo la opinión de un bot: ${level}`,
  levels,
  moves,
  best: 'Lo mejor',
  also: 'También merece pensarlo',
  times: (move, count) => `${move.replace(/\.$/, '')} (×${count}).`,
  tryIt: 'Probar',
  tryHint: 'Lo juega en un plan privado, donde ves adónde lleva.',
  comesTo: {
    worth: (own) => `Jugando hasta el final acabarías con unos ${own}.`,
    worthMore: (own, by, than) =>
      `Jugando hasta el final acabarías con unos ${own}: unos ${by} más que ${than === 'pass' ? 'pasando' : 'con la pista 2'}.`,
    worthAlike: (own, than) =>
      `Jugando hasta el final acabarías con unos ${own}; ${than === 'pass' ? 'pasando' : 'con la pista 2'} no se ve una diferencia clara.`,
    worthLess: (own, by) =>
      own === null
        ? `Jugando hasta el final acabarías con unos ${by} menos que con la pista 1.`
        : `Jugando hasta el final acabarías con unos ${own}: unos ${by} menos que con la pista 1.`,
    worthLikeBest: 'Jugando hasta el final no se ve una diferencia clara con la pista 1.',
    chance: (percent) => `Posibilidad de ganar: ${percent} %.`,
    chanceAhead: (percent, other, than) =>
      `Posibilidad de ganar: ${percent} %; ${than === 'pass' ? 'pasando' : 'con la pista 2'}, ${other} %.`,
  },
  reasons: {
    adds: (company, amount) => `La ${company} ingresaría ${amount} más en su recorrido.`,
    addsLater: (company, train, amount) => `Con un ${train} la ${company} ingresaría así ${amount} más.`,
    leadsOn: (company) => `A la ${company} aún no le da nada, pero abre camino.`,
    leadsTo: (company, place) => `Lleva a la ${company} hacia ${place}.`,
    joins: (places) => `Su vía lleva a ${list(places)}.`,
    dividends: (company, amount, shares) =>
      `La ${company} puede repartir ${amount} por ${plural(shares, { one: 'esta acción', other: 'estas acciones' })} hasta el final de la partida.`,
    rises: (company, amount) => `El precio de la ${company} puede subir, ${amount} en total.`,
    starts: (company, amount) => `Dirigirías la ${company}, con ${amount} para construir y comprar.`,
    leads: (company) => `Pasarías a dirigir la ${company}.`,
    costs: (amount, left) => `Cuesta ${amount} y te deja ${left}.`,
    spent: (company) => `A las acciones de la ${company} les queda poco que dar.`,
    frees: (amount) => `Da ${amount} para otra cosa.`,
    earns: (amount, rounds) =>
      rounds === null
        ? `Suma ${amount} a cada recorrido, hasta el final de la partida.`
        : `Suma ${amount} a cada recorrido, durante ${plural(rounds, { one: 'una ronda, más o menos', other: `unas ${rounds} rondas` })}.`,
    grows: (company) => `Aún no ingresa más: la ${company} tiene que construir vía para este tren.`,
    bestRun: (company, amount) => `Ningún recorrido da a la ${company} más de ${amount}.`,
    mustHave: (company) => `La ${company} tiene que poseer un tren.`,
    cannotBuy: (company, amount) => `La ${company} no puede comprar su próximo tren por falta de ${amount}.`,
    stillMissing: (company, amount) =>
      `Aun así la ${company} no podría comprar su próximo tren por falta de ${amount}.`,
    helps: (amount) => `Tendrías que añadir ${amount} de tu dinero.`,
    leaves: (company, amount) => `La ${company} tendría entonces ${amount}.`,
    loses: (company, amount) => `Sin él la ${company} ingresa ${amount} menos en cada recorrido.`,
    spare: (company) => `Sin él la ${company} no ingresa menos.`,
    offered: (amount, worth) => `La oferta es de ${amount}; para el bot vale más o menos ${worth}.`,
    option: (amount, worth) => `El importe es de ${amount}; en el mercado vale ${worth}.`,
    opensWith: (amount) => `Empezaría con ${amount}.`,
    pays: (company, amount) => `Paga la ${company}; tú recibes ${amount}.`,
    gets: (company, amount) => `La tesorería de la ${company} recibe ${amount}.`,
    spends: (company, amount, left) => `A la ${company} le cuesta ${amount} y le deja ${left}.`,
    arrives: (company, place, amount) =>
      `La ${company} llega a ${place} y reparte en el acto: tú recibes ${amount}.`,
    away: (company, place, hexes, amount, isPayable) =>
      `La ${company} queda a ${plural(hexes, { one: 'una casilla', other: `${hexes} casillas` })} de ${place}; el camino cuesta unos ${amount}, ${isPayable ? 'que tiene' : 'más de lo que tiene'}.`,
    sharesBring: (company, shares, amount, more) =>
      `${plural(shares, { one: `Tu acción de la ${company} puede`, other: `Tus ${shares} acciones de la ${company} pueden` })} dar ${amount} hasta el final de la partida${more === null ? '' : `, ${more} más que antes`}.`,
    othersLose: (company, amount) =>
      `Cada acción de la ${company} puede dar ${amount} menos, y otros tienen más que tú.`,
    dividendNow: 'Enseguida llega el reparto general.',
    dividendNearer: 'No cuesta nada y acerca el reparto general.',
    keepsFor: (company, amount) =>
      `Con ello la ${company} puede pagar su próximo tren, que cuesta ${amount}.`,
    income: (amount) => `Da ${amount} en cada ronda de operación.`,
    incomeUp: (company, amount, to) => `Los beneficios de la ${company} suben en ${amount}, a ${to}.`,
    goesTo: (name, amount) =>
      name === null
        ? `Puedes llevártela tú, por más o menos ${amount}.`
        : `Puede llevársela ${name}, por más o menos ${amount}.`,
    goesToNobody: 'Parece que nadie pujaría.',
    beyondPrice: (amount) => `Además de su precio puede dar unos ${amount} hasta el final de la partida.`,
    becomes: (company) => `Más tarde se intercambia por una parte de la ${company}.`,
    hopes: (own, others) => `Al final puedes esperar ${own}; los demás, ${others} de media.`,
    byLot: 'Aquí el bot no ve diferencia y lo echa a suertes.',
    nothingBetter: 'Nada más parece valer lo que cuesta.',
  },
}
