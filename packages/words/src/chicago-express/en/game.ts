import type { EndReason, IndustryId } from '@roundhouse/titles/chicago-express'
import type { Doing } from '@roundhouse/view/chicago-express'
import { capital } from '../../capital.ts'
import type { Naming } from '../../naming.ts'
import { describeHex, hex, hexShort, inHex, kinds } from './hexes.ts'
import { endClauses, lines } from './lines.ts'
import { company, dials, refusals } from './refusals.ts'
import { sections } from './sections.ts'
import { round } from './turns.ts'
import { waters } from './waters.ts'

const doing: Readonly<Record<Doing, string>> = {
  initialAuction: 'Initial auctions',
  choosing: 'Choosing an action',
  auction: 'Auction',
  wabashAuction: 'First Wabash share',
  network: 'Network',
  development: 'Development',
  ended: 'Game over',
}

/** How near an end of the game is: what is counted, and the figure against its limit. */
const endGauges: Readonly<
  Record<EndReason, { readonly label: string; figure(now: number, needed: number): string }>
> = {
  locomotives: { label: 'Companies without locomotives', figure: (now, needed) => `${now} of ${needed}` },
  shares: { label: 'Companies sold out', figure: (now, needed) => `${now} of ${needed}` },
  houses: { label: 'Houses left', figure: (now, needed) => `${now}, ends at ${needed}` },
  detroit: { label: 'Detroit', figure: (now, needed) => `${now} of ${needed}` },
}

const industries: Readonly<Record<IndustryId, string>> & { readonly heading: string } = {
  heading: 'Industrial cities',
  detroit: 'Detroit',
  wheeling: 'Wheeling',
  pittsburgh: 'Pittsburgh',
}

export const chicago = {
  tagline: 'Buy shares in the railways of the East, build west, be there when the first one reaches Chicago.',
  duration: '45–75 minutes',
  round,
  refusals,
  sections,
  summaries: async () => (await import('./summaries.ts')).summaries,
  lines,
  orders: null,
  amendments: async () => ({}),
  companyKinds: {},
  hex,
  inHex,
  hexShort,
  describeHex,
  company,
  kinds,
  dials,
  doing,
  /** Lower case, to follow "Ended:" or to be joined with others. */
  endClauses,
  endReasons: {
    locomotives: `${capital(endClauses.locomotives)}.`,
    shares: `${capital(endClauses.shares)}.`,
    houses: `${capital(endClauses.houses)}.`,
    detroit: `${capital(endClauses.detroit)}.`,
  } as Readonly<Record<EndReason, string>>,
  endGauges,
  industries,
  waters,
  options: {
    opener: {
      label: 'Who opens the first auction',
      hint: 'The rulebook leaves it to the oldest player.',
      /** A seat counted from 1, or 'lot'. */
      value: (value: string, at: Naming): string =>
        value === 'lot' ? 'Decided by lot' : at.player(Number(value) - 1),
    },
  },
}
