import { formatsFor } from '../../formats.ts'
import type { Naming } from '../../naming.ts'
import { lines as railwayLines } from '../../railway/es/lines.ts'
import { company, sharedOut } from '../../railway/phrases.ts'
import { kindOf } from '../names.ts'
import type { CzLineWords } from '../shapes.ts'
import { local, money, nouns, train } from './names.ts'

const { list } = formatsFor('es')
const shared = railwayLines(nouns)

export const lines: CzLineWords = {
  ...shared,
  operatingRound: (p, at) => `${shared.operatingRound(p, at)}; una ferroviaria local vale ${money(p.value)}`,
  laid: (p, at) => `${shared.laid(p, at)}${p.local === null ? '' : ` gracias a ${local(p.local)}`}`,
  exported: ({ letter, trains }) =>
    `Se retiró una carta ${letter}; equivale a la venta de ${list(trains.map(kindOf))}`,
  localBought: (p, at) => `${at.player(p.seat)} compró ${local(p.local)} por ${money(p.price)}`,
  localsPaid: ({ bySeat, toCompanies }, at) =>
    `Las ferroviarias locales pagaron: ${[...sharedOut(at, bySeat, money), ...(toCompanies > 0 ? [`compañías ${money(toCompanies)}`] : [])].join(', ')}`,
  offered: ({ kind, item, seat, price: asked, ...p }, at) =>
    `La ${company(at, p.company)} ofreció a ${at.player(seat)} ${money(asked)}${kind === 'company' ? ' por acción' : ''} por ${thing(kind, item, at)}`,
  declined: ({ kind, item, seat, price: asked }, at) =>
    `${at.player(seat)} rechazó ${money(asked)}${kind === 'company' ? ' por acción' : ''} por ${thing(kind, item, at)}`,
  trainTurned: ({ to, cost, ...p }, at) =>
    `La ${company(at, p.company)} cambió su ${train(p.train)} a un ${train(to)}${cost > 0 ? ` por ${money(cost)}` : ''}`,
  trainScrapped: (p, at) => `La ${company(at, p.company)} descartó un ${train(p.train)}`,
  localTraded: ({ seat, price: paid, ...p }, at) =>
    `La ${company(at, p.company)} compró a ${at.player(seat)} ${local(p.local)} por ${money(paid)}`,
  localSold: ({ price: paid, ...p }, at) =>
    `La ${company(at, p.company)} vendió al banco ${local(p.local)} por ${money(paid)}`,
  vaclavCompany: ({ price: start, ...p }, at) =>
    `Václav recibió la ${company(at, p.company)} a ${money(start)} con un ${train(p.train)}`,
  vaclavDrew: (p, at) => `La ${company(at, p.company)} de Václav tomó del banco un ${train(p.train)}`,
  mwPaid: ({ seat, amount }, at) => `${at.player(seat)} recibió ${money(amount)} de la compañía privada MW`,
  mwBought: ({ seat, price: paid, ...p }, at) =>
    `La ${company(at, p.company)} compró a ${at.player(seat)} la compañía privada MW por ${money(paid)} y recibió su estación`,
  trainLent: ({ seat, ...p }, at) =>
    `${at.player(seat)} prestó el tren 3E a la ${company(at, p.company)}; el tren salió de la partida`,
}

function thing(kind: 'company' | 'train' | 'local', item: string, at: Naming): string {
  if (kind === 'company') return `la ${company(at, item)}`
  return kind === 'train' ? `un ${train(item)}` : local(item as Parameters<typeof local>[0])
}
