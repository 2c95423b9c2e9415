import type { DialId, EndReason, Raise } from '@roundhouse/titles/chicago-express'
import { capital } from '../../capital.ts'
import { formatsFor } from '../../formats.ts'
import type { ChicagoLineWords } from '../shapes.ts'
import { hex, hexShort } from './hexes.ts'
import { company, dials } from './refusals.ts'

const { money, signed, list } = formatsFor('it')

export const endClauses: Readonly<Record<EndReason, string>> = {
  locomotives: 'tre compagnie o più erano senza locomotive',
  shares: 'tre compagnie o più erano senza azioni da vendere',
  houses: 'restavano tre casette o meno',
  detroit: 'Detroit era arrivata a 8',
}

const NOTHING_TO_DO: Readonly<Record<DialId, string>> = {
  auction: 'nessuna azione da offrire',
  network: 'niente da costruire',
  development: 'niente da sviluppare',
}

export const lines: ChicagoLineWords = {
  initialAuction: (p, at) =>
    `${at.player(p.seat)} ha aperto l’asta per la prima azione della ${company(p.company)}, minimo ${money(p.minimum)}`,
  offered: (p, at) =>
    `${at.player(p.seat)} ha messo all’asta un’azione della ${company(p.company)}, minimo ${money(p.minimum)}`,
  wabashOffered: ({ seat, minimum }, at) =>
    `${at.player(seat)} ha messo all’asta la prima azione della Wabash, minimo ${money(minimum)}`,
  bid: ({ seat, amount }, at) => `${at.player(seat)} ha offerto ${money(amount)}`,
  passed: ({ seat, auto }, at) => `${at.player(seat)} ha passato${auto ? ' (non può offrire)' : ''}`,
  sold: (p, at) =>
    `${at.player(p.seat)} ha acquistato un’azione della ${company(p.company)} per ${money(p.price)}`,
  given: (p, at) =>
    `${at.player(p.seat)} ha ricevuto gratis un’azione della ${company(p.company)}: nessuno ha offerto`,
  unsold: (p) => `L’azione della ${company(p.company)} è rimasta invenduta: tutti hanno passato`,
  chose: ({ seat, dial }, at) => `${at.player(seat)} ha scelto ${dials[dial]}`,
  declined: ({ seat, dial, auto }, at) =>
    `${at.player(seat)} ha rinunciato a ${dials[dial]}${auto ? ` (${NOTHING_TO_DO[dial]})` : ''}`,
  built: ({ seat, hexes, cost, income, ...p }, at) => {
    const where = hexes.map((built) => hexShort(built.hex)).join(', ')
    const gain = income === 0 ? '' : `, profitto ${signed(income)}`
    return `${at.player(seat)} ha espanso la ${company(p.company)}: ${where} per ${money(cost)}${gain}`
  },
  developed: ({ seat, grant, raises, ...p }, at) => {
    const start = `${at.player(seat)} ha sviluppato ${hex(p.hex)}`
    return grant > 0 ? `${start}, ${money(grant)} alla compagnia presente` : start + gains(raises)
  },
  reachedChicago: (p) =>
    `La ${company(p.company)} ha raggiunto Chicago e ha pagato ${money(p.perShare)} per azione con un profitto di ${p.income}`,
  wabashOpened: ({ income }) => `La Wabash ha aperto a Fort Wayne con un profitto di ${income}`,
  dividend: ({ number, totals }, at) =>
    `Dividendo generale ${number}: ${totals.map((sum, seat) => `${at.player(seat)} ${money(sum)}`).join(', ')}`,
  detroit: ({ value, raises }) => `Detroit ha raggiunto ${value}${gains(raises)}`,
  ended: ({ reasons, winners }, at) => {
    const names = list(winners.map((seat) => at.player(seat)))
    const who = winners.length === 1 ? `${names} ha vinto` : `${names} hanno condiviso la vittoria`
    return `${who}. ${capital(list(reasons.map((reason) => endClauses[reason])))}`
  },
  undone: ({ seat, to }, at) => `${at.player(seat)} ha annullato fino alla mossa ${to}`,
}

function gains(raises: readonly Raise[]): string {
  const [first] = raises
  if (first === undefined) return ''
  return `, profitto ${signed(first.income)} per ${list(raises.map((raise) => company(raise.company)))}`
}
