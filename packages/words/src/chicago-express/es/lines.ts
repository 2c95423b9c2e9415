import type { DialId, EndReason, Raise } from '@roundhouse/titles/chicago-express'
import { capital } from '../../capital.ts'
import { formatsFor } from '../../formats.ts'
import type { ChicagoLineWords } from '../shapes.ts'
import { hex, hexShort } from './hexes.ts'
import { company, dials } from './refusals.ts'

const { money, signed, list } = formatsFor('es')

export const endClauses: Readonly<Record<EndReason, string>> = {
  locomotives: 'a tres compañías o más no les quedaban locomotoras',
  shares: 'a tres compañías o más no les quedaban acciones',
  houses: 'quedaban tres casitas o menos',
  detroit: 'Detroit había llegado a 8',
}

const NOTHING_TO_DO: Readonly<Record<DialId, string>> = {
  auction: 'sin acciones que ofrecer',
  network: 'nada que ampliar',
  development: 'nada que urbanizar',
}

export const lines: ChicagoLineWords = {
  initialAuction: (p, at) =>
    `${at.player(p.seat)} abrió la subasta de la primera acción de la ${company(p.company)}, mínimo ${money(p.minimum)}`,
  offered: (p, at) =>
    `${at.player(p.seat)} ofreció una acción de la ${company(p.company)}, mínimo ${money(p.minimum)}`,
  wabashOffered: ({ seat, minimum }, at) =>
    `${at.player(seat)} ofreció la primera acción de la Wabash, mínimo ${money(minimum)}`,
  bid: ({ seat, amount }, at) => `${at.player(seat)} pujó ${money(amount)}`,
  passed: ({ seat, auto }, at) => `${at.player(seat)} pasó${auto ? ' (no puede pujar)' : ''}`,
  sold: (p, at) => `${at.player(p.seat)} compró una acción de la ${company(p.company)} por ${money(p.price)}`,
  given: (p, at) => `${at.player(p.seat)} recibió gratis una acción de la ${company(p.company)}: nadie pujó`,
  unsold: (p) => `La acción de la ${company(p.company)} quedó sin vender: pasaron todos`,
  chose: ({ seat, dial }, at) => `${at.player(seat)} eligió ${dials[dial]}`,
  declined: ({ seat, dial, auto }, at) =>
    `${at.player(seat)} renunció a ${dials[dial]}${auto ? ` (${NOTHING_TO_DO[dial]})` : ''}`,
  built: ({ seat, hexes, cost, income, ...p }, at) => {
    const where = hexes.map((built) => hexShort(built.hex)).join(', ')
    const gain = income === 0 ? '' : `, beneficios ${signed(income)}`
    return `${at.player(seat)} amplió la ${company(p.company)}: ${where} por ${money(cost)}${gain}`
  },
  developed: ({ seat, grant, raises, ...p }, at) => {
    const start = `${at.player(seat)} urbanizó ${hex(p.hex)}`
    return grant > 0 ? `${start}, ${money(grant)} para la compañía presente` : start + gains(raises)
  },
  reachedChicago: (p) =>
    `La ${company(p.company)} llegó a Chicago y pagó ${money(p.perShare)} por acción con unos beneficios de ${p.income}`,
  wabashOpened: ({ income }) => `La Wabash se inauguró en Fort Wayne con unos beneficios de ${income}`,
  dividend: ({ number, totals }, at) =>
    `Reparto general ${number}: ${totals.map((sum, seat) => `${at.player(seat)} ${money(sum)}`).join(', ')}`,
  detroit: ({ value, raises }) => `Detroit creció hasta ${value}${gains(raises)}`,
  ended: ({ reasons, winners }, at) => {
    const names = list(winners.map((seat) => at.player(seat)))
    const who = winners.length === 1 ? `${names} ganó` : `${names} compartieron la victoria`
    return `${who}. ${capital(list(reasons.map((reason) => endClauses[reason])))}`
  },
  undone: ({ seat, to }, at) => `${at.player(seat)} deshizo hasta la jugada ${to}`,
}

function gains(raises: readonly Raise[]): string {
  const [first] = raises
  if (first === undefined) return ''
  return `, beneficios ${signed(first.income)} para ${list(raises.map((raise) => company(raise.company)))}`
}
