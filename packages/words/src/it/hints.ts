import type { HintWords } from '../en/hints.ts'
import { formatsFor } from '../formats.ts'
import { levels } from './levels.ts'
import { moves } from './moves.ts'

const { list, plural } = formatsFor('it')

export const hints: HintWords = {
  heading: 'Suggerimento',
  thinking: 'Un bot ci sta pensando …',
  failed: 'In questo momento non c’è nessun suggerimento.',
  opinion: (level) => `È solo il parere di un bot: ${level}`,
  levels,
  moves,
  best: 'La migliore',
  also: 'Da considerare',
  times: (move, count) => `${move.replace(/\.$/, '')} (×${count}).`,
  tryIt: 'Prova',
  tryHint: 'La gioca in un piano privato, dove vedi dove porta.',
  comesTo: {
    worth: (own) => `Giocando fino in fondo chiuderesti intorno a ${own}.`,
    worthMore: (own, by, than) =>
      `Giocando fino in fondo chiuderesti intorno a ${own}: circa ${by} in più che ${than === 'pass' ? 'passando' : 'con il suggerimento 2'}.`,
    worthAlike: (own, than) =>
      `Giocando fino in fondo chiuderesti intorno a ${own}; ${than === 'pass' ? 'passando' : 'con il suggerimento 2'} non si vede una differenza netta.`,
    worthLess: (own, by) =>
      own === null
        ? `Giocando fino in fondo chiuderesti con circa ${by} in meno che con il suggerimento 1.`
        : `Giocando fino in fondo chiuderesti intorno a ${own}: circa ${by} in meno che con il suggerimento 1.`,
    worthLikeBest: 'Giocando fino in fondo non si vede una differenza netta dal suggerimento 1.',
    chance: (percent) => `Possibilità di vittoria: ${percent} %.`,
    chanceAhead: (percent, other, than) =>
      `Possibilità di vittoria: ${percent} %; ${than === 'pass' ? 'passando' : 'con il suggerimento 2'} ${other} %.`,
  },
  reasons: {
    adds: (company, amount) => `La ${company} incasserebbe ${amount} in più nella sua corsa.`,
    addsLater: (company, train, amount) =>
      `Con un ${train} la ${company} incasserebbe così ${amount} in più.`,
    leadsOn: (company) => `Alla ${company} non rende ancora nulla, ma apre la strada.`,
    leadsTo: (company, place) => `Porta la ${company} verso ${place}.`,
    joins: (places) => `I suoi binari portano a ${list(places)}.`,
    dividends: (company, amount, shares) =>
      `La ${company} può staccare ${amount} di dividendi su ${plural(shares, { one: 'questa azione', other: 'queste azioni' })} entro la fine della partita.`,
    rises: (company, amount) => `Il prezzo della ${company} può salire, ${amount} in tutto.`,
    starts: (company, amount) => `Dirigeresti la ${company}, con ${amount} per costruire e acquistare.`,
    leads: (company) => `Diventeresti Direttore della ${company}.`,
    costs: (amount, left) => `Costa ${amount} e ti lascia ${left}.`,
    spent: (company) => `Le azioni della ${company} hanno ancora poco da dare.`,
    frees: (amount) => `Porta ${amount} per qualcos’altro.`,
    earns: (amount, rounds) =>
      rounds === null
        ? `Aggiunge ${amount} a ogni corsa, fino alla fine della partita.`
        : `Aggiunge ${amount} a ogni corsa, per circa ${rounds === 1 ? 'un' : rounds} round.`,
    grows: (company) => `Per ora non rende di più: la ${company} deve costruire binari per questo treno.`,
    bestRun: (company, amount) => `Nessuna corsa rende alla ${company} più di ${amount}.`,
    mustHave: (company) => `La ${company} deve possedere un treno.`,
    cannotBuy: (company, amount) =>
      `La ${company} non può acquistare il suo prossimo treno per mancanza di ${amount}.`,
    stillMissing: (company, amount) =>
      `Anche così la ${company} non potrebbe acquistare il suo prossimo treno per mancanza di ${amount}.`,
    helps: (amount) => `Dovresti aggiungere ${amount} di tasca tua.`,
    leaves: (company, amount) => `La ${company} avrebbe allora ${amount}.`,
    loses: (company, amount) => `Senza, la ${company} incassa ${amount} in meno a ogni corsa.`,
    spare: (company) => `Senza, la ${company} non incassa di meno.`,
    offered: (amount, worth) => `L’offerta è di ${amount}; per il bot vale circa ${worth}.`,
    option: (amount, worth) => `L’importo è di ${amount}; sul mercato vale ${worth}.`,
    opensWith: (amount) => `Comincerebbe con ${amount}.`,
    pays: (company, amount) => `Paga la ${company}; tu ricevi ${amount}.`,
    gets: (company, amount) => `La Tesoreria della ${company} riceve ${amount}.`,
    spends: (company, amount, left) => `Alla ${company} costa ${amount} e le lascia ${left}.`,
    arrives: (company, place, amount) =>
      `La ${company} arriva a ${place} e stacca subito i dividendi: tu ricevi ${amount}.`,
    away: (company, place, hexes, amount, isPayable) =>
      `La ${company} si trova allora a ${plural(hexes, { one: 'un esagono', other: `${hexes} esagoni` })} da ${place}; la strada costa circa ${amount}, ${isPayable ? 'che ha' : 'più di quanto ha'}.`,
    sharesBring: (company, shares, amount, more) =>
      `${plural(shares, { one: `La tua azione della ${company} può`, other: `Le tue ${shares} azioni della ${company} possono` })} rendere ${amount} entro la fine della partita${more === null ? '' : `, ${more} in più di prima`}.`,
    othersLose: (company, amount) =>
      `Ogni azione della ${company} può rendere ${amount} in meno, e altri ne hanno più di te.`,
    dividendNow: 'Subito dopo arriva il dividendo generale.',
    dividendNearer: 'Non costa nulla e avvicina il dividendo generale.',
    keepsFor: (company, amount) =>
      `Così la ${company} può pagare il suo prossimo treno, che costa ${amount}.`,
    income: (amount) => `Rende ${amount} in ogni Round Operativo.`,
    incomeUp: (company, amount, to) => `Il profitto della ${company} sale di ${amount}, a ${to}.`,
    goesTo: (name, amount) =>
      name === null ? `Può andare a te, per circa ${amount}.` : `Può andare a ${name}, per circa ${amount}.`,
    goesToNobody: 'Sembra che nessuno farebbe un’offerta.',
    beyondPrice: (amount) => `Oltre al suo prezzo può rendere circa ${amount} fino alla fine della partita.`,
    becomes: (company) => `Più tardi si scambia con una parte della ${company}.`,
    hopes: (own, others) => `Alla fine puoi sperare in ${own}, gli altri in ${others} in media.`,
    byLot: 'Qui il bot non vede differenze e tira a sorte.',
    nothingBetter: 'Nient’altro sembra valere il suo prezzo.',
  },
}
