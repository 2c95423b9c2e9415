import { formatsFor } from '../../formats.ts'
import type { ChicagoReportWords } from '../en/report.ts'

const { money, plural, list } = formatsFor('es')

const ORDINALS = ['primera', 'segunda', 'tercera', 'cuarta', 'quinta', 'sexta'] as const

function share(number: number, company: string): string {
  return `la ${ORDINALS[number - 1] ?? `${number}.ª`} acción de la ${company}`
}

export const report: ChicagoReportWords = {
  leads: (name, by) => `${name} va por delante con ${money(by)} de ventaja`,
  leadTied: (names, cash) => `${list(names)} van en cabeza con ${money(cash)} cada uno`,
  wins: (name, by) => `${name} gana por ${money(by)}`,
  winTied: (names, cash) => `${list(names)} comparten la victoria con ${money(cash)} cada uno`,
  length: (dividends, moves) =>
    `${plural(dividends, { one: '1 reparto general', other: `${dividends} repartos generales` })}, ${plural(moves, { one: '1 jugada', other: `${moves} jugadas` })}.`,
  ended: (clauses, section) => `Terminó porque ${list(clauses)} (${section}).`,
  ranking: 'Clasificación final',
  shares: (count) =>
    plural(count, { one: '1 acción', other: count === 0 ? 'sin acciones' : `${count} acciones` }),
  nth: (number) => `${number}.º`,
  player: 'Jugador',
  dividend: 'Reparto',
  company: 'Compañía',
  total: 'Total',
  cash: {
    title: 'Dinero tras cada reparto general',
    short: 'Dinero',
    aside: 'las acciones no cuentan al final',
    spoken: (lines) => `Dinero de cada jugador, desde el inicio hasta el último reparto general. ${lines}`,
  },
  dividends: {
    title: 'Dividendos cobrados hasta cada reparto',
    short: 'Dividendos',
    aside: 'con los dividendos de Chicago',
    spoken: (lines) => `Dividendos que había cobrado cada jugador en cada reparto general. ${lines}`,
  },
  which: 'Qué muestra el gráfico',
  reached: (companies) =>
    `${plural(companies.length, { one: 'El signo', other: 'Los signos' })} sobre las líneas: llegada a Chicago de ${list(companies)}.`,
  reachedOne: (company) => `La ${company} llegó a Chicago`,
  sources: {
    title: 'De dónde vino el dinero',
    aside: 'lleno: dividendos por compañía; vacío: gastado en subastas',
    spent: (amount) => `gasto en subastas: ${money(amount)}`,
    spentHead: 'Subastas',
    startHead: 'Inicio',
    finalHead: 'Dinero',
    spoken: (name, total, parts, spent) =>
      `${name} cobró ${money(total)} en dividendos (${parts || 'ninguno'}) y gastó ${money(spent)} en subastas.`,
    note: (cash) => `Todos empezaron con ${money(cash)}. Dinero = ${money(cash)} + dividendos − subastas.`,
  },
  income: {
    title: 'Beneficios de las compañías',
    aside: 'en cada reparto general, misma escala',
    closed: 'cerrada',
    spoken: (company, from, to) => `Beneficios de la ${company}: de ${from} a ${to}.`,
  },
  moments: {
    title: 'Momentos',
    aside: 'cada uno lleva al tablero',
    move: 'Jugada',
    go: (version) => `Ver el tablero en la jugada ${version}`,
    chicago: (p) =>
      `${p.name} llevó la ${p.company} a Chicago: ${money(p.perShare)} por acción${p.opensWabash ? '; se inauguró la Wabash' : ''}.`,
    bestShare: (p) =>
      `${p.name} compró ${share(p.share, p.company)} por ${money(p.price)}; rindió ${money(p.earned)}.`,
    worstShare: (p) =>
      `${p.name} compró ${share(p.share, p.company)} por ${money(p.price)}; rindió ${money(p.earned)}.`,
    bestBuild: (p) => `${p.name} amplió la ${p.company} por ${money(p.cost)}, la mayor subida de la partida.`,
    lead: (p) =>
      `${p.name} se puso en cabeza definitivamente en el reparto general ${p.number}, con ${money(p.ahead)} de ventaja.`,
    income: 'beneficios',
  },
}
