import { formatsFor } from '../../formats.ts'
import type { FigureWords } from '../index.ts'

const { list, plural } = formatsFor('es')

export const sheet: FigureWords['sheet'] = {
  holdings: 'Participaciones',
  revenues: 'Ingresos por ronda de operación',
  as: 'Participaciones en',
  percent: 'porcentaje',
  shares: 'acciones',
  company: 'Compañía',
  pool: 'Reserva',
  price: 'Precio',
  treasury: 'Tesorería',
  trains: 'Trenes',
  total: 'Total',
  cash: 'Dinero',
  worth: 'Riqueza',
  certificates: 'Certificados',
  copy: 'Copiar como CSV',
  copied: 'Copiado.',
  notCopied: 'El navegador no ha dejado copiar.',
  sortBy: (column) => `Ordenar por ${column}`,
  director: 'director',
  legend: { paid: 'repartido', withheld: 'retenido', halved: 'mitad para el dueño', none: 'sin ingresos' },
  noRounds: 'Ninguna compañía ha hecho aún un recorrido.',
}

export const charts: FigureWords['charts'] = {
  round: 'Ronda',
  worth: {
    title: 'Riqueza de los jugadores',
    aside: 'dinero, acciones y lo demás que cuenta, tras cada ronda',
    spoken: (lines) => `Riqueza de cada jugador tras cada ronda. ${lines}`,
  },
  prices: {
    title: 'Precios de las acciones',
    aside: 'tras cada ronda',
    spoken: (lines) => `Precio de las acciones de cada compañía tras cada ronda. ${lines}`,
  },
  revenues: {
    title: 'Ingresos de las compañías',
    aside: 'en cada ronda de operación, en una misma escala',
    spoken: (company, most, last) =>
      `Ingresos de la ${company}: ${last} en su última ronda, ${most} como máximo.`,
  },
  which: 'Compañías en el gráfico',
  go: (round) => `Mostrar la mesa al final de ${round}`,
  empty: 'La primera ronda aún no ha terminado.',
}

export const report: FigureWords['report'] = {
  wins: (name, by) => `${name} gana por ${by}`,
  winsAlone: (name) => `${name} gana`,
  winTied: (names, worth) => `${list(names)} comparten la victoria con ${worth} cada uno`,
  leads: (name, by) => `${name} va por delante con ${by} de ventaja`,
  leadTied: (names, worth) => `${list(names)} van por delante con ${worth} cada uno`,
  length: (rounds, moves) =>
    `${plural(rounds, { one: '1 ronda de operación', other: `${rounds} rondas de operación` })}, ${plural(moves, { one: '1 jugada', other: `${moves} jugadas` })}.`,
  ranking: 'Clasificación final',
  parts: (cash, shares) => `${cash} en dinero, ${shares} en acciones`,
  privates: (parts, amount, privates) => `${parts}, ${amount} en ${privates.toLowerCase()}`,
  owes: (parts, debt) => `${parts}, menos ${debt} de deuda`,
  dividends: {
    title: 'De dónde vino el dinero',
    aside: 'dividendos por compañía',
    player: 'Jugador',
    total: 'Total',
    none: 'sin dividendos',
    spoken: (name, total, parts) => `${name} recibió ${total} en dividendos (${parts}).`,
  },
  moments: {
    title: 'Momentos',
    aside: 'cada uno lleva al tablero',
    move: 'Jugada',
    go: (version) => `Mostrar el tablero en la jugada ${version}`,
    bestRun: (company, revenue) => `La ${company} ingresó ${revenue}, el máximo de la partida.`,
    dividend: (name, company, amount) =>
      `${name} recibió ${amount} de la ${company}, el mayor dividendo de la partida.`,
    obsolete: (kinds) => `Todos los trenes ${list(kinds)} salieron de la partida.`,
    loan: (name, amount) => `${name} pidió un préstamo de ${amount} para un tren.`,
    acquired: (company, target, price) => `La ${company} adquirió la ${target} a ${price} por acción.`,
    lead: (name, ahead) => `${name} se puso en cabeza definitivamente, con ${ahead} de ventaja.`,
    fall: (name, amount) => `${name} perdió ${amount}, lo máximo en una ronda.`,
  },
  company: {
    title: 'Las compañías al final',
    aside: 'precio, ingresos repartidos y retenidos',
    paid: 'Repartido',
    kept: 'Retenido',
    runs: 'Recorridos',
  },
}

/** The page of a stock round. */
export const stock: FigureWords['stock'] = {
  heading: 'Participaciones y dividendos',
  dividend: 'Último dividendo',
  yield: 'Rentabilidad',
  next: 'Qué podría hacer cada uno',
  player: 'Jugador',
  room: 'Certificados libres',
  brings: 'Valor de sus acciones',
  buys: 'Acciones a su alcance',
  nothing: 'ninguna',
}

export const figures: FigureWords = { charts, report, sheet, stock }
