import type { HintWords } from '../en/hints.ts'
import { levels } from './levels.ts'
import { moves } from './moves.ts'

export const hints: HintWords = {
  heading: 'Suggerimento',
  thinking: 'Un bot ci sta pensando …',
  failed: 'In questo momento non c’è nessun suggerimento.',
  opinion: (level) => `È solo il parere di un bot: ${level}`,
  levels,
  moves,
  best: 'La migliore',
  also: 'Da considerare',
  tryIt: 'Prova',
  tryHint: 'La gioca in un piano privato, dove vedi dove porta.',
  reasons: {
    adds: (company, amount) => `${company} guadagnerebbe ${amount} in più nella sua corsa.`,
    leadsOn: (company) => `A ${company} non rende ancora nulla, ma apre la strada.`,
    dividends: (company, amount) => `${company} può pagare ${amount} entro la fine della partita.`,
    rises: (company, amount) => `Il prezzo di ${company} può salire, ${amount} in tutto.`,
    starts: (company, amount) => `Dirigeresti ${company}, con ${amount} per costruire e comprare.`,
    spent: (company) => `Le azioni di ${company} hanno ancora poco da dare.`,
    earns: (amount, rounds) =>
      rounds === null
        ? `Aggiunge ${amount} a ogni corsa, fino alla fine della partita.`
        : `Aggiunge ${amount} a ogni corsa, per circa ${rounds} round.`,
    grows: (company) => `Per ora non rende di più: ${company} deve costruire binari per lui.`,
    bestRun: (company, amount) => `Nessuna corsa rende a ${company} più di ${amount}.`,
    mustHave: (company) => `${company} deve possedere un treno.`,
    cannotBuy: (company, amount) => `${company} non può comprare il suo prossimo treno: mancano ${amount}.`,
    pays: (amount) => `${amount} vanno a te.`,
    keepsFor: (company, amount) =>
      `Con questi ${company} può pagare il suo prossimo treno, che costa ${amount}.`,
    income: (amount) => `Rende ${amount} in ogni round operativo.`,
    becomes: (company) => `Più tardi si scambia con una parte di ${company}.`,
    hopes: (own, others) => `Alla fine puoi sperare in ${own}, gli altri in ${others} in media.`,
    nothingBetter: 'Nient’altro sembra valere il suo prezzo.',
  },
}
