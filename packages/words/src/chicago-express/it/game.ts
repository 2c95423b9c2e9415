import { capital } from '../../capital.ts'
import type { ChicagoWords } from '../shapes.ts'
import { describeHex, hex, hexShort, inHex, kinds } from './hexes.ts'
import { endClauses, lines } from './lines.ts'
import { company, dials, refusals } from './refusals.ts'
import { sections } from './sections.ts'
import { round } from './turns.ts'
import { waters } from './waters.ts'

export const chicago: ChicagoWords = {
  tagline:
    'Acquista azioni delle ferrovie dell’Est, costruisci verso ovest e non mancare quando la prima raggiunge Chicago.',
  duration: '45–75 minuti',
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
  doing: {
    initialAuction: 'Aste iniziali',
    choosing: 'Scelta dell’azione',
    auction: 'Asta',
    wabashAuction: 'Prima azione della Wabash',
    network: 'Espansione',
    development: 'Sviluppo',
    ended: 'Fine del gioco',
  },
  endClauses,
  endReasons: {
    locomotives: `${capital(endClauses.locomotives)}.`,
    shares: `${capital(endClauses.shares)}.`,
    houses: `${capital(endClauses.houses)}.`,
    detroit: `${capital(endClauses.detroit)}.`,
  },
  endGauges: {
    locomotives: { label: 'Compagnie senza locomotive', figure: (now, needed) => `${now} di ${needed}` },
    shares: { label: 'Compagnie senza azioni', figure: (now, needed) => `${now} di ${needed}` },
    houses: { label: 'Casette in riserva', figure: (now, needed) => `${now}, fine a ${needed}` },
    detroit: { label: 'Detroit', figure: (now, needed) => `${now} di ${needed}` },
  },
  industries: {
    heading: 'Città industriali',
    detroit: 'Detroit',
    wheeling: 'Wheeling',
    pittsburgh: 'Pittsburgh',
  },
  waters,
  options: {
    opener: {
      label: 'Chi apre la prima asta',
      hint: 'Il regolamento lo affida al giocatore più anziano.',
      value: (value, at) => (value === 'lot' ? 'A sorte' : at.player(Number(value) - 1)),
    },
  },
}
