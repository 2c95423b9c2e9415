import { formatsFor } from '../../formats.ts'
import type { Naming } from '../../naming.ts'
import { lines as railwayLines } from '../../railway/en/lines.ts'
import { company, sharedOut } from '../../railway/phrases.ts'
import { kindOf } from '../names.ts'
import type { CzLineWords } from '../shapes.ts'
import { aTrain, local, money, nouns, train } from './names.ts'

const { list } = formatsFor('en')
const shared = railwayLines(nouns)

export const lines: CzLineWords = {
  ...shared,
  operatingRound: (p, at) => `${shared.operatingRound(p, at)}; a local is worth ${money(p.value)}`,
  laid: (p, at) => `${shared.laid(p, at)}${p.local === null ? '' : ` with ${local(p.local)}`}`,
  exported: ({ letter, trains }) =>
    `A card ${letter} was exported; it counts as sold as ${list(trains.map(kindOf))}`,
  localBought: (p, at) => `${at.player(p.seat)} bought ${local(p.local)} for ${money(p.price)}`,
  localsPaid: ({ bySeat, toCompanies }, at) =>
    `Locals paid ${[...sharedOut(at, bySeat, money), ...(toCompanies > 0 ? [`companies ${money(toCompanies)}`] : [])].join(', ')}`,
  offered: ({ kind, item, seat, price: asked, ...p }, at) =>
    `${company(at, p.company)} offered ${at.player(seat)} ${money(asked)}${kind === 'company' ? ' a share' : ''} for ${thing(kind, item, at)}`,
  declined: ({ kind, item, seat, price: asked }, at) =>
    `${at.player(seat)} declined ${money(asked)}${kind === 'company' ? ' a share' : ''} for ${thing(kind, item, at)}`,
  trainTurned: ({ to, cost, ...p }, at) =>
    `${company(at, p.company)} turned its ${train(p.train)} to ${aTrain(to)}${cost > 0 ? ` for ${money(cost)}` : ''}`,
  trainScrapped: (p, at) => `${company(at, p.company)} scrapped ${aTrain(p.train)}`,
  localTraded: ({ seat, price: paid, ...p }, at) =>
    `${company(at, p.company)} bought ${local(p.local)} from ${at.player(seat)} for ${money(paid)}`,
  localSold: ({ price: paid, ...p }, at) =>
    `${company(at, p.company)} sold ${local(p.local)} to the bank for ${money(paid)}`,
  vaclavCompany: ({ price: start, ...p }, at) =>
    `Václav received ${company(at, p.company)} at ${money(start)} with ${aTrain(p.train)}`,
  vaclavDrew: (p, at) => `Václav’s ${company(at, p.company)} took ${aTrain(p.train)} from the bank`,
  mwPaid: ({ seat, amount }, at) => `${at.player(seat)} received ${money(amount)} from the private MW`,
  mwBought: ({ seat, price: paid, ...p }, at) =>
    `${company(at, p.company)} bought the private MW from ${at.player(seat)} for ${money(paid)} and took over its station`,
  trainLent: ({ seat, ...p }, at) =>
    `${at.player(seat)} lent the 3E train to ${company(at, p.company)}; the train left the game`,
}

function thing(kind: 'company' | 'train' | 'local', item: string, at: Naming): string {
  if (kind === 'company') return company(at, item)
  return kind === 'train' ? aTrain(item) : local(item as Parameters<typeof local>[0])
}
