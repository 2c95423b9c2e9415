import type { DialId, EndReason, Raise } from '@roundhouse/titles/chicago-express'
import { capital } from '../../capital.ts'
import { formatsFor } from '../../formats.ts'
import type { ChicagoLineWords } from '../shapes.ts'
import { hex, hexShort } from './hexes.ts'
import { company, dials } from './refusals.ts'

const { money, signed, list } = formatsFor('en')

/** Why the game ended, as part of a sentence. */
export const endClauses: Readonly<Record<EndReason, string>> = {
  locomotives: 'three companies or more had no locomotive left',
  shares: 'three companies or more had no share left',
  houses: 'three houses or fewer were left',
  detroit: 'Detroit stood on 8',
}

const NOTHING_TO_DO: Readonly<Record<DialId, string>> = {
  auction: 'no share to offer',
  network: 'nothing to build',
  development: 'nothing to develop',
}

export const lines: ChicagoLineWords = {
  initialAuction: (p, at) =>
    `${at.player(p.seat)} opened the auction of the first ${company(p.company)} share, minimum ${money(p.minimum)}`,
  offered: (p, at) =>
    `${at.player(p.seat)} offered a share of ${company(p.company)}, minimum ${money(p.minimum)}`,
  wabashOffered: ({ seat, minimum }, at) =>
    `${at.player(seat)} offered the first share of Wabash, minimum ${money(minimum)}`,
  bid: ({ seat, amount }, at) => `${at.player(seat)} bid ${money(amount)}`,
  passed: ({ seat, auto }, at) => `${at.player(seat)} passed${auto ? ' (cannot bid)' : ''}`,
  sold: (p, at) => `${at.player(p.seat)} bought a share of ${company(p.company)} for ${money(p.price)}`,
  given: (p, at) => `${at.player(p.seat)} got a share of ${company(p.company)} for nothing: nobody bid`,
  unsold: (p) => `The share of ${company(p.company)} stayed unsold: everybody passed`,
  chose: ({ seat, dial }, at) => `${at.player(seat)} chose ${dials[dial]}`,
  declined: ({ seat, dial, auto }, at) =>
    `${at.player(seat)} declined ${dials[dial]}${auto ? ` (${NOTHING_TO_DO[dial]})` : ''}`,
  built: ({ seat, hexes, cost, income, ...p }, at) => {
    const where = hexes.map((built) => hexShort(built.hex)).join(', ')
    const gain = income === 0 ? '' : `, income ${signed(income)}`
    return `${at.player(seat)} built ${company(p.company)}: ${where} for ${money(cost)}${gain}`
  },
  developed: ({ seat, grant, raises, ...p }, at) => {
    const start = `${at.player(seat)} developed ${hex(p.hex)}`
    return grant > 0 ? `${start}, ${money(grant)} for the company there` : start + gains(raises)
  },
  reachedChicago: (p) =>
    `${company(p.company)} reached Chicago and paid ${money(p.perShare)} a share on an income of ${p.income}`,
  wabashOpened: ({ income }) => `Wabash opened in Fort Wayne with an income of ${income}`,
  dividend: ({ number, totals }, at) =>
    `General dividend ${number} paid ${totals.map((sum, seat) => `${at.player(seat)} ${money(sum)}`).join(', ')}`,
  detroit: ({ value, raises }) => `Detroit grew to ${value}${gains(raises)}`,
  ended: ({ reasons, winners }, at) => {
    const names = list(winners.map((seat) => at.player(seat)))
    const who = winners.length === 1 ? `${names} won` : `${names} shared the victory`
    return `${who}. ${capital(list(reasons.map((reason) => endClauses[reason])))}`
  },
  undone: ({ seat, to }, at) => `${at.player(seat)} took back to move ${to}`,
}

/** Every company on a hex gains the same. */
function gains(raises: readonly Raise[]): string {
  const [first] = raises
  if (first === undefined) return ''
  return `, income ${signed(first.income)} for ${list(raises.map((raise) => company(raise.company)))}`
}
