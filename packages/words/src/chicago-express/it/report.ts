import { formatsFor } from '../../formats.ts'
import type { ChicagoReportWords } from '../en/report.ts'

const { money, plural, list } = formatsFor('it')

const ORDINALS = ['prima', 'seconda', 'terza', 'quarta', 'quinta', 'sesta'] as const

function share(number: number, company: string): string {
  return `la ${ORDINALS[number - 1] ?? `${number}ª`} azione della ${company}`
}

export const report: ChicagoReportWords = {
  leads: (name, by) => `${name} è in testa con ${money(by)} di vantaggio`,
  leadTied: (names, cash) => `${list(names)} sono in testa con ${money(cash)} ciascuno`,
  wins: (name, by) => `${name} vince per ${money(by)}`,
  winTied: (names, cash) => `${list(names)} condividono la vittoria con ${money(cash)} a testa`,
  length: (dividends, moves) =>
    `${plural(dividends, { one: '1 dividendo generale', other: `${dividends} dividendi generali` })}, ${plural(moves, { one: '1 mossa', other: `${moves} mosse` })}.`,
  ended: (clauses, section) => `Finita perché ${list(clauses)} (${section}).`,
  ranking: 'Classifica finale',
  shares: (count) =>
    plural(count, { one: '1 azione', other: count === 0 ? 'nessuna azione' : `${count} azioni` }),
  nth: (number) => `${number}º`,
  player: 'Giocatore',
  dividend: 'Dividendo',
  company: 'Compagnia',
  total: 'Totale',
  cash: {
    title: 'Denaro dopo ogni dividendo generale',
    short: 'Denaro',
    aside: 'le azioni alla fine non contano',
    spoken: (lines) => `Denaro di ogni giocatore, dall’inizio all’ultimo dividendo generale. ${lines}`,
  },
  dividends: {
    title: 'Dividendi incassati fino a quel punto',
    short: 'Dividendi',
    aside: 'dividendi di Chicago compresi',
    spoken: (lines) => `Dividendi incassati da ogni giocatore a ogni dividendo generale. ${lines}`,
  },
  which: 'Che cosa mostra il grafico',
  reached: (companies) =>
    `${plural(companies.length, { one: 'Il segno', other: 'I segni' })} sopra le linee: arrivo a Chicago di ${list(companies)}.`,
  reachedOne: (company) => `La ${company} ha raggiunto Chicago`,
  sources: {
    title: 'Da dove è venuto il denaro',
    aside: 'pieno: dividendi per compagnia; vuoto: speso nelle aste',
    spent: (amount) => `speso nelle aste: ${money(amount)}`,
    spentHead: 'Aste',
    startHead: 'Inizio',
    finalHead: 'Denaro',
    spoken: (name, total, parts, spent) =>
      `${name} ha incassato ${money(total)} di dividendi (${parts || 'nessuno'}) e ha speso ${money(spent)} nelle aste.`,
    note: (cash) => `Tutti hanno cominciato con ${money(cash)}. Denaro = ${money(cash)} + dividendi − aste.`,
  },
  income: {
    title: 'Profitti delle compagnie',
    aside: 'a ogni dividendo generale, stessa scala',
    closed: 'chiusa',
    spoken: (company, from, to) => `Profitto della ${company}: da ${from} a ${to}.`,
  },
  moments: {
    title: 'Momenti',
    aside: 'ognuno porta alla mappa',
    move: 'Mossa',
    go: (version) => `Mostra la mappa alla mossa ${version}`,
    chicago: (p) =>
      `${p.name} ha portato la ${p.company} a Chicago: ${money(p.perShare)} per azione${p.opensWabash ? ', aperta la Wabash' : ''}.`,
    bestShare: (p) =>
      `${p.name} ha acquistato ${share(p.share, p.company)} per ${money(p.price)}; ha reso ${money(p.earned)}.`,
    worstShare: (p) =>
      `${p.name} ha acquistato ${share(p.share, p.company)} per ${money(p.price)}; ha reso ${money(p.earned)}.`,
    bestBuild: (p) =>
      `${p.name} ha espanso la ${p.company} per ${money(p.cost)}, il maggior aumento della partita.`,
    lead: (p) =>
      `${p.name} ha preso definitivamente la testa al dividendo generale ${p.number}, con ${money(p.ahead)} di vantaggio.`,
    income: 'profitto',
  },
}
