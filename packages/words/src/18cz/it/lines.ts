import { formatsFor } from '../../formats.ts'
import type { Naming } from '../../naming.ts'
import { lines as railwayLines } from '../../railway/it/lines.ts'
import { company, sharedOut } from '../../railway/phrases.ts'
import { kindOf } from '../names.ts'
import type { CzLineWords } from '../shapes.ts'
import { local, money, nouns, train } from './names.ts'

const { list } = formatsFor('it')
const shared = railwayLines(nouns)

export const lines: CzLineWords = {
  ...shared,
  operatingRound: (p, at) => `${shared.operatingRound(p, at)}; una Compagnia Locale vale ${money(p.value)}`,
  laid: (p, at) => `${shared.laid(p, at)}${p.local === null ? '' : ` con la ${local(p.local)}`}`,
  exported: ({ letter, trains }) =>
    `Una carta ${letter} è stata esportata; equivale alla vendita di ${list(trains.map(kindOf))}`,
  localBought: (p, at) => `${at.player(p.seat)} ha acquistato la ${local(p.local)} per ${money(p.price)}`,
  localsPaid: ({ bySeat, toCompanies }, at) =>
    `Le Compagnie Locali hanno pagato: ${[...sharedOut(at, bySeat, money), ...(toCompanies > 0 ? [`Compagnie ${money(toCompanies)}`] : [])].join(', ')}`,
  offered: ({ kind, item, seat, price: asked, ...p }, at) =>
    `La ${company(at, p.company)} ha offerto a ${at.player(seat)} ${money(asked)}${kind === 'company' ? ' per azione' : ''} per ${thing(kind, item, at)}`,
  declined: ({ kind, item, seat, price: asked }, at) =>
    `${at.player(seat)} ha rifiutato ${money(asked)}${kind === 'company' ? ' per azione' : ''} per ${thing(kind, item, at)}`,
  trainTurned: ({ to, cost, ...p }, at) =>
    `La ${company(at, p.company)} ha convertito il suo ${train(p.train)} in un ${train(to)}${cost > 0 ? ` per ${money(cost)}` : ''}`,
  trainScrapped: (p, at) => `La ${company(at, p.company)} ha scartato un ${train(p.train)}`,
  localTraded: ({ seat, price: paid, ...p }, at) =>
    `La ${company(at, p.company)} ha acquistato da ${at.player(seat)} la ${local(p.local)} per ${money(paid)}`,
  localSold: ({ price: paid, ...p }, at) =>
    `La ${company(at, p.company)} ha venduto alla Banca la ${local(p.local)} per ${money(paid)}`,
  vaclavCompany: ({ price: start, ...p }, at) =>
    `Václav ha ricevuto la ${company(at, p.company)} a ${money(start)} con un ${train(p.train)}`,
  vaclavDrew: (p, at) => `La ${company(at, p.company)} di Václav ha preso dalla Banca un ${train(p.train)}`,
  mwPaid: ({ seat, amount }, at) =>
    `${at.player(seat)} ha ricevuto ${money(amount)} dalla Compagnia Privata MW`,
  mwBought: ({ seat, price: paid, ...p }, at) =>
    `La ${company(at, p.company)} ha acquistato da ${at.player(seat)} la Compagnia Privata MW per ${money(paid)} e ne ha preso la stazione`,
  trainLent: ({ seat, ...p }, at) =>
    `${at.player(seat)} ha prestato il treno 3E alla ${company(at, p.company)}; il treno ha lasciato il gioco`,
}

function thing(kind: 'company' | 'train' | 'local', item: string, at: Naming): string {
  if (kind === 'company') return `la ${company(at, item)}`
  return kind === 'train' ? `un ${train(item)}` : `la ${local(item as Parameters<typeof local>[0])}`
}
